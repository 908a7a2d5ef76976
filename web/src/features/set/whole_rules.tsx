// SPDX-License-Identifier: MIT
//
// Rules for the whole board, each with a tick: houses added to it, and constraints that need no cells
// and no number. They are all in the catalogue; what a board has no place for the engine says.

import { useSignal } from '@preact/signals';
import type { Action } from '../../api/protocol';
import { t } from '../../i18n/i18n';
import type { PageState } from '../../game/page_state';
import { Tick } from '../../ui/dialog';
import { usePage } from '../../ui/context';
import { type Kind, Palette } from '../gallery/palette';
import { addedHouses, addHouses, dropHouses } from './added_houses';

/** Whether a kind holds for the whole board as soon as it is ticked. */
function isTicked({ constraint, houses }: Kind): boolean {
  if (houses) return houses.parameters.every(({ kind }) => kind !== 'houses');
  const isWhole = constraint?.shape.kind === 'none';
  return isWhole && constraint.parameters.every(({ required }) => !required);
}

/** Takes away every constraint of a type, the last first. */
function withoutType({ session }: PageState, id: string): readonly Action[] {
  const { constraints = [] } = session.game.puzzle.peek() ?? {};
  return [...constraints.entries()]
    .reverse()
    .filter(([, { type }]) => type === id)
    .map(([index]) => ({ type: 'remove_constraint', index }));
}

function turn(page: PageState, { constraint, houses }: Kind, on: boolean): Promise<void> {
  const { game } = page.session;
  if (houses) return on ? addHouses(page, { type: houses.id }) : dropHouses(page, houses.id);
  const id = constraint?.id ?? '';
  if (on) return game.act({ type: 'add_constraint', constraint: { type: id } });
  return game.actTogether(() => withoutType(page, id));
}

export function WholeRules() {
  const page = usePage();
  /** How often the engine refused one: ticks are painted anew as they are. */
  const refused = useSignal(0);
  const { session } = page;
  const palette = page.model(Palette);
  const puzzle = session.game.puzzle.value;
  const added = addedHouses(puzzle?.geometry ?? null);
  const types = new Set(puzzle?.constraints.map(({ type }) => type));
  const isOn = ({ constraint, houses }: Kind) =>
    houses ? added.includes(houses.id) : types.has(constraint?.id ?? '');
  const kinds = palette.all.value.filter(isTicked);
  const sorted = [...kinds.filter(({ houses }) => houses), ...kinds.filter((kind) => !kind.houses)];
  const numOn = sorted.filter(isOn).length;
  return (
    <details>
      <summary>
        {t('set.whole')}
        {numOn > 0 && <span class="faint"> ({numOn})</span>}
      </summary>
      <div class="whole-rules">
        {sorted.map((kind) => (
          <Tick
            key={`${kind.id} ${refused.value}`}
            label={kind.title}
            tip={kind.rule.text}
            on={isOn(kind)}
            onChange={(on) => {
              const done = session.attempt(() => turn(page, kind, on));
              void done.then((isDone) => (refused.value += isDone ? 0 : 1));
            }}
          />
        ))}
      </div>
    </details>
  );
}
