//! Parts laid out along a line, in proportion to their sizes.

use nimm::Count;

/// The most columns of text for one token.
const WIDEST_TOKEN: usize = 4;

/// Where the parts begin and end along a line.
pub(super) struct Bar {
    /// One more than there are parts.
    pub(super) edges: Vec<f64>,
    parts: Vec<Count>,
}

impl Bar {
    /// In columns of text: a whole number a token where there is room.
    pub(super) fn of_columns(parts: Vec<Count>, columns: usize) -> Bar {
        let whole = sum(&parts).to_usize();
        let small = whole.filter(|whole| (1..=columns).contains(whole));
        let columns = small.map_or(columns, |whole| whole * (columns / whole).min(WIDEST_TOKEN));
        Bar::of_length(parts, columns as f64, 1.0)
    }

    /// Over `length`, in proportion, but each part at least `least` long where there is room.
    pub(super) fn of_length(parts: Vec<Count>, length: f64, least: f64) -> Bar {
        let whole = sum(&parts);
        let shares: Vec<f64> = parts
            .iter()
            .map(|part| ratio(part, &whole) * length)
            .collect();
        let least = least.min(length / parts.len().max(1) as f64);
        let lacking: f64 = shares.iter().map(|share| (least - share).max(0.0)).sum();
        let spare: f64 = shares.iter().map(|share| (share - least).max(0.0)).sum();
        let mut edges = vec![0.0];
        let mut at = 0.0;
        for share in shares {
            at += if share <= least {
                least
            } else {
                share - (share - least) * lacking / spare
            };
            edges.push(at);
        }
        Bar { edges, parts }
    }

    /// Behind the last part.
    pub(super) fn end(&self) -> f64 {
        self.edges.last().copied().unwrap_or(0.0)
    }

    /// Where a take of `amount`, from the last part on, begins.
    pub(super) fn reach(&self, amount: &Count) -> f64 {
        let mut rest = amount.clone();
        for (edges, size) in self.edges.windows(2).zip(&self.parts).rev() {
            let (left, right) = (edges[0], edges[1]);
            match rest.checked_sub(size) {
                Some(less) => rest = less,
                None => return right - ratio(&rest, size) * (right - left),
            }
            if rest.is_zero() {
                return left;
            }
        }
        0.0
    }
}

fn sum(parts: &[Count]) -> Count {
    parts.iter().fold(Count::ZERO, |sum, part| &sum + part)
}

/// `part / whole`, to six digits.
fn ratio(part: &Count, whole: &Count) -> f64 {
    const MILLION: u64 = 1_000_000;
    if whole.is_zero() {
        return 0.0;
    }
    let (millionths, _) = (part * &Count::from(MILLION)).div_rem(whole);
    millionths
        .to_u64()
        .map_or(1.0, |millionths| millionths as f64 / MILLION as f64)
}
