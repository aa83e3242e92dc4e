//! Answers one call of the page: `cargo run -p nimm-web --example call -- NAME REQUEST`.

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, request] = arguments.as_slice() else {
        eprintln!("usage: call NAME REQUEST");
        std::process::exit(2);
    };
    println!("{}", nimm_web::call(name, request, &mut |_| true).json());
}
