//! The theorems that answers may rest on, by name.

use serde::{Deserialize, Serialize};

/// A theorem that decides positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Theorem {
    /// Nim, normal play.
    Bouton,
    /// Nim, misère play.
    BoutonMisere,
    /// Subtraction sets that contain 1..L-1 and no multiple of L.
    Residue,
    /// Subtraction sets that are one interval.
    Interval,
    /// Subtraction sets that are 1..a and one more interval.
    TwoIntervals,
    /// Subtraction sets of two amounts.
    TwoAmounts,
    /// Infinite sets of amounts without a gap longer than the least amount.
    Quotient,
    /// Every amount but one.
    AllButOne,
    /// Takes of at most a part of the heap.
    AtMostPart,
    /// Takes of at least a part of the heap.
    AtLeastPart,
    /// Takes of a divisor of the heap.
    DivisorTaken,
    /// Takes of a divisor of the heap that is less than it.
    ProperDivisorTaken,
    /// Takes that leave a divisor of the heap.
    DivisorLeft,
    /// Takes of amounts without a divisor in common with the heap.
    Coprime,
    /// Lasker's nim: take any number, or split.
    Lasker,
    /// Sums of heaps with known nim-values, normal play.
    SpragueGrundy,
    /// Sums of Nim heaps and subtraction games, misère play.
    Pairing,
    /// One heap with a limit that grows with the previous take.
    Schwenk,
    /// One heap with any limit that depends on the previous take.
    LimitRecurrence,
    /// One heap with a limit that depends on the previous take, misère play.
    LimitMisere,
}

impl Theorem {
    /// All theorems.
    pub const ALL: [Theorem; 20] = [
        Theorem::Bouton,
        Theorem::BoutonMisere,
        Theorem::Residue,
        Theorem::Interval,
        Theorem::TwoIntervals,
        Theorem::TwoAmounts,
        Theorem::Quotient,
        Theorem::AllButOne,
        Theorem::AtMostPart,
        Theorem::AtLeastPart,
        Theorem::DivisorTaken,
        Theorem::ProperDivisorTaken,
        Theorem::DivisorLeft,
        Theorem::Coprime,
        Theorem::Lasker,
        Theorem::SpragueGrundy,
        Theorem::Pairing,
        Theorem::Schwenk,
        Theorem::LimitRecurrence,
        Theorem::LimitMisere,
    ];

    /// The name in JSON and in message files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Theorem::Bouton => "bouton",
            Theorem::BoutonMisere => "bouton-misere",
            Theorem::Residue => "residue",
            Theorem::Interval => "interval",
            Theorem::TwoIntervals => "two-intervals",
            Theorem::TwoAmounts => "two-amounts",
            Theorem::Quotient => "quotient",
            Theorem::AllButOne => "all-but-one",
            Theorem::AtMostPart => "at-most-part",
            Theorem::AtLeastPart => "at-least-part",
            Theorem::DivisorTaken => "divisor-taken",
            Theorem::ProperDivisorTaken => "proper-divisor-taken",
            Theorem::DivisorLeft => "divisor-left",
            Theorem::Coprime => "coprime",
            Theorem::Lasker => "lasker",
            Theorem::SpragueGrundy => "sprague-grundy",
            Theorem::Pairing => "pairing",
            Theorem::Schwenk => "schwenk",
            Theorem::LimitRecurrence => "limit-recurrence",
            Theorem::LimitMisere => "limit-misere",
        }
    }

    /// What has to hold for the theorem to apply.
    #[must_use]
    pub fn conditions(self) -> &'static [&'static str] {
        match self {
            Theorem::Bouton => &["every heap is played by nim", "normal play"],
            Theorem::BoutonMisere => &["every heap is played by nim", "misère play"],
            Theorem::Residue => &[
                "every amount 1..L-1 may be taken",
                "no multiple of L may be taken",
                "normal play",
            ],
            Theorem::Interval => &["the amounts are a..b", "normal play"],
            Theorem::TwoIntervals => &[
                "the amounts are 1..a and c..b",
                "a multiple of a+1 lies in c..b",
                "normal play",
            ],
            Theorem::TwoAmounts => &["the amounts are a and b", "normal play"],
            Theorem::Quotient => &[
                "a is the least amount",
                "no two successive amounts differ by more than a",
                "normal play",
            ],
            Theorem::AllButOne => &["every amount but a may be taken", "normal play"],
            Theorem::AtMostPart => &[
                "the amounts are 1..f(n)",
                "f(0) = 0, and f(n) is f(n-1) or one more",
                "normal play",
            ],
            Theorem::AtLeastPart => &[
                "the heaps 0..f(n) can be left",
                "f never decreases, and f(n) < n",
                "normal play",
            ],
            Theorem::DivisorTaken => &["the amounts are the divisors of n", "normal play"],
            Theorem::ProperDivisorTaken => &[
                "the amounts are the divisors of n that are less than n",
                "normal play",
            ],
            Theorem::DivisorLeft => &[
                "the heaps that can be left are the divisors of n that are less than n",
                "normal play",
            ],
            Theorem::Coprime => &[
                "the amounts are those that have no divisor but 1 in common with n",
                "normal play",
            ],
            Theorem::Lasker => &[
                "a heap may be split in two",
                "any number may be taken",
                "normal play",
            ],
            Theorem::SpragueGrundy => &["the nim-value of every heap is known", "normal play"],
            Theorem::Pairing => &[
                "every heap is played by nim or by a subtraction set",
                "misère play",
            ],
            Theorem::Schwenk => &[
                "one heap",
                "the limit f never decreases",
                "f(x) >= x",
                "normal play",
            ],
            Theorem::LimitRecurrence => &["one heap", "normal play"],
            Theorem::LimitMisere => &["one heap", "the limit f(x) >= 1", "misère play"],
        }
    }

    /// Author, year and title, or a statement that the proof is in the book.
    #[must_use]
    pub fn reference(self) -> &'static str {
        match self {
            Theorem::Bouton | Theorem::BoutonMisere => {
                "C. L. Bouton 1901, Nim, a game with a complete mathematical theory"
            }
            Theorem::Residue | Theorem::Interval | Theorem::TwoIntervals => {
                "proof in docs/theory.md"
            }
            Theorem::TwoAmounts => {
                "E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, Winning Ways for your Mathematical Plays; proof in docs/theory.md"
            }
            Theorem::AllButOne => {
                "A. A. Siegel 2005, Finite excluded subtraction sets and infinite modular Nim; proof in docs/theory.md"
            }
            Theorem::Quotient | Theorem::AtLeastPart => "proof in docs/theory.md",
            Theorem::AtMostPart => {
                "L. Levine 2006, Fractal sequences and restricted Nim; proof in docs/theory.md"
            }
            Theorem::DivisorTaken
            | Theorem::ProperDivisorTaken
            | Theorem::DivisorLeft
            | Theorem::Coprime => {
                "D. E. Iannucci and U. Larsson 2021, Game values of arithmetic functions; proof in docs/theory.md"
            }
            Theorem::Lasker => "E. Lasker 1931, Brettspiele der Völker; proof in docs/theory.md",
            Theorem::SpragueGrundy => {
                "R. P. Sprague 1935, Über mathematische Kampfspiele; \
                 P. M. Grundy 1939, Mathematics and games"
            }
            Theorem::Pairing => {
                "T. S. Ferguson 1974, On sums of graph games with last player losing; \
                 proof in docs/theory.md"
            }
            Theorem::Schwenk => "A. J. Schwenk 1970, Take-away games",
            Theorem::LimitRecurrence | Theorem::LimitMisere => "proof in docs/theory.md",
        }
    }
}
