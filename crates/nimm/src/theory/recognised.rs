//! What the catalogue offers for one game, held against a few of its positions before it is used.
//!
//! A theorem whose conditions hold is right unless the program is wrong: its conditions are tested
//! too loosely, or its formula is mistaken. So the closed forms of the heaps are sampled by plain
//! mex, and the answers for small positions are compared with a search. A theorem that fails is
//! refused, the next one takes its place, and what was found is part of every answer.

use std::sync::{Arc, LazyLock};

use super::closed_forms::ClosedForms;
use super::heap_values::HeapValues;
use super::remembered::Remembered;
use super::row::{How, Row};
use super::sample::{LARGEST, small_positions};
use super::{Theorem, sums};
use crate::answer::{Evidence, Limits, Method, RefusedTheorem, Solution, Stop};
use crate::search::Search;
use crate::sequence::HeapTables;
use crate::verify::differ;
use crate::{Count, Game, Question};

/// How far a search of small positions goes.
const SAMPLE: Limits = Limits {
    positions: 200,
    moves: 2_500,
    heap: 1_000,
    listed: 1_000,
};

/// The theorems that stand for one game.
pub(crate) struct Recognised {
    /// Those whose conditions hold, the strongest first.
    theorems: Vec<(Theorem, &'static Row)>,
    /// The closed forms of the nim-values: one for each part of the rule, where there is one.
    forms: Vec<Option<HeapValues>>,
    refused: Vec<RefusedTheorem>,
}

impl Recognised {
    /// What stands for `game`, remembered from one question to the next.
    pub(crate) fn of(game: &Game) -> Arc<Recognised> {
        static GAMES: LazyLock<Remembered<Recognised>> = LazyLock::new(Remembered::default);
        GAMES.get(game, || Recognised::checked(game, &Theorem::rows()))
    }

    /// What the rows offer for a game, as they state it.
    pub(crate) fn unchecked(game: &Game, rows: &[(Theorem, &'static Row)]) -> Recognised {
        let forms = ClosedForms::stated(game, rows);
        let rows = rows.iter().copied();
        Recognised {
            forms,
            theorems: rows.filter(|(_, row)| row.fails(game).is_none()).collect(),
            refused: Vec::new(),
        }
    }

    /// What the rows offer for a game, without those that a sample refutes.
    pub(super) fn checked(game: &Game, rows: &[(Theorem, &'static Row)]) -> Recognised {
        let mut refused = ClosedForms::sampled(game, rows).refused().to_vec();
        let mut rows = rows.to_vec();
        rows.retain(|(theorem, _)| !refused.iter().any(|wrong| wrong.theorem == *theorem));
        loop {
            let mut offered = Recognised::unchecked(game, &rows);
            match offered.wrong_answer(game) {
                Some(wrong) => {
                    rows.retain(|(theorem, _)| *theorem != wrong.theorem);
                    refused.push(wrong);
                }
                None => {
                    offered.refused = refused;
                    return offered;
                }
            }
        }
    }

    /// The theorem that answers, if there is one, and the method it takes.
    pub(crate) fn approach(&self, game: &Game) -> (Method, Option<Theorem>) {
        let Some((theorem, row)) = self.theorems.first() else {
            return (Method::Search, None);
        };
        let needs_table = match row.how {
            How::Game(_) | How::Heaps(_) => false,
            How::Table(_) | How::Watched(_) => true,
            How::GameOrTable { needs_table, .. } => needs_table(game),
            How::Sums => self.forms.iter().any(Option::is_none),
        };
        match needs_table {
            false => (Method::Theory, Some(*theorem)),
            true => {
                // The computed values of one rule are evidence by themselves.
                let by_values = *theorem == Theorem::SpragueGrundy && self.forms.len() == 1;
                (Method::Sequence, (!by_values).then_some(*theorem))
            }
        }
    }

    /// The theorems that were refused, each with a position that refutes it.
    pub(crate) fn refused(&self) -> &[RefusedTheorem] {
        &self.refused
    }

    /// The closed forms of the nim-values, one for each part of the rule.
    pub(crate) fn forms(&self) -> &[Option<HeapValues>] {
        &self.forms
    }

    /// Whether nim-values decide the positions of the game.
    pub(crate) fn has_sums(&self) -> bool {
        let mut theorems = self.theorems.iter();
        theorems.any(|(_, row)| matches!(row.how, How::Sums))
    }

    /// The solution by the first theorem that has one without a table.
    pub(crate) fn solve(&self, question: &Question, limits: &Limits) -> Option<Solution> {
        self.theorems.iter().find_map(|(_, row)| match row.how {
            How::Game(solve) | How::GameOrTable { game: solve, .. } => solve(question, limits),
            How::Sums => {
                let sources: Vec<HeapValues> = self.forms.iter().cloned().collect::<Option<_>>()?;
                sums::solve_from(question, &sources, limits)
            }
            // Sums use closed forms, of one heap too.
            How::Heaps(_) | How::Table(_) | How::Watched(_) => None,
        })
    }

    /// The solution from a table of all smaller heaps, by the first theorem that needs one; `None`
    /// if there is none.
    pub(crate) fn solve_by_table(
        &self,
        question: &Question,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Result<Solution, Stop>> {
        self.theorems.iter().find_map(|(_, row)| match row.how {
            How::Table(solve) | How::GameOrTable { table: solve, .. } => {
                Some(solve(question, limits, watch))
            }
            How::Game(_) | How::Heaps(_) | How::Sums | How::Watched(_) => None,
        })
    }

    /// The solution by work that may take long: by the first theorem that does not find, for the heaps
    /// at hand, that it does not apply.
    ///
    /// # Errors
    ///
    /// What stopped the last that was tried; [`Stop::Theory`] if there is none.
    pub(crate) fn solve_watched(
        &self,
        question: &Question,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Solution, Stop> {
        let mut stopped_by = Stop::Theory;
        for (_, row) in &self.theorems {
            let How::Watched(solve) = row.how else {
                continue;
            };
            match solve(question, limits, watch) {
                Err(stop @ Stop::Interrupted { .. }) => return Err(stop),
                Err(stop) => stopped_by = stop,
                solved => return solved,
            }
        }
        Err(stopped_by)
    }

    /// A small position whose answer rests on a theorem and is not that of a search.
    fn wrong_answer(&self, game: &Game) -> Option<RefusedTheorem> {
        let (method, chosen) = self.approach(game);
        chosen?;
        let positions = small_positions(game);
        // One table for all of them.
        let tables = (method == Method::Sequence && self.has_sums()).then(|| {
            let largest = vec![Count::from(LARGEST[0]); game.rule().parts().len()];
            HeapTables::with_forms(game, &self.forms, &largest, &SAMPLE, &mut |_| true).ok()
        });
        let tables = tables.flatten();
        let mut search = Search::new(game, &SAMPLE);
        for position in positions {
            let Ok(question) = Question::new(game.clone(), position) else {
                continue;
            };
            let solved = self
                .solve(&question, &SAMPLE)
                .or_else(|| self.solve_by_table(&question, &SAMPLE, &mut |_| true)?.ok())
                .or_else(|| tables.as_ref()?.solve(&question, &SAMPLE))
                .or_else(|| self.solve_watched(&question, &SAMPLE, &mut |_| true).ok());
            let Some(solution) = solved else {
                continue;
            };
            let Evidence::Theorem { theorem, .. } = solution.evidence else {
                continue;
            };
            let searched = search.solve(question.position()).ok()?;
            if differ(&solution, &searched.into_solution(search.visited())) {
                let position = question.position().clone();
                return Some(RefusedTheorem { theorem, position });
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Recognised;
    use crate::answer::{Limits, Question, RefusedTheorem, Solution};
    use crate::rule::HeapRule;
    use crate::solve::solve_with;
    use crate::theory::closed_form::ClosedForm;
    use crate::theory::condition::{MISERE_PLAY, NORMAL_PLAY, ONE_SET};
    use crate::theory::row::{How, Row};
    use crate::theory::{Theorem, bouton};
    use crate::{Count, Game, Method, Outcome, approach};

    /// What the false rows share.
    const OF_ONE_SET: Row = Row {
        name: "",
        pattern: &ONE_SET,
        conditions: &[&NORMAL_PLAY],
        gives: &[],
        reference: "",
        symbols: &[],
        inside: &[],
        outside: &[],
        how: How::Sums,
    };

    /// The row of the remainders, with the remainder on division by 1 more.
    static FALSE_VALUES: Row = Row {
        name: "residue",
        how: How::Heaps(|rule| match rule {
            HeapRule::Take(set) => {
                let modulus = set.greatest() + &Count::from(2u64);
                Some(Box::new(ClosedForm {
                    theorem: Theorem::Residue,
                    multiple: Count::ONE,
                    period: modulus.clone(),
                    modulus,
                }))
            }
            _ => None,
        }),
        ..OF_ONE_SET
    };

    /// The row of Nim, with a winner that depends on the number of tokens alone.
    static FALSE_OUTCOMES: Row = Row {
        name: "bouton",
        how: How::Game(|question, limits| {
            let right = bouton::solve(question, limits)?;
            let outcome = match question.position().total().is_zero() {
                true => Outcome::P,
                false => Outcome::N,
            };
            Some(Solution { outcome, ..right })
        }),
        ..OF_ONE_SET
    };

    /// The rows with `row` in the place of the row of `theorem`.
    fn with(theorem: Theorem, row: &'static Row) -> Vec<(Theorem, &'static Row)> {
        let place = |(other, stated)| (other, if other == theorem { row } else { stated });
        Theorem::rows().into_iter().map(place).collect()
    }

    #[test]
    fn nothing_of_the_catalogue_is_refused() {
        for theorem in Theorem::ALL {
            for rule in theorem.inside() {
                let game: Game = rule.parse().expect("a rule");
                let recognised = Recognised::of(&game);
                assert_eq!(recognised.refused(), [], "{rule}");
                assert!(approach(&game).theorem.is_some(), "{rule}");
            }
        }
    }

    #[test]
    fn false_values_are_refused_and_the_next_theorem_answers() {
        let limits = Limits::default();
        let question = Question::parse("take 1-3", "17").expect("a question");
        let rows = with(Theorem::Residue, &FALSE_VALUES);
        let found = Recognised::checked(question.game(), &rows);
        let refused = RefusedTheorem {
            theorem: Theorem::Residue,
            position: "4".parse().expect("a position"),
        };
        assert_eq!(found.refused(), [refused]);
        for methods in [&Method::ALL[..], &[Method::Theory]] {
            let source = crate::sequence::Source::Any;
            let answer = solve_with(&question, methods, source, &found, &limits, &mut |_| true);
            let json = answer.to_json();
            assert_eq!(json["outcome"], "N");
            assert_eq!(json["winning_moves"], serde_json::json!(["1:-1"]));
            assert_eq!(json["evidence"]["name"], "interval");
            assert_eq!(
                json["refused_theorems"],
                serde_json::json!([{ "name": "residue", "position": "4" }])
            );
            assert_eq!(crate::Answer::from_json(&json), Ok(answer));
        }
        // As it is stated, the false row would answer.
        let unchecked = Recognised::unchecked(question.game(), &rows);
        let wrong = unchecked.solve(&question, &limits).expect("an answer");
        assert_ne!(wrong.nim_value, Some(1u64.into()));
    }

    #[test]
    fn false_outcomes_are_refused_and_the_next_theorem_answers() {
        let question = Question::parse("nim", "1+2+3").expect("a question");
        let rows = with(Theorem::Bouton, &FALSE_OUTCOMES);
        let found = Recognised::checked(question.game(), &rows);
        let [refused] = found.refused() else {
            panic!("{:?}", found.refused());
        };
        assert_eq!(refused.theorem, Theorem::Bouton);
        assert_eq!(refused.position.to_string(), "1+1");
        let solution = found
            .solve(&question, &Limits::default())
            .expect("an answer");
        assert_eq!(solution.outcome, Outcome::P);
        assert_eq!(solution.evidence.to_json()["name"], "sprague-grundy");
    }

    #[test]
    fn without_a_theorem_the_next_method_answers() {
        let question = Question::parse("misere take 1-3", "5+6").expect("a question");
        let rows: Vec<_> = Theorem::rows()
            .into_iter()
            .filter(|(_, row)| !row.conditions.contains(&&MISERE_PLAY))
            .collect();
        let recognised = Recognised::checked(question.game(), &rows);
        assert_eq!(recognised.approach(question.game()), (Method::Search, None));
        let source = crate::sequence::Source::Any;
        let answer = solve_with(
            &question,
            &Method::ALL,
            source,
            &recognised,
            &Limits::default(),
            &mut |_| true,
        );
        assert_eq!(answer.to_json()["evidence"]["kind"], "search");
    }
}
