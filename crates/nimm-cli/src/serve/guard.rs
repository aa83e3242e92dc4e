//! Whose requests are answered, and what browsers are told about every reply.
//!
//! A page from elsewhere must not use a server on localhost: not by a name of its own that leads
//! here (`Host`), nor by a form or a script (`Origin`).

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::reply::JsonReply;

/// What every reply says: nothing from elsewhere, nothing inline, in no frame.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         connect-src 'self'; img-src 'self' data: blob:; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Answers, or refuses a request from a page of somebody else.
pub(super) async fn guard(only_here: bool, request: Request, next: Next) -> Response {
    let mut response = match foreign(only_here, request.method(), request.headers()) {
        Some(refusal) => refusal.into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

/// Why a request is refused, if it is.
fn foreign(only_here: bool, method: &Method, headers: &HeaderMap) -> Option<JsonReply> {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let host = text(header::HOST).unwrap_or("");
    if only_here && !is_this_machine(host) {
        return Some(JsonReply::fault(
            StatusCode::FORBIDDEN,
            "Host",
            "This server answers only under an address of this machine.",
            "Use the address that `nimm serve` printed.",
        ));
    }
    let origin = text(header::ORIGIN);
    let same = |origin: &str| {
        let (_, place) = origin.split_once("://").unwrap_or_default();
        !place.is_empty() && place.eq_ignore_ascii_case(host)
    };
    if method == Method::POST && !origin.is_none_or(same) {
        return Some(JsonReply::fault(
            StatusCode::FORBIDDEN,
            "Origin",
            "Only the page of this server may ask.",
            "Use the address that `nimm serve` printed.",
        ));
    }
    None
}

/// Whether a host, perhaps with a port, is `localhost` or an address of this machine. Any port will
/// do: a tunnel may have its own.
fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map_or("", |(name, _)| name),
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost")
        || name
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_this_machine;

    #[test]
    fn only_localhost_and_loopback_addresses_are_this_machine() {
        for host in [
            "localhost",
            "LOCALHOST:7646",
            "127.0.0.1",
            "127.0.0.1:80",
            "127.1.2.3:1",
            "[::1]",
            "[::1]:9",
        ] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "",
            "example.org",
            "example.org:7646",
            "localhost.example.org",
            "127.0.0.1.example.org",
            "192.168.0.1",
            "0.0.0.0",
            "[::2]:9",
            "[::1",
            "::1",
            "notlocalhost",
            ":80",
            "127.1",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }
}
