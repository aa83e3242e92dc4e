//! What is answered on which path.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use nimm::SCHEMA;
use nimm_view::Language;
use serde_json::json;

use super::calls::{Calls, NotBegun, Said};
use super::reply::JsonReply;
use super::{body, guard, lines, page};

/// What the answers need.
#[derive(Clone)]
pub(super) struct Context {
    pub(super) calls: Arc<Calls>,
    /// How long the body of a request may take.
    pub(super) patience: Duration,
    /// Whether the server is bound to this machine only.
    pub(super) only_here: bool,
}

/// The service behind every connection.
pub(super) fn router(context: Context) -> Router {
    let only_here = context.only_here;
    Router::new()
        .route("/", get(async || file("index.html")))
        .route("/{file}", get(async |uri: Uri| file(name(&uri))))
        .route("/texts/{file}", get(texts))
        .route("/api/{name}", post(call))
        .route("/health", get(health))
        .fallback(async || nothing_here())
        .method_not_allowed_fallback(wrong_method)
        .layer(axum::middleware::from_fn(move |request, next| {
            guard::guard(only_here, request, next)
        }))
        .with_state(context)
}

/// The last part of a path, as it was sent: no name here has anything to decode.
fn name(uri: &Uri) -> &str {
    uri.path().rsplit('/').next().unwrap_or_default()
}

/// Asked for again each time, since another version of the program may be behind the address.
const NO_CACHE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

fn file(name: &str) -> Response {
    match page::file(name) {
        Some((content, kind)) => {
            ([(header::CONTENT_TYPE, kind), NO_CACHE], content).into_response()
        }
        None => nothing_here(),
    }
}

fn nothing_here() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}

async fn wrong_method() -> JsonReply {
    JsonReply::fault(
        StatusCode::METHOD_NOT_ALLOWED,
        "method",
        "This path is not for this method.",
        "Use POST for calls and GET for all else.",
    )
}

/// The labels of the page, as the call `texts` gives them: quick, so they never wait in the line.
async fn texts(uri: Uri) -> Response {
    let language = name(&uri)
        .strip_suffix(".json")
        .and_then(|tag| tag.parse().ok());
    let Some::<Language>(language) = language else {
        return nothing_here();
    };
    let request = json!({ "lang": language.tag() }).to_string();
    let reply = nimm_web::call("texts", &request, &mut |_| true);
    let headers = [(header::CONTENT_TYPE, "application/json"), NO_CACHE];
    (headers, reply.json().to_string()).into_response()
}

async fn health(State(Context { calls, .. }): State<Context>) -> JsonReply {
    let (running, waiting) = (calls.running(), calls.waiting());
    JsonReply {
        status: StatusCode::OK,
        json: json!({ "schema": SCHEMA, "running": running, "waiting": waiting }).to_string(),
    }
}

async fn call(State(context): State<Context>, request: Request) -> Result<Response, JsonReply> {
    let (parts, body) = request.into_parts();
    if !mentions(&parts.headers, header::CONTENT_TYPE, "application/json") {
        return Err(JsonReply::fault(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "Content-Type",
            "A call takes a JSON object.",
            "Send it with `Content-Type: application/json`.",
        ));
    }
    let request = body::text(body, context.patience).await?;
    let begun = context
        .calls
        .begin(name(&parts.uri).to_string(), request)
        .await;
    let mut work = match begun {
        Ok(work) => work,
        Err(reason) => return Ok(later(&reason)),
    };
    let in_lines = mentions(&parts.headers, header::ACCEPT, lines::KIND);
    loop {
        match poll_fn(|task| work.poll_said(task)).await {
            said if in_lines => return Ok(lines::respond(work, said)),
            Said::Progress(_) => {}
            Said::Reply(reply) => return Ok(reply.into_response()),
        }
    }
}

/// Whether a header names a media type, perhaps among others or with parameters.
fn mentions(headers: &HeaderMap, header: HeaderName, kind: &str) -> bool {
    let values = headers.get_all(header);
    let mut values = values.iter().filter_map(|value| value.to_str().ok());
    values.any(|value| {
        value.split(',').any(|one| {
            let named = one.split(';').next().unwrap_or_default();
            named.trim().eq_ignore_ascii_case(kind)
        })
    })
}

fn later(reason: &NotBegun) -> Response {
    let message = match reason {
        NotBegun::Busy => "Too many calls wait already.",
        NotBegun::Stopping => "The server is about to end.",
    };
    let (field, remedy) = ("call", "Try again later.");
    let fault = JsonReply::fault(StatusCode::SERVICE_UNAVAILABLE, field, message, remedy);
    ([(header::RETRY_AFTER, "1")], fault).into_response()
}
