//! `nimm serve` as a process: what it answers, to whom, and how it ends.

#![cfg(feature = "serve")]

mod common;
mod http;

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use common::{command, nimm};
use http::{Client, JSON, Reply, ask, wait_for};
use serde_json::Value;

/// A running `nimm serve`; killed if a test forgets it.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start() -> Server {
        let mut child = command(&["serve", "--port", "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut url = String::new();
        let stdout = child.stdout.as_mut().expect("a pipe");
        BufReader::new(stdout).read_line(&mut url).expect("a line");
        let address = url.trim_end().strip_prefix("http://");
        let address = address
            .and_then(|rest| rest.strip_suffix('/'))
            .expect("a URL");
        let address = address.parse().expect("an address");
        Server { child, address }
    }

    #[cfg(unix)]
    fn signal(&self, signal: &str) {
        let sent = std::process::Command::new("kill")
            .args([signal, &self.child.id().to_string()])
            .status();
        assert!(sent.expect("kill runs").success());
    }

    /// The memory that is in use, in KiB.
    #[cfg(target_os = "linux")]
    fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).expect("a running process");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let size = line.and_then(|line| line.split_whitespace().next());
        size.expect("a size").parse().expect("a number")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the call gives without a server.
fn expected(name: &str, request: &str) -> String {
    let reply = nimm_web::call(name, request, &mut |_| true);
    reply.json().to_string()
}

/// An answer that takes many seconds unless it is stopped.
const LONG: &str = r#"{"rule":"grundy","position":"10000000"}"#;

const REQUESTS: [(&str, &str); 10] = [
    ("solve", r#"{"rule":"nim","position":"1+2+4"}"#),
    ("solve", r#"{"rule":"take 1-6,8-14","position":"10^30"}"#),
    ("solve", r#"{"rule":"kayles","position":"5+7+9"}"#),
    ("solve", r#"{"rule":"misere nim","position":"1+1+3"}"#),
    ("solve", r#"{"rule":"take 1-","position":"3"}"#),
    (
        "solve",
        r#"{"rule":"nim","position":"拿","lang":"zh-Hans"}"#,
    ),
    ("solve", r#"{"rule":"nim"}"#),
    (
        "play",
        r#"{"rule":"nim","position":"1+2+4","moves":["3:-1"],"lang":"zh-Hant"}"#,
    ),
    ("read", r#"{"rule":"take 1-3"}"#),
    ("nothing", "{}"),
];

#[test]
fn a_hundred_clients_get_ten_thousand_replies_each_as_without_a_server() {
    const CLIENTS: usize = 100;
    const ROUNDS: usize = 10;
    let server = Server::start();
    let expected: Vec<String> = REQUESTS
        .iter()
        .map(|(name, request)| expected(name, request))
        .collect();
    let replies = AtomicUsize::new(0);
    let round = || {
        std::thread::scope(|scope| {
            for first in 0..CLIENTS {
                let (expected, replies, address) = (&expected, &replies, server.address);
                scope.spawn(move || {
                    let mut client = Client::connect(address);
                    for at in 0..ROUNDS * REQUESTS.len() / 2 {
                        let index = (first + at) % REQUESTS.len();
                        let (name, request) = REQUESTS[index];
                        assert_eq!(client.call(name, request).text(), expected[index]);
                        replies.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
    };
    round();
    #[cfg(target_os = "linux")]
    let before = server.memory();
    round();
    assert_eq!(replies.into_inner(), CLIENTS * ROUNDS * REQUESTS.len());
    wait_for(server.address, 0, 0);
    // What 5000 replies kept would be far more.
    #[cfg(target_os = "linux")]
    assert!(
        server.memory() < before + (8 << 10),
        "{before} KiB, then {}",
        server.memory()
    );
}

#[test]
fn replies_of_solve_are_those_of_the_command() {
    let server = Server::start();
    let mut client = Client::connect(server.address);
    for (rule, position) in [
        ("nim", "1+2+4"),
        ("0.77", "10^18"),
        ("misere take 2-5", "30"),
        ("chomp", "3+3+2"),
    ] {
        let request = serde_json::json!({ "rule": rule, "position": position }).to_string();
        let run = nimm(&["solve", rule, position, "--json"]);
        assert_eq!(
            format!("{}\n", client.call("solve", &request).text()),
            run.stdout
        );
    }
}

#[test]
fn the_page_is_served_file_by_file() {
    let server = Server::start();
    let mut client = Client::connect(server.address);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let kinds = [
        ("html", "text/html; charset=utf-8"),
        ("css", "text/css; charset=utf-8"),
        ("js", "text/javascript; charset=utf-8"),
    ];
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).expect("web/") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_str().expect("UTF-8");
        let Some((_, kind)) = kinds
            .iter()
            .find(|(kind, _)| name.split_once('.').is_some_and(|(_, end)| end == *kind))
        else {
            continue;
        };
        let content = std::fs::read(&path).expect("a file");
        let mut paths = vec![format!("/{name}"), format!("/{name}?x=1")];
        paths.extend((name == "index.html").then(|| "/".to_string()));
        for path in paths {
            let reply = client.ask("GET", &path, "", b"");
            assert_eq!(
                (reply.status, reply.header("content-type")),
                (200, Some(*kind)),
                "{path}"
            );
            assert_eq!(reply.header("cache-control"), Some("no-cache"));
            assert!(reply.body == content, "{path}");
            let head = client.ask("HEAD", &path, "", b"");
            assert_eq!(
                (head.status, head.header("content-type")),
                (200, Some(*kind)),
                "{path}"
            );
            assert_eq!(
                head.header("content-length"),
                reply.header("content-length")
            );
        }
        seen += 1;
    }
    assert!(seen > 0);
    for language in ["en", "zh-Hans", "zh-Hant"] {
        let reply = client.ask("GET", &format!("/texts/{language}.json"), "", b"");
        assert_eq!(reply.header("content-type"), Some("application/json"));
        assert_eq!(
            reply.text(),
            expected("texts", &format!(r#"{{"lang":"{language}"}}"#))
        );
    }
    for path in [
        "/nothing",
        "/texts/fr.json",
        "/texts/en",
        "/a/b",
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/api",
        "/tests",
        "//",
    ] {
        let reply = client.ask("GET", path, "", b"");
        assert_eq!(reply.status, 404, "{path}");
        assert!(reply.body.len() < 100, "{reply:?}");
    }
}

#[test]
fn every_reply_tells_browsers_to_stay_here() {
    let server = Server::start();
    let mut client = Client::connect(server.address);
    let replies = [
        client.ask("GET", "/", "", b""),
        client.ask("HEAD", "/", "", b""),
        client.ask("GET", "/nothing", "", b""),
        client.ask("GET", "/health", "", b""),
        client.ask("PUT", "/", "", b""),
        client.call("solve", REQUESTS[0].1),
        client.call("solve", "["),
        client.ask("POST", "/api/solve", "", b"{}"),
        client.ask(
            "POST",
            "/api/solve",
            "Origin: http://example.org\r\n",
            b"{}",
        ),
    ];
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                  connect-src 'self'; img-src 'self' data: blob:; worker-src 'self'; base-uri 'none'; \
                  form-action 'none'; frame-ancestors 'none'";
    for reply in replies {
        for (name, value) in [
            ("content-security-policy", policy),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), Some(value), "{reply:?}");
        }
        assert!(
            !reply
                .headers
                .iter()
                .any(|line| line.starts_with("access-control"))
        );
    }
    let reply = client.call("solve", REQUESTS[0].1);
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert_eq!(reply.header("content-type"), Some("application/json"));
}

/// A fault in JSON about a field.
fn assert_fault(reply: &Reply, status: u16, field: &str) {
    assert_eq!(reply.status, status, "{reply:?}");
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let json = reply.json();
    assert_eq!(json["schema"], "nimm/1");
    assert_eq!(json["error"]["field"], field, "{json}");
    assert!(json["error"]["message"].is_string(), "{json}");
}

#[test]
fn requests_without_sense_are_refused_and_the_server_goes_on() {
    let server = Server::start();
    let bodies: [(&[u8], &str); 12] = [
        (b"", "request"),
        (b"{", "request"),
        (b"[]", "request"),
        (b"null", "request"),
        (b"{}{}", "request"),
        (b"\xff\xfe", "request"),
        (br#"{"rule":"nim","position":"\ud800"}"#, "request"),
        (b"{}", "rule"),
        (br#"{"rule":1,"position":"3"}"#, "rule"),
        (br#"{"rule":"nim","position":[3]}"#, "position"),
        (br#"{"rule":"nim","position":"3","lang":"fr"}"#, "lang"),
        (br#"{"rule":"nim","position":"3","lang":7}"#, "lang"),
    ];
    let mut client = Client::connect(server.address);
    for (body, field) in bodies {
        let reply = client.ask("POST", "/api/solve", JSON, body);
        assert_fault(&reply, 400, field);
    }
    let deep = "[".repeat(60_000);
    assert_fault(
        &client.call("solve", &format!(r#"{{"rule":{deep}"#)),
        400,
        "request",
    );
    let nested = format!(r#"{{"rule":"{}nim","position":"3"}}"#, "(".repeat(60_000));
    assert_fault(&client.call("solve", &nested), 200, "rule");
    assert_fault(&client.call("nothing", "{}"), 404, "call");
    assert_fault(&client.call("%ff", "{}"), 404, "call");
    // The largest request, and those beyond it.
    let filled = |length: usize| {
        let start = r#"{"rule":"nim","position":"3"#;
        format!("{start}{}\"}}", " ".repeat(length - start.len() - 2))
    };
    assert_eq!(
        client.call("solve", &filled(64 << 10)).json()["outcome"],
        "N"
    );
    for length in [(64 << 10) + 1, 1 << 20] {
        assert_fault(&client.call("solve", &filled(length)), 413, "request");
    }
    let announced =
        "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    let mut far = Client::connect(server.address);
    far.write(format!("{announced}Content-Length: 99999999999\r\n\r\n").as_bytes())
        .expect("the server reads");
    assert_fault(&far.read("POST"), 413, "request");
    let mut chunked = Client::connect(server.address);
    chunked
        .write(
            format!("{announced}Transfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n")
                .as_bytes(),
        )
        .expect("the server reads");
    assert_fault(&chunked.read("POST"), 400, "rule");
    for head in [
        "",
        "Content-Type: text/plain\r\n",
        "Content-Type: application/jsonp\r\n",
        "Content-Type: application/x-www-form-urlencoded\r\n",
    ] {
        let reply = client.ask("POST", "/api/solve", head, b"{}");
        assert_fault(&reply, 415, "Content-Type");
    }
    let parameter = "Content-Type: Application/JSON; charset=utf-8\r\n";
    assert_eq!(
        client.ask("POST", "/api/rules", parameter, b"{}").status,
        200
    );
    for (method, path, allowed) in [
        ("GET", "/api/solve", "POST"),
        ("HEAD", "/api/solve", "POST"),
        ("OPTIONS", "/api/solve", "POST"),
        ("DELETE", "/api/solve", "POST"),
        ("POST", "/", "GET,HEAD"),
        ("PUT", "/index.html", "GET,HEAD"),
        ("POST", "/texts/en.json", "GET,HEAD"),
    ] {
        let reply = client.ask(method, path, JSON, b"");
        assert_eq!(
            (reply.status, reply.header("allow")),
            (405, Some(allowed)),
            "{method} {path}"
        );
    }
    for nonsense in [
        &b"\r\n\r\nnonsense\r\n\r\n"[..],
        b"\x16\x03\x01\x02\x00\x01",
        b"GET / HTTP/9.9\r\n\r\n",
    ] {
        let mut other = Client::connect(server.address);
        other.write(nonsense).expect("the server reads");
        let rest = other.rest();
        assert!(
            rest.is_empty() || rest.starts_with(b"HTTP/1.1 400"),
            "{nonsense:?}"
        );
    }
    let mut endless = Client::connect(server.address);
    let head = format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: {}",
        "x".repeat(1 << 20)
    );
    // It closes while more is being sent.
    let _ = endless.write(head.as_bytes());
    endless.rest();
    assert_eq!(client.call("solve", REQUESTS[0].1).status, 200);
    wait_for(server.address, 0, 0);
}

#[test]
fn only_this_machine_and_its_page_are_answered() {
    let server = Server::start();
    let port = server.address.port();
    let ask_as = |method: &str, path: &str, head: &str| {
        let mut client = Client::connect(server.address);
        let request =
            format!("{method} {path} HTTP/1.1\r\n{head}{JSON}Content-Length: 2\r\n\r\n{{}}");
        client.write(request.as_bytes()).expect("the server reads");
        client.read(method)
    };
    for host in [
        "localhost".to_string(),
        format!("localhost:{port}"),
        format!("127.0.0.1:{port}"),
        format!("[::1]:{port}"),
    ] {
        let own = format!("Host: {host}\r\n");
        assert_eq!(ask_as("GET", "/", &own).status, 200, "{host}");
        assert_eq!(ask_as("POST", "/api/rules", &own).status, 200, "{host}");
        let page = format!("{own}Origin: http://{host}\r\n");
        assert_eq!(ask_as("POST", "/api/rules", &page).status, 200, "{host}");
        for origin in [
            "null",
            "http://example.org",
            "http://localhost:1",
            "",
            "http://",
            "file://",
        ] {
            let foreign = format!("{own}Origin: {origin}\r\n");
            assert_fault(&ask_as("POST", "/api/rules", &foreign), 403, "Origin");
        }
    }
    for host in [
        "Host: example.org\r\n".to_string(),
        format!("Host: example.org:{port}\r\n"),
        "Host: 192.0.2.1\r\n".to_string(),
        String::new(),
    ] {
        assert_fault(&ask_as("GET", "/", &host), 403, "Host");
        assert_fault(&ask_as("POST", "/api/rules", &host), 403, "Host");
        let same = format!("{host}Origin: http://example.org\r\n");
        assert_fault(&ask_as("POST", "/api/rules", &same), 403, "Host");
    }
}

#[test]
fn long_work_stops_when_its_client_leaves() {
    let server = Server::start();
    let lines = format!("{JSON}Accept: application/x-ndjson\r\n");
    for head in [JSON, &lines] {
        let mut client = Client::connect(server.address);
        client.send("POST", "/api/solve", head, LONG.as_bytes());
        wait_for(server.address, 1, 0);
        let reply = ask(
            server.address,
            "POST",
            "/api/solve",
            JSON,
            REQUESTS[0].1.as_bytes(),
        );
        assert_eq!(reply.text(), expected(REQUESTS[0].0, REQUESTS[0].1));
        drop(client);
        wait_for(server.address, 0, 0);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_lets_a_running_call_answer_and_ends_with_130() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start();
        let mut idle = Client::connect(server.address);
        assert_eq!(idle.ask("GET", "/health", "", b"").status, 200);
        let mut client = Client::connect(server.address);
        client.send("POST", "/api/solve", JSON, LONG.as_bytes());
        wait_for(server.address, 1, 0);
        server.signal(signal);
        let answer: Value = client.read("POST").json();
        assert_eq!(answer["outcome"], "unknown", "{answer}");
        assert_eq!(answer["stopped_by"]["limit"], "interrupted", "{answer}");
        assert_eq!(idle.rest(), b"");
        let end = server.child.wait().expect("the program ends");
        assert_eq!(end.code(), Some(130), "{signal}");
        let mut talk = String::new();
        let stderr = server.child.stderr.as_mut().expect("a pipe");
        stderr.read_to_string(&mut talk).expect("UTF-8");
        assert_eq!(talk, "The page is served; Ctrl-C ends it.\n");
    }
}

#[test]
fn a_port_in_use_and_an_address_of_others_are_said_with_a_remedy() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = other.local_addr().expect("an address").port().to_string();
    let run = nimm(&["serve", "--port", &port]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{run:?}");
    let said =
        format!("error: port {port} is in use at 127.0.0.1; `--port 0` takes any free one\n");
    assert_eq!(run.stderr, said);
    // An address for documentation, which no machine has.
    let run = nimm(&["serve", "--port", "0", "--address", "192.0.2.1"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(
        run.stderr
            .contains("192.0.2.1 is no address of this machine"),
        "{run:?}"
    );
    for arguments in [
        ["--port", "65536"],
        ["--port", "x"],
        ["--port", "-1"],
        ["--address", "here"],
        ["--address", ""],
    ] {
        let run = nimm(&["serve", arguments[0], arguments[1]]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains("expected"), "{run:?}");
    }
}

#[test]
fn the_address_is_an_object_in_json_and_others_are_announced() {
    let mut child = command(&["serve", "--port", "0", "--address", "0.0.0.0", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    lines.read_line(&mut line).expect("a line");
    let url: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(url["schema"], "nimm/1");
    let url = url["url"].as_str().expect("a URL");
    assert!(
        url.starts_with("http://127.0.0.1:") && url.ends_with('/'),
        "{url}"
    );
    let address = url["http://".len()..url.len() - 1]
        .parse()
        .expect("an address");
    // Other machines know this one by any name; their pages are still not ours.
    let mut client = Client::connect(address);
    client
        .write(b"GET / HTTP/1.1\r\nHost: example.org\r\n\r\n")
        .expect("the server reads");
    assert_eq!(client.read("GET").status, 200);
    let foreign = format!("{JSON}Origin: http://example.org\r\n");
    assert_fault(
        &client.ask("POST", "/api/rules", &foreign, b"{}"),
        403,
        "Origin",
    );
    child.kill().expect("a running server");
    child.wait().expect("an end");
    let mut talk = String::new();
    let mut stderr = child.stderr.take().expect("a pipe");
    stderr.read_to_string(&mut talk).expect("UTF-8");
    assert!(talk.contains("Others who can reach this machine"), "{talk}");
}
