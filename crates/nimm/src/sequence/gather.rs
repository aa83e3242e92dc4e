//! Nim-values by looking up every option, for any finite set.

/// A number that can hold every nim-value of a set.
pub(super) trait Cell: Copy + Eq {
    fn of(value: usize) -> Self;
    fn get(self) -> usize;
}

impl Cell for u8 {
    fn of(value: usize) -> Self {
        debug_assert!(value <= usize::from(u8::MAX));
        value as u8
    }

    fn get(self) -> usize {
        usize::from(self)
    }
}

impl Cell for u32 {
    fn of(value: usize) -> Self {
        debug_assert!(u32::try_from(value).is_ok());
        value as u32
    }

    fn get(self) -> usize {
        self as usize
    }
}

/// The takes, and which values the options of the current heap have.
#[derive(Clone, Debug)]
pub(super) struct Gather {
    takes: Box<[usize]>,
    /// `seen[v]` is the last heap with an option of value v, plus one.
    seen: Box<[usize]>,
}

impl Gather {
    /// Sets this small have their seen values in one register.
    const REGISTER: usize = 63;

    pub(super) fn new(set: &[usize]) -> Self {
        Gather {
            takes: set.into(),
            seen: vec![0; set.len() + 1].into(),
        }
    }

    /// Appends values until there are `len` of them.
    pub(super) fn extend<C: Cell>(&mut self, values: &mut Vec<C>, len: usize) {
        values.reserve(len.saturating_sub(values.len()));
        let max = self.takes[self.takes.len() - 1];
        for heap in values.len()..len {
            let moves = if heap >= max {
                self.takes.len()
            } else {
                self.takes.partition_point(|&s| s <= heap)
            };
            let options = self.takes[..moves].iter().map(|&s| values[heap - s].get());
            let mex = if self.takes.len() <= Self::REGISTER {
                let seen = options.fold(0_u64, |seen, value| seen | 1 << value);
                seen.trailing_ones() as usize
            } else {
                for value in options {
                    self.seen[value] = heap + 1;
                }
                self.seen
                    .iter()
                    .position(|&last| last != heap + 1)
                    .expect("a set of |S| takes cannot show |S| + 1 values")
            };
            values.push(C::of(mex));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::levels::Levels;
    use super::*;

    #[test]
    fn gathering_agrees_with_the_levels() {
        for bits in 0..1_u32 << 9 {
            let spread = (1..=9)
                .filter(|i| bits >> (i - 1) & 1 == 1)
                .map(|i| 6 * i + 1);
            let set: Vec<usize> = spread.chain([63]).collect();
            let mut levels = Levels::new(&set);
            let mut by_level = Vec::new();
            while by_level.len() < 512 {
                levels.extend(&mut by_level);
            }
            let mut gathered: Vec<u8> = Vec::new();
            Gather::new(&set).extend(&mut gathered, 512);
            assert_eq!(gathered, by_level, "{set:?}");
        }
    }
}
