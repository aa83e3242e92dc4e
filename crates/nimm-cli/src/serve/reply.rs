//! Replies in JSON, and the server's own faults in the shape of those of the calls.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use nimm::SCHEMA;
use serde_json::json;

/// A reply in JSON, not to be kept by the browser.
pub(super) struct JsonReply {
    pub(super) status: StatusCode,
    pub(super) json: String,
}

impl JsonReply {
    /// What is wrong with a request, in English as faults of programs are.
    pub(super) fn fault(status: StatusCode, field: &str, message: &str, remedy: &str) -> JsonReply {
        let error = json!({
            "field": field,
            "message": message,
            "expected": null,
            "remedy": remedy,
        });
        let json = json!({ "schema": SCHEMA, "error": error }).to_string();
        JsonReply { status, json }
    }

    /// A call that panicked.
    pub(super) fn broken() -> JsonReply {
        JsonReply::fault(
            StatusCode::INTERNAL_SERVER_ERROR,
            "call",
            "The call failed through a fault of the program.",
            "Report the request, please.",
        )
    }
}

impl IntoResponse for JsonReply {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        (self.status, headers, self.json).into_response()
    }
}
