//! The body of a request: bounded in size and in time.

use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use hyper::body::Body as _;

use super::reply::JsonReply;

/// The most bytes of a request.
pub(super) const MOST_BYTES: usize = 64 << 10;

/// So much more is read of a body that is too long, since a client that is still writing would not
/// see the reply.
const MOST_PASSED_OVER: usize = 4 << 20;

/// Reads the whole body as text.
///
/// # Errors
///
/// If it is too long, too slow or no text.
pub(super) async fn text(body: Body, patience: Duration) -> Result<String, JsonReply> {
    let bytes = tokio::time::timeout(patience, bytes(body)).await;
    let bytes = bytes.unwrap_or_else(|_| {
        Err(JsonReply::fault(
            StatusCode::REQUEST_TIMEOUT,
            "request",
            "The request did not arrive in time.",
            "Send it at once.",
        ))
    })?;
    String::from_utf8(bytes).map_err(|_| {
        JsonReply::fault(
            StatusCode::BAD_REQUEST,
            "request",
            "The request is no text in UTF-8.",
            "Send a JSON object in UTF-8.",
        )
    })
}

async fn bytes(mut body: Body) -> Result<Vec<u8>, JsonReply> {
    let announced = body.size_hint().lower();
    let mut bytes = Vec::new();
    let mut length = 0_usize;
    if announced <= (MOST_BYTES + MOST_PASSED_OVER) as u64 {
        while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
            let frame = frame.map_err(|_| broken_off())?;
            let Ok(data) = frame.into_data() else {
                continue;
            };
            length = length.saturating_add(data.len());
            if length > MOST_BYTES + MOST_PASSED_OVER {
                break;
            }
            if length <= MOST_BYTES {
                bytes.extend_from_slice(&data);
            }
        }
        if length <= MOST_BYTES {
            return Ok(bytes);
        }
    }
    Err(JsonReply::fault(
        StatusCode::PAYLOAD_TOO_LARGE,
        "request",
        "The request is longer than 64 KiB.",
        "Ask about a shorter text.",
    ))
}

/// A body that ends before its length, or is no body: its client can hardly read this.
fn broken_off() -> JsonReply {
    JsonReply::fault(
        StatusCode::BAD_REQUEST,
        "request",
        "The request broke off.",
        "Send it again.",
    )
}
