//! The server around calls that misbehave, and clients that do.

use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use nimm_web::{Reply, Watch};
use serde_json::json;
use tokio::sync::oneshot;

use super::{Server, Settings};

#[path = "../../tests/http/mod.rs"]
mod http;

use http::{Client, JSON, ask, wait_for};

const LINES: &str = "Content-Type: application/json\r\nAccept: application/x-ndjson\r\n";

/// A server in a thread of its own.
struct Running {
    address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    fn start(settings: Settings) -> Running {
        let server = Server::bind((Ipv4Addr::LOCALHOST, 0).into(), settings).expect("a port");
        let address = server.address();
        let (end, ended) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            server.run(async {
                let _ = ended.await;
            });
        });
        let (end, thread) = (Some(end), Some(thread));
        Running {
            address,
            end,
            thread,
        }
    }

    fn ask_to_end(&mut self) {
        let end = self.end.take().expect("asked once");
        end.send(()).expect("a running server");
    }

    fn join(&mut self) {
        let thread = self.thread.take().expect("joined once");
        thread.join().expect("no panic");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn settings(answer: super::calls::Answer) -> Settings {
    Settings {
        answer,
        slots: 2,
        line: 3,
        ..Settings::default()
    }
}

fn echo(request: &str) -> Reply {
    Reply::Answered(json!({ "echo": request }))
}

#[test]
fn a_panic_is_answered_and_the_server_goes_on() {
    fn answer(name: &str, request: &str, watch: Watch<'_>) -> Reply {
        std::thread::sleep(Duration::from_millis(60));
        watch(1);
        assert_ne!(name, "panic", "asked for by a test");
        echo(request)
    }
    let server = Running::start(settings(answer));
    let mut client = Client::connect(server.address);
    for _ in 0..5 {
        let reply = client.call("panic", "x");
        assert_eq!(reply.status, 500);
        assert_eq!(reply.json()["schema"], "nimm/1");
        assert_eq!(reply.json()["error"]["field"], "call");
        let reply = client.ask("POST", "/api/panic", LINES, b"x");
        assert_eq!(reply.status, 200, "progress was told first");
        let last = reply.text().lines().last().expect("a line");
        assert!(last.contains("error"), "{last}");
        assert_eq!(client.call("echo", "y").text(), r#"{"echo":"y"}"#);
    }
    wait_for(server.address, 0, 0);
}

#[test]
fn calls_wait_for_a_slot_and_the_line_is_bounded() {
    static RELEASED: AtomicBool = AtomicBool::new(false);
    static AT_ONCE: AtomicUsize = AtomicUsize::new(0);
    static MOST: AtomicUsize = AtomicUsize::new(0);
    fn answer(_: &str, request: &str, _: Watch<'_>) -> Reply {
        let at_once = AT_ONCE.fetch_add(1, Ordering::SeqCst) + 1;
        MOST.fetch_max(at_once, Ordering::SeqCst);
        while !RELEASED.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        AT_ONCE.fetch_sub(1, Ordering::SeqCst);
        echo(request)
    }
    let server = Running::start(settings(answer));
    let mut clients: Vec<Client> = (0..5).map(|_| Client::connect(server.address)).collect();
    for (number, client) in clients.iter_mut().enumerate() {
        client.send("POST", "/api/any", JSON, number.to_string().as_bytes());
        let here = number as u64 + 1;
        wait_for(server.address, here.min(2), here.saturating_sub(2));
    }
    let refused = ask(server.address, "POST", "/api/any", JSON, b"6");
    assert_eq!(refused.status, 503);
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(refused.json()["error"]["field"], "call");
    // Files and texts do not wait.
    assert_eq!(ask(server.address, "GET", "/", "", b"").status, 200);
    let texts = ask(server.address, "GET", "/texts/en.json", "", b"");
    assert_eq!(texts.json()["lang"], "en");
    // One of those who wait leaves: there is room for another.
    drop(clients.pop());
    wait_for(server.address, 2, 2);
    clients.push(Client::connect(server.address));
    clients[4].send("POST", "/api/any", JSON, b"4");
    wait_for(server.address, 2, 3);
    RELEASED.store(true, Ordering::SeqCst);
    for (number, client) in clients.iter_mut().enumerate() {
        let reply = client.read("POST");
        assert_eq!(reply.json()["echo"], number.to_string());
    }
    wait_for(server.address, 0, 0);
    assert_eq!(MOST.load(Ordering::SeqCst), 2);
}

#[test]
fn work_stops_when_its_client_leaves() {
    fn answer(name: &str, request: &str, watch: Watch<'_>) -> Reply {
        let mut done = 0;
        while name == "endless" && watch(done) {
            done += 1;
        }
        echo(request)
    }
    let server = Running::start(settings(answer));
    for head in [JSON, LINES] {
        let mut clients: Vec<Client> = (0..4).map(|_| Client::connect(server.address)).collect();
        for client in &mut clients {
            client.send("POST", "/api/endless", head, b"");
        }
        wait_for(server.address, 2, 2);
        drop(clients);
        wait_for(server.address, 0, 0);
        let reply = ask(server.address, "POST", "/api/echo", head, b"x");
        assert_eq!(reply.text().trim_end(), r#"{"echo":"x"}"#);
    }
}

#[test]
fn work_that_does_not_notice_that_its_client_left_holds_up_nobody() {
    static RELEASED: AtomicBool = AtomicBool::new(false);
    fn answer(name: &str, request: &str, _: Watch<'_>) -> Reply {
        while name == "deaf" && !RELEASED.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        echo(request)
    }
    let server = Running::start(settings(answer));
    for deaf in 1..=10 {
        let mut client = Client::connect(server.address);
        client.send("POST", "/api/deaf", JSON, b"");
        wait_for(server.address, deaf, 0);
        drop(client);
        let reply = ask(server.address, "POST", "/api/echo", JSON, b"x");
        assert_eq!(reply.text(), r#"{"echo":"x"}"#);
    }
    RELEASED.store(true, Ordering::SeqCst);
    wait_for(server.address, 0, 0);
}

#[test]
fn progress_comes_in_lines_now_and_then_before_the_reply() {
    fn answer(name: &str, request: &str, watch: Watch<'_>) -> Reply {
        let begun = Instant::now();
        let mut done = 0;
        while begun.elapsed() < Duration::from_millis(300) {
            done += 1;
            watch(done);
        }
        match name {
            "refuse" => Reply::Refused(json!({ "no": request })),
            _ => echo(request),
        }
    }
    let server = Running::start(settings(answer));
    let mut client = Client::connect(server.address);
    let begun = Instant::now();
    let reply = client.ask("POST", "/api/echo", LINES, b"x");
    let most = begun.elapsed().as_millis() / 50 + 1;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("content-type"), Some("application/x-ndjson"));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    let mut lines: Vec<&str> = reply.text().lines().collect();
    assert_eq!(lines.pop(), Some(r#"{"echo":"x"}"#));
    let progress: Vec<u64> = lines
        .iter()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .map(|line| line["progress"].as_u64().expect("a number"))
        .collect();
    assert!(
        !progress.is_empty() && progress.len() as u128 <= most,
        "{progress:?}"
    );
    assert!(progress.is_sorted(), "{progress:?}");
    // Without the wish there is the reply alone, with its status.
    assert_eq!(client.call("echo", "x").text(), r#"{"echo":"x"}"#);
    assert_eq!(client.call("refuse", "x").status, 400);
}

#[test]
fn a_call_refused_at_once_has_its_status_also_in_lines() {
    let server = Running::start(settings(nimm_web::call));
    let refused = ask(server.address, "POST", "/api/solve", LINES, b"[]");
    assert_eq!(refused.status, 400);
    assert_eq!(refused.text().lines().count(), 1);
    let unknown = ask(server.address, "POST", "/api/nothing", LINES, b"{}");
    assert_eq!(unknown.status, 404);
}

#[test]
fn clients_that_do_not_go_on_are_left() {
    fn answer(_: &str, _: &str, _: Watch<'_>) -> Reply {
        // More than the buffers of both sides hold.
        echo(&"x".repeat(16 << 20))
    }
    let patience = Duration::from_millis(300);
    let server = Running::start(Settings {
        patience,
        ..settings(answer)
    });
    let request = http::request("POST", "/api/any", JSON, b"0123456789");
    let begin = |bytes: &[u8]| {
        let mut client = Client::connect(server.address);
        client.write(bytes).expect("the server reads");
        client
    };
    let mut silent: Vec<Client> = (0..50).map(|_| begin(b"")).collect();
    let mut in_head: Vec<Client> = (0..50).map(|_| begin(&request[..20])).collect();
    let mut in_body: Vec<Client> = (0..50)
        .map(|_| begin(&request[..request.len() - 1]))
        .collect();
    let mut idle = begin(b"");
    assert_eq!(idle.ask("GET", "/health", "", b"").status, 200);
    let mut unread = begin(&request);
    for client in silent.iter_mut().chain(&mut in_head).chain([&mut idle]) {
        client.rest();
    }
    for client in &mut in_body {
        let reply = client.read("POST");
        assert_eq!(reply.status, 408);
        assert_eq!(reply.json()["error"]["field"], "request");
        client.rest();
    }
    // Closed as well, though there is something to read: writing fails at last.
    let deadline = Instant::now() + Duration::from_secs(60);
    while unread.write(b"x").is_ok() {
        assert!(Instant::now() < deadline, "still open");
        std::thread::sleep(Duration::from_millis(5));
    }
    wait_for(server.address, 0, 0);
}

#[test]
fn the_end_lets_calls_that_run_answer_and_sends_others_home() {
    fn answer(_: &str, request: &str, watch: Watch<'_>) -> Reply {
        while watch(0) {}
        echo(request)
    }
    let mut server = Running::start(Settings {
        slots: 1,
        farewell: Duration::from_secs(60),
        ..settings(answer)
    });
    let mut runs = Client::connect(server.address);
    runs.send("POST", "/api/any", JSON, b"x");
    wait_for(server.address, 1, 0);
    let mut waits = Client::connect(server.address);
    waits.send("POST", "/api/any", JSON, b"y");
    wait_for(server.address, 1, 1);
    let mut idle = Client::connect(server.address);
    assert_eq!(idle.ask("GET", "/health", "", b"").status, 200);
    server.ask_to_end();
    assert_eq!(runs.read("POST").text(), r#"{"echo":"x"}"#);
    assert_eq!(waits.read("POST").status, 503);
    assert_eq!(idle.rest(), b"");
    server.join();
    assert!(TcpStream::connect(server.address).is_err());
}

#[test]
fn the_end_does_not_wait_for_ever() {
    static RELEASED: AtomicBool = AtomicBool::new(false);
    fn answer(_: &str, request: &str, _: Watch<'_>) -> Reply {
        while !RELEASED.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        echo(request)
    }
    let mut server = Running::start(Settings {
        farewell: Duration::from_millis(50),
        ..settings(answer)
    });
    let mut client = Client::connect(server.address);
    client.send("POST", "/api/any", JSON, b"");
    let mut half_open = Client::connect(server.address);
    half_open.write(b"GET / HT").expect("the server reads");
    wait_for(server.address, 1, 0);
    server.ask_to_end();
    server.join();
    assert_eq!(client.rest(), b"");
    RELEASED.store(true, Ordering::SeqCst);
}
