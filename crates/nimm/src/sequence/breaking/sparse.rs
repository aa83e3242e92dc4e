//! Rules with splits into two whose rare heaps are few.
//!
//! A block of heaps is worked out in two stages. The first supposes that all are common: the value
//! is the least common one that no option has, and only the rare heaps are needed to know. The
//! second holds that against each smaller rare value, which some split must give. Where none does,
//! that value is the value of a new rare heap, and the block ends there.

use super::classes::Classes;
use super::lanes::{Lanes, Task};
use super::rule::{Breaking, ONE, TWO};
use super::sets::{Code, LANES, Sets, lanes_at};
use super::splits::{CHUNK, find_split};
use super::witnesses::{Enough, Sample, cover};
use super::{Halt, Pace};

/// About how many splits are considered as witnesses.
const CONSIDERED: usize = 8192;

/// A heap that, `offset - take` tokens large, makes options with the heap `offset` below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Mark<C> {
    pub(super) offset: usize,
    pub(super) code: C,
}

/// A mark whose other heap is among the last ones, the first of them at 0.
#[derive(Clone, Copy, Debug)]
struct Near<C> {
    at: usize,
    code: C,
}

/// Why a run of blocks ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// As many values as asked for are there.
    Done,
    /// The classes no longer serve: too many rare heaps or too large a value.
    Outgrown,
}

/// Yields values at a cost of one mark a rare heap and, commonly, one a smaller rare value.
#[derive(Clone, Debug)]
pub(super) struct Sparse<S: Sets> {
    classes: Classes,
    size: usize,
    ones: Vec<usize>,
    twos: Vec<usize>,
    /// Those of `ones` that change the class.
    flips: Vec<usize>,
    /// For each code, at even and at odd heaps.
    known: Vec<[Common; 2]>,
    /// Codes of common heaps; `size` for other heaps and in front of heap 0.
    common: Vec<S::Code>,
    /// How many entries stand in front of heap 0.
    pad: usize,
    near: Vec<Near<S::Code>>,
    far: Vec<Mark<S::Code>>,
    /// How many of `far` are marked first, as those that tell most.
    leads: usize,
    rares: usize,
    last_rare: usize,
    most_rares: usize,
    witnesses: Vec<Mark<S::Code>>,
    options: S,
    seen: S,
    /// Up to which part splits were considered as witnesses.
    considered: usize,
    /// Larger parts of splits that had to be searched for.
    hits: Vec<usize>,
    searched: usize,
    allowance: usize,
}

/// What a code stands for in a common heap.
#[derive(Clone, Copy, Debug)]
struct Common {
    value: u16,
    /// How many rare values are smaller.
    rare_below: u16,
}

impl<S: Sets> Sparse<S> {
    /// Goes on from `values`, which must be settled and below twice `size`.
    pub(super) fn new(rule: &Breaking, classes: Classes, size: usize, values: &[u16]) -> Self {
        let ones = rule.takes_with(ONE);
        let (flips, keeps): (Vec<_>, Vec<_>) = ones.iter().partition(|&&take| classes.flips(take));
        let known = |n: usize, code: usize| Common {
            value: classes.common_value(n, code) as u16,
            rare_below: classes.rare_below(n, code) as u16,
        };
        let known = (0..size).map(|code| [known(0, code), known(1, code)]);
        let pad = rule.settled() + LANES;
        let none = S::Code::of(size);
        let mut sparse = Self {
            classes,
            size,
            ones,
            twos: rule.takes_with(TWO),
            flips,
            known: known.collect(),
            common: vec![none; pad + 1],
            pad,
            near: Vec::new(),
            far: Vec::new(),
            leads: 0,
            rares: 0,
            last_rare: 0,
            most_rares: usize::MAX,
            witnesses: Vec::new(),
            options: S::new(size),
            seen: S::new(size),
            considered: 0,
            hits: Vec::new(),
            searched: 0,
            allowance: 0,
        };
        for take in keeps {
            sparse.add_mark(take, S::Code::of(0));
        }
        for (n, &value) in values.iter().enumerate().skip(1) {
            sparse.push(n, value);
        }
        sparse.most_rares = sparse.rares + sparse.rares / 4 + 64;
        sparse.train(values);
        sparse
    }

    /// Whether it has come to `len` values without a new rare heap in the latter half.
    pub(super) fn is_unchanged(&self, len: usize) -> bool {
        self.common.len() == self.pad + len && 2 * self.last_rare < len
    }

    /// Whether it is what a choice of these classes would make for `len` values.
    pub(super) fn serves(&self, classes: Classes, size: usize, len: usize) -> bool {
        self.classes == classes
            && self.size == size
            && self.common.len() == self.pad + len
            && self.rares < self.most_rares
    }

    fn push(&mut self, n: usize, value: u16) {
        let code = S::Code::of(self.classes.code(value));
        let none = S::Code::of(self.size);
        let rare = self.classes.is_rare(n, value);
        self.common.push(if rare { none } else { code });
        if rare {
            self.rares += 1;
            self.last_rare = n;
            for at in 0..self.twos.len() {
                self.add_mark(n + self.twos[at], code);
            }
        }
    }

    fn add_mark(&mut self, offset: usize, code: S::Code) {
        if offset < LANES {
            let at = LANES - offset;
            self.near.push(Near { at, code });
        } else {
            self.far.push(Mark { offset, code });
        }
    }

    pub(super) fn extend_to(
        &mut self,
        lanes: Lanes,
        rule: &Breaking,
        values: &mut Vec<u16>,
        len: usize,
        pace: &mut Pace<'_>,
    ) -> Result<Stop, Halt> {
        while values.len() < len {
            if self.rares >= self.most_rares {
                return Ok(Stop::Outgrown);
            }
            if self.searched > self.allowance {
                self.train(values);
            }
            let n = values.len();
            self.common
                .resize(self.pad + n + LANES, S::Code::of(self.size));
            let found = lanes.run(Block {
                sparse: self,
                values,
                n,
            });
            let before = self.searched;
            self.check(lanes, rule, values, &found);
            let marks = self.near.len() + self.far.len() + self.witnesses.len();
            pace.spend(LANES * (marks + 8) + (self.searched - before), values.len())?;
            if values.len() == n {
                return Ok(Stop::Outgrown);
            }
        }
        Ok(Stop::Done)
    }

    /// Takes over a block as far as all smaller rare values are given.
    fn check(&mut self, lanes: Lanes, rule: &Breaking, values: &mut Vec<u16>, found: &Found) {
        let start = values.len();
        values.extend_from_slice(&found.values[..found.sure]);
        let mut rare = None;
        // A heap without a common value within the size may have a rare one.
        for lane in found.sure..found.settled.max(1) {
            let n = start + lane;
            let below = usize::from(found.below[lane]);
            let mut open = self.seen.open(lane, 0);
            while open < below && self.reaches(lanes, rule, values, n, open) {
                open = self.seen.open(lane, open + 1);
            }
            if open < below {
                rare = Some(self.classes.rare_value(n, open) as u16);
                break;
            }
            if lane == found.settled {
                break;
            }
            values.push(found.values[lane]);
        }
        self.common.truncate(self.pad + values.len());
        if let Some(value) = rare {
            self.push(values.len(), value);
            values.push(value);
        }
    }

    /// Whether any option of heap `n` has the rare value with this code.
    fn reaches(
        &mut self,
        lanes: Lanes,
        rule: &Breaking,
        values: &[u16],
        n: usize,
        code: usize,
    ) -> bool {
        let value = self.classes.rare_value(n, code) as u16;
        if self.ones.iter().any(|take| values[n - take] == value) {
            return true;
        }
        for &take in &self.twos {
            let found = find_split(lanes, rule, values, n - take, value);
            self.searched += 64 + found.unwrap_or(n / 2) / 8;
            let Some(about) = found else { continue };
            if about > self.considered {
                let mut parts = about..about + CHUNK;
                self.hits
                    .extend(parts.find(|&part| values[part] ^ values[n - take - part] == value));
            }
            return true;
        }
        false
    }

    /// Heaps spread over the latter half of those below `end`, largest first.
    fn sampled(&self, end: usize) -> impl Iterator<Item = usize> + use<S> {
        (end / 2..end).rev().step_by((end / 2 / S::SAMPLES) | 1)
    }

    /// Puts the marks first that give most of the common values that recent heaps do not have.
    fn lead(&mut self, values: &[u16]) {
        let end = values.len();
        let recent = self.sampled(end);
        let samples = recent.filter_map(|n| {
            let code = self.common[self.pad + n].get();
            if code >= self.size {
                return None;
            }
            let mut open = vec![true; 2 * self.size];
            open[code..].fill(false);
            for mark in &self.near {
                let partner = self.common[self.pad + n - LANES + mark.at];
                open[(partner ^ mark.code).get()] = false;
            }
            Some(Sample { n, open })
        });
        let samples: Vec<_> = samples.collect();
        let oldest = samples.last().map_or(0, |sample| sample.n);
        let (old, new): (Vec<_>, Vec<_>) =
            self.far.drain(..).partition(|mark| mark.offset < oldest);
        let heaps = &self.common[self.pad..];
        let (leads, others) = cover(heaps, samples, old, Enough::Open(S::SPARE));
        self.leads = leads.len();
        self.far.extend(leads.into_iter().chain(others).chain(new));
    }

    /// Chooses the witnesses anew from what recent heaps needed.
    fn train(&mut self, values: &[u16]) {
        let end = values.len();
        let recent = self.sampled(end);
        let samples = recent.filter_map(|n| {
            let code = self.common[self.pad + n].get();
            let below = self.known.get(code)?[n % 2].rare_below;
            let mut open = vec![true; 2 * self.size];
            open[usize::from(below)..].fill(false);
            for take in &self.flips {
                open[self.common[self.pad + n - take].get()] = false;
            }
            Some(Sample { n, open })
        });
        let samples: Vec<_> = samples.collect();
        let oldest = samples.last().map_or(0, |sample| sample.n);
        self.considered = (16 * self.size)
            .clamp(256, 4096)
            .min(CONSIDERED / self.twos.len())
            .max(32);
        self.hits.sort_unstable();
        self.hits.dedup();
        self.hits.truncate(4096);
        let parts = (1..=self.considered).chain(self.hits.drain(..));
        let parts =
            parts.filter(|&part| self.common[self.pad + part.min(end - 1)].get() < self.size);
        let mut candidates = Vec::new();
        for part in parts {
            for &take in &self.twos {
                // The part stays the smaller one, so that the two are unequal.
                if 2 * part + take < oldest {
                    candidates.push(Mark {
                        offset: part + take,
                        code: self.common[self.pad + part],
                    });
                }
            }
        }
        let cost = candidates.len() * samples.len();
        let heaps = &self.common[self.pad..];
        let (splits, _) = cover(heaps, samples, candidates, Enough::Gain(2));
        let singles = self.flips.iter().map(|&offset| Mark {
            offset,
            code: S::Code::of(0),
        });
        self.witnesses = singles.chain(splits).collect();
        self.lead(values);
        self.searched = 0;
        self.allowance = (2 * self.allowance).max(32 * cost);
    }
}

/// The first stage for a block from heap `n`, and the marks of the second one.
struct Block<'a, S: Sets> {
    sparse: &'a mut Sparse<S>,
    values: &'a [u16],
    n: usize,
}

/// How far a block came.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// How many heaps, from the first on, have a common value within the size if any.
    settled: usize,
    /// How many of these, from the first on, have all smaller rare values given.
    sure: usize,
    values: [u16; LANES],
    /// How many rare values are smaller; all for the first heap that is not settled.
    below: [u16; LANES],
}

impl<S: Sets> Task for Block<'_, S> {
    type Output = Found;

    #[inline(always)]
    fn run(self) -> Found {
        let Sparse {
            classes,
            flips,
            known,
            common,
            near,
            far,
            leads,
            last_rare,
            witnesses,
            options,
            seen,
            pad,
            ..
        } = self.sparse;
        let start = *pad + self.n;
        let (leads, others) = far.split_at(*leads);
        options.clear();
        options.mark_all(common, start, leads);
        for &take in flips.iter().filter(|&&take| *last_rare + take >= self.n) {
            for lane in 0..take.min(LANES) {
                let heap = self.n + lane - take;
                let value = self.values[heap];
                if classes.is_rare(heap, value) {
                    options.settle(lane, [classes.code(value)].into_iter());
                }
            }
        }
        let exact = options.mark_needed(common, start, others);
        let mut values = [0; LANES];
        let mut below = [0; LANES];
        let mut settled = LANES;
        for lane in 0..LANES {
            let at = start + lane;
            let recent = lanes_at(common, at - LANES);
            let marks = near.iter().map_while(|mark| {
                let partner = recent.get(mark.at)?;
                Some((*partner ^ mark.code).get())
            });
            let mut code = options.settle(lane, marks);
            if code >= exact[lane] {
                let others = others
                    .iter()
                    .map(|mark| (common[at - mark.offset] ^ mark.code).get());
                code = options.settle(lane, others);
            }
            let Some(known) = known.get(code) else {
                settled = lane;
                below[lane] = known.len() as u16;
                break;
            };
            let known = known[(self.n + lane) % 2];
            values[lane] = known.value;
            below[lane] = known.rare_below;
            common[at] = S::Code::of(code);
        }
        seen.clear();
        seen.mark_all(common, start, witnesses);
        let sure = seen.first_lacking(&below).min(settled);
        Found {
            settled,
            sure,
            values,
            below,
        }
    }
}
