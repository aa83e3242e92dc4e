//! Writes the JavaScript of a WebAssembly module: `bindgen MODULE FOLDER`.
//!
//! `cargo xtask web` runs it. It is a program of its own so that other tasks need not wait for what
//! it depends on.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("usage: bindgen MODULE FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen
        .input_path(module)
        .out_name("engine")
        .typescript(false)
        // wasm-opt removes the names of functions when it no longer needs them.
        .keep_debug(false)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
