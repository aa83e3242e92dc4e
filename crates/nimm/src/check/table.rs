//! Tables of nim-values.

use super::moves::afford_listing;
use super::{Budget, Claim, Refusal, breaking, refusal};
use crate::rule::HeapRule;
use crate::{Count, Heap};

/// The values of heaps up to `largest`, for a rule without limits on the next take.
pub(super) fn table(
    rule: &HeapRule,
    largest: &Count,
    budget: &Budget,
) -> Result<Vec<u32>, Refusal> {
    if rule.is_fixed_set() {
        let work = afford(rule, largest, budget)?;
        return Ok(match work.way {
            Way::Mex => by_mex(work.largest, &work.runs),
            Way::Sieve => by_sieve(work.largest, &work.runs),
        });
    }
    let largest = reach(rule, largest)?;
    breaking::table(rule, largest, budget)
}

/// The largest heap of a table in machine words; refused where heaps have no values, or not there.
fn reach(rule: &HeapRule, largest: &Count) -> Result<usize, Refusal> {
    if rule.has_quota() {
        let expected = "a rule whose heaps have nim-values";
        return Err(refusal(Claim::Theorem, rule, expected));
    }
    let most = rule.largest_heap().unwrap_or(u64::MAX);
    let largest = largest.to_usize().filter(|heap| *heap as u64 <= most);
    largest.ok_or_else(Budget::spent)
}

/// Runs of amounts that are shorter are looked at one by one.
const LONG: usize = 3;

/// What a table of a set of amounts takes.
pub(super) struct Work {
    largest: usize,
    runs: Vec<(usize, usize)>,
    way: Way,
}

/// How a table of a set of amounts is filled.
enum Way {
    /// Heap by heap.
    Mex,
    /// Value by value.
    Sieve,
}

/// Takes the work of a table from the budget, for a set of amounts: smaller heaps than the largest
/// allow those of its amounts that they have.
pub(super) fn afford(rule: &HeapRule, largest: &Count, budget: &Budget) -> Result<Work, Refusal> {
    afford_listing(rule, largest, budget)?;
    let largest = reach(rule, largest)?;
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for run in rule.takes(&Heap::new(largest)) {
        let word = |n: &Count| n.to_usize().ok_or_else(Budget::spent);
        let (from, to) = (word(run.start())?, word(run.end())?);
        budget.words(2)?;
        match runs.last_mut() {
            Some(last) if last.1 + 1 == from => last.1 = to,
            _ => runs.push((from, to)),
        }
    }
    let length = |run: &(usize, usize)| run.1 - run.0 + 1;
    // No value is above the number of options outside a run that never ends, by much.
    let scanned = runs.iter().filter(|run| run.1 < largest).map(length);
    let before_last = runs.last().map_or(0, |run| run.0);
    let scanned = scanned.sum::<usize>().max(before_last.min(largest)) as u64 / 64;
    let looks = runs.iter().map(|run| length(run).min(2 * LONG));
    let steps = 2 * looks.sum::<usize>() as u64 + scanned + 10;
    let heaps = (largest as u64).saturating_add(1);
    let by_mex = heaps.saturating_mul(steps);
    let by_sieve = heaps.saturating_mul(heaps / 32 + 20);
    let way = if by_mex <= by_sieve {
        Way::Mex
    } else {
        Way::Sieve
    };
    budget.steps(by_mex.min(by_sieve))?;
    budget.words(heaps)?;
    Ok(Work { largest, runs, way })
}

/// g(n) = mex of the values of the options of n, for n up to `largest`. The options by a long run
/// of amounts are, but for one at either end, those of the heap before.
fn by_mex(largest: usize, runs: &[(usize, usize)]) -> Vec<u32> {
    let is_long = |run: &&(usize, usize)| run.1 - run.0 >= LONG;
    let long: Vec<_> = runs.iter().filter(is_long).copied().collect();
    let short = runs.iter().filter(|run| !is_long(run));
    let short: Vec<usize> = short.flat_map(|(from, to)| *from..=*to).collect();

    let mut values: Vec<u32> = Vec::with_capacity(largest + 1);
    // How many options by long runs have a value, and the values that some have as binary digits.
    let mut counts: Vec<u32> = vec![0];
    let mut by_long: Vec<u64> = vec![0];
    // The same for the other options of one heap.
    let mut by_short: Vec<u64> = vec![0];
    // So many words are full of values that long runs give.
    let mut full = 0;
    for n in 0..=largest {
        for (from, to) in &long {
            if let Some(value) = n.checked_sub(*from).map(|left| values[left] as usize) {
                counts[value] += 1;
                by_long[value / 64] |= 1 << (value % 64);
            }
            if let Some(value) = n.checked_sub(to + 1).map(|left| values[left] as usize) {
                counts[value] -= 1;
                if counts[value] == 0 {
                    by_long[value / 64] &= !(1 << (value % 64));
                    full = full.min(value / 64);
                }
            }
        }
        full += by_long[full..]
            .iter()
            .take_while(|word| **word == u64::MAX)
            .count();
        let allowed = &short[..short.partition_point(|take| *take <= n)];
        let mex = if let [word] = by_long[..] {
            let look = |seen: u64, take: &usize| seen | 1 << (values[n - take] % 64);
            allowed.iter().fold(word, look).trailing_ones() as usize
        } else {
            for take in allowed {
                let value = values[n - take];
                by_short[value as usize / 64] |= 1 << (value % 64);
            }
            let words = by_long[full..].iter().zip(&by_short[full..]);
            let mut words = words.map(|(long, short)| long | short);
            let more = words.clone().take_while(|word| *word == u64::MAX).count();
            let rest = words.nth(more).map_or(0, u64::trailing_ones);
            for take in allowed {
                by_short[values[n - take] as usize / 64] = 0;
            }
            (full + more) * 64 + rest as usize
        };
        if mex >= counts.len() {
            counts.resize(mex + 1, 0);
            by_long.resize(mex / 64 + 1, 0);
            by_short.resize(mex / 64 + 1, 0);
        }
        values.push(mex as u32);
    }
    values
}

/// The same, value by value: of the heaps without a value, the least one that has no option of this
/// value has it, and the heaps of which it is an option do not.
fn by_sieve(largest: usize, runs: &[(usize, usize)]) -> Vec<u32> {
    let words = largest / 64 + 1;
    // The amounts as binary digits, behind an empty word.
    let mut amounts = vec![0u64; words + 1];
    for amount in runs.iter().flat_map(|(from, to)| *from..=*to) {
        amounts[amount / 64 + 1] |= 1 << (amount % 64);
    }
    let mut values = vec![0; largest + 1];
    let mut open = vec![u64::MAX; words];
    open[words - 1] >>= 63 - largest % 64;
    let mut reaching = vec![0u64; words];
    let mut first = 0;
    for value in 0.. {
        first += open[first..].iter().take_while(|word| **word == 0).count();
        if first == words {
            break;
        }
        reaching[first..].fill(0);
        for word in first..words {
            loop {
                let free = open[word] & !reaching[word];
                if free == 0 {
                    break;
                }
                let bit = free.trailing_zeros();
                values[64 * word + bit as usize] = value;
                open[word] &= !(1 << bit);
                let shifted = amounts[1..].iter().zip(&amounts);
                for (reaching, (high, low)) in reaching[word..].iter_mut().zip(shifted) {
                    *reaching |= high << bit | (low >> 1) >> (63 - bit);
                }
            }
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::{by_mex, by_sieve, table};
    use crate::check::Budget;
    use crate::rule::HeapRule;
    use crate::{Count, Heap, NimValue, Rule, mex, nim_sum};

    fn part(text: &str) -> HeapRule {
        let rule: Rule = text.parse().expect(text);
        rule.only_heap_rule().expect("one part").clone()
    }

    /// By every move that the rule lists.
    fn plain(part: &HeapRule, len: usize) -> Vec<u32> {
        let mut plain: Vec<u32> = Vec::new();
        for n in 0..len {
            let heap = Heap::new(n);
            let takes = part.takes(&heap).flat_map(crate::game::each);
            let mut left: Vec<u32> = takes
                .map(|take| plain[n - take.to_usize().expect("small")])
                .collect();
            for parts in part.splits_of(&heap) {
                let value = |part: &Count| u64::from(plain[part.to_usize().expect("small")]);
                let sum = nim_sum(parts.iter().map(|part| NimValue::from(value(part))));
                left.push(sum.as_count().to_usize().expect("small") as u32);
            }
            plain.push(mex(left));
        }
        plain
    }

    #[test]
    fn tables_are_the_mex_of_the_options() {
        let subsets = (1..1u32 << 9).map(|bits| {
            let amounts = (1..=9).filter(|amount| bits >> (amount - 1) & 1 == 1);
            let amounts: Vec<String> = amounts.map(|amount: u32| amount.to_string()).collect();
            amounts.join(",")
        });
        let sets = subsets.clone().map(|set| format!("take {set}"));
        let all_but = subsets.map(|set| format!("take all but {set}"));
        let others = [
            "nim",
            "take 3-90",
            "take 1-70,75-80,200",
            "take all but 64,100-150",
            "take 1 mod 3",
            "take primes",
            "take squares,2",
            "take k where k is not prime",
        ];
        for text in sets.chain(all_but).chain(others.map(String::from)) {
            let part = part(&text);
            let expected = plain(&part, 300);
            let found = table(&part, &Count::from(299u64), &Budget::new());
            assert_eq!(found.as_ref(), Ok(&expected), "{text}");
            let runs: Vec<(usize, usize)> = part
                .takes(&Heap::new(299u64))
                .map(|run| {
                    (
                        run.start().to_usize().expect("small"),
                        run.end().to_usize().expect("small"),
                    )
                })
                .collect();
            assert_eq!(by_mex(299, &runs), expected, "{text}");
            assert_eq!(by_sieve(299, &runs), expected, "{text}");
        }
    }

    #[test]
    fn tables_of_splits_are_the_mex_of_the_options() {
        for text in [
            "0.77",
            "0.137",
            "0.07",
            "4.0",
            "4.3",
            "0.16",
            "0.56",
            "0.127",
            "0.45",
            "0.156",
            "0.644",
            "0.376",
            "0.354",
            "0.2222",
            "0.0005",
            "8.0",
            "0.F",
            "0.9A",
            "0.00D",
            "split unequal",
            "split where n >= 3",
            "take any or split",
            "take 2, may split unequal",
            "take 1 where n >= 5",
            "take k where k*k = n",
            "take 1-2 where n is prime, may split",
            "take 1-3 where n mod 2 = 0, may split",
        ] {
            let part = part(text);
            let len = if text.contains(['8', 'F', 'D', '9']) {
                150
            } else {
                1100
            };
            let expected = plain(&part, len);
            let found = table(&part, &Count::from(len - 1), &Budget::new());
            assert_eq!(found, Ok(expected), "{text}");
        }
    }
}
