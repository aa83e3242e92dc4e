//! The page on what the program knows: its table is made from the catalogue of theorems.
//!
//! `BOOK=overwrite cargo test -p nimm-cli --test what_it_knows`, or `cargo xtask book`, writes it.

use std::fs;
use std::path::Path;

use nimm::theory::Theorem;
use nimm::{Convention, Strength};
use nimm_view::{Language, Words, condition_words, theorem_name};

const PAGE: &str = "docs/what-it-knows.md";

/// The lines between which the table stands.
const BEGINS: &str = "<!-- Made from the catalogue: `cargo xtask book` writes it. -->\n";
const ENDS: &str = "\n<!-- The end of what is made. -->\n";

fn table(words: &Words) -> String {
    let mut lines = vec![
        "| | theorem | it is about games in which | it needs that | it gives | play | for example | strength | reference |".to_string(),
        "|---|---|---|---|---|---|---|---|---|".to_string(),
    ];
    for (place, theorem) in (1..).zip(Theorem::ALL) {
        let conditions = theorem.conditions().iter();
        let conditions: Vec<String> = conditions
            .filter(|condition| !condition.id.ends_with("-play"))
            .map(|condition| condition_words(words, condition))
            .collect();
        let gives = theorem.gives().iter();
        let gives: Vec<String> = gives
            .map(|gives| words.say(&format!("gives-{}", gives.name()), &[]))
            .collect();
        let play: Vec<&str> = theorem
            .conventions()
            .map(|convention| match convention {
                Convention::Normal => "normal",
                Convention::Misere => "misère",
            })
            .collect();
        let strength: Vec<&str> = theorem
            .strengths()
            .iter()
            .map(|strength| match strength {
                Strength::Proven => "proven",
                Strength::Computed => "computed where a heap has a table only",
            })
            .collect();
        let example = theorem.inside()[0];
        let reference = theorem
            .reference()
            .replace("docs/theory.md", "[Theory](theory.md)");
        lines.push(format!(
            "| {place} | {} (`{theorem}`) | {} | {} | {} | {} | `{example}` | {} | {reference} |",
            theorem_name(words, theorem),
            condition_words(words, theorem.pattern()),
            conditions.join("; "),
            gives.join(", "),
            play.join(", "),
            strength.join("; "),
        ));
    }
    lines.join("\n")
}

#[test]
fn the_page_lists_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let path = root.expect("crates/nimm-cli").join(PAGE);
    let page = fs::read_to_string(&path).expect("a page");
    let (before, rest) = page.split_once(BEGINS).expect("where the table begins");
    let (shown, after) = rest.split_once(ENDS).expect("where the table ends");
    let made = format!("\n{}\n", table(&Words::new(Language::English)));
    if std::env::var_os("BOOK").is_some_and(|mode| mode == "overwrite") {
        let page = format!("{before}{BEGINS}{made}{ENDS}{after}");
        fs::write(&path, page).expect("a page");
        return;
    }
    assert_eq!(shown, made, "{PAGE} is old: run `cargo xtask book`");
}
