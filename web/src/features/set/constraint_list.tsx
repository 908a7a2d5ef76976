// SPDX-License-Identifier: MIT
//
// The rules that a puzzle has: constraints, and houses added to its board. Pressed they are taken in
// hand, to be changed.

import { addedHouses, addedHousesOf, dropHouses } from './added_houses';
import { chooseKind, takeToChange } from './rule_draft';
import { asCalled } from './rule_spec';
import { RuleDraft } from './rule_state';
import { constraintName, rulesWithin } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { bringToSight } from '../../board/in_sight';
import { cellsOfHouses, writtenTerms } from './written';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { RuleHand } from './rule_hand';
import { BoardFocus } from '../../ui/focus';
import { Palette } from '../gallery/palette';

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
function turnToFields(page: PageState): void {
  const hand = page.model(RuleHand);
  const focus = page.model(BoardFocus);
  const chosen = document.querySelector<HTMLElement>('.kind-chosen');
  const fields = [...(chosen?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const field = fields.find(
    (one) => one.type !== 'checkbox' && !one.closest('details:not([open])'),
  );
  // A finger would have the keyboard over the board; the pad has keys for it.
  if (hand.kind.value && (!field || !matchMedia('(pointer: fine)').matches)) {
    focus.turnToBoard();
    return;
  }
  bringToSight(chosen, true);
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Takes houses added to the board in hand, with the cells that were named for them. */
function takeHouses(page: PageState, id: string): void {
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  const given = addedHousesOf(puzzle?.geometry ?? null, id);
  const names = new Set(cellsOfHouses(given?.['houses']).flat());
  const cells = [...(puzzle?.cells.entries() ?? [])].filter(([, { name }]) => names.has(name));
  chooseKind(page, `+${id}`);
  session.selection.set(
    cells.map(([cell]) => cell),
    cells[0]?.[0] ?? -1,
  );
}

export function ConstraintList() {
  const page = usePage();
  const { session } = page;
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const puzzle = session.game.puzzle.value;
  const constraints = puzzle?.constraints ?? [];
  const houses = addedHouses(puzzle?.geometry ?? null);
  if (constraints.length + houses.length === 0) return null;
  return (
    <ul class="games rules-there">
      {houses.map((id) => {
        const title = palette.find(`+${id}`)?.title ?? id;
        return (
          <li key={id}>
            <button
              type="button"
              class="step"
              title={t('set.change')}
              onClick={() => {
                takeHouses(page, id);
                requestAnimationFrame(() => turnToFields(page));
              }}
            >
              <b>{title}</b>
            </button>
            <Remove title={title} onPress={() => session.attempt(() => dropHouses(page, id))} />
          </li>
        );
      })}
      {constraints.map((constraint, index) => {
        const title = constraintName(asCalled(page, constraint));
        const names = constraint.cells.map((cell) => puzzle?.cells[cell]?.name);
        return (
          <li key={index} aria-current={draft.now.changing === index ? 'true' : undefined}>
            <button
              type="button"
              class="step"
              title={t('set.change')}
              onClick={() => {
                takeToChange(page, constraint, index);
                requestAnimationFrame(() => turnToFields(page));
              }}
            >
              <b>{title}</b>
              <span>
                {writtenTerms(constraint.spec['terms']) ||
                  rulesWithin(constraint.spec, (id) => palette.title(id)) ||
                  names.join(' ')}
              </span>
            </button>
            <Remove
              title={title}
              onPress={() => session.act({ type: 'remove_constraint', index })}
            />
          </li>
        );
      })}
    </ul>
  );
}
