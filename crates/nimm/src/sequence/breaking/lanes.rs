//! Runs loops with the widest vectors the processor has.

/// Work whose loops gain from wide vectors; `run` must be `#[inline(always)]` to be compiled anew.
pub(super) trait Task {
    type Output;
    fn run(self) -> Self::Output;
}

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lanes {
    /// Those every processor of the architecture has.
    Portable,
    /// AVX2 as well.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    Avx2,
}

impl Lanes {
    /// What this processor has.
    pub(super) fn detect() -> Self {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
        {
            return Self::Avx2;
        }
        Self::Portable
    }

    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            Self::Portable => task.run(),
            // SAFETY: only `detect` makes `Avx2`, after it found all the features that are enabled.
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            Self::Avx2 => unsafe { run_avx2(task) },
        }
    }
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn run_avx2<T: Task>(task: T) -> T::Output {
    task.run()
}
