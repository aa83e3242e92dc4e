//! The steps of `cargo xtask test` for the page: its packages, types, static bundle, and its tests
//! in a browser.

use std::env;
use std::process::Command;

use crate::report::Report;
use crate::{root, target_dir, web, works};

/// The browser that the tests use where `CHROMIUM` names no other.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Adds the steps to `report`. The tests run the program that `cargo test` has built.
pub(crate) fn steps(report: &mut Report) {
    report.step("page: packages", || {
        let mut install = npm(&["ci", "--no-audit", "--no-fund"])?;
        web::succeed(&mut install)?;
        Ok(String::new())
    });
    report.step("page: types", || {
        let mut types = npm(&["run", "--silent", "types"])?;
        let mended = "mend what the compiler names above";
        web::succeed(&mut types).map_err(|_| mended.to_string())?;
        Ok(String::new())
    });
    // After the packages, among which is what makes the module small.
    report.step("page: static bundle", || match web::run(&[])? {
        true => Ok(String::new()),
        false => Err("is larger than its budget: see above".to_string()),
    });
    match browser_tests() {
        Ok(mut tests) => report.tests("page: browser", &mut tests),
        Err(missing) => report.step("page: browser", || Err(missing)),
    }
}

/// npm in the folder of the page.
fn npm(arguments: &[&str]) -> Result<Command, String> {
    for program in ["node", "npm"] {
        if !works(Command::new(program).arg("--version")) {
            return Err(format!(
                "{program} is missing: install Node.js 20 or later, with npm"
            ));
        }
    }
    let mut command = Command::new("npm");
    command.current_dir(root().join("web")).args(arguments);
    Ok(command)
}

/// The tests in a browser.
fn browser_tests() -> Result<Command, String> {
    let chromium = env::var_os("CHROMIUM").unwrap_or_else(|| CHROMIUM.into());
    if !works(Command::new(&chromium).arg("--version")) {
        return Err(format!(
            "{} is missing: install Chromium, or name it by the variable CHROMIUM",
            chromium.to_string_lossy()
        ));
    }
    let mut tests = npm(&["test", "--silent"])?;
    tests.env("CARGO_TARGET_DIR", target_dir());
    Ok(tests)
}
