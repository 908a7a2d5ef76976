// SPDX-License-Identifier: MIT
//
// Givens and rules that the engine adds or leaves out for a setter, each as one step of the history.

import type { Action, Result } from '../../api/protocol';
import { type Marked, statusText, t } from '../../i18n/i18n';
import type { PageState } from '../../game/page_state';
import { finishRule } from './rule_draft';

/** Another choice among equals each time it is asked. */
const randomSeed = () => Math.floor(Math.random() * 2 ** 31);

/** Writes digits into cells; `digits` holds one for each of them. */
export function written(cells: readonly number[], digits: readonly number[]): readonly Action[] {
  return [...new Set(digits)].map((digit) => ({
    type: 'entry',
    cells: cells.filter((_, at) => digits[at] === digit),
    digit,
  }));
}

/** What an answer says that changes nothing. */
function reason({ status, message }: Pick<Result<'redundant'>, 'status' | 'message'>): Marked {
  const said = statusText(status, message);
  if (said.text !== '') return said;
  return {
    text: t(
      status === 'unique' ? 'set.unique' : status === 'multiple' ? 'set.multiple' : 'set.limit',
    ),
  };
}

/** Adds givens until one solution is left. */
export async function addGivens(page: PageState): Promise<void> {
  const { session, help, shell } = page;
  await finishRule(page);
  const answer = await help.run(t('settle.add'), 'puzzle', (signal, onProgress) =>
    session.game.ask('givens_to_add', { seed: randomSeed() }, { signal, onProgress }),
  );
  if (answer === null) return;
  const { added } = answer;
  if (added.length === 0) {
    shell.say(reason(answer));
    return;
  }
  const actions = written(
    added.map(({ cell }) => cell),
    added.map(({ digit }) => digit),
  );
  await session.game.actTogether(actions);
  help.pointed.value = added.map(({ cell }) => cell);
  shell.say(t('settle.added', { count: added.length }), 'info', true);
}

/** Adds a few rules of a kind that leave one solution. */
export async function addRules(page: PageState, kind: string): Promise<void> {
  const { session, help, shell } = page;
  await finishRule(page);
  const answer = await help.run(t('settle.add-rules'), 'puzzle', (signal, onProgress) =>
    session.game.ask('rules_to_add', { kind, seed: randomSeed() }, { signal, onProgress }),
  );
  if (answer === null) return;
  const { added, status, message } = answer;
  if (added.length === 0) {
    const isVain = status === 'multiple' && message === '';
    shell.say(isVain ? { text: t('settle.no-rules') } : reason(answer));
    return;
  }
  await session.game.actTogether(
    added.map((constraint) => ({ type: 'add_constraint', constraint })),
  );
  shell.say(t('settle.rules-added', { count: added.length }), 'info', true);
}

/** Leaves out givens until each that is left is needed. */
export async function dropGivens(page: PageState): Promise<void> {
  const { session, help, shell } = page;
  await finishRule(page);
  const answer = await help.run(t('settle.drop'), 'puzzle', (signal, onProgress) =>
    session.game.ask('givens_to_drop', { seed: randomSeed() }, { signal, onProgress }),
  );
  if (answer === null) return;
  const { dropped, undecided, status } = answer;
  const open = undecided.length > 0 ? t('set.undecided', { count: undecided.length }) : '';
  if (dropped.length === 0) {
    const isDone = status === 'unique' && open === '';
    shell.say(isDone ? t('settle.all-needed') : open || reason(answer));
    return;
  }
  await session.game.act({ type: 'clear', cells: dropped, kind: 'entry' });
  const done = t('settle.dropped', { count: dropped.length });
  shell.say([done, open].filter(Boolean).join(' '), 'info', true);
}

/** Makes all the digits of a solution givens. */
export async function giveAll(page: PageState, digits: readonly number[]): Promise<void> {
  const { game } = page.session;
  const cells = game.puzzle.peek()?.cells ?? [];
  const open = [...cells.keys()].filter((cell) => cells[cell]?.given === null);
  await finishRule(page);
  await game.actTogether(
    written(
      open,
      open.map((cell) => digits[cell] ?? 0),
    ),
  );
}
