//! A text near a faulty one that its notation accepts.

use nimm::notation::{Fault, Notation, NotationError};
use nimm::{Count, Error, Game, Move, Position};

use crate::error_words::is_invisible;

/// The longest text, in bytes, that is worth repeating as a whole.
const LONGEST: usize = 80;
/// How many runs of full-width characters are replaced one after the other.
const MOST_STEPS: usize = 40;

/// The text of `error` with its fault put right, if a small change does that; it is always
/// accepted by its notation.
pub(crate) fn correction(error: &NotationError) -> Option<String> {
    if error.text.len() > LONGEST {
        return None;
    }
    candidates(&error.fault, error.notation, &Cut::of(error)?)
        .into_iter()
        .find_map(|text| accepted(error.notation, text.trim().to_string()))
}

/// A text cut at both ends of a fault.
struct Cut<'t> {
    before: &'t str,
    found: &'t str,
    after: &'t str,
}

impl<'t> Cut<'t> {
    fn of(error: &'t NotationError) -> Option<Self> {
        Some(Cut {
            before: error.text.get(..error.span.start)?,
            found: error.text.get(error.span.clone())?,
            after: error.text.get(error.span.end..)?,
        })
    }

    /// The text with `middle` at the place of the fault.
    fn with(&self, middle: &str) -> String {
        format!("{}{middle}{}", self.before, self.after)
    }

    /// The text without the place of the fault and without the comma before or behind it.
    fn without_item(&self) -> String {
        let (before, after) = (self.before.trim_end(), self.after.trim_start());
        match before.strip_suffix(',') {
            Some(before) => format!("{before}{after}"),
            None => {
                let after = after.strip_prefix(',').unwrap_or(after);
                format!("{before} {}", after.trim_start())
            }
        }
    }
}

/// `text` if its notation accepts it, or if it does once full-width characters are replaced.
fn accepted(notation: Notation, mut text: String) -> Option<String> {
    for _ in 0..MOST_STEPS {
        let result = match notation {
            Notation::Rule => text.parse::<Game>().map(drop),
            Notation::Position => text.parse::<Position>().map(drop),
            Notation::Move => text.parse::<Move>().map(drop),
            Notation::Number => text.parse::<Count>().map(drop),
        };
        match result {
            Ok(()) => return Some(text),
            Err(Error::Notation(error)) => match &error.fault {
                Fault::FullWidth { ascii } => text = Cut::of(&error)?.with(ascii),
                _ => return None,
            },
            Err(_) => return None,
        }
    }
    None
}

/// What was probably meant, the likeliest first.
fn candidates(fault: &Fault, notation: Notation, cut: &Cut<'_>) -> Vec<String> {
    let with = |middle: &str| vec![cut.with(middle)];
    let before = cut.before.trim_end();
    let rest = format!("{}{}", cut.found, cut.after);
    let rest = rest.trim();
    match fault {
        Fault::FullWidth { ascii } => with(ascii),
        Fault::UnexpectedCharacter { found } => match (found, notation) {
            (';' | '|', Notation::Rule) => with(","),
            ('%', Notation::Rule) => with("mod"),
            ('≤', Notation::Rule) => with("<="),
            ('≥', Notation::Rule) => with(">="),
            ('≠', Notation::Rule) => with("!="),
            (';' | '|' | '⊕', Notation::Position) => with("+"),
            _ if is_invisible(*found) => with(""),
            _ if before.is_empty() || rest.chars().count() == 1 => with(""),
            _ => Vec::new(),
        },
        Fault::UnknownName { suggestion, .. } => with(suggestion),
        Fault::MissingRule { .. } => vec![format!("{before} take {rest}")],
        Fault::BareNumber { .. } => {
            let code = rest.replacen(',', ".", 1);
            let taken = vec![format!("{before} take {rest}")];
            match cut.found {
                "0" | "4" | "8" => vec![format!("{before} {code}")],
                // A number alone is rather a heap.
                number if number == rest => Vec::new(),
                _ => taken,
            }
        }
        Fault::CodeWithoutFirst { digits } => with(&format!("0.{digits}")),
        Fault::CodeFirstDigit { found } => match u8::from_str_radix(found, 16) {
            // What it says of splits counts; the rest of it has no meaning there.
            Ok(digit) if digit < 16 => with(&format!("{:X}", digit & 12)),
            _ => Vec::new(),
        },
        Fault::CodeDigit { .. } => with(""),
        Fault::ExpectedSet { name, suggestion } => {
            let mut texts = with(suggestion);
            texts.extend(with_close(cut, name, &LEAVING));
            if matches!(name.as_str(), "k" | "n" | "all" | "everything") {
                texts.push(cut.with("any"));
            }
            texts
        }
        Fault::ExpectedLeaving { found } if matches!(found.as_str(), "may" | "must") => {
            let behind = cut.after.trim_start();
            let word = behind.find(|c: char| !c.is_alphanumeric());
            let (_, behind) = behind.split_at(word.unwrap_or(behind.len()));
            with_end(cut, &format!("{found} split{behind}"))
        }
        Fault::ExpectedLeaving { found } => with_close(cut, found, &LEAVING),
        Fault::ExpectedAlternative { found } => {
            let before = before.strip_suffix("or").unwrap_or(before).trim_end();
            let mut texts = with_close(cut, found, &["take", "split"]);
            texts.push(format!("{before},{rest}"));
            texts
        }
        Fault::ExpectedParts { .. } if before.ends_with("into") => with("2"),
        Fault::NothingUnequal => vec![format!("{before}{}", cut.after)],
        Fault::ExpectedCondition { found } if found == "=" => with(""),
        Fault::ExpectedComparison { found } if found.is_empty() && before.contains(" mod ") => {
            vec![format!("{before} = 0")]
        }
        Fault::UnknownInCondition { name } => match name.as_str() {
            "size" | "heap" | "N" => with("n"),
            "x" | "take" | "amount" | "K" => with("k"),
            "sqrt" => with("isqrt"),
            "ceiling" => with("ceil"),
            _ => Vec::new(),
        },
        Fault::ExpectedKind { found } => with_close(cut, found, &KINDS),
        Fault::ExpectedAmount { .. } => {
            let without_comma = before.strip_suffix(',').unwrap_or(before);
            let without_doubled = rest.strip_prefix(',').unwrap_or(rest);
            vec![
                format!("{before}({rest})"),
                format!("{without_comma}{rest}"),
                format!("{before}{without_doubled}"),
            ]
        }
        Fault::ZeroAmount => vec![cut.with("1"), cut.without_item()],
        Fault::RepeatedAmount { amount } if cut.found == amount => vec![cut.without_item()],
        Fault::ReversedRange { from, to } => with(&format!("{to}-{from}")),
        Fault::ReversedHeaps { from, to } => with(&format!("{to}..{from}")),
        Fault::ExpectedExpression { .. } if before.ends_with(" at") => {
            vec![format!("{before} most {rest}")]
        }
        Fault::UnknownVariable { name } => match name.as_str() {
            "previous" | "last" | "p" | "x" => with("prev"),
            "sqrt" => with("isqrt"),
            "ceiling" => with("ceil"),
            _ => Vec::new(),
        },
        Fault::Unclosed { .. } if rest.is_empty() => vec![format!("{before})")],
        Fault::Unclosed { .. } => vec![format!("{before}) {rest}")],
        Fault::DivisionNotRounded => rounded(before, rest),
        Fault::NegativeHeap => with(""),
        Fault::ExpectedMove { .. } => moves(&cut.with(cut.found)),
        Fault::TrailingText { .. } => continued(notation, cut),
        _ => Vec::new(),
    }
}

/// The kinds of numbers behind `is`.
const KINDS: [&str; 10] = [
    "even",
    "odd",
    "prime",
    "composite",
    "square",
    "cube",
    "triangular",
    "fibonacci",
    "factorial",
    "power",
];

/// The words with which it is said what a move may leave.
const LEAVING: [&str; 3] = ["may", "must", "leave"];

/// The words that may go on a rule of amounts.
const GO_ON: [&str; 6] = ["unequal", "where", "into", "or", "mod", "and"];

/// The text with `end` from the place of the fault on.
fn with_end(cut: &Cut<'_>, end: &str) -> Vec<String> {
    vec![format!("{}{end}", cut.before)]
}

/// The text with one of `words` at the place of the fault, those that `found` is a slip of.
fn with_close(cut: &Cut<'_>, found: &str, words: &[&str]) -> Vec<String> {
    let close = |word: &&&str| {
        let distance = strsim::osa_distance(&found.to_lowercase(), word);
        distance <= 2 && 2 * distance <= word.len()
    };
    let close = words.iter().filter(close);
    close.map(|word| cut.with(word)).collect()
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

/// A division of what touches the stroke, with which `rest` begins, rounded down.
fn rounded(before: &str, rest: &str) -> Vec<String> {
    let Some(after) = rest.strip_prefix('/').map(str::trim_start) else {
        return Vec::new();
    };
    let touches = |c: char| c.is_alphanumeric() || "*^_".contains(c);
    let left = before.trim_end_matches(touches).len();
    let right = after.find(|c| !touches(c)).unwrap_or(after.len());
    let (head, dividend) = before.split_at(left);
    let (divisor, tail) = after.split_at(right);
    vec![format!("{head}floor({dividend}/{divisor}){tail}")]
}

/// The move that the numbers of `text` may mean: heap and amount, or an amount from heap 1; with `+`
/// between them, heap and parts, or the parts of heap 1.
fn moves(text: &str) -> Vec<String> {
    let numbers: Vec<&str> = text
        .split(|c| !is_digit(c))
        .filter(|number| !number.is_empty())
        .collect();
    if text.contains('+') {
        let names_heap = text.contains([':', '>']);
        return match numbers.as_slice() {
            [heap, parts @ ..] if names_heap => vec![format!("{heap}:>{}", parts.join("+"))],
            parts => vec![format!("1:>{}", parts.join("+"))],
        };
    }
    match numbers.as_slice() {
        [take] if !text.contains(':') => vec![format!("1:-{take}")],
        [heap, take] => vec![format!("{heap}:-{take}")],
        _ => Vec::new(),
    }
}

/// How a text may go on instead of ending at the place of the fault.
fn continued(notation: Notation, cut: &Cut<'_>) -> Vec<String> {
    let (before, behind) = (cut.before.trim_end(), cut.after.trim_start());
    let rest = format!("{}{}", cut.found, cut.after);
    let mut texts = match notation {
        Notation::Rule => {
            let amounts: Vec<&str> = rest.split_whitespace().collect();
            let join = if matches!(cut.found, ".." | "to") {
                '-'
            } else {
                ','
            };
            let mut texts = with_close(cut, cut.found, &GO_ON);
            if let Some(before) = before.strip_suffix("any").filter(|_| cut.found == "but") {
                texts.push(format!("{before}all {rest}"));
            }
            texts.extend([
                format!("{before} and {rest}"),
                format!("{before} & {rest}"),
                format!("{before}*{rest}"),
                format!("{before},{}", amounts.join(",")),
                format!("{before}{join}{behind}"),
            ]);
            texts
        }
        Notation::Position if cut.found == "-" => vec![format!("{before}..{behind}")],
        Notation::Position => {
            let heaps: Vec<&str> = rest.split([' ', ',']).filter(|h| !h.is_empty()).collect();
            vec![
                format!("{before}+{}", heaps.join("+")),
                format!("{before}+{behind}"),
            ]
        }
        Notation::Number => vec![format!("{before}{rest}").replace([',', ' ', '\''], "")],
        Notation::Move => Vec::new(),
    };
    texts.push(before.to_string());
    texts
}
