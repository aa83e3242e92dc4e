//! Names of elements: sums of heaps.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A sum of heaps that are not empty, which names the element of a quotient that it lies in.
///
/// Text: `1` for no heaps at all, `h1+h2+h2` for a heap of one and two heaps of two.
///
/// # Examples
///
/// ```
/// use nimm::misere::Word;
///
/// let word: Word = "h1+h2+h2".parse().expect("a word");
/// assert_eq!(word.heaps(), [1, 2, 2]);
/// assert_eq!(Word::default().to_string(), "1");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    heaps: Vec<u64>,
}

/// A text that is no [`Word`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoWord {
    /// The text.
    pub found: String,
}

impl fmt::Display for NoWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a sum such as `h1+h2`, found `{}`", self.found)
    }
}

impl std::error::Error for NoWord {}

impl Word {
    /// The sum of these heaps, in any order; empty ones are left out.
    #[must_use]
    pub fn new(mut heaps: Vec<u64>) -> Word {
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        Word { heaps }
    }

    /// The heaps, ascending.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// The sum with one heap more.
    pub(super) fn with(&self, heap: u64) -> Word {
        let mut heaps = self.heaps.clone();
        heaps.insert(heaps.partition_point(|other| *other <= heap), heap);
        Word { heaps }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.heaps.is_empty() {
            return f.write_str("1");
        }
        for (index, heap) in self.heaps.iter().enumerate() {
            let sign = if index > 0 { "+" } else { "" };
            write!(f, "{sign}h{heap}")?;
        }
        Ok(())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Word {
    type Err = NoWord;

    /// Reads what `Display` prints, and nothing else.
    fn from_str(text: &str) -> Result<Word, NoWord> {
        let wrong = || NoWord {
            found: text.to_string(),
        };
        if text == "1" {
            return Ok(Word::default());
        }
        let heap = |part: &str| part.strip_prefix('h')?.parse().ok();
        let heaps: Option<Vec<u64>> = text.split('+').map(heap).collect();
        let word = Word::new(heaps.ok_or_else(wrong)?);
        match word.to_string() == text {
            true => Ok(word),
            false => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn only_what_is_printed_is_read() {
        for text in ["1", "h1", "h1+h1+h25"] {
            assert_eq!(text.parse::<Word>().expect("a word").to_string(), text);
        }
        for text in [
            "", "h", "h0", "h01", "2", "h2+h1", "h1+", "1+h1", "h-1", "H1",
        ] {
            assert!(text.parse::<Word>().is_err(), "{text}");
        }
    }
}
