// SPDX-License-Identifier: MIT
//
// How many solutions a puzzle has that has several: counted up to a limit, in a few seconds.

import type { Parameters, Result } from '../api/protocol';
import { t } from '../i18n/i18n';

const kMostCounted = 1000;
const kPatience = 3; // seconds

/** "Solutions: 8." or, where that was not all, "Solutions: at least 1000." */
export async function countedSolutions(
  solve: (wish: Omit<Parameters<'solve'>, 'session'>) => Promise<Result<'solve'>>,
): Promise<string> {
  const { status, count } = await solve({ limit: kMostCounted, time_limit: kPatience });
  const isAll = status === 'multiple' && count < kMostCounted;
  if (!isAll && count < 2) return '';
  return t(isAll ? 'solutions.count' : 'solutions.at-least', { count });
}
