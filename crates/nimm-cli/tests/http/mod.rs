//! A small client for tests: one connection, requests as they are typed, replies as they come.

#![allow(dead_code)]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// A hanging server fails a test after so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The head that a call needs.
pub(crate) const JSON: &str = "Content-Type: application/json\r\n";

/// A connection that is kept.
pub(crate) struct Client(BufReader<TcpStream>);

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// Lines such as `content-type: text/html`.
    pub(crate) headers: Vec<String>,
    pub(crate) body: Vec<u8>,
}

impl Client {
    pub(crate) fn connect(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_nodelay(true).expect("an option");
        stream.set_read_timeout(Some(PATIENCE)).expect("an option");
        Client(BufReader::new(stream))
    }

    /// Sends bytes as they are.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.get_mut().write_all(bytes)
    }

    /// Sends a request with `Host: localhost`, further lines of the head, and a body.
    pub(crate) fn send(&mut self, method: &str, path: &str, head: &str, body: &[u8]) {
        self.write(&request(method, path, head, body))
            .expect("the server reads");
    }

    /// Reads a reply to `method`.
    pub(crate) fn read(&mut self, method: &str) -> Reply {
        let status = self.line();
        let status = status.split(' ').nth(1).expect("a status line").parse();
        let headers: Vec<String> =
            std::iter::from_fn(|| Some(self.line()).filter(|line| !line.is_empty())).collect();
        let mut reply = Reply {
            status: status.expect("a status"),
            headers,
            body: Vec::new(),
        };
        if method == "HEAD" {
            return reply;
        }
        if reply.header("transfer-encoding") == Some("chunked") {
            loop {
                let length = usize::from_str_radix(&self.line(), 16).expect("a length");
                reply.body.append(&mut self.bytes(length));
                self.line();
                if length == 0 {
                    return reply;
                }
            }
        }
        let length = reply.header("content-length").expect("a length");
        reply.body = self.bytes(length.parse().expect("a number"));
        reply
    }

    /// Sends a request and reads its reply.
    pub(crate) fn ask(&mut self, method: &str, path: &str, head: &str, body: &[u8]) -> Reply {
        self.send(method, path, head, body);
        self.read(method)
    }

    /// The reply to a call.
    pub(crate) fn call(&mut self, name: &str, request: &str) -> Reply {
        self.ask("POST", &format!("/api/{name}"), JSON, request.as_bytes())
    }

    /// Everything until the server closes the connection, in order or not.
    pub(crate) fn rest(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        match self.0.read_to_end(&mut rest) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => panic!("still open"),
            _ => rest,
        }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).expect("a line");
        assert!(line.ends_with("\r\n"), "the server closed after {line:?}");
        line.truncate(line.len() - 2);
        line
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        self.0.read_exact(&mut bytes).expect("so many bytes");
        bytes
    }
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let values = self.headers.iter().filter_map(|line| line.split_once(": "));
        values
            .into_iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("UTF-8")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// The bytes of a request.
pub(crate) fn request(method: &str, path: &str, head: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{head}Content-Length: {length}\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

/// The reply on a connection of its own.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, head: &str, body: &[u8]) -> Reply {
    Client::connect(address).ask(method, path, head, body)
}

/// Waits until so many calls run and wait.
pub(crate) fn wait_for(address: SocketAddr, running: u64, waiting: u64) {
    let mut client = Client::connect(address);
    let mut last = Value::Null;
    for _ in 0..PATIENCE.as_millis() / 5 {
        last = client.ask("GET", "/health", "", b"").json();
        if last["running"] == running && last["waiting"] == waiting {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("still {last}, not {running} and {waiting}");
}
