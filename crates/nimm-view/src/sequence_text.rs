//! Sequences as text, CSV and b-files.

use std::fmt::Write;

use nimm::{HeapValue, Outcome, Wanted};

/// How a sequence is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SequenceFormat {
    /// Values with spaces between them.
    Text,
    /// A line a heap, under a head.
    Csv,
    /// Lines of index and value, as the On-Line Encyclopedia of Integer Sequences wants them.
    Bfile,
}

/// Heaps as text that ends with a line break; the first of them is `from`.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, Wanted, first_heaps};
/// use nimm_view::{SequenceFormat, sequence_text};
///
/// let heaps = first_heaps(&"kayles".parse()?, 3, Wanted::Outcomes, &Limits::default())?;
/// let text = sequence_text(SequenceFormat::Csv, Wanted::Outcomes, 0, &heaps.expect("few heaps"));
/// assert_eq!(text, "heap,outcome\n0,P\n1,N\n2,N\n3,N\n");
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn sequence_text(
    format: SequenceFormat,
    wanted: Wanted,
    from: usize,
    heaps: &[HeapValue],
) -> String {
    // The encyclopedia's b-files hold integers: 0 for P and 1 for N.
    let number = |heap: &HeapValue| match (wanted, heap.outcome) {
        (Wanted::NimValues, _) => heap.nim_value.unwrap_or_default(),
        (Wanted::Outcomes, Outcome::P) => 0,
        (Wanted::Outcomes, Outcome::N) => 1,
    };
    let value = |heap: &HeapValue| match wanted {
        Wanted::NimValues => number(heap).to_string(),
        Wanted::Outcomes => heap.outcome.to_string(),
    };
    let mut text = String::new();
    match format {
        SequenceFormat::Text => {
            let line: Vec<String> = heaps.iter().map(value).collect();
            text = line.join(" ");
            text.push('\n');
        }
        SequenceFormat::Csv => {
            text.push_str(match wanted {
                Wanted::NimValues => "heap,nim_value\n",
                Wanted::Outcomes => "heap,outcome\n",
            });
            for (size, heap) in (from..).zip(heaps) {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{size},{}", value(heap));
            }
        }
        SequenceFormat::Bfile => {
            for (size, heap) in (from..).zip(heaps) {
                let _ = writeln!(text, "{size} {}", number(heap));
            }
        }
    }
    text
}
