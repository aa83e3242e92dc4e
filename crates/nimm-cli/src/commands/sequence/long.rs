//! Values kept in a file, so that long work can be stopped and gone on with.
//!
//! The file begins with a line `nimm-values/1 RULE`; behind it stand the values g(0), g(1), ... as
//! 16-bit numbers, the low byte first, in pieces of 256, each with a checksum behind it that depends
//! on all before. The last piece may be shorter. Pieces are only added at the end, so a program that
//! is killed loses what it had not added yet, and at most one piece more.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use nimm::rule::HeapRule;
use nimm::sequence::{Halt, LongRun};
use nimm::{Convention, Game, HeapValue, Outcome, SCHEMA};
use nimm_view::Value;
use serde_json::json;

use super::{Args, Format, draw, print, statistics};
use crate::face::{Exit, Face, Failure};
use crate::progress::Watch;

const MAGIC: &str = "nimm-values/1";

/// How many values are computed before they are added to the file.
const STRETCH: usize = 1 << 22;

/// How many values have a checksum, and how many bytes that is.
const PIECE: usize = 256;
const PIECE_BYTES: usize = 2 * PIECE + 8;

/// The longest first line of a file.
const LONGEST_LINE: u64 = 1 << 20;

pub(super) fn run(args: &Args, game: &Game, path: &Path, face: &Face) -> Result<Exit, Failure> {
    let refuse = Refuse { path, game, face };
    let part = game.rule().only_heap_rule();
    let part = part.filter(|_| game.convention() == Convention::Normal);
    let fresh = part.and_then(|part| Some((part, LongRun::new(part)?)));
    let Some((part, fresh)) = fresh else {
        return Err(refuse.because("long-not-needed", &[]));
    };
    let saved = match File::open(path) {
        Ok(file) => Some(read(file, path, part, &refuse)?),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(Failure::file(path)(error)),
    };
    let (mut run, kept) = match saved {
        None => {
            std::fs::write(path, first_line(part)).map_err(Failure::file(path))?;
            (fresh, Kept::nothing(part))
        }
        Some((values, kept)) => {
            let count = values.len();
            // Whether the rule can be kept was asked above.
            let resumed = LongRun::resume(part, values).unwrap_or(Ok(fresh));
            let run =
                resumed.map_err(|heap| refuse.because("long-wrong", &[("heap", heap.into())]))?;
            let file = ("file", path.display().to_string().into());
            face.remark(
                &face
                    .words
                    .say("long-resumed", &[("values", count.into()), file]),
            );
            (run, kept)
        }
    };
    let halt = extend(&mut run, kept, args.to, path, face)?;
    report(args, game, path, &run, face)?;
    Ok(match halt {
        None => Exit::Answered,
        Some(Halt::TooLarge) => {
            face.reason(&face.words.say("long-too-large", &[]));
            Exit::Unknown
        }
        Some(Halt::Interrupted) => {
            face.remark(&face.words.say("long-stopped", &[]));
            Exit::Stopped
        }
    })
}

/// Says why a file cannot be used for a rule.
struct Refuse<'a> {
    path: &'a Path,
    game: &'a Game,
    face: &'a Face,
}

impl Refuse<'_> {
    fn because(&self, id: &str, more: &[(&'static str, Value)]) -> Failure {
        let mut arguments: Vec<(&'static str, Value)> = vec![
            ("file", self.path.display().to_string().into()),
            ("rule", self.game.to_string().into()),
        ];
        arguments.extend(more.iter().cloned());
        Failure::usage(self.face.words.say(id, &arguments))
    }
}

fn first_line(part: &HeapRule) -> String {
    format!("{MAGIC} {part}\n")
}

/// The values in a file, which have to be those of `part`, and its pieces.
fn read(
    file: File,
    path: &Path,
    part: &HeapRule,
    refuse: &Refuse<'_>,
) -> Result<(Vec<u16>, Kept), Failure> {
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    let mut first = reader.by_ref().take(LONGEST_LINE);
    first
        .read_until(b'\n', &mut line)
        .map_err(Failure::file(path))?;
    let line = String::from_utf8(line).ok();
    let rule = line.as_deref().and_then(|line| {
        let rule = line.strip_prefix(MAGIC)?.strip_prefix(' ')?;
        rule.strip_suffix('\n')
    });
    let Some(rule) = rule else {
        return Err(refuse.because("long-not-values", &[]));
    };
    if rule != part.to_string() {
        return Err(refuse.because("long-other-rule", &[("found", rule.into())]));
    }
    let mut bytes = Vec::new();
    reader
        .read_to_end(&mut bytes)
        .map_err(Failure::file(path))?;
    let mut values = Vec::with_capacity(bytes.len() / 2);
    let mut kept = Kept::nothing(part);
    let mut pieces = bytes.chunks(PIECE_BYTES).peekable();
    while let Some(piece) = pieces.next() {
        let is_last = pieces.peek().is_none();
        let (own, checksum) = piece.split_at(piece.len().saturating_sub(8));
        let sum = next_sum(kept.sum, own);
        match checksum == sum.to_le_bytes() && own.len().is_multiple_of(2) {
            true => {
                values.extend(own.chunks_exact(2).map(word));
                kept.count(own, sum);
            }
            // Perhaps it was being written when the program was killed.
            false if is_last => break,
            false => {
                let heap = ("heap", values.len().into());
                return Err(refuse.because("long-wrong", &[heap]));
            }
        }
    }
    Ok((values, kept))
}

fn word(pair: &[u8]) -> u16 {
    u16::from_le_bytes([pair[0], pair[1]])
}

/// The hash of Fowler, Noll and Vo, gone on with: damage by chance does not pass unseen.
fn next_sum(sum: u64, bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(sum, step)
}

/// Computes on to heap `to`, a piece at a time, and adds each piece to the file.
fn extend(
    run: &mut LongRun,
    mut kept: Kept,
    to: u64,
    path: &Path,
    face: &Face,
) -> Result<Option<Halt>, Failure> {
    let wanted = usize::try_from(to).unwrap_or(usize::MAX).saturating_add(1);
    let watch = Watch::new(face, to);
    let mut look = watch.look();
    let mut halt = None;
    while halt.is_none() && run.values().len() < wanted {
        let stretch = (run.values().len() + STRETCH).min(wanted);
        halt = run
            .extend_to(stretch, &mut |values| look(values as u64))
            .err();
        kept.add(run.values(), path)?;
    }
    watch.end();
    Ok(halt)
}

/// What is in the file for good: whole pieces.
struct Kept {
    /// The bytes of the first line.
    head: usize,
    pieces: usize,
    /// The checksum of the last piece; before the first one that of the rule.
    sum: u64,
}

impl Kept {
    fn nothing(part: &HeapRule) -> Kept {
        Kept {
            head: first_line(part).len(),
            pieces: 0,
            sum: next_sum(0xcbf2_9ce4_8422_2325, part.to_string().as_bytes()),
        }
    }

    /// Counts a piece with its checksum, if it is whole.
    fn count(&mut self, own: &[u8], sum: u64) {
        if own.len() == 2 * PIECE {
            self.pieces += 1;
            self.sum = sum;
        }
    }

    /// Adds what is new at the end of the file, in place of a last piece that was not whole.
    fn add(&mut self, values: &[u16], path: &Path) -> Result<(), Failure> {
        let file = OpenOptions::new().write(true).open(path);
        let mut file = file.map_err(Failure::file(path))?;
        let end = (self.head + self.pieces * PIECE_BYTES) as u64;
        file.set_len(end).map_err(Failure::file(path))?;
        file.seek(SeekFrom::Start(end))
            .map_err(Failure::file(path))?;
        let mut file = BufWriter::new(file);
        for piece in values[self.pieces * PIECE..].chunks(PIECE) {
            let own = bytes(piece);
            let sum = next_sum(self.sum, &own);
            file.write_all(&own).map_err(Failure::file(path))?;
            file.write_all(&sum.to_le_bytes())
                .map_err(Failure::file(path))?;
            self.count(&own, sum);
        }
        file.flush().map_err(Failure::file(path))
    }
}

fn bytes(values: &[u16]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

/// Says what is there now. The values themselves are printed only from a heap that is named.
fn report(
    args: &Args,
    game: &Game,
    path: &Path,
    run: &LongRun,
    face: &Face,
) -> Result<(), Failure> {
    let wanted = usize::try_from(args.to)
        .unwrap_or(usize::MAX)
        .saturating_add(1);
    let values = &run.values()[..run.values().len().min(wanted)];
    let wide = || values.iter().copied().map(u64::from);
    if let Some(from) = args.from {
        let from = usize::try_from(from)
            .unwrap_or(usize::MAX)
            .min(values.len());
        let heaps: Vec<HeapValue> = wide().skip(from).map(heap_value).collect();
        print::heaps(args, game, from, &heaps, face)?;
    } else if args.stats {
        statistics::print(args, game, wide(), face)?;
    } else if face.json || args.format == Format::Json {
        let proven = run.period();
        face.print_json(&json!({
            "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
            "kept": run.values().len().to_string(),
            "preperiod": proven.map(|proven| proven.preperiod.to_string()),
            "period": proven.map(|proven| proven.period.to_string()),
        }))?;
    } else {
        let file = ("file", path.display().to_string().into());
        let count = ("values", run.values().len().into());
        let kept = face.words.say("long-kept", &[count, file]);
        let period = match run.period() {
            None => face.words.say("long-not-proven", &[]),
            Some(proven) => {
                let preperiod = ("preperiod", proven.preperiod.into());
                let period = ("period", proven.period.into());
                face.words.say("long-proven", &[preperiod, period])
            }
        };
        face.print(&format!("{kept}\n{period}"))?;
    }
    if let Some(path) = &args.svg {
        draw(path, args, &wide().collect::<Vec<u64>>(), face)?;
    }
    Ok(())
}

fn heap_value(value: u64) -> HeapValue {
    let outcome = if value == 0 { Outcome::P } else { Outcome::N };
    let nim_value = Some(value);
    HeapValue { outcome, nim_value }
}
