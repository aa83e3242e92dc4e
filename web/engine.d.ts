/** The file `engine.js`, which `cargo xtask web` writes into the bundle. */

/** Readies the engine. */
export default function init(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;

/** Answers a call with the text of a JSON object. */
export function call(name: string, request: string, listener: { tell(done: number): void }): string;
