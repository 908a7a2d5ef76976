// SPDX-License-Identifier: MIT
//
// What Emscripten makes beside the .wasm file (apps/wasm).

declare const factory: (options: {
  wasmBinary: BufferSource;
  /** XML as a tree, which the engine has done for it. */
  parseXml: (text: string) => string;
}) => Promise<{
  /** `progress` gets lines of JSON; false stops the call. */
  answer(request: string, progress: (line: string) => boolean): string;
}>;
export default factory;
