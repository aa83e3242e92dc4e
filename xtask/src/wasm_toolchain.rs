//! Which compiler builds for WebAssembly, and how.
//!
//! Best is one that has the source of the standard library: built anew, without the texts of panics
//! (which end the engine either way), the module is a tenth smaller.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::web::succeed;

const TARGET: &str = "wasm32-unknown-unknown";

/// Where Debian's `rustc-web`, `cargo-web` and `rust-web-src` are.
const DEBIAN: (&str, &str) = ("/usr/bin/rustc", "/usr/bin/cargo");
/// Debian's linker, which is a package of its own.
const LLD: &str = "/usr/bin/wasm-ld";

/// For all toolchains: the digest of values is rarely needed, and short code will do.
const FLAGS: &str = "--cfg sha2_backend_soft=\"compact\"";
/// Where the standard library is built: panics are traps, and nothing is kept to speak of them.
const FLAGS_WITH_STD: &str = "-Zunstable-options -Cpanic=immediate-abort \
    -Zlocation-detail=none -Zfmt-debug=none";
const STD: [&str; 2] = [
    "-Zbuild-std=std,panic_abort",
    "-Zbuild-std-features=optimize_for_size",
];

/// A compiler for WebAssembly.
pub(crate) struct Toolchain {
    rustc: PathBuf,
    cargo: PathBuf,
    builds_std: bool,
    linker: Option<PathBuf>,
}

impl Toolchain {
    /// The best one on this machine.
    pub(crate) fn find() -> Result<Toolchain, String> {
        let rustc = from_environment("RUSTC", "rustc");
        let cargo = from_environment("CARGO", "cargo");
        let usual = sysroot(&rustc)?;
        let debian = sysroot(Path::new(DEBIAN.0)).ok();
        let has_source = |root: &Path| root.join("lib/rustlib/src/rust/library").is_dir();
        if has_source(&usual) {
            return Ok(Toolchain {
                rustc,
                cargo,
                builds_std: true,
                linker: None,
            });
        }
        if let Some(debian) = debian.filter(|root| *root != usual && has_source(root)) {
            let (rustc, cargo) = (DEBIAN.0.into(), DEBIAN.1.into());
            let linker = linker_of(&debian).or_else(|| linker_of(&usual));
            let Some(linker) =
                linker.or_else(|| Some(LLD.into()).filter(|lld: &PathBuf| lld.is_file()))
            else {
                return Err(
                    "the linker for WebAssembly is missing: run `apt-get install lld`".into(),
                );
            };
            return Ok(Toolchain {
                rustc,
                cargo,
                builds_std: true,
                linker: Some(linker),
            });
        }
        if usual.join("lib/rustlib").join(TARGET).join("lib").is_dir() {
            return Ok(Toolchain {
                rustc,
                cargo,
                builds_std: false,
                linker: None,
            });
        }
        Err(format!(
            "the compiler cannot build for WebAssembly: run `rustup target add {TARGET}`"
        ))
    }

    /// Whether it builds the standard library, too.
    pub(crate) fn builds_std(&self) -> bool {
        self.builds_std
    }

    /// Builds the module into a target folder.
    pub(crate) fn build(&self, folder: &Path) -> Result<PathBuf, String> {
        let mut command = Command::new(&self.cargo);
        command
            .current_dir(crate::root())
            // A library for Rust beside the module would keep the linker from optimising the whole.
            .args(["rustc", "--package", "nimm-web", "--lib"])
            .args(["--crate-type", "cdylib", "--profile", "wasm"])
            .args(["--target", TARGET, "--target-dir"])
            .arg(folder)
            .env("RUSTC", &self.rustc)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        let mut flags = FLAGS.to_string();
        if self.builds_std {
            flags = format!("{flags} {FLAGS_WITH_STD}");
            // What builds the standard library is not stable; what it builds is the stable one.
            command.args(STD).env("RUSTC_BOOTSTRAP", "1");
        }
        if let Some(linker) = &self.linker {
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        succeed(&mut command)?;
        Ok(folder.join(TARGET).join("wasm/nimm_web.wasm"))
    }
}

/// The program that a variable of the environment names.
fn from_environment(variable: &str, otherwise: &str) -> PathBuf {
    std::env::var_os(variable).map_or_else(|| otherwise.into(), PathBuf::from)
}

/// The folder of a compiler.
fn sysroot(rustc: &Path) -> Result<PathBuf, String> {
    let mut command = Command::new(rustc);
    let output = command.args(["--print", "sysroot"]).output();
    let output = output.map_err(|error| format!("cannot start {}: {error}", rustc.display()))?;
    Ok(PathBuf::from(
        String::from_utf8_lossy(&output.stdout).trim(),
    ))
}

/// The linker for WebAssembly of a compiler.
fn linker_of(sysroot: &Path) -> Option<PathBuf> {
    let rustlib = sysroot.join("lib/rustlib");
    let hosts = rustlib.read_dir().ok()?;
    hosts
        .filter_map(|host| Some(host.ok()?.path().join("bin/rust-lld")))
        .find(|linker| linker.is_file())
}
