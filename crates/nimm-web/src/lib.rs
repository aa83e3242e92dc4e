//! The calls of the page: strings in, JSON out.
//!
//! The page talks to this crate in one of two ways, and gets the same bytes: through the server of
//! `nimm serve`, or through WebAssembly in the browser. A request is one JSON object, `{}` at least;
//! `lang` is the language of all sentences in the reply (`en`, `zh-Hans`, `zh-Hant`; `en` if it is
//! absent).
//!
//! | call | request | reply |
//! |---|---|---|
//! | `read` | `rule` | as `nimm read --json` |
//! | `period` | `rule`, `to` | as `nimm period --json` |
//! | `table` | `rule`, `to` or `pairs` | as `nimm table --json` |
//! | `sequence` | `rule`, `to`, `outcomes`, `format` | as `nimm sequence --json`, or a file, see [`calls::sequence`] |
//! | `explore` | `rule`, `to`, ... | all that is shown of a rule at once, see [`calls::explore`] |
//! | `claim` | `family`, `for`, `claim`, `random`, `seed` | as `nimm claim --json` |
//! | `compare` | `rule`, `other`, `to` | where two sequences differ, see [`calls::compare`] |
//! | `solve` | `rule`, `position` | as `nimm solve --json` |
//! | `play` | `rule`, `position`, `moves`, ... | a game in progress, see [`calls::play`] |
//! | `rules` | | as `nimm rules --json` |
//! | `texts` | | the labels of the page, by id |
//!
//! What is wrong with a rule, a position or a move comes back as `error`: the field, the message,
//! what was expected, a remedy, and the place in characters.
//!
//! | file | what it holds |
//! |---|---|
//! | `request` | reading the fields of a request |
//! | `fault` | errors as JSON |
//! | `calls` | one file a call |
//! | `wasm` | the door for JavaScript |

pub mod calls;
mod fault;
mod request;
#[cfg(target_arch = "wasm32")]
mod wasm;

use serde_json::Value;

pub use fault::Fault;
pub use request::Request;

/// What long work is told now and then: how far it got, in units of the call. Returning `false` ends
/// it.
pub type Watch<'a> = &'a mut dyn FnMut(u64) -> bool;

/// A reply.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The call was answered, perhaps with what is wrong with a rule, a position or a move.
    Answered(Value),
    /// The request is not what the call expects; nothing was done.
    Refused(Value),
    /// There is no such call.
    NoSuchCall(Value),
}

impl Reply {
    /// The JSON object of the reply.
    #[must_use]
    pub fn json(&self) -> &Value {
        match self {
            Reply::Answered(json) | Reply::Refused(json) | Reply::NoSuchCall(json) => json,
        }
    }
}

/// Answers a call. `request` is the text of a JSON object.
///
/// # Examples
///
/// ```
/// let request = r#"{"rule": "nim", "position": "1+2+4"}"#;
/// let reply = nimm_web::call("solve", request, &mut |_| true);
/// assert_eq!(reply.json()["winning_moves"][0], "3:-1");
/// ```
#[must_use]
pub fn call(name: &str, request: &str, watch: Watch<'_>) -> Reply {
    let Some(answer) = calls::by_name(name) else {
        return Reply::NoSuchCall(Fault::no_such_call(name).to_json());
    };
    let request = match Request::read(request) {
        Ok(request) => request,
        Err(fault) => return Reply::Refused(fault.to_json()),
    };
    match answer(&request, watch) {
        Ok(json) => Reply::Answered(json),
        Err(fault) if fault.is_of_request() => Reply::Refused(fault.to_json()),
        Err(fault) => Reply::Answered(fault.to_json()),
    }
}
