// SPDX-License-Identifier: MIT
//
// How many solutions a puzzle has that has several: counted up to a limit, in a few seconds, and estimated
// beyond it.

import type { Parameters, Result } from '../api/protocol';
import { t } from '../i18n/i18n';

const kMostCounted = 1000;
const kPatience = 3; // seconds
const kShortPatience = 0.15; // of a number that soon gives way to a better one

/** How many there are, in words; empty where that is not known. */
export interface Counted {
  text: string;
  isAll: boolean;
}

/** "Solutions: 8." or, where that was not all, "Solutions: at least 1000." */
export async function countedSolutions(
  solve: (wish: Omit<Parameters<'solve'>, 'session'>) => Promise<Result<'solve'>>,
): Promise<Counted> {
  // With the last of them listed the engine says whether it knows of all: the time may be up before.
  const last = { list: 1, skip: kMostCounted - 1 };
  const answer = await solve({ limit: kMostCounted, time_limit: kPatience, ...last });
  const isAll = answer.status === 'multiple' && answer.more === false;
  const count = Math.min(answer.count, kMostCounted);
  if (!isAll && count < 2) return { text: '', isAll };
  return { text: t(isAll ? 'solutions.count' : 'solutions.at-least', { count }), isAll };
}

/**
 * "Solutions: about 6.671e21." where they are too many to count; empty where that is not known. First a rough
 * number, at once, then a better one.
 */
export async function* estimatedSolutions(
  estimate: (wish: Omit<Parameters<'estimate'>, 'session'>) => Promise<Result<'estimate'>>,
): AsyncGenerator<string> {
  for (const patience of [kShortPatience, kPatience]) {
    const { count, exact } = await estimate({ time_limit: patience });
    yield count === '' ? '' : t(exact ? 'solutions.count' : 'solutions.about', { count });
    if (exact) return;
  }
}
