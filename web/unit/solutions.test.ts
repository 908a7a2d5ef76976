// SPDX-License-Identifier: MIT
//
// How many solutions there are where they are too many to count: a rough number comes first.

import { expect, test } from 'vitest';
import type { Result } from '../src/api/protocol';
import { estimatedSolutions } from '../src/game/solutions';

/** What is told, and how long the engine was given for it. */
async function toldOf(count: string, exact: boolean) {
  const limits: number[] = [];
  const told: string[] = [];
  const estimate = ({ time_limit }: { time_limit?: number }): Promise<Result<'estimate'>> => {
    limits.push(time_limit ?? Infinity);
    return Promise.resolve({ status: 'multiple', exact, count, low: '', high: '', message: '' });
  };
  for await (const words of estimatedSolutions(estimate)) told.push(words);
  return { limits, told };
}

test('a rough number comes before one that takes longer', async () => {
  const { limits, told } = await toldOf('6.671e21', false);
  expect(told).toHaveLength(2);
  expect(told[1]).toContain('6.671e21');
  expect(limits[0]).toBeLessThan(limits[1] ?? 0);
});

test('what is known exactly is not asked again', async () => {
  const { told } = await toldOf('12,000', true);
  expect(told).toHaveLength(1);
});
