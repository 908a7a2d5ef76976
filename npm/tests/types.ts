// SPDX-License-Identifier: MIT
//
// A program in TypeScript: test_npm.py has the compiler look at it, in the folder of the installed package.

import { type CallName, load, type OmnidokuError, type Parameters, type Result } from 'omnidoku';
import { start, type WorkerPuzzle } from 'omnidoku/worker';

const engine = await load();
const solution: number[] | null = engine.open('...').call('solve', { time_limit: 5 }).solution;
const drawing: { svg: string } = engine.open({ text: '...' }).call('svg', { theme: 'dark' });
const killer: WorkerPuzzle = await start().open('...', { signal: AbortSignal.timeout(1000) });
const levels: string[] = (await start().call('catalogue')).levels;
const asked: Parameters<'generate'> = { seed: 5, onlyThis: true } as { seed: number };
const told: Result<'rate'> = await killer.call(
  'rate',
  { scale: 'se' },
  { onProgress: ({ nodes }) => nodes < 5 },
);
const name: CallName = 'solve';
export const all = [solution, drawing, levels, asked, told, name];
export const place = (error: OmnidokuError): string => `${error.code} ${error.where}`;

// @ts-expect-error there is no such call
engine.call('solved');
// @ts-expect-error there is no such parameter
engine.call('generate', { seeds: 5 });
// @ts-expect-error an action has to be there
engine.open('...').call('act');
