//! `nimm check`: a saved answer or certificate, re-derived.

use std::io::Read;
use std::path::PathBuf;

use nimm::{SCHEMA, check_json};
use serde_json::json;

use crate::face::{Exit, Face, Failure};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let mut text = String::new();
    if args.file.as_os_str() == "-" {
        std::io::stdin().read_to_string(&mut text)?;
    } else {
        text = std::fs::read_to_string(&args.file).map_err(Failure::file(&args.file))?;
    }
    let checked = check_json(&text)?;
    let exit = if checked.is_ok() {
        Exit::Answered
    } else {
        Exit::Unknown
    };
    if face.json {
        let refusal = checked.err().map(|refusal| {
            json!({
                "claim": refusal.claim.code(),
                "stated": refusal.stated,
                "derived": refusal.derived,
            })
        });
        face.print_json(
            &json!({ "schema": SCHEMA, "accepted": refusal.is_none(), "refusal": refusal }),
        )?;
        return Ok(exit);
    }
    face.print(&match checked {
        Ok(()) => face.words.say("check-accepted", &[]),
        Err(refusal) => {
            let claim = face
                .words
                .say(&format!("claim-{}", refusal.claim.code()), &[]);
            let arguments = [
                ("claim", claim.into()),
                ("stated", refusal.stated.into()),
                ("derived", refusal.derived.into()),
            ];
            face.words.say("check-refused", &arguments)
        }
    })?;
    Ok(exit)
}
