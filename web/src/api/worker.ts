// SPDX-License-Identifier: MIT
/// <reference lib="webworker" />
// The WASM engine in its worker. The first message is the address of the folder that holds the
// module; all others are requests as text, answered with lines of text as the HTTP api does. Lines
// of the worker itself: {"ready": false}, {"crashed": reason} and {"alive": lock}.
// The module (omnidoku.js) exports by default a factory, which takes what the engine has done for
// it (parseXml), of an object with
//   answer(request: string, progress: (line: string) => void): string

import { xmlTree } from '../base/xml';

interface WasmModule {
  answer(request: string, progress: (line: string) => void): string;
}
type Factory = (options: {
  locateFile: (name: string) => string;
  parseXml: (text: string) => string;
}) => Promise<WasmModule>;

const post = (line: string) => self.postMessage(line);
let engine: Promise<WasmModule> | undefined;

/** Holds a lock as long as this worker lives: the page hears when it is gone, however it went. */
function live(): void {
  const name = `omnidoku.worker.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  void (navigator as { locks?: LockManager }).locks?.request(name, () => {
    post(JSON.stringify({ alive: name }));
    return new Promise(() => undefined);
  });
}

async function load(folder: string): Promise<WasmModule> {
  const address = new URL('omnidoku.js', folder).href;
  const loaded = (await import(/* @vite-ignore */ address)) as { default: Factory };
  return loaded.default({
    locateFile: (name) => new URL(name, folder).href,
    parseXml: xmlTree,
  });
}

self.onmessage = async (event: MessageEvent<string>) => {
  if (engine === undefined) {
    live();
    engine = load(event.data);
    engine.catch(() => post('{"ready": false}'));
    return;
  }
  // One that could not be loaded is told of above, and the page asks it nothing more.
  const loaded = await engine.catch(() => null);
  if (loaded === null) return;
  try {
    post(loaded.answer(event.data, post));
  } catch (error) {
    // After that the module cannot be trusted any more.
    post(JSON.stringify({ crashed: String(error) }));
  }
};
