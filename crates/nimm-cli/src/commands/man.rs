//! `nimm man`: the manual page.

use crate::cli;
use crate::face::{Exit, Face, Failure};

pub(crate) fn run(face: &Face) -> Result<Exit, Failure> {
    let mut page = Vec::new();
    let command = cli::command(&face.words);
    let whole = clap_mangen::Man::new(command.clone());
    whole.render_title(&mut page)?;
    whole.render_name_section(&mut page)?;
    whole.render_synopsis_section(&mut page)?;
    whole.render_options_section(&mut page)?;
    for subcommand in command
        .get_subcommands()
        .filter(|subcommand| !subcommand.is_hide_set())
    {
        let name = format!("nimm {}", subcommand.get_name());
        let subcommand = subcommand
            .clone()
            .display_name(name.clone())
            .bin_name(name.clone());
        page.extend_from_slice(format!(".SH {}\n", name.to_uppercase()).as_bytes());
        let man = clap_mangen::Man::new(subcommand);
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    face.print_text(&String::from_utf8_lossy(&page))?;
    Ok(Exit::Answered)
}
