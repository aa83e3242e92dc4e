//! `nimm claim`: a claim tested over a family of rules.

use nimm_lab::{
    Bounds, Claim, LabError, Report, Sampling, Verdict, lab_error_words, report_json, report_words,
    test_claim,
};

use crate::face::{Exit, Face, Failure, Interrupt};
use crate::options::whole;
use crate::{diagnostic, progress};

/// The most rules that are tested.
const MOST_RULES: u64 = 10_000_000;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A rule with letters in it.
    #[arg(value_name = "FAMILY")]
    family: String,
    /// What is claimed.
    #[arg(value_name = "CLAIM", allow_negative_numbers = true)]
    claim: String,
    /// The ranges of the letters.
    #[arg(long = "for", value_name = "RANGES", default_value = "")]
    ranges: String,
    /// Test so many rules at random.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    random: Option<u64>,
    /// Repeat an earlier choice.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, requires = "random")]
    seed: Option<u64>,
    /// The largest heap to look at for a period.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    to: Option<u64>,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let said = |error: LabError| {
        let error = lab_error_words(&face.words, &error);
        Failure::Said(diagnostic::said(&face.words, &error))
    };
    let claim = Claim::read(&args.family, &args.ranges, &args.claim).map_err(said)?;
    let sampling = match args.random {
        None => Sampling::All { most: MOST_RULES },
        Some(count) => Sampling::Random {
            count,
            seed: args.seed.unwrap_or_else(|| fastrand::u64(..1 << 32)),
        },
    };
    let mut bounds = Bounds::default();
    bounds.limits.heap = args.to.unwrap_or(bounds.limits.heap);
    let rules = match args.random {
        None => claim.ranges.count(MOST_RULES).map_err(said)?,
        Some(count) => count,
    };
    let interrupt = Interrupt::watch();
    let bar = progress::bar(face, rules);
    let report = test_claim(&claim, &sampling, &bounds, &mut |done| {
        bar.set_position(done);
        !interrupt.is_set()
    });
    bar.finish_and_clear();
    let report = report.map_err(said)?;
    if face.json {
        face.print_json(&report_json(&face.words, &claim, &sampling, &report))?;
    } else {
        let lines = report_words(&face.words, &claim, &sampling, &report);
        let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
        face.print(&lines.join("\n"))?;
    }
    Ok(exit(&report, interrupt.is_set()))
}

fn exit(report: &Report, stopped: bool) -> Exit {
    match (report.verdict, report.unknown) {
        (Verdict::Stopped, _) => Exit::Stopped,
        _ if stopped => Exit::Stopped,
        (Verdict::Holds, 0) => Exit::Answered,
        _ => Exit::Unknown,
    }
}
