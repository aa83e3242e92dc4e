//! `nimm misere`: the misère quotient of a rule, with proof.

use std::path::PathBuf;

use nimm::misere::{MisereAnswer, MisereQuotient, misere_quotient_watched};
use nimm::{Outcome, Stop};
use nimm_view::unknown_words;

use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};
use crate::progress::Watch;

/// The most elements whose products are shown.
const MOST_PRODUCTS: usize = 12;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    to: u64,
    /// Write the quotient to a file that `nimm check` reads.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let limits = args.limits.limits();
    let watch = Watch::new(face, args.to);
    let answer = misere_quotient_watched(&game, args.to, &limits, &mut watch.look())?;
    watch.end();
    let MisereAnswer { found, stopped_by } = answer;
    if let Some(path) = &args.certificate {
        options::write(path, &format!("{}\n", found.to_json()))?;
    }
    if face.json {
        face.print_json(&found.to_json())?;
    } else {
        face.print(&text(&found, face))?;
    }
    Ok(match stopped_by {
        None => Exit::Answered,
        // What was verified is printed, and how far.
        Some(Stop::Interrupted { .. }) => Exit::Stopped,
        Some(stop) => {
            face.reason(&unknown_words(&face.words, &[], &stop));
            Exit::Unknown
        }
    })
}

fn text(found: &MisereQuotient, face: &Face) -> String {
    let words = &face.words;
    let quotient = found.quotient();
    let names = |elements: &mut dyn Iterator<Item = usize>| {
        let names: Vec<String> = elements.map(|n| found.word(n).to_string()).collect();
        names.join(" ")
    };
    let lost = || quotient.p_portion();
    let mut lines = vec![found.game().to_string()];
    lines.push(words.say(
        "misere-order",
        &[
            ("order", quotient.order().into()),
            ("count", lost().count().into()),
            ("portion", names(&mut lost()).into()),
        ],
    ));
    let generators: Vec<String> = quotient
        .generators()
        .map(|heap| format!("h{heap}"))
        .collect();
    if !generators.is_empty() {
        let generators = ("generators", generators.join(" ").into());
        lines.push(words.say("misere-generators", &[generators]));
    }
    let to = ("to", found.verified_to().into());
    lines.push(match found.complete() {
        None => words.say("misere-verified", &[to]),
        Some(repetition) => {
            let preperiod = ("preperiod", repetition.preperiod.into());
            let period = ("period", repetition.period.into());
            words.say("misere-complete", &[to, preperiod, period])
        }
    });
    let heaps = names(&mut found.heaps());
    lines.push(words.say("misere-heaps", &[("heaps", heaps.into())]));
    let mut lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    if (2..=MOST_PRODUCTS).contains(&quotient.order()) {
        lines.push(words.say("misere-products", &[]));
        lines.extend(products(found));
    }
    lines.join("\n")
}

/// The table of products; elements of the P-portion have a star at the edges.
fn products(found: &MisereQuotient) -> Vec<String> {
    let all = || 0..found.quotient().order();
    let edge = |element: usize| {
        let star = match found.outcome(element) {
            Outcome::P => "*",
            Outcome::N => "",
        };
        format!("{}{star}", found.word(element))
    };
    let name = |element: usize| found.word(element).to_string();
    let row = |left: usize| {
        let products = all().map(|right| name(found.quotient().product(left, right)));
        std::iter::once(edge(left))
            .chain(products)
            .collect::<Vec<_>>()
    };
    let head = std::iter::once(String::new())
        .chain(all().map(edge))
        .collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(all().map(row)).collect();
    let width = rows
        .iter()
        .flatten()
        .map(String::len)
        .max()
        .unwrap_or_default();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        cells.join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}
