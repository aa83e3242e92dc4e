//! `cargo xtask web`: the page as a static bundle, in `target/web`.
//!
//! The bundle needs no server of its own: any host of files will do. It is the folder `web` with
//! the engine as WebAssembly in place of the server, and the labels as files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::wasm_toolchain::Toolchain;
use crate::{cargo, no_arguments, root, target_dir};

/// The most bytes of all files, each compressed by gzip: what they were, and 5 %.
const BUDGET: u64 = 600_000;

/// What wasm-opt does. The compiler has inlined already, and more of it compresses worse.
const OPTIMISATIONS: [&str; 5] = [
    "-Oz",
    "--skip-pass=inlining",
    "--skip-pass=inlining-optimizing",
    "--strip-debug",
    "--strip-producers",
];

/// The languages of the labels.
const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];

/// The page, and what is changed in it: the text there, the text in the bundle. The policy is that of
/// `nimm serve`, which sends it as a header; a page cannot forbid its own framing.
const PAGE: &str = "index.html";
const CHANGES: [(&str, &str); 2] = [
    ("data-engine=\"server\"", "data-engine=\"wasm\""),
    (
        "<meta charset=\"utf-8\">",
        "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"\
         default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         connect-src 'self'; img-src 'self' data: blob:; worker-src 'self'; base-uri 'none'; \
         form-action 'none'\">",
    ),
];

/// The service worker, and the lines of its constants.
const WORKER: &str = "sw.js";
const VERSION_LINE: &str = "const VERSION = '';";
const FILES_LINE: &str = "const FILES = [];";

/// Makes the bundle and prints its sizes. Returns whether they are within the budget.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    no_arguments(arguments)?;
    let bundle = target_dir().join("web");
    if bundle.exists() {
        fs::remove_dir_all(&bundle).map_err(|error| cannot("empty", &bundle, &error))?;
    }
    make_folder(&bundle.join("texts"))?;
    copy_page(&bundle)?;
    write_texts(&bundle)?;
    let toolchain = Toolchain::find()?;
    let module = toolchain.build(&target_dir().join("wasm"))?;
    bind(&module, &bundle)?;
    let optimised = optimise(&bundle.join("engine_bg.wasm"))?;
    let files = files_of(&bundle)?;
    finish_worker(&bundle, &files)?;
    let size = print_sizes(&bundle, &files)?;
    if !optimised {
        println!(
            "wasm-opt is missing, so the module is larger than it need be: `npm ci --prefix web`"
        );
        return Ok(true);
    }
    if !toolchain.builds_std() {
        println!(
            "the standard library is the precompiled one, so the module is larger than it need \
             be: `rustup component add rust-src`"
        );
        return Ok(true);
    }
    if size > BUDGET {
        println!("the budget is {BUDGET} bytes: see BUDGET in xtask/src/web.rs");
    }
    Ok(size <= BUDGET)
}

/// Copies the files of the page, changed to use WebAssembly.
fn copy_page(bundle: &Path) -> Result<(), String> {
    let folder = root().join("web");
    for name in names_in(&folder)? {
        let endings = [".html", ".css", ".js"];
        if endings.iter().any(|ending| name.ends_with(ending)) {
            write(&bundle.join(&name), &read(&folder.join(&name))?)?;
        }
    }
    let mut page = read(&folder.join(PAGE))?;
    for (there, then) in CHANGES {
        page = replace_once(&page, there, then, &folder.join(PAGE))?;
    }
    write(&bundle.join(PAGE), &page)
}

/// Writes the labels of each language.
fn write_texts(bundle: &Path) -> Result<(), String> {
    for language in LANGUAGES {
        let request = format!("{{\"lang\": \"{language}\"}}");
        let mut command = cargo(&["run", "--quiet", "--package", "nimm-web"]);
        command.args(["--example", "call", "--", "texts", &request]);
        let texts = output_of(&mut command)?;
        let file = bundle.join(format!("texts/{language}.json"));
        fs::write(&file, texts.trim_ascii_end()).map_err(|error| cannot("write", &file, &error))?;
    }
    Ok(())
}

/// Writes the module that JavaScript can call, and its script.
fn bind(module: &Path, bundle: &Path) -> Result<(), String> {
    let folder = root().join("target/xtask");
    let mut command = cargo(&["run", "--quiet", "--package", "xtask"]);
    command
        .args(["--features", "bindgen", "--bin", "bindgen", "--target-dir"])
        .arg(folder)
        .arg("--")
        .arg(module)
        .arg(bundle);
    succeed(&mut command)
}

/// Makes the module smaller. Returns whether the tool for it is there.
fn optimise(module: &Path) -> Result<bool, String> {
    let script = root().join("web/node_modules/binaryen/bin/wasm-opt");
    if !script.exists() {
        return Ok(false);
    }
    let mut command = Command::new("node");
    command
        .arg(script)
        .args(OPTIMISATIONS)
        .arg(module)
        .arg("-o")
        .arg(module);
    succeed(&mut command)?;
    Ok(true)
}

/// Writes into the service worker which files it keeps, and their digest.
fn finish_worker(bundle: &Path, files: &[String]) -> Result<(), String> {
    let mut digest = Digest::new();
    let mut kept = Vec::new();
    for file in files.iter().filter(|file| *file != WORKER) {
        let bytes = fs::read(bundle.join(file)).map_err(|error| cannot("read", file, &error))?;
        digest.add(file.as_bytes());
        digest.add(&bytes);
        // The page is kept without its name: some hosts redirect the name to the folder.
        let address = if file == PAGE { "./" } else { file };
        kept.push(format!("'{address}'"));
    }
    let worker = bundle.join(WORKER);
    let text = read(&worker)?;
    let version = format!("const VERSION = '{:016x}';", digest.0);
    let list = format!("const FILES = [{}];", kept.join(", "));
    let text = replace_once(&text, VERSION_LINE, &version, &worker)?;
    let text = replace_once(&text, FILES_LINE, &list, &worker)?;
    write(&worker, &text)
}

/// Prints what each file needs under way, and returns the sum.
fn print_sizes(bundle: &Path, files: &[String]) -> Result<u64, String> {
    let mut sum = 0;
    println!("{}:", bundle.display());
    for file in files {
        let path = bundle.join(file);
        let mut command = Command::new("gzip");
        command.args(["-9", "-n", "-c"]).arg(&path);
        let size = output_of(&mut command)?.len() as u64;
        println!("{size:>9} bytes  {file}");
        sum += size;
    }
    println!("{sum:>9} bytes  in all, each file compressed by gzip");
    Ok(sum)
}

/// FNV-1a: enough to tell one bundle from the next.
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The files of the bundle, by their paths in it, in order.
fn files_of(bundle: &Path) -> Result<Vec<String>, String> {
    let mut files = names_in(bundle)?;
    let texts = names_in(&bundle.join("texts"))?;
    files.extend(texts.iter().map(|name| format!("texts/{name}")));
    Ok(files)
}

/// The names of the files in a folder, in order.
fn names_in(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| cannot("read", folder, &error))?;
        if entry.path().is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Replaces the one place where `text` has `there`.
fn replace_once(text: &str, there: &str, then: &str, file: &Path) -> Result<String, String> {
    match text.matches(there).count() {
        1 => Ok(text.replace(there, then)),
        count => Err(format!(
            "{} has `{there}` {count} times: write it once",
            file.display()
        )),
    }
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| cannot("read", file, &error))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| cannot("write", file, &error))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))
}

fn cannot(what: &str, file: impl Into<PathBuf>, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", file.into().display())
}

/// Runs a command to its end.
pub(crate) fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| no_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{} failed: see above", program_of(command)))
}

/// The output of a command.
fn output_of(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| no_start(command, &error))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("{} failed: see above", program_of(command)))
}

fn no_start(command: &Command, error: &std::io::Error) -> String {
    let program = program_of(command);
    format!("cannot start {program}: {error}; install it")
}

fn program_of(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}
