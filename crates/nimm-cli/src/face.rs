//! What commands share with the person at the terminal: words, output, failures, exit codes.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nimm::RefusedTheorem;
use nimm_view::{Language, Words, refused_words};
use serde_json::Value;

/// How a command talks: the language, and whether to people or to programs.
pub(crate) struct Face {
    /// All messages, in the language chosen.
    pub(crate) words: Words,
    /// One JSON object on standard output instead of text.
    pub(crate) json: bool,
    /// No remarks on standard error.
    pub(crate) quiet: bool,
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Answered.
    Answered,
    /// Not known within the limits, a check refused, a disagreement found.
    Unknown,
    /// Stopped by the user, with what was finished kept.
    Stopped,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Answered => 0,
            Exit::Unknown => 1,
            Exit::Stopped => 130,
        })
    }
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something typed or read that the core refuses.
    Core(nimm::Error),
    /// A misuse, already in words.
    Usage(String),
    /// Something typed that is refused, already laid out with its place.
    Said(String),
    /// A file that cannot be read or written.
    File { path: PathBuf, error: io::Error },
    /// Standard output or input that cannot be used.
    Stream(io::Error),
}

impl Failure {
    /// A misuse, said in words of the chosen language.
    pub(crate) fn usage(text: impl Into<String>) -> Failure {
        Failure::Usage(text.into())
    }

    /// For `map_err` on an operation on a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.to_owned();
        move |error| Failure::File { path, error }
    }
}

impl From<nimm::Error> for Failure {
    fn from(error: nimm::Error) -> Failure {
        Failure::Core(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}

impl Face {
    /// Prints to standard output.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            out.write_all(b"\n")?;
        }
        out.flush()?;
        Ok(())
    }

    /// Prints one JSON object on one line.
    pub(crate) fn print_json(&self, value: &Value) -> Result<(), Failure> {
        self.print(&value.to_string())
    }

    /// Prints a text that is the whole result, or an object that holds it.
    pub(crate) fn print_text(&self, text: &str) -> Result<(), Failure> {
        if self.json {
            self.print_json(&serde_json::json!({ "schema": nimm::SCHEMA, "text": text }))
        } else {
            self.print(text)
        }
    }

    /// Why there is no result, on standard error.
    pub(crate) fn reason(&self, text: &str) {
        let _ = writeln!(io::stderr(), "{text}");
    }

    /// A remark on standard error, unless they are unwanted.
    pub(crate) fn remark(&self, text: &str) {
        if !self.quiet {
            // Nobody is left to tell if standard error is closed.
            let _ = writeln!(io::stderr(), "{text}");
        }
    }

    /// Says on standard error that theorems were refused, whether remarks are wanted or not.
    pub(crate) fn refusals(&self, refused: &[RefusedTheorem]) {
        for refused in refused {
            self.reason(&refused_words(&self.words, refused));
        }
    }

    /// A sentence broken into lines between words, if it goes to a terminal.
    pub(crate) fn wrapped(&self, sentence: &str) -> String {
        if io::stdout().is_terminal() {
            nimm_view::figure::wrap(sentence, self.width()).join("\n")
        } else {
            sentence.to_string()
        }
    }

    /// How many columns text may take.
    pub(crate) fn width(&self) -> usize {
        let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        terminal.unwrap_or(100).clamp(40, 160)
    }

    /// Why a file or a stream cannot be used; rare reasons in the words of the system.
    fn io_words(&self, error: &io::Error) -> String {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "io-not-found",
            io::ErrorKind::PermissionDenied => "io-not-allowed",
            io::ErrorKind::IsADirectory => "io-folder",
            io::ErrorKind::InvalidData => "io-not-text",
            io::ErrorKind::StorageFull => "io-full",
            _ => return error.to_string(),
        };
        self.words.say(id, &[])
    }

    /// Says why a command failed; gives its exit code.
    pub(crate) fn report(&self, failure: &Failure) -> ExitCode {
        let io = |error: &io::Error| ("error", nimm_view::Value::from(self.io_words(error)));
        let text = match failure {
            // The reader has gone; that is its right.
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Core(error) => crate::diagnostic::render(&self.words, error),
            Failure::Said(text) => text.clone(),
            Failure::Usage(text) => crate::diagnostic::plain(&self.words, text),
            Failure::File { path, error } => {
                let path = ("path", path.display().to_string().into());
                let text = self.words.say("failure-file", &[path, io(error)]);
                crate::diagnostic::plain(&self.words, &text)
            }
            Failure::Stream(error) => {
                let text = self.words.say("failure-stream", &[io(error)]);
                crate::diagnostic::plain(&self.words, &text)
            }
        };
        let _ = writeln!(anstream::stderr(), "{text}");
        ExitCode::from(2)
    }
}

/// The language named by `--lang`, or that of the environment.
pub(crate) fn language(chosen: Option<Language>) -> Language {
    chosen.unwrap_or_else(|| {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        Language::from_environment(names.iter().filter_map(|name| std::env::var(name).ok()))
    })
}

/// How long work has to end by itself after Ctrl-C.
const PATIENCE: Duration = Duration::from_secs(1);

/// Set by Ctrl-C; long work looks at it and ends with what it has.
#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Watches for Ctrl-C from now on. Without it Ctrl-C ends the program at once.
    pub(crate) fn watch() -> Interrupt {
        let interrupt = Interrupt::default();
        let flag = interrupt.0.clone();
        // Where no handler can be set Ctrl-C keeps its usual meaning.
        let _ = ctrlc::set_handler(move || {
            flag.store(true, Ordering::Relaxed);
            // On a thread of its own: work that does not look is ended after a while.
            std::thread::sleep(PATIENCE);
            std::process::exit(130);
        });
        interrupt
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
