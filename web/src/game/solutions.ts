// SPDX-License-Identifier: MIT
//
// How many solutions a puzzle has that has several: counted up to a limit, in a few seconds.

import type { CallOptions } from '../api/engine';
import { t } from '../i18n/i18n';
import type { Game } from './game';

const kMostCounted = 1000;
const kPatience = 3; // seconds

/** "Solutions: 8." or, where that was not all, "Solutions: at least 1000." */
export async function countedSolutions(game: Game, options?: CallOptions): Promise<string> {
  const wish = { limit: kMostCounted, time_limit: kPatience };
  const { status, count } = await game.call('solve', wish, options);
  const isAll = status === 'multiple' && count < kMostCounted;
  if (!isAll && count < 2) return '';
  return t(isAll ? 'solutions.count' : 'solutions.at-least', { count });
}
