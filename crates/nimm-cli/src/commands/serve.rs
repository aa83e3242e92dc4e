//! `nimm serve`: the page on localhost.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};

use nimm::SCHEMA;
use serde_json::json;

use crate::face::{Exit, Face, Failure};
use crate::options;
use crate::serve::{Server, Settings};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port.
    #[arg(long, value_name = "N", value_parser = port, default_value = "7646", allow_negative_numbers = true)]
    port: u16,
    /// The address to listen at.
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value = "127.0.0.1")]
    address: IpAddr,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

fn port(text: &str) -> Result<u16, &'static str> {
    let port = options::whole(text).map_err(|_| "expected-port")?;
    u16::try_from(port).map_err(|_| "expected-port")
}

fn address(text: &str) -> Result<IpAddr, &'static str> {
    text.parse().map_err(|_| "expected-address")
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let address = SocketAddr::new(args.address, args.port);
    let server = Server::bind(address, Settings::default())
        .map_err(|error| Failure::usage(cannot_listen(address, &error, face)))?;
    // From here on Ctrl-C ends the server in order.
    let signals = server.signals()?;
    let url = url(server.address());
    if face.json {
        face.print_json(&json!({ "schema": SCHEMA, "url": url }))?;
    } else {
        face.print(&url)?;
    }
    face.remark(&face.words.say("serve-running", &[]));
    if !args.address.is_loopback() {
        face.remark(&face.words.say("serve-open-to-others", &[]));
    }
    if args.open && open(&url).is_err() {
        face.remark(&face.words.say("serve-no-browser", &[]));
    }
    server.run(signals);
    Ok(Exit::Stopped)
}

/// Where a browser on this machine finds the page.
fn url(mut address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    format!("http://{address}/")
}

fn cannot_listen(address: SocketAddr, error: &io::Error, face: &Face) -> String {
    let id = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-port-in-use",
        io::ErrorKind::PermissionDenied => "serve-port-not-allowed",
        io::ErrorKind::AddrNotAvailable => "serve-not-our-address",
        _ => "serve-cannot-listen",
    };
    let arguments = [
        ("address", address.ip().to_string().into()),
        ("port", address.port().to_string().into()),
        ("error", error.to_string().into()),
    ];
    face.words.say(id, &arguments)
}

/// Asks the desktop to open a page.
fn open(url: &str) -> io::Result<()> {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(url);
    let streams = command.stdin(Stdio::null()).stdout(Stdio::null());
    streams.stderr(Stdio::null()).spawn().map(drop)
}
