// SPDX-License-Identifier: MIT
//
// The rule in hand without a board: what is made of it is kept, set once, and in hand again if it is refused.

import './browser';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { EngineError } from '../src/api/engine';
import type { Action } from '../src/api/protocol';
import type { Held } from '../src/features/set/rule_draft';
import type { PageState } from '../src/game/page_state';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Palette } = await import('../src/features/gallery/palette');
const draft = await import('../src/features/set/rule_draft');
const { RuleDraft, write } = await import('../src/features/set/rule_state');

const kCage = {
  id: 'killer',
  title: 'Killer cage',
  shape: { kind: 'cell_set' },
  parameters: [{ name: 'sum', kind: 'integer', required: true }],
};
const kQuadruple = {
  id: 'quadruple',
  title: 'Quadruple',
  shape: { kind: 'corner' },
  parameters: [{ name: 'digits', kind: 'digits', required: true }],
};
const kKinds = [kCage, kQuadruple];
const kCells = ['R1C1', 'R1C2', 'R1C3'].map((name) => ({ name, move: [] }));

/** A page with a grid and nothing in it; `set` is what the engine makes of actions. */
function pageWith(set: (actions: readonly Action[]) => Promise<void>): PageState {
  const cells = signal<ReadonlySet<number>>(new Set());
  const selection = {
    cells,
    set: (some: Iterable<number>) => (cells.value = new Set(some)),
    clear: () => (cells.value = new Set()),
    now: () => ({ cells: [...cells.peek()], cursor: -1 }),
    restore: (kept: { cells: number[] }) => (cells.value = new Set(kept.cells)),
  };
  const game = {
    mode: signal('set'),
    puzzle: signal({ cells: kCells, constraints: [], houses: [] }),
    actTogether: (made: () => readonly Action[]) => set(made()),
  };
  const palette = {
    find: (id: string) =>
      kKinds.filter((kind) => kind.id === id).map((kind) => ({ ...kind, constraint: kind }))[0],
  };
  const rule = new RuleDraft();
  return {
    session: { selection, game, input: { tool: signal('value') } },
    shell: { say: () => undefined },
    model: (kind: unknown) => (kind === Palette ? palette : rule),
  } as unknown as PageState;
}

/** A cage of 9. */
const kBegun = { kind: 'killer', fields: { sum: '9' } };

/** Begins a rule in two cells. */
function begin(page: PageState, begun: Pick<Held, 'kind' | 'fields'> = kBegun): void {
  const selected = { cells: [0, 1], cursor: 0 };
  draft.takeHeld(page, { ...begun, changing: null, changed: null, typed: false, selected });
}

test('what is made of a rule is kept, and taken up again', () => {
  const page = pageWith(() => Promise.resolve());
  begin(page);
  write(page, 'label', 'A');
  const kept = JSON.stringify(draft.heldRule(page));
  draft.startAnew(page);
  expect(draft.heldRule(page)).toBeNull();
  draft.takeHeld(page, JSON.parse(kept) as Held);
  expect(JSON.stringify(draft.heldRule(page))).toBe(kept);
  expect(page.model(RuleDraft).now).toMatchObject({ kind: 'killer', inHand: true });
});

test('a rule that is asked for twice is set once, and the next one begins with nothing', async () => {
  const asked: Action[] = [];
  const page = pageWith((actions) => Promise.resolve(void asked.push(...actions)));
  begin(page);
  await Promise.all([draft.setRule(page), draft.setRule(page)]);
  const constraint = { type: 'killer', sum: 9, cells: ['R1C1', 'R1C2'] };
  expect(asked).toEqual([{ type: 'add_constraint', constraint }]);
  expect(draft.isBegun(page)).toBe(false);
});

test('a rule that is refused is in hand again, with what is wrong of it', async () => {
  const refused = new EngineError({ code: 'usage', what: 'no such sum', argument: 'sum' });
  const page = pageWith(() => Promise.reject(refused));
  begin(page);
  await draft.setRule(page);
  const { now, trouble } = page.model(RuleDraft);
  expect(now.fields).toEqual({ sum: '9' });
  expect([...page.session.selection.cells.value]).toEqual([0, 1]);
  expect(trouble.value.parameter).toBe('sum');
  write(page, 'sum', 'nine');
  await draft.setRule(page);
  expect(trouble.value.parameter).toBe('sum');
  expect(trouble.value.words).not.toEqual([]);
});

test('a quadruple that has a digit twice is a rule of what its cells contain', async () => {
  const asked: Action[] = [];
  const page = pageWith((actions) => Promise.resolve(void asked.push(...actions)));
  for (const digits of ['2566', '2, 5, 6']) {
    begin(page, { kind: 'quadruple', fields: { digits } });
    await draft.setRule(page);
  }
  expect(asked).toMatchObject([
    { constraint: { type: 'contain_at_least', values: '2 5 6 6' } },
    { constraint: { type: 'quadruple', digits: '2, 5, 6' } },
  ]);
});
