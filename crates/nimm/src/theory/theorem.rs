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
    /// Sums of heaps whose nim-values were tested for the pairing property, misère play.
    TestedPairing,
    /// Sums of heaps of one rule, misère play.
    MisereQuotient,
}

impl Theorem {
    /// All theorems.
    pub const ALL: [Theorem; 12] = [
        Theorem::Bouton,
        Theorem::BoutonMisere,
        Theorem::Residue,
        Theorem::Interval,
        Theorem::TwoIntervals,
        Theorem::SpragueGrundy,
        Theorem::Pairing,
        Theorem::Schwenk,
        Theorem::LimitRecurrence,
        Theorem::LimitMisere,
        Theorem::TestedPairing,
        Theorem::MisereQuotient,
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
            Theorem::SpragueGrundy => "sprague-grundy",
            Theorem::Pairing => "pairing",
            Theorem::Schwenk => "schwenk",
            Theorem::LimitRecurrence => "limit-recurrence",
            Theorem::LimitMisere => "limit-misere",
            Theorem::TestedPairing => "tested-pairing",
            Theorem::MisereQuotient => "misere-quotient",
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
            Theorem::TestedPairing => &[
                "no move leaves more than one heap",
                "every heap of nim-value 0 with a move has a move to nim-value 1, up to the largest heap",
                "misère play",
            ],
            Theorem::MisereQuotient => &[
                "every heap is played by the same rule",
                "the quotient is verified for every heap",
                "misère play",
            ],
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
            Theorem::SpragueGrundy => {
                "R. P. Sprague 1935, Über mathematische Kampfspiele; \
                 P. M. Grundy 1939, Mathematics and games"
            }
            Theorem::Pairing | Theorem::TestedPairing => {
                "T. S. Ferguson 1974, On sums of graph games with last player losing; \
                 proof in docs/theory.md"
            }
            Theorem::Schwenk => "A. J. Schwenk 1970, Take-away games",
            Theorem::LimitRecurrence | Theorem::LimitMisere => "proof in docs/theory.md",
            Theorem::MisereQuotient => {
                "T. E. Plambeck and A. N. Siegel 2008, Misère quotients for impartial games; \
                 proof in docs/theory.md"
            }
        }
    }
}
