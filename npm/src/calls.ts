// SPDX-License-Identifier: MIT
//
// What both ways to the engine have in common: their calls, by type.

import type { Action, CallName, Calls, Parameters, Progress, PuzzleView, Result } from './api.js';

/** The name of a call that asks something of a puzzle. */
export type PuzzleCallName = Exclude<
  { [K in CallName]: Calls[K][0] extends { session: string } ? K : never }[CallName],
  'close'
>;

/** What such a call takes: all but the puzzle. */
export type PuzzleParameters<K extends PuzzleCallName> = Omit<Parameters<K>, 'session'>;

/** What is opened: a text in any format, or what the call `open` takes. */
export type Source = string | Parameters<'open'>;

/** Hears of a long call, at most ten times a second; false stops it. */
export type OnProgress = (progress: Progress) => unknown;

/** What comes with a call: its parameters, which may be left out where none has to be there. */
export type With<P, Options> = object extends P
  ? [parameters?: P, options?: Options]
  : [parameters: P, options?: Options];

/** @internal A puzzle as it was opened and what was done to it since: enough to open it again anywhere. */
export interface History {
  request: Parameters<'open'>;
  readonly actions: Action[];
}

/** @internal */
export function historyOf(source: Source): History {
  // As it is now; and what no message can hold is refused here.
  return {
    request: typeof source === 'string' ? { text: source } : structuredClone(source),
    actions: [],
  };
}

/** @internal Keeps what a call has changed; returns the view of the puzzle where that is another now. */
export function remember<K extends PuzzleCallName>(
  history: History,
  name: K,
  parameters: PuzzleParameters<K> | undefined,
  result: Result<K>,
): PuzzleView | undefined {
  if (name === 'act') {
    const { action } = parameters as PuzzleParameters<'act'>;
    history.actions.push(structuredClone(action));
  }
  if (name === 'state') {
    const { cell_names } = (parameters ?? {}) as PuzzleParameters<'state'>;
    if (cell_names !== undefined) history.request = { ...history.request, cell_names };
  }
  return name === 'act' || name === 'state'
    ? (result as Result<'act'> | Result<'state'>).puzzle
    : undefined;
}
