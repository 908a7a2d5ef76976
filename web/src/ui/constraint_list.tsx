// SPDX-License-Identifier: MIT
//
// The rules that a puzzle has: constraints, and houses added to its board. Pressed they are taken in
// hand, to be changed.

import { app } from '../app_state';
import { findKind } from '../gallery/palette';
import { addedHouses, dropHouses } from '../game/added_houses';
import { ruleDraft, takeToChange } from '../game/rule_draft';
import { constraintName } from '../i18n/board_words';
import { t } from '../i18n/i18n';
import { Button } from './button';
import { writtenTerms } from './written';

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

/** The fields stand above the list, which may be long. */
function showFields(): void {
  document.querySelector('.kind-chosen')?.scrollIntoView({ block: 'end' });
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
            <span class="step">
              <b>{title}</b>
            </span>
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
                requestAnimationFrame(showFields);
              }}
            >
              <b>{title}</b>
              <span>{writtenTerms(constraint.spec['terms']) || names.join(' ')}</span>
            </button>
            <Remove title={title} onPress={() => app.act({ type: 'remove_constraint', index })} />
          </li>
        );
      })}
    </ul>
  );
}
