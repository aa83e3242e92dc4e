//! Lists the files of the page, so that `nimm serve` carries them in itself.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// What a browser loads. A name with a second dot (`x.config.js`, `x.test.js`) is for developers.
const KINDS: [&str; 6] = ["html", "css", "js", "svg", "png", "ico"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_SERVE").is_none() {
        return;
    }
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")).join("../../web");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("the folder web/ with the page");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry of web/").path())
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.to_string();
            let (_, kind) = name.split_once('.')?;
            KINDS
                .contains(&kind)
                .then(|| (name, path.display().to_string()))
        })
        .collect();
    files.sort();
    let mut list = String::from("&[\n");
    for (name, path) in files {
        println!("cargo::rerun-if-changed={path}");
        writeln!(list, "    ({name:?}, include_bytes!({path:?})),").expect("a string");
    }
    list.push_str("]\n");
    let list_at = Path::new(&variable("OUT_DIR")).join("page_files.rs");
    fs::write(list_at, list).expect("a file in OUT_DIR");
}

fn variable(name: &str) -> String {
    env::var(name).expect("a variable that Cargo sets")
}
