//! `nimm selftest`: the published tables and theorems, checked by the program itself.

use nimm::{SCHEMA, SELF_TESTS};
use serde_json::json;

use crate::face::{Exit, Face, Failure};

pub(crate) fn run(face: &Face) -> Result<Exit, Failure> {
    let mut rows = Vec::new();
    let mut failed = 0;
    for test in SELF_TESTS {
        let holds = test.holds()?;
        failed += usize::from(!holds);
        let words = face.words.say(&format!("selftest-{}", test.id), &[]);
        if face.json {
            rows.push(json!({ "claim": test.id, "words": words, "holds": holds }));
        } else {
            let mark = if holds {
                "selftest-holds"
            } else {
                "selftest-fails"
            };
            face.print(&format!("{}  {words}", face.words.say(mark, &[])))?;
        }
    }
    if face.json {
        face.print_json(&json!({ "schema": SCHEMA, "claims": rows, "failed": failed }))?;
    } else {
        let arguments = [
            ("claims", SELF_TESTS.len().into()),
            ("failed", failed.into()),
        ];
        face.print(&face.words.say("selftest-summary", &arguments))?;
    }
    Ok(if failed == 0 {
        Exit::Answered
    } else {
        Exit::Unknown
    })
}
