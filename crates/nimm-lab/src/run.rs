//! Claims tested over a box of rules.

use std::ops::ControlFlow;

use nimm::Game;

use crate::check_rule::{Check, Failure, Reach, check_rule};
use crate::claim::evaluate::Trouble;
use crate::claim::expression::{Expression, Kind};
use crate::claim::parse;
use crate::claim::subject::Bounds;
use crate::family::Family;
use crate::fault::{LabError, LabFault};
use crate::range_box::RangeBox;

/// A claim about the rules of a family, as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The rules.
    pub family: Family,
    /// The values of their parameters.
    pub ranges: RangeBox,
    /// The text of what is claimed.
    pub text: String,
    statement: Expression,
}

impl Claim {
    /// Reads a claim.
    ///
    /// # Errors
    ///
    /// What is wrong with one of the three texts, with its place.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm_lab::{Bounds, Claim, Sampling, Verdict, test_claim};
    ///
    /// let claim = Claim::read("take 1-a", "a=1..9", "P(n) iff n mod (a+1) = 0")?;
    /// let all = Sampling::All { most: 1000 };
    /// let report = test_claim(&claim, &all, &Bounds::default(), &mut |_| true)?;
    /// assert_eq!((report.verdict, report.tested), (Verdict::Holds, 9));
    /// assert_eq!(report.proven_for_all_n, Some(true));
    /// # Ok::<(), nimm_lab::LabError>(())
    /// ```
    pub fn read(family: &str, ranges: &str, claim: &str) -> Result<Claim, LabError> {
        let ranges = RangeBox::read(ranges)?;
        let family = Family::read(family, ranges.letters())?;
        let statement = parse::claim(claim, ranges.letters())?;
        let text = claim.to_string();
        Ok(Claim {
            family,
            ranges,
            text,
            statement,
        })
    }
}

/// Which rules of the box are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sampling {
    /// All of them, of which there may be `most`.
    All {
        /// How many.
        most: u64,
    },
    /// Some at random, repeatable from a seed: each parameter in turn is any value of its range.
    Random {
        /// How many.
        count: u64,
        /// What the choice repeats from.
        seed: u64,
    },
}

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim holds for all rules that were tested, which is no proof.
    Holds,
    /// It fails for one.
    Refuted,
    /// The work was stopped before.
    Stopped,
    /// There was no rule for which it could be tested.
    NothingTested,
}

impl Verdict {
    /// How it is named in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Refuted => "refuted",
            Verdict::Stopped => "stopped",
            Verdict::NothingTested => "nothing-tested",
        }
    }
}

/// What is known after a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it came to.
    pub verdict: Verdict,
    /// The rules for which the claim was true or false.
    pub tested: u64,
    /// The points of the box that make no rule.
    pub outside: u64,
    /// The text of the first of them.
    pub first_outside: Option<String>,
    /// The rules for which the claim could not be evaluated.
    pub unknown: u64,
    /// The first of them.
    pub first_unknown: Option<UnknownRule>,
    /// Where the claim holds and is about all `n`: whether it is proven for all of them, for each
    /// rule that was tested.
    pub proven_for_all_n: Option<bool>,
    /// The largest `n` that was looked at for the rules where it is not.
    pub tested_to: u64,
    /// Where the claim fails: the point whose largest parameter is least, and the first of those in
    /// the order of the parameters.
    pub counterexample: Option<Counterexample>,
}

/// A rule for which a claim could not be evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule {
    /// The values of the parameters.
    pub values: Vec<i128>,
    /// The rule.
    pub game: Game,
    /// Why.
    pub why: Trouble,
}

/// A rule for which a claim is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The values of the parameters, in the order of their ranges.
    pub values: Vec<i128>,
    /// The rule.
    pub game: Game,
    /// The least `n` for which it is false, if it is about all of them.
    pub n: Option<u64>,
    /// What the left side comes to.
    pub left: String,
    /// What the right side comes to.
    pub right: String,
    /// Whether no smaller one is in the box; otherwise it is the smallest of those tried.
    pub is_smallest: bool,
    /// The command that shows it.
    pub command: String,
}

/// Tests a claim. `watch` is told now and then how many rules are done, and ends the work by
/// returning `false`.
///
/// The rules are tested in bands of their largest parameter (up to 1, 2, 4, 8, ...), those of a band
/// in the order of the parameters. After a failure the rest of its band is tested only where it is
/// smaller. So a failure is found early, and the one that is reported is the smallest of the box.
///
/// # Errors
///
/// If the box is empty, too large, or an end of a range cannot be evaluated.
pub fn test_claim(
    claim: &Claim,
    sampling: &Sampling,
    bounds: &Bounds,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Report, LabError> {
    let mut test = Test::new(claim, bounds, watch);
    match sampling {
        Sampling::All { most } => {
            claim.ranges.count(*most)?;
            test.all()?;
        }
        Sampling::Random { count, seed } => test.at_random(*count, *seed)?,
    }
    let is_random = matches!(sampling, Sampling::Random { .. });
    Ok(test.report(is_random))
}

struct Test<'a> {
    claim: &'a Claim,
    bounds: &'a Bounds,
    watch: &'a mut dyn FnMut(u64) -> bool,
    tested: u64,
    outside: u64,
    first_outside: Option<String>,
    unknown: u64,
    first_unknown: Option<UnknownRule>,
    bounded: bool,
    stopped: bool,
    worst: Option<Found>,
}

/// The smallest failure so far.
struct Found {
    values: Vec<i128>,
    game: Game,
    failure: Failure,
}

/// Points whose largest parameter is above `above`, if that is given, and at most `most`.
#[derive(Clone, Copy)]
struct Band {
    above: Option<i128>,
    most: i128,
}

/// The order in which the smallest counterexample comes first.
fn order(values: &[i128]) -> (Option<&i128>, &[i128]) {
    (values.iter().max(), values)
}

impl<'a> Test<'a> {
    fn new(
        claim: &'a Claim,
        bounds: &'a Bounds,
        watch: &'a mut dyn FnMut(u64) -> bool,
    ) -> Test<'a> {
        Test {
            claim,
            bounds,
            watch,
            tested: 0,
            outside: 0,
            first_outside: None,
            unknown: 0,
            first_unknown: None,
            bounded: false,
            stopped: false,
            worst: None,
        }
    }

    fn all(&mut self) -> Result<(), LabError> {
        let mut band = Band {
            above: None,
            most: 1,
        };
        loop {
            let mut goes_beyond = false;
            let flow = self.walk(band, &mut Vec::new(), &mut goes_beyond)?;
            if flow.is_break() || self.worst.is_some() || !goes_beyond {
                return Ok(());
            }
            let most = band.most.saturating_mul(2);
            band = Band {
                above: Some(band.most),
                most,
            };
        }
    }

    /// Tests the points of a band that begin with `values`.
    fn walk(
        &mut self,
        band: Band,
        values: &mut Vec<i128>,
        goes_beyond: &mut bool,
    ) -> Result<ControlFlow<()>, LabError> {
        let claim = self.claim;
        let level = values.len();
        let levels = claim.ranges.letters().len();
        if level == levels {
            return Ok(self.point(values));
        }
        let Some((mut first, last)) = claim.ranges.range(level, values)? else {
            return Ok(ControlFlow::Continue(()));
        };
        *goes_beyond |= last > band.most;
        let is_below = |above: i128| values.iter().all(|value| *value <= above);
        if let Some(above) = band.above
            && level + 1 == levels
            && is_below(above)
        {
            first = first.max(above + 1);
        }
        for value in first..=last.min(band.most) {
            values.push(value);
            let flow = self.walk(band, values, goes_beyond)?;
            values.pop();
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn at_random(&mut self, count: u64, seed: u64) -> Result<(), LabError> {
        let claim = self.claim;
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..count {
            let mut found = None;
            for _ in 0..MOST_TRIES {
                found = point_at_random(&claim.ranges, &mut random)?;
                if found.is_some() {
                    break;
                }
            }
            let Some(values) = found else {
                let whole = 0..claim.ranges.text().len();
                return Err(claim.ranges.error(whole, LabFault::NothingAtRandom));
            };
            if self.point(&values).is_break() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tests one point, unless a smaller one has failed.
    fn point(&mut self, values: &[i128]) -> ControlFlow<()> {
        if let Some(worst) = &self.worst
            && order(values) >= order(&worst.values)
        {
            return ControlFlow::Continue(());
        }
        let done = self.tested + self.outside + self.unknown;
        let mut watch = || (self.watch)(done);
        if !watch() {
            self.stopped = true;
            return ControlFlow::Break(());
        }
        let Some(game) = self.claim.family.game(values) else {
            self.outside += 1;
            if self.first_outside.is_none() {
                self.first_outside = self.claim.family.rule_text(values);
            }
            return ControlFlow::Continue(());
        };
        let statement = &self.claim.statement;
        match check_rule(statement, game.clone(), values, self.bounds, &mut watch) {
            Check::Holds(reach) => {
                self.tested += 1;
                self.bounded |= reach == Reach::Bounded;
            }
            Check::Fails(failure) => {
                self.tested += 1;
                self.worst = Some(Found {
                    values: values.to_vec(),
                    game,
                    failure,
                });
            }
            Check::Unknown(Trouble::Stopped) => {
                self.stopped = true;
                return ControlFlow::Break(());
            }
            Check::Unknown(why) => {
                self.unknown += 1;
                let values = values.to_vec();
                self.first_unknown
                    .get_or_insert(UnknownRule { values, game, why });
            }
        }
        ControlFlow::Continue(())
    }

    fn report(self, is_random: bool) -> Report {
        let verdict = match (&self.worst, self.stopped, self.tested) {
            (Some(_), _, _) => Verdict::Refuted,
            (None, true, _) => Verdict::Stopped,
            (None, false, 0) => Verdict::NothingTested,
            (None, false, _) => Verdict::Holds,
        };
        let statement = &self.claim.statement;
        let about_all = statement.mentions_n && verdict == Verdict::Holds;
        let is_smallest = !is_random && !self.stopped;
        let counterexample = self.worst.map(|found| Counterexample {
            is_smallest,
            command: command(statement, &found),
            values: found.values,
            game: found.game,
            n: found.failure.n,
            left: found.failure.left,
            right: found.failure.right,
        });
        Report {
            verdict,
            tested: self.tested,
            outside: self.outside,
            first_outside: self.first_outside,
            unknown: self.unknown,
            first_unknown: self.first_unknown,
            proven_for_all_n: about_all.then_some(!self.bounded),
            tested_to: self.bounds.tested_to,
            counterexample,
        }
    }
}

/// So often a random point is tried to be found where ranges may be empty.
const MOST_TRIES: u32 = 1000;

/// Random values of all parameters, or `None` where a range turned out empty.
fn point_at_random(
    ranges: &RangeBox,
    random: &mut fastrand::Rng,
) -> Result<Option<Vec<i128>>, LabError> {
    let mut values = Vec::new();
    for level in 0..ranges.letters().len() {
        let Some((first, last)) = ranges.range(level, &values)? else {
            return Ok(None);
        };
        values.push(random.i128(first..=last));
    }
    Ok(Some(values))
}

/// The command that shows what a claim that fails is about.
fn command(statement: &Expression, found: &Found) -> String {
    let rule = &found.game;
    match found.failure.n {
        Some(n) => {
            let outcomes = if asks_for_values(statement) {
                ""
            } else {
                " --outcomes"
            };
            format!("nimm sequence '{rule}' --to {n}{outcomes}")
        }
        None => format!("nimm period '{rule}'"),
    }
}

fn asks_for_values(expression: &Expression) -> bool {
    match &expression.kind {
        Kind::NimValue(_) => true,
        Kind::IsP(inner) | Kind::Minus(inner) | Kind::Not(inner) => asks_for_values(inner),
        Kind::Binary(_, left, right) => asks_for_values(left) || asks_for_values(right),
        Kind::Call(_, arguments) => arguments.iter().any(asks_for_values),
        Kind::If(parts) => parts.iter().any(asks_for_values),
        Kind::Let(parts) => parts.iter().any(asks_for_values),
        Kind::Constant(_) | Kind::Parameter(_) | Kind::Local(_) | Kind::N | Kind::Quantity(_) => {
            false
        }
    }
}
