//! `texts`: the labels of the page.

use nimm_view::page_texts;
use serde_json::{Value, json};

use crate::{Fault, Request, Watch};

/// By id, without the `page-` before it; arguments stand as `{$name}`.
pub(super) fn texts(request: &Request, _: Watch<'_>) -> Result<Value, Fault> {
    let texts = page_texts(request.words());
    let texts: serde_json::Map<String, Value> = texts
        .into_iter()
        .map(|(id, text)| (id, Value::String(text)))
        .collect();
    Ok(json!({ "schema": nimm::SCHEMA, "lang": request.words().language().tag(), "texts": texts }))
}
