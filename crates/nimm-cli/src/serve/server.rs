//! Connections: taking them, leaving slow ones, and the end.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio_io_timeout::TimeoutStream;

use super::calls::{Answer, Calls};
use super::routes::{self, Context};

/// The most connections at once; others wait until one ends.
const MOST_CONNECTIONS: u32 = 2048;

/// The most bytes of a request that are kept before they are understood.
const MOST_KEPT: usize = 32 << 10;

/// The most threads, beyond the slots, for work that has not noticed yet that its client left.
const MOST_LEFT_BEHIND: usize = 16;

/// A thread that computes has as much stack as the program's first one.
const STACK: usize = 8 << 20;

/// What may be set differently in a test.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) answer: Answer,
    /// How many calls compute at once.
    pub(crate) slots: usize,
    /// How many calls wait for a slot.
    pub(crate) line: usize,
    /// How long a client may take for the head of a request, also of the next one on its connection;
    /// for the body; and for reading anything of a reply.
    pub(crate) patience: Duration,
    /// How long calls have to end by themselves when the server ends.
    pub(crate) farewell: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            answer: nimm_web::call,
            slots: cores.max(2),
            line: 1000,
            patience: Duration::from_secs(30),
            farewell: Duration::from_secs(1),
        }
    }
}

/// A server that listens.
pub(crate) struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    settings: Settings,
}

impl Server {
    /// Listens at an address; at any free port for port 0.
    pub(crate) fn bind(address: SocketAddr, settings: Settings) -> io::Result<Server> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(settings.slots + MOST_LEFT_BEHIND)
            .thread_stack_size(STACK)
            .build()?;
        let listener = runtime.block_on(TcpListener::bind(address))?;
        let address = listener.local_addr()?;
        Ok(Server {
            runtime,
            listener,
            address,
            settings,
        })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What ends the program: Ctrl-C or a request to terminate, from now on.
    pub(crate) fn signals(&self) -> io::Result<impl Future<Output = ()> + use<>> {
        let _in_runtime = self.runtime.enter();
        signals()
    }

    /// Serves until `end` is there; then lets calls that compute end and be answered.
    pub(crate) fn run(self, end: impl Future<Output = ()>) {
        let calls = Arc::new(Calls::new(
            self.settings.answer,
            self.settings.slots,
            self.settings.line,
        ));
        let router = routes::router(Context {
            calls: calls.clone(),
            patience: self.settings.patience,
            only_here: self.address.ip().is_loopback(),
        });
        self.runtime.block_on(async {
            let connections = Arc::new(Semaphore::new(MOST_CONNECTIONS as usize));
            let (ending, ended) = watch::channel(());
            let patience = self.settings.patience;
            let take_connections = async {
                loop {
                    let (stream, place) = next(&self.listener, &connections).await;
                    let (router, ended) = (router.clone(), ended.clone());
                    tokio::spawn(async move {
                        connection(stream, router, patience, ended).await;
                        drop(place);
                    });
                }
            };
            tokio::select! {
                () = take_connections => {}
                () = end => {}
            }
            drop(self.listener);
            calls.stop();
            let _ = ending.send(());
            let all_ended = connections.acquire_many(MOST_CONNECTIONS);
            // Who has not ended by then is left.
            let _ = tokio::time::timeout(self.settings.farewell, all_ended).await;
        });
        // Does not wait for threads that compute for nobody.
        self.runtime.shutdown_background();
    }
}

/// The next connection, when there is room for one.
async fn next(
    listener: &TcpListener,
    connections: &Arc<Semaphore>,
) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so there is always a place.
    let place = connections.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, place),
            // The client has left, or there are too many open files: some will be closed.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Answers one client until one of the two ends it.
async fn connection(
    stream: TcpStream,
    router: Router,
    patience: Duration,
    mut ended: watch::Receiver<()>,
) {
    // Replies are written whole; without this the system may hold one back for a while.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(MOST_KEPT)
        .serve_connection(
            TokioIo::new(Box::pin(stream)),
            TowerToHyperService::new(router),
        );
    let mut connection = pin!(connection);
    // A client that breaks off needs no answer.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = ended.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

#[cfg(unix)]
fn signals() -> io::Result<impl Future<Output = ()> + use<>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signals() -> io::Result<impl Future<Output = ()> + use<>> {
    Ok(async {
        // Where there is no such signal the server serves until it is ended otherwise.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
