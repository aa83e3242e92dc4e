//! The door for JavaScript.

#![expect(unreachable_pub, reason = "wasm-bindgen wants public functions")]

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What is told how far long work got: an object with a function `tell`.
    pub type Listener;

    #[wasm_bindgen(method)]
    fn tell(this: &Listener, done: f64);
}

/// Answers a call of the page with the text of a JSON object. `listener` is told a number now and
/// then while long work goes on.
#[wasm_bindgen]
#[must_use]
pub fn call(name: &str, request: &str, listener: &Listener) -> String {
    let mut watch = |done: u64| {
        listener.tell(done as f64);
        true
    };
    crate::call(name, request, &mut watch).json().to_string()
}
