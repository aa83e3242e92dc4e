//! The files of the page, which the program carries in itself.

/// Names and contents, listed by the build script.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// The content of a file of the page, and its content type.
pub(super) fn file(name: &str) -> Option<(&'static [u8], &'static str)> {
    let (_, content) = FILES.iter().find(|(known, _)| *known == name)?;
    let kind = match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        _ => return None,
    };
    Some((content, kind))
}
