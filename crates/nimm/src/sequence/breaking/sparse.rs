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
use super::splits::find_split;
use super::witnesses::{Enough, Sample, cover};
use super::{Halt, Pace};

/// A heap that, `offset - take` tokens large, makes options with the heap `offset` below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Mark<C> {
    pub(super) offset: usize,
    pub(super) code: C,
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
    ones: Vec<Single>,
    twos: Vec<usize>,
    /// For the parities of heaps and each code.
    tables: [Vec<Common>; 2],
    /// Codes of common heaps; `size` for other heaps and in front of heap 0.
    common: Vec<S::Code>,
    /// The same of rare heaps.
    rare: Vec<S::Code>,
    /// How many entries stand in front of heap 0.
    pad: usize,
    near: Vec<Mark<S::Code>>,
    far: Vec<Mark<S::Code>>,
    /// How many of `far` are marked first, as those that tell most.
    leads: usize,
    rares: usize,
    most_rares: usize,
    witnesses: Vec<Mark<S::Code>>,
    options: S,
    seen: S,
    /// Offsets of splits that had to be searched for.
    hits: Vec<usize>,
    searched: usize,
    allowance: usize,
}

/// A take that may leave one heap, and whether it changes the class.
#[derive(Clone, Copy, Debug)]
struct Single {
    take: usize,
    flips: bool,
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
        let ones = rule.takes_with(ONE).into_iter().map(|take| Single {
            take,
            flips: classes.flips(take),
        });
        let table = |n: usize| -> Vec<Common> {
            let codes = 0..size;
            let row = codes.map(|code| Common {
                value: classes.common_value(n, code) as u16,
                rare_below: classes.rare_below(n, code) as u16,
            });
            row.collect()
        };
        let pad = rule.settled() + LANES;
        let none = S::Code::of(size);
        let mut sparse = Self {
            classes,
            size,
            ones: ones.collect(),
            twos: rule.takes_with(TWO),
            tables: [table(0), table(1)],
            common: vec![none; pad + 1],
            rare: vec![none; pad + 1],
            pad,
            near: Vec::new(),
            far: Vec::new(),
            leads: 0,
            rares: 0,
            most_rares: usize::MAX,
            witnesses: Vec::new(),
            options: S::new(size),
            seen: S::new(size),
            hits: Vec::new(),
            searched: 0,
            allowance: 0,
        };
        for (n, &value) in values.iter().enumerate().skip(1) {
            sparse.push(n, value);
        }
        sparse.most_rares = sparse.rares + sparse.rares / 4 + 64;
        sparse.train(values);
        sparse
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
        self.rare.push(if rare { code } else { none });
        if rare {
            self.rares += 1;
            for &take in &self.twos {
                let offset = n + take;
                let marks = if offset < LANES {
                    &mut self.near
                } else {
                    &mut self.far
                };
                marks.push(Mark { offset, code });
            }
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
            self.rare
                .resize(self.pad + n + LANES, S::Code::of(self.size));
            let settled = lanes.run(Block { sparse: self, n });
            let before = self.searched;
            self.check(lanes, rule, values, settled);
            let marks = self.near.len() + self.far.len() + self.witnesses.len();
            pace.spend(LANES * (marks + 8) + (self.searched - before), values.len())?;
            if settled == 0 {
                return Ok(Stop::Outgrown);
            }
        }
        Ok(Stop::Done)
    }

    /// Takes over the first `settled` heaps of a block as far as all smaller rare values are given.
    fn check(&mut self, lanes: Lanes, rule: &Breaking, values: &mut Vec<u16>, settled: usize) {
        let start = values.len();
        let mut rare = None;
        for lane in 0..settled {
            let n = start + lane;
            let common = self.tables[n % 2][self.common[self.pad + n].get()];
            let below = usize::from(common.rare_below);
            let mut open = self.seen.open(lane, 0);
            while open < below && self.reaches(lanes, rule, values, n, open) {
                open = self.seen.open(lane, open + 1);
            }
            if open < below {
                rare = Some(self.classes.rare_value(n, open) as u16);
                break;
            }
            values.push(common.value);
        }
        let len = self.pad + values.len();
        self.common.truncate(len);
        self.rare.truncate(len);
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
        if self.ones.iter().any(|one| values[n - one.take] == value) {
            return true;
        }
        for &take in &self.twos {
            let found = find_split(lanes, rule, values, n - take, value);
            self.searched += 64 + found.unwrap_or(n / 2) / 8;
            if let Some(part) = found {
                self.hits.push(part);
                return true;
            }
        }
        false
    }

    /// Puts the marks first that give most of the common values that recent heaps do not have.
    fn lead(&mut self, values: &[u16]) {
        let end = values.len();
        let recent = (end / 2 + LANES..end).rev().step_by(7);
        let samples = recent.filter_map(|n| {
            let code = self.common[self.pad + n].get();
            if code >= self.size {
                return None;
            }
            let mut open = vec![true; 2 * self.size];
            open[code..].fill(false);
            for mark in &self.near {
                let given = self.common[self.pad + n - mark.offset].get() ^ mark.code.get();
                open[given] = false;
            }
            Some(Sample { n, open })
        });
        let samples: Vec<_> = samples.take(256).collect();
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
        let recent = (end / 2..end).rev().step_by(7);
        let samples = recent.filter_map(|n| {
            let code = self.common[self.pad + n].get();
            let below = self.tables[n % 2].get(code)?.rare_below;
            let mut open = vec![true; 2 * self.size];
            open[usize::from(below)..].fill(false);
            for one in &self.ones {
                let codes = if one.flips { &self.common } else { &self.rare };
                open[codes[self.pad + n - one.take].get()] = false;
            }
            Some(Sample { n, open })
        });
        let samples: Vec<_> = samples.take(256).collect();
        let oldest = samples.last().map_or(0, |sample| sample.n);
        let limit = (16 * self.size).clamp(256, 4096);
        self.hits.sort_unstable();
        self.hits.dedup();
        self.hits.retain(|&part| part > limit);
        self.hits.truncate(4096);
        let parts = (1..=limit).chain(self.hits.drain(..));
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
        (self.witnesses, _) = cover(heaps, samples, candidates, Enough::Gain(2));
        self.lead(values);
        self.searched = 0;
        self.allowance = (2 * self.allowance).max(32 * cost);
    }
}

/// The first stage for a block from heap `n`, and the marks of the second one.
struct Block<'a, S: Sets> {
    sparse: &'a mut Sparse<S>,
    n: usize,
}

impl<S: Sets> Task for Block<'_, S> {
    /// How many heaps, from the first on, have a common value within the size.
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let Sparse {
            size,
            ones,
            common,
            rare,
            near,
            far,
            leads,
            witnesses,
            options,
            seen,
            pad,
            ..
        } = self.sparse;
        let start = *pad + self.n;
        options.clear();
        let (leads, others) = far.split_at(*leads);
        for mark in leads.iter() {
            options.mark_lanes(lanes_at(common, start - mark.offset), mark.code);
        }
        for one in ones.iter().filter(|one| one.take >= LANES) {
            let codes = if one.flips { &*rare } else { &*common };
            options.mark_lanes(lanes_at(codes, start - one.take), S::Code::of(0));
        }
        let exact = options.mark_needed(common, start, others);
        let near_ones = ones.iter().filter(|one| one.take < LANES);
        let mut settled = LANES;
        for lane in 0..LANES {
            let at = start + lane;
            let splits = near
                .iter()
                .map(|mark| common[at - mark.offset].get() ^ mark.code.get());
            let singles = near_ones.clone().map(|one| {
                let codes = if one.flips { &*rare } else { &*common };
                codes[at - one.take].get()
            });
            let mut code = options.settle(lane, splits.chain(singles));
            if code >= exact[lane] {
                let others = others
                    .iter()
                    .map(|mark| common[at - mark.offset].get() ^ mark.code.get());
                code = options.settle(lane, others);
            }
            if code >= *size {
                settled = lane;
                break;
            }
            common[at] = S::Code::of(code);
        }
        seen.clear();
        for one in ones.iter() {
            let codes = if one.flips { &*common } else { &*rare };
            seen.mark_lanes(lanes_at(codes, start - one.take), S::Code::of(0));
        }
        for mark in witnesses.iter() {
            seen.mark_lanes(lanes_at(common, start - mark.offset), mark.code);
        }
        settled
    }
}
