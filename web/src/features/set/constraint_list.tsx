// SPDX-License-Identifier: MIT
//
// The rules that a puzzle has: constraints, and houses added to its board. Pressed they are taken in
// hand, to be changed.

import { app } from '../../app/app_state';
import { findKind, kindTitle } from '../gallery/palette';
import { turnToBoard } from '../../ui/focus';
import { addedHouses, addedHousesOf, dropHouses } from './added_houses';
import { chooseKind, ruleDraft, takeToChange } from './rule_draft';
import { kindInHand } from './rule_hand';
import { constraintName, rulesWithin } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { bringToSight } from '../../board/in_sight';
import { cellsOfHouses, writtenTerms } from './written';

function Remove({ title, onPress }: { title: string; onPress: () => unknown }) {
  return (
    <Button
      icon="trash"
      label={t('set.remove', { title })}
      hideLabel
      look="quiet"
      onPress={onPress}
    />
  );
}

/** Where a rule that was pressed is changed: in its first field, which stands above the list, or on the board. */
function turnToFields(): void {
  const chosen = document.querySelector<HTMLElement>('.kind-chosen');
  const fields = [...(chosen?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const field = fields.find(
    (one) => one.type !== 'checkbox' && !one.closest('details:not([open])'),
  );
  // A finger would have the keyboard over the board; the pad has keys for it.
  if (kindInHand.value && (!field || !matchMedia('(pointer: fine)').matches)) {
    turnToBoard();
    return;
  }
  bringToSight(chosen, true);
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Takes houses added to the board in hand, with the cells that were named for them. */
function takeHouses(id: string): void {
  const puzzle = app.game.puzzle.value;
  const given = addedHousesOf(puzzle?.geometry ?? null, id);
  const names = new Set(cellsOfHouses(given?.['houses']).flat());
  const cells = [...(puzzle?.cells.entries() ?? [])].filter(([, { name }]) => names.has(name));
  chooseKind(`+${id}`);
  app.selection.set(
    cells.map(([cell]) => cell),
    cells[0]?.[0] ?? -1,
  );
}

export function ConstraintList() {
  const puzzle = app.game.puzzle.value;
  const constraints = puzzle?.constraints ?? [];
  const houses = addedHouses(puzzle?.geometry ?? null);
  if (constraints.length + houses.length === 0) return null;
  return (
    <ul class="games rules-there">
      {houses.map((id) => {
        const title = findKind(`+${id}`)?.title ?? id;
        return (
          <li key={id}>
            <button
              type="button"
              class="step"
              title={t('set.change')}
              onClick={() => {
                takeHouses(id);
                requestAnimationFrame(turnToFields);
              }}
            >
              <b>{title}</b>
            </button>
            <Remove title={title} onPress={() => app.attempt(() => dropHouses(id))} />
          </li>
        );
      })}
      {constraints.map((constraint, index) => {
        const title = constraintName(constraint);
        const names = constraint.cells.map((cell) => puzzle?.cells[cell]?.name);
        return (
          <li key={index} aria-current={ruleDraft.changing.value === index ? 'true' : undefined}>
            <button
              type="button"
              class="step"
              title={t('set.change')}
              onClick={() => {
                takeToChange(constraint, index);
                requestAnimationFrame(turnToFields);
              }}
            >
              <b>{title}</b>
              <span>
                {writtenTerms(constraint.spec['terms']) ||
                  rulesWithin(constraint.spec, kindTitle) ||
                  names.join(' ')}
              </span>
            </button>
            <Remove title={title} onPress={() => app.act({ type: 'remove_constraint', index })} />
          </li>
        );
      })}
    </ul>
  );
}
