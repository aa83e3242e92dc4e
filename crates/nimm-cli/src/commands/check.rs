//! `nimm check`: a saved answer or certificate, re-derived.

use std::path::PathBuf;

use nimm::{Claim, SCHEMA, check_json};
use serde_json::json;

use crate::face::{Exit, Face, Failure};
use crate::options;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let text = if args.file.as_os_str() == "-" {
        options::read_text(&mut std::io::stdin(), face)?
    } else {
        options::read_file(&args.file, face)?
    };
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
            // Too much work says nothing about the claim.
            let id = match refusal.claim {
                Claim::Work => "check-not-done",
                _ => "check-refused",
            };
            face.words.say(id, &arguments)
        }
    })?;
    Ok(exit)
}
