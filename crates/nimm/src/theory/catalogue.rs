//! The theorems that answers may rest on, the strongest first.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::condition::Condition;
use super::row::{Gives, How, Row};
use super::{
    all_but_one, at_least_part, at_most_part, bouton, chomp, coin_turning, coprime, divisors,
    end_nim, euclid, global_limit_pairs, global_limit_recurrence, greedy_nim, interval, lasker,
    lim, limit_misere, limit_recurrence, misere_quotient, moore, pass_nim, quotient, reduced,
    residue, schwenk, silver_dollar, staircase, sums, tested_pairing, two_amounts, two_intervals,
    wythoff,
};
use crate::{Convention, Game, Strength};

/// The catalogue: a line names a theorem and the row that its file states.
macro_rules! catalogue {
    ($($(#[$words:meta])+ $name:ident = $row:expr,)+) => {
        /// A theorem that decides positions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum Theorem {
            $($(#[$words])+ $name,)+
        }

        impl Theorem {
            /// All theorems, in the order in which they are tried: the first that applies answers.
            pub const ALL: [Theorem; [$(Theorem::$name,)+].len()] = [$(Theorem::$name,)+];

            /// What is stated of it.
            pub(crate) fn row(self) -> &'static Row {
                match self {
                    $(Theorem::$name => &$row,)+
                }
            }
        }
    };
}

catalogue! {
    /// Nim, normal play.
    Bouton = bouton::NORMAL,
    /// Nim, misère play.
    BoutonMisere = bouton::MISERE,
    /// Subtraction sets that contain 1..L-1 and no multiple of L.
    Residue = residue::ROW,
    /// Subtraction sets that are one interval.
    Interval = interval::ROW,
    /// Subtraction sets that are 1..a and one more interval.
    TwoIntervals = two_intervals::ROW,
    /// Subtraction sets of two amounts.
    TwoAmounts = two_amounts::ROW,
    /// Infinite sets of amounts without a gap longer than the least amount.
    Quotient = quotient::ROW,
    /// Every amount but one.
    AllButOne = all_but_one::ROW,
    /// Subtraction sets whose amounts have a common divisor.
    CommonDivisor = reduced::COMMON_DIVISOR,
    /// Subtraction sets that are a smaller one with intervals for amounts.
    BlowUp = reduced::BLOW_UP,
    /// Takes of at most a part of the heap.
    AtMostPart = at_most_part::ROW,
    /// Takes of at least a part of the heap.
    AtLeastPart = at_least_part::ROW,
    /// Takes of a divisor of the heap.
    DivisorTaken = divisors::TAKEN,
    /// Takes of a divisor of the heap that is less than it.
    ProperDivisorTaken = divisors::TAKEN_PROPER,
    /// Takes that leave a divisor of the heap.
    DivisorLeft = divisors::LEFT,
    /// Takes of amounts without a divisor in common with the heap.
    Coprime = coprime::ROW,
    /// Lasker's nim: take any number, or split.
    Lasker = lasker::ROW,
    /// One heap with a limit that grows with the previous take.
    Schwenk = schwenk::ROW,
    /// One heap with any limit that depends on the previous take.
    LimitRecurrence = limit_recurrence::ROW,
    /// One heap with a limit that depends on the previous take, misère play.
    LimitMisere = limit_misere::ROW,
    /// Sums of heaps with known nim-values, normal play.
    SpragueGrundy = sums::NORMAL,
    /// Sums of Nim heaps and subtraction games, misère play.
    Pairing = sums::MISERE,
    /// Sums of heaps whose nim-values were tested for the pairing property, misère play.
    TestedPairing = tested_pairing::ROW,
    /// Sums of heaps of one rule, misère play.
    MisereQuotient = misere_quotient::ROW,
    /// Several heaps with one limit on the next take.
    GlobalLimitRecurrence = global_limit_recurrence::ROW,
    /// Equal pairs of heaps with one limit that is at least the previous take.
    GlobalLimitPairs = global_limit_pairs::ROW,
    /// Tokens that move down the steps of a staircase.
    Staircase = staircase::ROW,
    /// Coins that move along a strip without passing.
    SilverDollar = silver_dollar::ROW,
    /// Coins in a row that are turned.
    CoinTurning = coin_turning::ROW,
    /// Takes from the ends of a row of heaps.
    EndNim = end_nim::ROW,
    /// Nim with passes.
    PassNim = pass_nim::ROW,
    /// Chomp, as far as it is solved.
    Chomp = chomp::ROW,
    /// Tokens taken from several heaps at once.
    Moore = moore::ROW,
    /// Tokens taken from one of two heaps, or as many from both.
    Wythoff = wythoff::ROW,
    /// Multiples of the smaller of two heaps, which stay positive.
    Euclid = euclid::POSITIVE,
    /// Multiples of the smaller of two heaps, which may become empty.
    EuclidToZero = euclid::TO_ZERO,
    /// Tokens taken from a largest heap.
    GreedyNim = greedy_nim::ROW,
    /// As many tokens taken from two heaps as are put on a third.
    Lim = lim::ROW,
}

impl Theorem {
    /// The name in JSON and in message files.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The kind of rule that it speaks of. Where this does not hold of a game, the theorem has
    /// nothing to do with it.
    #[must_use]
    pub fn pattern(self) -> &'static Condition {
        self.row().pattern
    }

    /// What has to hold for it to apply, besides its pattern, in the order in which it is tested.
    #[must_use]
    pub fn conditions(self) -> &'static [&'static Condition] {
        self.row().conditions
    }

    /// The first condition that a game fails, its pattern before the others; `None` if the theorem
    /// applies.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::theory::Theorem;
    ///
    /// let fails = |rule: &str| Theorem::Residue.fails(&rule.parse().expect("a rule"));
    /// assert_eq!(fails("take 1-3"), None);
    /// assert_eq!(fails("take 1-3,8").expect("a condition").id, "no-multiple-of-l");
    /// ```
    #[must_use]
    pub fn fails(self, game: &Game) -> Option<&'static Condition> {
        self.row().fails(game)
    }

    /// Whether the theorem decides the positions of a game.
    #[must_use]
    pub fn applies(self, game: &Game) -> bool {
        self.fails(game).is_none()
    }

    /// What it gives for a position.
    #[must_use]
    pub fn gives(self) -> &'static [Gives] {
        self.row().gives
    }

    /// The conventions that its conditions allow.
    pub fn conventions(self) -> impl Iterator<Item = Convention> {
        [Convention::Normal, Convention::Misere]
            .into_iter()
            .filter(move |convention| {
                let excluded = match convention {
                    Convention::Normal => &super::condition::MISERE_PLAY,
                    Convention::Misere => &super::condition::NORMAL_PLAY,
                };
                !self.conditions().contains(&excluded)
            })
    }

    /// Games to which it applies, in the notation of rules, the plainest first.
    #[must_use]
    pub fn inside(self) -> &'static [&'static str] {
        self.row().inside
    }

    /// Games of its pattern to which it just does not apply.
    #[must_use]
    pub fn outside(self) -> &'static [&'static str] {
        self.row().outside
    }

    /// How sure answers that rest on it are.
    #[must_use]
    pub fn strengths(self) -> &'static [Strength] {
        // A sum is no surer than the values of its heaps.
        let sums = matches!(self.row().how, How::Sums) || self == Theorem::TestedPairing;
        match sums {
            true => &[Strength::Proven, Strength::Computed],
            false => &[Strength::Proven],
        }
    }

    /// Author, year and title, or a statement that the proof is in the book.
    #[must_use]
    pub fn reference(self) -> &'static str {
        self.row().reference
    }

    /// What its statement calls the number that its witness calls `name`.
    #[must_use]
    pub fn symbol(self, name: &str) -> Option<&'static str> {
        let symbols = self.row().symbols.iter();
        symbols
            .copied()
            .find_map(|(own, symbol)| (own == name).then_some(symbol))
    }

    /// All rows, in order.
    pub(crate) fn rows() -> [(Theorem, &'static Row); Theorem::ALL.len()] {
        Theorem::ALL.map(|theorem| (theorem, theorem.row()))
    }

    /// Whether it gives the nim-values of the heaps of one rule in closed form.
    pub(crate) fn gives_heap_values(self) -> bool {
        matches!(self.row().how, How::Heaps(_))
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::{How, Theorem};
    use crate::{Game, Method, Question, approach, solve};

    #[test]
    fn names_are_those_of_json() {
        for theorem in Theorem::ALL {
            let json = serde_json::to_value(theorem).expect("a name");
            assert_eq!(json, theorem.name());
        }
    }

    #[test]
    fn every_theorem_applies_inside_its_conditions_and_not_just_outside() {
        for theorem in Theorem::ALL {
            let game = |rule: &&str| -> Game { rule.parse().expect("a rule") };
            let inside: Vec<Game> = theorem.inside().iter().map(game).collect();
            assert!(!inside.is_empty(), "{theorem}");
            for game in inside {
                assert_eq!(theorem.fails(&game), None, "{theorem} {game}");
            }
            let outside: Vec<Game> = theorem.outside().iter().map(game).collect();
            for game in &outside {
                assert!(theorem.pattern().holds(game), "{theorem} {game}");
            }
            // Each condition is what keeps some game out.
            for condition in theorem.conditions() {
                let keeps_out = outside
                    .iter()
                    .any(|game| theorem.fails(game) == Some(condition));
                assert!(keeps_out, "{theorem} {condition:?}");
            }
        }
    }

    #[test]
    fn closed_forms_are_found_exactly_where_the_conditions_hold() {
        let sets = (1..1u32 << 9).map(|bits| {
            let amounts = (1..=9).filter(|amount| bits >> (amount - 1) & 1 == 1);
            let amounts: Vec<String> = amounts.map(|amount: u32| amount.to_string()).collect();
            format!("take {}", amounts.join(","))
        });
        let others = [
            "take 1,primes",
            "take primes",
            "take powers of 2",
            "take 1-3,squares",
            "take 1-2, may split",
            "take all but 3",
            "take all but 1-3,7",
            "take evens",
            "take k where 2*k <= n",
            "take k where 2*k >= n",
            "take k where k divides n",
            "take k where gcd(n,k) = 1",
            "take any or split",
            "take 1-2,4-8,16-20,1000",
            "take k where n mod 2 = 0",
            "nim",
            "fibonacci",
        ];
        for rule in sets.chain(others.map(String::from)) {
            let game: Game = rule.parse().expect("a rule");
            let part = game.rule().only_heap_rule().expect("one part");
            for theorem in Theorem::ALL {
                if matches!(theorem.row().how, How::Heaps(_)) {
                    let found = theorem.row().closed_form(part).is_some();
                    assert_eq!(found, theorem.applies(&game), "{theorem} {rule}");
                }
            }
        }
    }

    #[test]
    fn the_first_theorem_that_applies_is_the_one_that_answers() {
        for rule in [
            "nim",
            "misere nim",
            "take 1-3",
            "take 2-5",
            "take 1-6,8-14",
            "misere take 1-3",
            "nim & take 1-3",
            "fibonacci",
            "misere fibonacci",
        ] {
            let game: Game = rule.parse().expect("a rule");
            let position = if rule.contains('&') { "3 & 5" } else { "5" };
            let question = Question::parse(rule, position).expect("a question");
            let answer = solve(&question, &crate::Limits::default());
            let found = approach(&game);
            assert_eq!(found.method, Method::Theory, "{rule}");
            let evidence = answer.to_json()["evidence"]["name"].clone();
            assert_eq!(evidence, found.theorem.expect("a theorem").name(), "{rule}");
        }
    }
}
