//! The door for JavaScript.

use js_sys::Function;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Answers a call of the page with the text of a JSON object. `progress` is called with a number now
/// and then while long work goes on.
#[wasm_bindgen]
pub fn call(name: &str, request: &str, progress: &Function) -> String {
    let mut watch = |done: u64| {
        // A page that fails to show progress still wants the answer.
        let _ = progress.call1(&JsValue::NULL, &JsValue::from_f64(done as f64));
        true
    };
    crate::call(name, request, &mut watch).json().to_string()
}
