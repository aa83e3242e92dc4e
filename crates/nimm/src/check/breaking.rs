//! Nim-values of rules that split heaps or whose amounts depend on the heap.
//!
//! By plain mex, or with rare heaps. Choose a mask, and call a heap n of value v rare when v has an
//! even number of binary digits in common with it, else common; or, where all amounts that split
//! have the remainder r by 2, when that number and n + r are even together or odd together. Whether
//! a value is rare for n, so that n would be rare if it had the value, adds up over a split: the
//! value of two heaps is common exactly when one of them is rare and the other is not. So
//!
//! 1. the splits with a rare heap, which are few, have all common values that splits have;
//! 2. g(n) is at most c, the least common value that no option has;
//! 3. it is the least rare value below c that no option has, if there is one, and otherwise c.
//!    Splits are looked through until each of these values was seen, or there are no more.
//!
//! That is so for every mask; a good one makes it quick.
//!
//! Source: E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, Winning Ways, chapter 4.

use super::moves::{Moves, Shape};
use super::{Budget, Refusal};
use crate::rule::{HeapRule, Parts};

/// How many splits by one amount are looked through before those by the next.
const TURN: usize = 1 << 9;

/// The least heap at which a mask is looked for; then again whenever there are twice as many.
const FIRST_CHOICE: usize = 256;

/// Where values are greater, no mask is looked for.
const GREATEST_MASK: usize = 1 << 12;

/// The values of heaps up to `largest`.
pub(super) fn table(rule: &HeapRule, largest: usize, budget: &Budget) -> Result<Vec<u32>, Refusal> {
    budget.words(largest as u64 / 2 + 1)?;
    let settled = Shape::of(rule).map_or(usize::MAX, |shape| shape.settled);
    let mut moves = Moves::default();
    let mut table = Table {
        values: Vec::with_capacity(largest.saturating_add(1)),
        seen: vec![0; 2],
        now: 0,
        classes: None,
        rare: Vec::new(),
    };
    for n in 0..=largest {
        if n <= settled {
            moves = Moves::of(rule, n, budget)?;
        }
        let value = table.value(n, &moves, budget)?;
        table.push(value, budget)?;
        if n >= FIRST_CHOICE && n.is_power_of_two() {
            table.choose(moves.parity(), budget)?;
        }
    }
    Ok(table.values)
}

struct Table {
    values: Vec<u32>,
    /// The last heap, plus one, that has an option of each value; more than any two heaps can have.
    seen: Vec<u32>,
    /// The current heap, plus one.
    now: u32,
    classes: Option<Classes>,
    /// The rare heaps and their values.
    rare: Vec<(usize, u32)>,
}

/// Which values are rare.
#[derive(Clone, Copy)]
struct Classes {
    mask: u32,
    /// The remainder by 2 of the amounts that split, where it counts.
    parity: Option<usize>,
}

impl Classes {
    fn is_rare(self, heap: usize, value: u32) -> bool {
        let flips = self.parity.map_or(0, |parity| heap + parity);
        ((value & self.mask).count_ones() as usize + flips).is_multiple_of(2)
    }
}

impl Table {
    fn see(&mut self, value: u32) {
        self.seen[value as usize] = self.now;
    }

    fn is_seen(&self, value: u32) -> bool {
        self.seen[value as usize] == self.now
    }

    fn push(&mut self, value: u32, budget: &Budget) -> Result<(), Refusal> {
        let heap = self.values.len();
        if self
            .classes
            .is_some_and(|classes| classes.is_rare(heap, value))
        {
            self.rare.push((heap, value));
        }
        self.values.push(value);
        // Values below a power of two have sums below it, and a mex that is at most as great.
        let room = (value as usize + 1).next_power_of_two() * 2;
        if room > self.seen.len() {
            budget.words(room as u64)?;
            self.seen.resize(room, 0);
        }
        Ok(())
    }

    fn value(&mut self, n: usize, moves: &Moves, budget: &Budget) -> Result<u32, Refusal> {
        self.now = u32::try_from(n + 1).map_err(|_| Budget::spent())?;
        budget.steps(10)?;
        if moves.whole {
            self.see(0);
        }
        for range in &moves.one {
            let (from, to) = (*range.start(), (*range.end()).min(n.saturating_sub(1)));
            budget.steps((to + 1).saturating_sub(from) as u64)?;
            for amount in from..=to {
                self.see(self.values[n - amount]);
            }
        }
        for range in &moves.three {
            for amount in range.clone() {
                self.see_triples(n - amount, budget)?;
            }
        }
        let serves =
            |classes: &Classes| classes.parity.is_none() || classes.parity == moves.parity();
        match self.classes.filter(serves) {
            Some(classes) if moves.three.is_empty() => {
                self.by_rare_heaps(n, moves, classes, budget)
            }
            _ => {
                self.look_through(n, moves, u32::MAX, usize::MAX, budget)?;
                Ok(self.least_unseen())
            }
        }
    }

    fn least_unseen(&self) -> u32 {
        let mex = self.seen.iter().position(|seen| *seen != self.now);
        mex.unwrap_or(self.seen.len()) as u32
    }

    fn by_rare_heaps(
        &mut self,
        n: usize,
        moves: &Moves,
        classes: Classes,
        budget: &Budget,
    ) -> Result<u32, Refusal> {
        for (amount, parts) in moves.splitting() {
            let rest = n - amount;
            let smaller = self.rare.partition_point(|(heap, _)| *heap < rest);
            budget.steps(smaller as u64)?;
            for (heap, value) in &self.rare[..smaller] {
                if parts == Parts::Any || 2 * heap != rest {
                    let sum = value ^ self.values[rest - heap];
                    self.seen[sum as usize] = self.now;
                }
            }
        }
        let (mut least_common, mut unseen) = (0, 0);
        while self.is_seen(least_common) || classes.is_rare(n, least_common) {
            unseen += usize::from(!self.is_seen(least_common));
            least_common += 1;
        }
        budget.steps(2 * u64::from(least_common))?;
        self.look_through(n, moves, least_common, unseen, budget)?;
        Ok(self.least_unseen())
    }

    /// Sees the values of all splits into two, or of so many that no more than `unseen` values below
    /// `end`, all that are, were not seen before.
    fn look_through(
        &mut self,
        n: usize,
        moves: &Moves,
        end: u32,
        mut unseen: usize,
        budget: &Budget,
    ) -> Result<(), Refusal> {
        let mut from = 1;
        let mut more = unseen > 0;
        while more {
            more = false;
            for (amount, parts) in moves.splitting() {
                let rest = n - amount;
                let last = match parts {
                    Parts::Any => rest / 2,
                    Parts::Unequal => rest.saturating_sub(1) / 2,
                };
                let to = last.min(from + TURN - 1);
                for heap in from..=to {
                    let sum = (self.values[heap] ^ self.values[rest - heap]) as usize;
                    if self.seen[sum] != self.now {
                        self.seen[sum] = self.now;
                        unseen -= usize::from((sum as u32) < end);
                        if unseen == 0 {
                            return budget.steps((heap - from) as u64);
                        }
                    }
                }
                budget.steps((to + 1).saturating_sub(from) as u64)?;
                more |= to < last;
            }
            from += TURN;
        }
        Ok(())
    }

    fn see_triples(&mut self, rest: usize, budget: &Budget) -> Result<(), Refusal> {
        budget.steps((rest as u64).saturating_mul(rest as u64) / 6 + 1)?;
        for a in 1..=rest / 3 {
            for b in a..=(rest - a) / 2 {
                self.see(self.values[a] ^ self.values[b] ^ self.values[rest - a - b]);
            }
        }
        Ok(())
    }

    /// Chooses the mask that makes the fewest heaps rare, if they are few.
    fn choose(&mut self, parity: Option<usize>, budget: &Budget) -> Result<(), Refusal> {
        let size = self.seen.len() / 2;
        let heaps = self.values.len() - 1;
        self.classes = None;
        self.rare.clear();
        if size > GREATEST_MASK {
            return Ok(());
        }
        budget.steps(4 * (size * size) as u64 + 4 * heaps as u64)?;
        let mut best = heaps / 8;
        for parity in [None, parity] {
            // How many heaps have each value, those counted negative whose size makes them odd.
            let mut counts = vec![0isize; size];
            for (heap, value) in self.values.iter().enumerate().skip(1) {
                let is_odd = parity.is_some_and(|parity| (heap + parity) % 2 == 1);
                counts[*value as usize] += if is_odd { -1 } else { 1 };
            }
            for mask in 1..size as u32 {
                let classes = Classes { mask, parity };
                let mut even = 0;
                for (value, count) in (0u32..).zip(&counts) {
                    let is_odd = (value & mask).count_ones() % 2 == 1;
                    even += if is_odd { -count } else { *count };
                }
                let rare = heaps.saturating_add_signed(even) / 2;
                if rare < best {
                    best = rare;
                    self.classes = Some(classes);
                }
            }
        }
        if let Some(classes) = self.classes {
            let rare = self.values.iter().copied().enumerate().skip(1);
            self.rare = rare
                .filter(|(heap, value)| classes.is_rare(*heap, *value))
                .collect();
        }
        Ok(())
    }
}
