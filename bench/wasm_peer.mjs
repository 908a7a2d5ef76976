// SPDX-License-Identifier: MIT
//
// Solves a file of puzzles with the engine for the browser, for bench/variants.py:
//
//     node bench/wasm_peer.mjs FOLDER FILE SECONDS
//
// FOLDER has omnidoku.mjs and omnidoku.wasm (tools/build_wasm.sh puts them into build/wasm). A line of
// output is {name, status, seconds} for each line of FILE that it can open: as `bench --per-puzzle`
// measures, but with what the api adds, an answer in JSON. It tells no nodes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file, limit] = process.argv.slice(2);
const kTogether = 300; // ms for each puzzle
const kMostTimes = 50;
const kEnough = 1500; // one that took longer is not solved again

/** Time of this process on the processor, in milliseconds. */
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// The module is made for a worker of a page.
globalThis.self = globalThis;
globalThis.location = { href: pathToFileURL(resolve(folder, 'omnidoku.mjs')).href };
globalThis.WorkerGlobalScope = function WorkerGlobalScope() {};
const { default: load } = await import(globalThis.location.href);
const module = await load({ wasmBinary: readFileSync(resolve(folder, 'omnidoku.wasm')) });
const ask = (request) => JSON.parse(module.answer(JSON.stringify(request), () => undefined));

for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '' || line.startsWith('#')) continue;
  const opened = ask({ call: 'open', text: `${line}\n` });
  if (!opened.ok) continue;
  const { session, puzzle } = opened.result;
  const times = [];
  const begin = processor();
  let status = '';
  while (times.length < kMostTimes && processor() - begin < kTogether && !(times[0] > kEnough)) {
    const start = processor();
    status = ask({ call: 'solve', session, time_limit: Number(limit) }).result.status;
    times.push(processor() - start);
  }
  times.sort((a, b) => a - b);
  const seconds = times[times.length >> 1] / 1000;
  console.log(JSON.stringify({ name: puzzle.title, status, seconds }));
  ask({ call: 'close', session });
}
