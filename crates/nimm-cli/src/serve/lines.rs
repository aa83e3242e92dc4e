//! A reply as lines of JSON: progress while the work goes on, the reply as the last line.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Frame;

use super::calls::{Said, Work};
use super::reply::JsonReply;

/// The content type of such replies.
pub(super) const KIND: &str = "application/x-ndjson";

/// Answers in lines; the first thing that was said, progress or the reply, decides the status.
pub(super) fn respond(work: Work, first: Said) -> Response {
    let status = match &first {
        Said::Progress(_) => StatusCode::OK,
        Said::Reply(reply) => reply.status,
    };
    let headers = [
        (header::CONTENT_TYPE, KIND),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let lines = Lines {
        first: Some(first),
        work: Some(work),
    };
    (status, headers, Body::new(lines)).into_response()
}

/// The body. It is dropped when the client leaves, and the work with it.
struct Lines {
    first: Option<Said>,
    /// Nothing after the reply, so that its slot is free before the client has read it.
    work: Option<Work>,
}

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let Lines { first, work } = &mut *self;
        let Some(working) = work else {
            return Poll::Ready(None);
        };
        let said = match first.take() {
            Some(first) => first,
            None => ready!(working.poll_said(context)),
        };
        let line = match said {
            Said::Progress(done) => format!("{{\"progress\":{done}}}\n"),
            Said::Reply(JsonReply { json, .. }) => {
                *work = None;
                json + "\n"
            }
        };
        Poll::Ready(Some(Ok(Frame::data(line.into()))))
    }
}
