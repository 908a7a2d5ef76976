// SPDX-License-Identifier: MIT
//
// The rules of a puzzle being set: kinds at hand and the way to all of them, the fields of the one
// chosen, and the list of what there is.

import { useEffect } from 'preact/hooks';
import type { ConstraintShape } from '../../api/protocol';
import { type BoardType, type ConstraintType, Palette } from '../gallery/palette';
import { addedHousesOf, addHouses } from './added_houses';
import { isDrawn, needsCellsAlone, RuleHand } from './rule_hand';
import { beginKind, findChangedAgain, leaveAsItIs, setRule, startAnew } from './rule_draft';
import { selectedNames } from './rule_spec';
import { write, writtenIn, RuleDraft } from './rule_state';
import { type Key, t } from '../../i18n/i18n';
import { ParameterFields } from './board_editor';
import { Button } from '../../ui/button';
import { ConstraintList } from './constraint_list';
import { onEnter } from '../../base/enter';
import { KindTiles } from './kind_tiles';
import { ParameterField } from './parameter_field';
import { Said } from '../../ui/said';
import { described } from './written';
import { useModel, usePage } from '../../ui/context';

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

/** How rules are set that stand in no cell. */
const kStands: { readonly [S in ConstraintShape]?: Key } = {
  pair: 'rule.border-help',
  corner: 'rule.corner-help',
  lane: 'rule.beside-help',
  diagonal: 'rule.diagonal-help',
};

function Trouble() {
  const draft = useModel(RuleDraft);
  const { words } = draft.trouble.value;
  if (words.length === 0) return null;
  return (
    <p class="notice bad" role="alert">
      <Said words={words} />
    </p>
  );
}

/** What the board is for while the rule is in hand. */
function HowInHand({ type }: { type: ConstraintType }) {
  const hand = useModel(RuleHand);
  if (hand.kind.value !== type) return null;
  const stands = kStands[type.shape.kind];
  if (stands) return <p class="faint">{t(stands)}</p>;
  if (hand.parameter.value) return <p class="faint">{t('rule.typed-help')}</p>;
  if (isDrawn(type)) return <p class="faint">{t('rule.drawn-help')}</p>;
  return needsCellsAlone(type) && <p class="faint">{t('rule.cells-help')}</p>;
}

function RuleFields({ type }: { type: ConstraintType }) {
  const page = usePage();
  const { session } = page;
  const draft = page.model(RuleDraft);
  const count = session.selection.cells.value.size;
  const places = kPlaces[type.shape.kind];
  const changing = draft.now.changing !== null;
  const label = type.shape.kind === 'none' ? t('set.add') : t('set.add-to', { count });
  return (
    <div class="editor" onKeyDown={onEnter(() => setRule(page))}>
      {places && <p class="faint">{t(places)}</p>}
      <HowInHand type={type} />
      {type.parameters.map((parameter) => (
        <ParameterField key={parameter.name} type={type.id} parameter={parameter} />
      ))}
      <details open={writtenIn(page, 'label') !== ''}>
        <summary>{t('new.more')}</summary>
        <label class="field">
          <span>{t('set.optional', { name: t('set.label') })}</span>
          <input
            type="text"
            value={writtenIn(page, 'label')}
            onInput={(event) => write(page, 'label', event.currentTarget.value)}
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
          onPress={() => setRule(page)}
        />
        {changing && <Button label={t('set.leave')} onPress={() => leaveAsItIs(page)} />}
      </div>
    </div>
  );
}

/** Houses to be added to the board, or added already. */
function HousesFields({ houses }: { houses: BoardType }) {
  const page = usePage();
  const { session } = page;
  const draft = page.model(RuleDraft);
  const puzzle = session.game.puzzle.value;
  const there = addedHousesOf(puzzle?.geometry ?? null, houses.id);
  const now = JSON.stringify(there);
  useEffect(() => {
    if (!draft.peek().written) beginKind(page);
  }, [now]);
  const add = () =>
    session.attempt(async () => {
      await addHouses(page, described(houses, draft.peek().fields));
      startAnew(page, draft.peek().fields);
    });
  const putSelected = (name: string) => {
    const before = writtenIn(page, name);
    const names = selectedNames(page).join(' ');
    write(page, name, before === '' ? names : `${before}; ${names}`);
  };
  return (
    <div class="editor" onKeyDown={onEnter(add)}>
      <ParameterFields
        of={houses}
        fields={draft.now.fields}
        onWrite={(name, text) => write(page, name, text)}
      />
      {houses.parameters
        .filter(({ kind }) => kind === 'houses')
        .map(({ name }) => (
          <Button
            key={name}
            icon="plus"
            look="quiet"
            label={t('set.put-selected')}
            disabled={session.selection.cells.value.size === 0}
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
  const page = usePage();
  const { session } = page;
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const kind = palette.find(draft.now.kind);
  const puzzle = session.game.puzzle.value;
  useEffect(() => findChangedAgain(page), [puzzle]);
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
