//! Gathers the message files of `i18n` into one, which is part of the program: each message once, in
//! all languages, without comments. So it compresses to two thirds of what the files need.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

/// The folders, in the order of `Language::ALL`.
const FOLDERS: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];

/// The messages of the terminal, which the page does without.
const OF_TERMINAL: &str = "cli.ftl";

/// What ends a record, and what is before each part of one but the first: nothing that a message
/// could hold. A record is an id and what follows it in each language.
const END: char = '\u{2}';
const PART: char = '\u{1}';

fn main() -> io::Result<()> {
    let i18n = Path::new("../../i18n");
    println!("cargo::rerun-if-changed={}", i18n.display());
    let mut texts: [BTreeMap<String, String>; FOLDERS.len()] = Default::default();
    let mut order = Vec::new();
    for (folder, texts) in FOLDERS.iter().zip(&mut texts) {
        let entries = fs::read_dir(i18n.join(folder))?;
        let mut files = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<_>>>()?;
        files.sort();
        for file in files {
            let is_of_terminal = file.file_name().is_some_and(|name| name == OF_TERMINAL);
            if is_of_terminal && env::var_os("CARGO_FEATURE_TERMINAL").is_none() {
                continue;
            }
            for (id, text) in messages(&fs::read_to_string(file)?) {
                if !order.contains(&id) {
                    order.push(id.clone());
                }
                texts.insert(id, text);
            }
        }
    }
    let mut gathered = String::new();
    for id in order {
        gathered.push_str(&id);
        for texts in &texts {
            gathered.push(PART);
            gathered.push_str(texts.get(&id).map_or("", String::as_str));
        }
        gathered.push(END);
    }
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(Path::new(&folder).join("messages"), gathered)
}

/// The messages of a file: each id and what follows it, without comments and empty lines.
fn messages(file: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in file.lines() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let starts = line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
        match line.split_once('=').filter(|_| starts) {
            Some((id, text)) => messages.push((id.trim().to_string(), format!("={text}\n"))),
            None => {
                if let Some((_, text)) = messages.last_mut() {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
    messages
}
