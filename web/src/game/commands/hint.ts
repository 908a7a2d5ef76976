// SPDX-License-Identifier: MIT
//
// Hints, each stronger than the one before or of a certain strength; and the step that one shows in full.

import type { HintLevel } from '../../api/protocol';
import { t } from '../../i18n/i18n';
import type { PageState } from '../page_state';
import { anyMistakes, spoil } from '../spoil';
import type { Command } from './command';

export const kHintLevels: readonly HintLevel[] = ['nudge', 'where', 'technique', 'pattern', 'full'];

/** Asks for a hint, one level stronger than the one that is shown. */
export async function askHint(page: PageState, level?: HintLevel): Promise<boolean> {
  const { session, help } = page;
  // What is under way may leave another position, of which nothing was told.
  await session.attempt(() => session.game.settled());
  const shown = help.hint.value;
  const next = shown ? kHintLevels.indexOf(shown.level) + 1 : 0;
  const wanted = level ?? kHintLevels[Math.min(next, kHintLevels.length - 1)] ?? 'nudge';
  const ask = () => help.askHint(wanted, t('help.hint'), session.practice.technique.value);
  const isTold = shown !== null && session.dark.peek().size > 0;
  if (wanted !== 'full' && !isTold && session.dark.peek().size > 0)
    return spoil(page, t('help.hint'), ask, anyMistakes);
  if (wanted !== 'full' || shown?.level === 'full') return session.attempt(ask);
  return spoil(page, t('hint.full'), ask, anyMistakes);
}

/** Does the step that is shown in full; without one it is asked for. */
function doStep(page: PageState): Promise<boolean> {
  const shown = page.help.hint.value;
  const isThere = shown?.level === 'full' && shown.step !== null;
  return isThere ? page.session.act({ type: 'apply_hint' }) : askHint(page, 'full');
}

/** Does the step that is shown, and shows the next. */
async function doStepAndNext(page: PageState): Promise<boolean> {
  const isShown = page.help.hint.value?.level === 'full';
  return (!isShown || (await doStep(page))) && askHint(page, 'full');
}

export const hint: Command = {
  id: 'hint',
  keys: { sudokupad: ['KeyH'] },
  icon: 'hint',
  label: 'help.hint',
  run: (page) => askHint(page),
};

export const hintCommands: readonly Command[] = [
  hint,
  { id: 'step.next', keys: { explainer: ['F2'] }, run: doStepAndNext },
  {
    id: 'hint.full',
    keys: { hodoku: ['F12'], explainer: ['F3'] },
    run: (page) => askHint(page, 'full'),
  },
  { id: 'step.do', keys: { explainer: ['F4'] }, run: doStep },
];

export const weakerHints: readonly Command[] = [
  {
    id: 'hint.nudge',
    keys: { hodoku: ['Alt+F12'], explainer: ['F6'] },
    run: (page) => askHint(page, 'nudge'),
  },
  {
    id: 'hint.technique',
    keys: { hodoku: ['Ctrl+F12'], explainer: ['Shift+F6'] },
    run: (page) => askHint(page, 'technique'),
  },
];
