//! `nimm misere`: the misère quotient of a rule, with proof.

use std::path::PathBuf;

use nimm::misere::{
    Genus, MisereAnswer, MisereQuotient, Temper, heap_genera_watched, misere_quotient_watched,
};
use nimm::{Outcome, Stop};
use nimm_view::unknown_words;
use serde_json::{Value, json};

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
    /// The genera too.
    #[arg(long)]
    genus: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let limits = args.limits.limits();
    let watch = Watch::new(face, args.to);
    let answer = misere_quotient_watched(&game, args.to, &limits, &mut watch.look())?;
    let genera = args
        .genus
        .then(|| heap_genera_watched(&game, args.to, &limits, &mut watch.look()));
    let genera = genera.transpose()?;
    watch.end();
    let MisereAnswer { found, stopped_by } = answer;
    let stopped_by = stopped_by.or(genera.as_ref().and_then(|genera| genera.stopped_by));
    if let Some(path) = &args.certificate {
        options::write(path, &format!("{}\n", found.to_json()))?;
    }
    if face.json {
        let mut json = found.to_json();
        if let Some(genera) = &genera {
            json["genera"] = json!(genera.genera.iter().map(genus_json).collect::<Vec<_>>());
        }
        face.print_json(&json)?;
    } else {
        let mut text = text(&found, face);
        if let Some(genera) = &genera {
            text.push_str(&genera_text(&genera.genera, face));
        }
        face.print(&text)?;
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

fn genus_json(genus: &Genus) -> Value {
    json!({ "genus": genus.to_string(), "temper": genus.temper() })
}

/// A line for each heap.
fn genera_text(genera: &[Genus], face: &Face) -> String {
    let line = |(heap, genus): (usize, &Genus)| {
        let temper = match genus.temper() {
            Temper::Tame => "misere-tame",
            Temper::Wild => "misere-wild",
        };
        let temper = face.words.say(temper, &[]);
        format!("\n{heap:>6}  {:<10}  {temper}", genus.to_string())
    };
    let lines: String = genera.iter().enumerate().map(line).collect();
    format!("\n{}{lines}", face.words.say("misere-genera", &[]))
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
