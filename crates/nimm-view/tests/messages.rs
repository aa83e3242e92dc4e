//! The message files of all languages say the same things, each in its own script.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use nimm_view::{Language, Words};

const FILES: [&str; 10] = [
    "answers.ftl",
    "cli.ftl",
    "faults.ftl",
    "figures.ftl",
    "page.ftl",
    "play.ftl",
    "reasons.ftl",
    "rules.ftl",
    "sequences.ftl",
    "theorems.ftl",
];

/// What a message is filled with.
#[derive(Debug, Default, PartialEq, Eq)]
struct Variables {
    /// What it prints: variables, and other messages in braces.
    printed: BTreeSet<String>,
    /// What it only chooses by; one language has plural forms, another has none.
    selected: BTreeSet<String>,
}

impl Variables {
    fn knows(&self, name: &String) -> bool {
        self.printed.contains(name) || self.selected.contains(name)
    }
}

/// Variables by message or `message.attribute`.
type Entries = BTreeMap<String, Variables>;

fn folder(language: Language) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../../i18n").join(language.tag())
}

fn read(language: Language, file: &str) -> String {
    fs::read_to_string(folder(language).join(file)).unwrap()
}

fn entries(text: &str, place: &str) -> Entries {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => panic!("{place}: {faults:?}"),
    };
    let mut entries = Entries::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut variables = Variables::default();
        pattern_variables(pattern, &mut variables);
        let before = entries.insert(id.clone(), variables);
        assert!(before.is_none(), "{place}: {id} stands there twice");
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(pattern) = &message.value {
                    add(id.to_string(), pattern);
                }
                for attribute in &message.attributes {
                    add(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{place}: {content}"),
        }
    }
    entries
}

fn pattern_variables(pattern: &Pattern<&str>, into: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, into);
        }
    }
}

fn expression_variables(expression: &Expression<&str>, into: &mut Variables) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            into.printed.insert(id.name.to_string());
        }
        // A message that is said inside another.
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            into.printed.insert(format!("{{{}}}", id.name));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            expression_variables(expression, into);
        }
        Expression::Inline(_) => {}
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                into.selected.insert(id.name.to_string());
            }
            for variant in variants {
                pattern_variables(&variant.value, into);
            }
        }
    }
}

#[test]
fn every_language_has_the_same_files() {
    for language in Language::ALL {
        let mut names: Vec<String> = fs::read_dir(folder(language))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(names, FILES, "{language}");
    }
}

#[test]
fn every_language_has_the_same_messages_and_variables() {
    let mut compared = 0;
    for file in FILES {
        let english = entries(&read(Language::English, file), file);
        for language in Language::ALL {
            let other = entries(&read(language, file), &format!("{language}/{file}"));
            for (id, variables) in &english {
                let place = format!("{language}/{file}: {id}");
                let there = other
                    .get(id)
                    .unwrap_or_else(|| panic!("{place} is missing"));
                assert_eq!(there.printed, variables.printed, "{place}");
                let known = |name| variables.knows(name);
                assert!(there.selected.iter().all(known), "{place}: {there:?}");
                compared += 1;
            }
            let extra: Vec<&String> = other
                .keys()
                .filter(|id| !english.contains_key(*id))
                .collect();
            assert!(extra.is_empty(), "{language}/{file}: {extra:?}");
        }
    }
    // Against a test that compares nothing.
    assert!(compared > 600, "{compared}");
}

#[test]
fn no_message_stands_in_two_files_and_every_one_is_in_the_program() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut seen = BTreeMap::new();
        for file in FILES {
            for (id, variables) in entries(&read(language, file), file) {
                let before = seen.insert(id.clone(), file);
                assert_eq!(before, None, "{language}/{file}: {id}");
                assert!(words.has(&id), "{language}/{file}: {id}");
                for reference in variables.printed {
                    if let Some(name) = reference.strip_prefix('{') {
                        let name = name.trim_end_matches('}');
                        assert!(words.has(name), "{language}/{file}: {id} says {name}");
                    }
                }
            }
        }
        assert!(seen.len() > 200, "{language}: {}", seen.len());
    }
}

#[test]
fn the_variables_of_a_message_are_found_wherever_they_stand() {
    let text = "a = { $x }{ $y ->\n    [one] { $z }\n   *[other] { b }\n}\n    .c = { $w }\n";
    let found = entries(text, "here");
    let joined = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(joined(&found["a"].printed), "x z {b}");
    assert_eq!(joined(&found["a"].selected), "y");
    assert_eq!(joined(&found["a.c"].printed), "w");
}

#[test]
fn chinese_files_keep_to_their_script() {
    let simplified = "这们个从为说时对会来过还进没开关数处无边种条应该写读号预负盈输赢让总";
    let traditional = "這們個從為說時對會來過還進沒開關數處無邊種條應該寫讀號預負輸贏讓總";
    for (language, foreign, quotes) in [
        (Language::SimplifiedChinese, traditional, "「」"),
        (Language::TraditionalChinese, simplified, "“”"),
    ] {
        for file in FILES {
            for line in read(language, file).lines() {
                let wrong: Vec<char> = line
                    .chars()
                    .filter(|c| foreign.contains(*c) || quotes.contains(*c))
                    .collect();
                assert!(wrong.is_empty(), "{language}/{file}: {wrong:?} in {line}");
            }
        }
    }
}

#[test]
fn chinese_sentences_use_full_width_punctuation() {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    for language in [Language::SimplifiedChinese, Language::TraditionalChinese] {
        for file in FILES {
            for line in read(language, file).lines() {
                let characters: Vec<char> = line.chars().collect();
                for pair in characters.windows(2) {
                    let wrong = is_chinese(pair[0]) && ",.;:?!()".contains(pair[1]);
                    assert!(!wrong, "{language}/{file}: {line}");
                }
            }
        }
    }
}

#[test]
fn the_page_does_without_the_messages_of_the_terminal() {
    let text = read(Language::English, "cli.ftl");
    let entries = entries(&text, "cli.ftl");
    let mut folders = ["src", "../nimm-web/src"].map(PathBuf::from).to_vec();
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            files += 1;
            let source = fs::read_to_string(&path).unwrap();
            for id in entries.keys() {
                let said = source.contains(&format!("\"{id}\""));
                assert!(
                    !said,
                    "{} says {id}: move it out of cli.ftl",
                    path.display()
                );
            }
        }
    }
    assert!(files > 30);
}
