//! Calls that compute: so many at once, others wait in a line of bounded length.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use nimm_web::{Reply, Watch};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError, mpsc};

use super::reply::JsonReply;

/// What answers calls: [`nimm_web::call`].
pub(crate) type Answer = fn(&str, &str, Watch<'_>) -> Reply;

/// Progress is told no more often than this.
const PROGRESS_EVERY: Duration = Duration::from_millis(50);

/// Who computes and who waits.
pub(super) struct Calls {
    answer: Answer,
    /// Taken by those who compute and by those who wait.
    places: Arc<Semaphore>,
    /// Taken by those who compute and whose client is there.
    slots: Arc<Semaphore>,
    /// How many threads compute, also for clients who have left.
    running: Arc<AtomicUsize>,
    stopping: Arc<AtomicBool>,
    most: usize,
    line: usize,
}

/// Why a call was not begun.
pub(super) enum NotBegun {
    /// The line is full.
    Busy,
    /// The server ends.
    Stopping,
}

/// What a thread that computes says.
pub(super) enum Said {
    Progress(u64),
    Reply(JsonReply),
}

/// A call that is being computed. Dropping it stops the work and frees the slot, even if the thread
/// notices late.
pub(super) struct Work {
    said: mpsc::Receiver<Said>,
    _held: [OwnedSemaphorePermit; 2],
}

impl Calls {
    /// At most `slots` at once, and `line` who wait.
    pub(super) fn new(answer: Answer, slots: usize, line: usize) -> Calls {
        Calls {
            answer,
            places: Arc::new(Semaphore::new(slots + line)),
            slots: Arc::new(Semaphore::new(slots)),
            running: Arc::default(),
            stopping: Arc::default(),
            most: slots,
            line,
        }
    }

    /// How many threads compute.
    pub(super) fn running(&self) -> usize {
        self.running.load(Ordering::Relaxed)
    }

    /// How many calls wait for a slot.
    pub(super) fn waiting(&self) -> usize {
        let placed = self.most + self.line - self.places.available_permits();
        let computing = self.most - self.slots.available_permits();
        placed.saturating_sub(computing)
    }

    /// Stops the work and sends home who waits.
    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.places.close();
        self.slots.close();
    }

    /// Waits for a slot and begins a call on a thread of its own.
    pub(super) async fn begin(&self, name: String, request: String) -> Result<Work, NotBegun> {
        let place = self.places.clone().try_acquire_owned();
        let place = place.map_err(|error| match error {
            TryAcquireError::NoPermits => NotBegun::Busy,
            TryAcquireError::Closed => NotBegun::Stopping,
        })?;
        let slot = self.slots.clone().acquire_owned().await;
        let slot = slot.map_err(|_| NotBegun::Stopping)?;
        let (say, said) = mpsc::channel(2);
        let (answer, stopping) = (self.answer, self.stopping.clone());
        let running = self.running.clone();
        tokio::task::spawn_blocking(move || {
            // Its client may have left while it waited for a thread.
            if !say.is_closed() {
                let running = Running::begin(running);
                let reply = compute(answer, &name, &request, &say, &stopping);
                drop(running);
                // Fails only if the client has left: progress leaves a place for it.
                let _ = say.try_send(Said::Reply(reply));
            }
        });
        let _held = [place, slot];
        Ok(Work { said, _held })
    }
}

impl Work {
    /// What is said next.
    pub(super) fn poll_said(&mut self, context: &mut Context<'_>) -> Poll<Said> {
        let said = self.said.poll_recv(context);
        said.map(|said| said.unwrap_or_else(|| Said::Reply(JsonReply::broken())))
    }
}

/// Computes a reply; looks now and then whether anybody still wants it.
fn compute(
    answer: Answer,
    name: &str,
    request: &str,
    say: &mpsc::Sender<Said>,
    stopping: &AtomicBool,
) -> JsonReply {
    let mut told = Instant::now();
    let mut watch = |done: u64| {
        if told.elapsed() >= PROGRESS_EVERY {
            told = Instant::now();
            if say.capacity() > 1 {
                let _ = say.try_send(Said::Progress(done));
            }
        }
        !say.is_closed() && !stopping.load(Ordering::Relaxed)
    };
    // A call keeps nothing that a panic could leave half changed.
    let reply = catch_unwind(AssertUnwindSafe(|| {
        let reply = answer(name, request, &mut watch);
        let status = match &reply {
            Reply::Answered(_) => StatusCode::OK,
            Reply::Refused(_) => StatusCode::BAD_REQUEST,
            Reply::NoSuchCall(_) => StatusCode::NOT_FOUND,
        };
        let json = reply.json().to_string();
        JsonReply { status, json }
    }));
    reply.unwrap_or_else(|_| JsonReply::broken())
}

/// Counts a thread while it computes.
struct Running(Arc<AtomicUsize>);

impl Running {
    fn begin(count: Arc<AtomicUsize>) -> Running {
        count.fetch_add(1, Ordering::Relaxed);
        Running(count)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
