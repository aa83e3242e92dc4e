//! The command line: arguments, and their help in the language chosen.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches, Parser};
use nimm_view::{Language, Words};

use crate::commands::Commands;
use crate::{diagnostic, options};

/// Ask about take-away games.
#[derive(Parser)]
#[command(
    name = "nimm",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Commands,
    /// Print one JSON object.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// The language of the words.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    pub(crate) lang: Option<Language>,
    /// No remarks.
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// Print help.
    #[arg(long, short, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    /// Print the version.
    #[arg(long, short = 'V', action = ArgAction::Version)]
    version: Option<bool>,
}

fn language(tag: &str) -> Result<Language, &'static str> {
    tag.parse().map_err(|_| "expected-language")
}

/// The language that `--lang` asks for, looked up before the arguments are parsed, since their help
/// is in that language.
pub(crate) fn language_asked_for(arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    let mut words = arguments
        .map(|word| word.to_string_lossy().into_owned())
        .take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == "--lang" {
            return words.next()?.parse().ok();
        }
        if let Some(tag) = word.strip_prefix("--lang=") {
            return tag.parse().ok();
        }
    }
    None
}

/// Parses the arguments; help, the version and misuse are said at once.
pub(crate) fn parse(
    words: &Words,
    arguments: impl Iterator<Item = OsString>,
) -> Result<Cli, ExitCode> {
    let arguments: Vec<OsString> = arguments.collect();
    let matches = command(words).try_get_matches_from(&arguments);
    matches
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map_err(|error| say(words, &error, &arguments))
}

/// The command line with its help in the language of `words`.
pub(crate) fn command(words: &Words) -> Command {
    let mut command = localised(Cli::command(), words, "nimm").styles(Styles::styled());
    command.build();
    command
}

fn localised(command: Command, words: &Words, id: &str) -> Command {
    // What all commands share comes last.
    let mut order = if id == "nimm" { 100 } else { 0 };
    let say = |id: String| words.has(&id).then(|| words.say(&id, &[]));
    let about = format!("command-{id}");
    let mut command = command
        .subcommand_help_heading(words.say("heading-commands", &[]))
        .subcommand_value_name(words.say("heading-command", &[]))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            words.say("heading-usage", &[])
        ));
    if let Some(about) = say(about.clone()) {
        command = command.about(about.clone()).long_about(about);
    }
    if let Some(examples) = say(format!("{about}.examples")) {
        command = command.after_help(format!(
            "{}\n{examples}",
            words.say("heading-examples", &[])
        ));
    }
    command = command.mut_args(|argument| {
        let own = format!("option-{id}-{}", argument.get_id());
        let shared = format!("option-{}", argument.get_id());
        let heading = if argument.is_positional() {
            "heading-arguments"
        } else if argument.get_help_heading() == Some("limits") {
            "heading-limits"
        } else {
            "heading-options"
        };
        let help = say(own).or_else(|| say(shared)).unwrap_or_default();
        let notes = value_notes(&argument, words);
        let (short, long) = match notes.is_empty() {
            true => (help.clone(), help),
            false => (
                format!("{help} {}", notes.join(" ")),
                format!("{help}\n\n{}", notes.join("\n")),
            ),
        };
        let takes_values = argument.get_action().takes_values();
        order += 1;
        argument
            .display_order(order)
            .help(short)
            .long_help(long)
            .help_heading(words.say(heading, &[]))
            .hide_default_value(takes_values)
            .hide_possible_values(takes_values)
    });
    command.mut_subcommands(|subcommand| {
        let id = subcommand.get_name().to_string();
        localised(subcommand, words, &id)
    })
}

/// What help says of the values of an argument: the default, and those there are.
fn value_notes(argument: &Arg, words: &Words) -> Vec<String> {
    if !argument.get_action().takes_values() {
        return Vec::new();
    }
    let list = |values: Vec<String>| values.join(&words.say("list-separator", &[]));
    let defaults = argument.get_default_values().iter();
    let defaults = defaults.map(|value| value.to_string_lossy().into_owned());
    let possible = argument.get_possible_values();
    let possible = possible.iter().map(|value| value.get_name().to_string());
    [
        ("help-default", defaults.collect::<Vec<_>>()),
        ("help-possible", possible.collect()),
    ]
    .into_iter()
    .filter(|(_, values)| !values.is_empty())
    .map(|(id, values)| words.say(id, &[("values", list(values).into())]))
    .collect()
}

/// Prints help and the version to standard output, and misuse to standard error.
fn say(words: &Words, error: &clap::Error, arguments: &[OsString]) -> ExitCode {
    use std::io::Write;
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader that has gone needs no help.
            let _ = write!(anstream::stdout(), "{}", error.render().ansi());
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(anstream::stderr(), "{}", error.render().ansi());
            ExitCode::from(2)
        }
        kind => {
            let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
            let argument = match kind {
                ErrorKind::InvalidSubcommand => context(ContextKind::InvalidSubcommand),
                _ => context(ContextKind::InvalidArg),
            };
            let value = context(ContextKind::InvalidValue);
            let id = match kind {
                ErrorKind::InvalidSubcommand => "usage-unknown-command",
                ErrorKind::UnknownArgument if !argument.starts_with('-') => {
                    return too_many(words, &argument, arguments);
                }
                ErrorKind::UnknownArgument => "usage-unknown-option",
                ErrorKind::MissingRequiredArgument => "usage-missing",
                ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
                    "usage-twice"
                }
                ErrorKind::ArgumentConflict => "usage-conflict",
                ErrorKind::InvalidUtf8 => "usage-not-text",
                ErrorKind::MissingSubcommand => "usage-no-command",
                ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
                ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
                    "usage-no-value"
                }
                ErrorKind::TooManyValues => "usage-too-many",
                _ => "usage-value",
            };
            let suggestion = [
                ContextKind::SuggestedSubcommand,
                ContextKind::SuggestedArg,
                ContextKind::SuggestedValue,
            ]
            .into_iter()
            // Of several the closest, which clap puts last.
            .map(|kind| match error.get(kind) {
                Some(ContextValue::Strings(close)) => close.last().cloned().unwrap_or_default(),
                _ => context(kind),
            })
            .find(|suggestion| !suggestion.is_empty());
            // Readers of values name a message; anything else is a text already, and stays.
            let reason = std::error::Error::source(error)
                .map(|source| words.say(&source.to_string(), &[]))
                .unwrap_or_default();
            let valid = context(ContextKind::ValidValue);
            let expected = [reason, valid].into_iter().find(|text| !text.is_empty());
            let expected = expected.unwrap_or("none".to_string());
            let arguments = [
                ("argument", argument.into()),
                ("value", value.into()),
                ("other", context(ContextKind::PriorArg).into()),
                ("expected", expected.into()),
                (
                    "suggestion",
                    suggestion.unwrap_or("none".to_string()).into(),
                ),
            ];
            misuse(words, &words.say(id, &arguments))
        }
    }
}

/// A word where no further one is expected: perhaps a rule that the shell has cut.
fn too_many(words: &Words, word: &str, arguments: &[OsString]) -> ExitCode {
    let said: Vec<String> = arguments
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let said: Vec<&str> = said
        .iter()
        .map(String::as_str)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let cut = (0..said.len()).find_map(|start| options::cut_rule(&said[start..], 0));
    let text = match cut {
        Some(whole) => words.say("failure-quote-rule", &[("rule", whole.into())]),
        None => words.say("usage-too-many", &[("value", word.into())]),
    };
    misuse(words, &text)
}

fn misuse(words: &Words, text: &str) -> ExitCode {
    use std::io::Write;
    let text = diagnostic::plain(words, text);
    // Nobody is left to tell if standard error is closed.
    let _ = writeln!(
        anstream::stderr(),
        "{text}\n{}",
        words.say("usage-see-help", &[])
    );
    ExitCode::from(2)
}
