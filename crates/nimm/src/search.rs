//! Exhaustive search: any rule, both conventions, bounded by counts.
//!
//! Knows the game by its legal moves only. Positions that differ in the order of heaps of one group
//! are visited once.

use rustc_hash::FxHashMap;

use crate::answer::{Evidence, Limits, Listed, Solution, Stop};
use crate::rule::{HeapRule, Part};
use crate::theory::listing::Listing;
use crate::{Convention, Count, Game, Heap, Move, NimValue, Outcome, Position, Question, mex};

/// How many heaps the positions may have on average where there are as many as the limit allows.
const HEAPS_A_POSITION: u64 = 16;

/// How many positions pass between two looks at whoever watches.
const WATCHED_EVERY: u64 = 256;

/// What a search knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    outcome: Outcome,
    nim_value: u32,
    remoteness: u32,
}

/// One heap in machine words. Heaps of one group are kept in order, unless each has its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Cell {
    group: u32,
    size: u64,
    quota: Quota,
}

impl Cell {
    fn heap(&self) -> Heap {
        match self.quota {
            Quota::NotInForce => Heap::new(self.size),
            Quota::AtMost(quota) => Heap::with_quota(self.size, quota),
        }
    }

    /// An empty heap is no heap, unless a limit is spoken of: those are few, and are counted.
    fn matters(&self) -> bool {
        self.size > 0 || self.quota != Quota::NotInForce
    }
}

/// What a heap says of the next take, as far as it matters: a limit is cut at the size of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Quota {
    NotInForce,
    AtMost(u64),
}

/// What a search found out about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// Who wins, as seen by the player to move.
    pub outcome: Outcome,
    /// The nim-value, under normal play.
    pub nim_value: Option<NimValue>,
    /// The winning moves, by heap and then by amount.
    pub winning_moves: Vec<Move>,
    /// Whether those are all.
    pub listed: Listed,
    /// How many moves are left if the winner hurries and the loser delays.
    pub remoteness: Count,
}

impl Searched {
    /// The solution that rests on a search of so many positions.
    #[must_use]
    pub fn into_solution(self, positions: u64) -> Solution {
        Solution {
            outcome: self.outcome,
            nim_value: self.nim_value,
            winning_moves: self.winning_moves,
            listed: self.listed,
            remoteness: Some(self.remoteness),
            evidence: Evidence::Search { positions },
        }
    }
}

/// A search of one game that remembers what it has visited.
pub struct Search<'g> {
    game: &'g Game,
    limits: Limits,
    watch: Option<&'g mut dyn FnMut(u64) -> bool>,
    numbers: FxHashMap<Box<[Cell]>, u32>,
    positions: Vec<Box<[Cell]>>,
    known: Vec<Option<Known>>,
    moves: u64,
    opened: u64,
    /// The heaps of all positions.
    cells: u64,
}

/// A position that waits for its options.
struct Open {
    number: u32,
    options: Vec<u32>,
    next: usize,
}

impl<'g> Search<'g> {
    /// A search that has visited nothing.
    #[must_use]
    pub fn new(game: &'g Game, limits: &Limits) -> Search<'g> {
        Search {
            game,
            limits: *limits,
            watch: None,
            numbers: FxHashMap::default(),
            positions: Vec::new(),
            known: Vec::new(),
            moves: 0,
            opened: 0,
            cells: 0,
        }
    }

    /// The same; `watch` is told now and then how many positions were visited, and ends the work by
    /// returning `false`.
    #[must_use]
    pub fn watched(
        game: &'g Game,
        limits: &Limits,
        watch: &'g mut dyn FnMut(u64) -> bool,
    ) -> Search<'g> {
        Search {
            watch: Some(watch),
            ..Search::new(game, limits)
        }
    }

    /// How many positions were visited so far.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.positions.len() as u64
    }

    /// Outcome, nim-value under normal play, winning moves and remoteness of a position of the game.
    /// Cost: all positions that can come up from it, and their moves, that were not visited before;
    /// they count against the limits, which hold for the whole search.
    ///
    /// # Errors
    ///
    /// [`Stop::Positions`] and [`Stop::Moves`] where a limit was reached, [`Stop::Size`] for a heap
    /// beyond machine words, [`Stop::Theory`] if the limit of some take has no value, and
    /// [`Stop::Interrupted`].
    pub fn solve(&mut self, position: &Position) -> Result<Searched, Stop> {
        let root = self.cells(position)?;
        let root = self.visit(root)?;
        let known = self.known[root as usize].ok_or(Stop::Theory)?;
        let mut listing = Listing::new(self.limits.listed);
        if known.outcome == Outcome::N {
            for play in self.game.moves(position) {
                let after = self.game.play(position, &play).map_err(|_| Stop::Theory)?;
                let number = self.numbers.get(&self.cells(&after)?);
                let after = number.and_then(|number| self.known[*number as usize]);
                let wins = after.is_some_and(|after| after.outcome == Outcome::P);
                if wins && !listing.push(play) {
                    break;
                }
            }
        }
        let (mut winning_moves, listed) = listing.into_parts();
        winning_moves.sort_unstable();
        let normal = self.game.convention() == Convention::Normal;
        Ok(Searched {
            outcome: known.outcome,
            nim_value: normal.then(|| NimValue::from(u64::from(known.nim_value))),
            winning_moves,
            listed,
            remoteness: Count::from(u64::from(known.remoteness)),
        })
    }

    /// The position in machine words.
    fn cells(&self, position: &Position) -> Result<Box<[Cell]>, Stop> {
        let too_large = Stop::Size { most: u64::MAX };
        let mut cells = Vec::new();
        for (index, part) in self.game.rule().parts().iter().enumerate() {
            let group = u32::try_from(index).map_err(|_| too_large)?;
            self.add_group(&mut cells, part, group, position.group(index))?;
        }
        Ok(cells.into())
    }

    /// Adds the heaps of a group: in order where each is played for itself or where it does not
    /// matter how they stand.
    fn add_group(
        &self,
        cells: &mut Vec<Cell>,
        part: &Part,
        group: u32,
        heaps: &[Heap],
    ) -> Result<(), Stop> {
        let start = cells.len();
        let size = |heap: &Heap| heap.size().to_u64().ok_or(Stop::Size { most: u64::MAX });
        // A limit matters as far as some heap of those that share it.
        let mut largest = 0;
        for heap in heaps {
            largest = largest.max(size(heap)?);
        }
        for heap in heaps {
            let size = size(heap)?;
            let within = match part {
                Part::Heap(_) => size,
                Part::Joint(_) => largest,
            };
            let quota = quota(heap, within);
            cells.push(Cell { group, size, quota });
        }
        match part {
            Part::Heap(_) => {
                let mut own = cells.split_off(start);
                own.retain(Cell::matters);
                own.sort_unstable();
                cells.append(&mut own);
            }
            Part::Joint(rule) if rule.is_symmetric() => cells[start..].sort_unstable(),
            Part::Joint(_) => {}
        }
        Ok(())
    }

    /// Visits a position and all that can come up from it.
    fn visit(&mut self, root: Box<[Cell]>) -> Result<u32, Stop> {
        let root = self.number(root)?;
        let mut path = Vec::new();
        if self.known[root as usize].is_none() {
            path.push(self.open(root)?);
        }
        while let Some(open) = path.last_mut() {
            match open.options.get(open.next) {
                Some(&option) => {
                    open.next += 1;
                    if self.known[option as usize].is_none() {
                        let option = self.open(option)?;
                        path.push(option);
                    }
                }
                None => {
                    let number = open.number as usize;
                    self.known[number] = Some(self.conclude(&open.options));
                    path.pop();
                }
            }
        }
        Ok(root)
    }

    /// What follows for a position from its options, all of them known.
    fn conclude(&self, options: &[u32]) -> Known {
        let options = || {
            options
                .iter()
                .filter_map(|option| self.known[*option as usize])
        };
        let nim_value = mex(options().map(|option| option.nim_value));
        let quickest_win = options()
            .filter(|option| option.outcome == Outcome::P)
            .map(|option| option.remoteness)
            .min();
        let longest = options().map(|option| option.remoteness).max();
        let (outcome, remoteness) = match (quickest_win, longest) {
            (Some(quickest), _) => (Outcome::N, quickest + 1),
            (None, Some(longest)) => (Outcome::P, longest + 1),
            (None, None) => (self.game.convention().outcome_without_moves(), 0),
        };
        Known {
            outcome,
            nim_value,
            remoteness,
        }
    }

    /// The number of a position, a new one if it was not met before.
    fn number(&mut self, cells: Box<[Cell]>) -> Result<u32, Stop> {
        if let Some(number) = self.numbers.get(&cells) {
            return Ok(*number);
        }
        let reached = self.visited();
        if reached >= self.limits.positions {
            return Err(Stop::Positions { reached });
        }
        self.cells += cells.len() as u64;
        if self.cells > self.limits.positions.saturating_mul(HEAPS_A_POSITION) {
            return Err(Stop::Positions { reached });
        }
        let number = u32::try_from(reached).map_err(|_| Stop::Positions { reached })?;
        self.positions.push(cells.clone());
        self.known.push(None);
        self.numbers.insert(cells, number);
        Ok(number)
    }

    /// A position with its options, each once for each kind of heap.
    fn open(&mut self, number: u32) -> Result<Open, Stop> {
        self.opened += 1;
        if self.opened.is_multiple_of(WATCHED_EVERY) {
            let reached = self.visited();
            if self.watch.as_mut().is_some_and(|watch| !watch(reached)) {
                return Err(Stop::Interrupted { reached });
            }
        }
        let cells = self.positions[number as usize].clone();
        let mut options = Vec::new();
        let mut start = 0;
        for group in cells.chunk_by(|a, b| a.group == b.group) {
            match &self.game.rule().parts()[group[0].group as usize] {
                Part::Heap(rule) => {
                    for index in start..start + group.len() {
                        if index == start || cells[index - 1] != cells[index] {
                            self.open_heap(rule, &cells, index, &mut options)?;
                        }
                    }
                }
                part @ Part::Joint(rule) => {
                    let heaps: Vec<Heap> = group.iter().map(Cell::heap).collect();
                    for play in rule.moves(&heaps) {
                        self.count_move()?;
                        let after = rule.after(&heaps, &play).map_err(|_| Stop::Theory)?;
                        let mut option = cells[..start].to_vec();
                        self.add_group(&mut option, part, group[0].group, &after)?;
                        option.extend_from_slice(&cells[start + group.len()..]);
                        options.push(self.number(option.into())?);
                    }
                }
            }
            start += group.len();
        }
        Ok(Open {
            number,
            options,
            next: 0,
        })
    }

    /// Adds the options that a heap has by its own rule.
    fn open_heap(
        &mut self,
        rule: &HeapRule,
        cells: &[Cell],
        index: usize,
        options: &mut Vec<u32>,
    ) -> Result<(), Stop> {
        let cell = cells[index];
        let heap = cell.heap();
        if rule.tests_each_amount() {
            self.moves = self.moves.saturating_add(cell.size);
            self.count_move()?;
        }
        for run in rule.takes(&heap) {
            // No take exceeds the heap, a machine word.
            let (from, to) = (run.start().to_u64(), run.end().to_u64());
            for take in from.unwrap_or(1)..=to.unwrap_or(cell.size) {
                self.count_move()?;
                let left = self.left(rule, &heap, cell, take)?;
                let mut option = cells.to_vec();
                replace(&mut option, index, left);
                options.push(self.number(option.into())?);
            }
        }
        for parts in rule.splits_of(&heap) {
            self.count_move()?;
            let mut option = cells.to_vec();
            option.remove(index);
            let sizes = parts.iter().map(|part| part.to_u64().unwrap_or(cell.size));
            for size in sizes {
                let part = Cell { size, ..cell };
                let place = option.partition_point(|other| *other < part);
                option.insert(place, part);
            }
            options.push(self.number(option.into())?);
        }
        Ok(())
    }

    fn count_move(&mut self) -> Result<(), Stop> {
        self.moves += 1;
        match self.moves > self.limits.moves {
            true => Err(Stop::Moves {
                reached: self.limits.moves,
            }),
            false => Ok(()),
        }
    }

    /// The heap that a take leaves.
    fn left(&self, part: &HeapRule, heap: &Heap, cell: Cell, take: u64) -> Result<Cell, Stop> {
        let size = cell.size - take;
        let quota = if part.has_quota() {
            let left = part.after(heap, &take.into()).map_err(|_| Stop::Theory)?;
            quota(&left, size)
        } else {
            Quota::NotInForce
        };
        Ok(Cell {
            size,
            quota,
            ..cell
        })
    }
}

/// The limit of a heap as far as it matters.
fn quota(heap: &Heap, size: u64) -> Quota {
    match heap.quota() {
        None => Quota::NotInForce,
        Some(quota) => Quota::AtMost(quota.to_u64().map_or(size, |quota| quota.min(size))),
    }
}

/// Puts `cell` in the place of the one at `index` and moves it to where it belongs in the order.
fn replace(cells: &mut Vec<Cell>, mut index: usize, cell: Cell) {
    if !cell.matters() {
        cells.remove(index);
        return;
    }
    cells[index] = cell;
    while index > 0 && cells[index - 1] > cells[index] {
        cells.swap(index - 1, index);
        index -= 1;
    }
    while index + 1 < cells.len() && cells[index] > cells[index + 1] {
        cells.swap(index, index + 1);
        index += 1;
    }
}

/// The solution of a question by exhaustive search; `watch` as for [`Search::watched`].
///
/// # Errors
///
/// [`Stop`] where a limit was reached, or where `watch` ended it.
pub fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let mut search = Search::watched(question.game(), limits, watch);
    let searched = search.solve(question.position())?;
    Ok(searched.into_solution(search.visited()))
}
