//! A bar on the terminal for long work.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

use crate::face::{Face, Interrupt};

/// A bar on a terminal, nothing elsewhere.
pub(crate) fn bar(face: &Face, len: u64) -> ProgressBar {
    if face.quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} {eta}");
    ProgressBar::new(len).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Watches work on so many heaps: shows how far it is, and ends it on Ctrl-C.
pub(crate) struct Watch {
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl Watch {
    pub(crate) fn new(face: &Face, heaps: u64) -> Watch {
        let (interrupt, bar) = (Interrupt::watch(), bar(face, heaps));
        Watch { interrupt, bar }
    }

    /// What work is to call now and then with how many heaps are done.
    pub(crate) fn look(&self) -> impl FnMut(u64) -> bool + '_ {
        |heaps| {
            self.bar.set_position(heaps);
            !self.interrupt.is_set()
        }
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
