// SPDX-License-Identifier: MIT
//
// The rules of a puzzle being set: kinds at hand and the way to all of them, the fields of the one
// chosen, and the list of what there is.

import { useEffect } from 'preact/hooks';
import { app } from '../../app/app_state';
import type { ConstraintShape } from '../../api/protocol';
import { type BoardType, type ConstraintType, findKind } from '../gallery/palette';
import { addedHousesOf, addHouses } from './added_houses';
import { isDrawn, kindInHand, needsCellsAlone, typedParameter } from './rule_hand';
import {
  beginKind,
  findChangedAgain,
  leaveAsItIs,
  ruleDraft,
  selectedNames,
  setRule,
  startAnew,
  write,
  writtenIn,
} from './rule_draft';
import { type Key, t } from '../../i18n/i18n';
import { ParameterFields } from './board_editor';
import { Button } from '../../ui/button';
import { ConstraintList } from './constraint_list';
import { onEnter } from '../../base/enter';
import { KindTiles } from './kind_tiles';
import { ParameterField } from './parameter_field';
import { Said } from '../../ui/said';
import { described } from './written';

/** How the cells are selected, by the shape that a type lies on; null where that needs no words. */
const kPlaces: { readonly [S in ConstraintShape]: Key | null } = {
  cell: 'set.cells-each',
  pair: 'set.cells-pair',
  path: 'set.cells-path',
  corner: 'set.cells-corner',
  lane: 'set.cells-lane',
  diagonal: 'set.cells-diagonal',
  sequence: 'set.cells-sequence',
  cell_set: null,
  none: null,
};

function Trouble() {
  const words = ruleDraft.trouble.value;
  if (words.length === 0) return null;
  return (
    <p class="notice bad" role="alert">
      <Said words={words} />
    </p>
  );
}

/** What the board is for while the rule is in hand. */
function HowInHand({ type }: { type: ConstraintType }) {
  if (kindInHand.value !== type) return null;
  if (typedParameter.value) return <p class="faint">{t('rule.typed-help')}</p>;
  if (isDrawn(type)) return <p class="faint">{t('rule.drawn-help')}</p>;
  return needsCellsAlone(type) && <p class="faint">{t('rule.cells-help')}</p>;
}

function RuleFields({ type }: { type: ConstraintType }) {
  const count = app.selection.cells.value.size;
  const places = kPlaces[type.shape.kind];
  const changing = ruleDraft.changing.value !== null;
  const label = type.shape.kind === 'none' ? t('set.add') : t('set.add-to', { count });
  return (
    <div class="editor" onKeyDown={onEnter(setRule)}>
      {places && <p class="faint">{t(places)}</p>}
      <HowInHand type={type} />
      {type.parameters.map((parameter) => (
        <ParameterField key={parameter.name} type={type.id} parameter={parameter} />
      ))}
      <details open={writtenIn('label') !== ''}>
        <summary>{t('new.more')}</summary>
        <label class="field">
          <span>{t('set.optional', { name: t('set.label') })}</span>
          <input
            type="text"
            value={writtenIn('label')}
            onInput={(event) => write('label', event.currentTarget.value)}
          />
          <small class="faint">{t('set.label-help')}</small>
        </label>
      </details>
      <Trouble />
      <div class="chips">
        <Button
          icon={changing ? 'check' : 'plus'}
          look="primary"
          label={changing ? t('set.change') : label}
          onPress={setRule}
        />
        {changing && <Button label={t('set.leave')} onPress={leaveAsItIs} />}
      </div>
    </div>
  );
}

/** Houses to be added to the board, or added already. */
function HousesFields({ houses }: { houses: BoardType }) {
  const puzzle = app.game.puzzle.value;
  const there = addedHousesOf(puzzle?.geometry ?? null, houses.id);
  const now = JSON.stringify(there);
  const { fields } = ruleDraft;
  useEffect(() => {
    if (!ruleDraft.written.peek()) beginKind();
  }, [now]);
  const add = () =>
    app.attempt(async () => {
      await addHouses(described(houses, fields.value));
      startAnew(fields.value);
    });
  const putSelected = (name: string) => {
    const before = writtenIn(name);
    const names = selectedNames().join(' ');
    write(name, before === '' ? names : `${before}; ${names}`);
  };
  return (
    <div class="editor" onKeyDown={onEnter(add)}>
      <ParameterFields of={houses} fields={fields.value} onWrite={write} />
      {houses.parameters
        .filter(({ kind }) => kind === 'houses')
        .map(({ name }) => (
          <Button
            key={name}
            icon="plus"
            look="quiet"
            label={t('set.put-selected')}
            disabled={app.selection.cells.value.size === 0}
            onPress={() => putSelected(name)}
          />
        ))}
      <Button
        icon="plus"
        look="primary"
        label={t(there ? 'set.change' : 'set.add')}
        disabled={there !== null && houses.parameters.length === 0}
        onPress={add}
      />
    </div>
  );
}

export function ConstraintEditor() {
  const kind = findKind(ruleDraft.kind.value);
  const puzzle = app.game.puzzle.value;
  useEffect(findChangedAgain, [puzzle]);
  return (
    <div class="editor">
      <KindTiles look="kind-tiles" />
      {kind && (
        <section class="kind-chosen" aria-label={kind.title}>
          <p>
            <b>{kind.title}.</b> <Said words={kind.rule} />
          </p>
          {kind.constraint && <RuleFields key={kind.id} type={kind.constraint} />}
          {kind.houses && <HousesFields key={kind.id} houses={kind.houses} />}
        </section>
      )}
      <ConstraintList />
    </div>
  );
}
