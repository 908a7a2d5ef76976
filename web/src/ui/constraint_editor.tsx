// SPDX-License-Identifier: MIT
//
// Constraints: an editor made from the descriptor of each type, for the selected cells, and the list
// of what there is.

import { signal } from '@preact/signals';
import { app } from '../app_state';
import { PageError } from '../engine/engine';
import type {
  ConstraintShape,
  Json,
  JsonObject,
  Parameter,
  ParameterKind,
  PuzzleView,
} from '../engine/protocol';
import { constraintName } from '../i18n/board_words';
import { engineText, type Key, parameterName, placeName, t } from '../i18n/i18n';
import { Button } from './button';
import { Choice } from './dialog';
import { onEnter } from './enter';
import { Said } from './said';
import { readTerms, writtenTerms } from './written';

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

const chosen = signal('');
const entered = signal<{ readonly [name: string]: string }>({});

function field(name: string): string {
  return entered.value[name] ?? '';
}
function setField(name: string, text: string): void {
  entered.value = { ...entered.value, [name]: text };
}

/** The houses of the puzzle as the page calls them and as the engine does. */
function shapeNames(): ReadonlyMap<string, string> {
  const houses = app.game.puzzle.value?.houses ?? [];
  const names = houses.flatMap(({ name }) => [name, placeName(name)].map((one) => [one, name]));
  return new Map(names.map(([one = '', name = '']) => [one.toLowerCase(), name]));
}

/** What was typed for a parameter, as its kind wants it; lists of cells the engine reads itself. */
const kReaders: { readonly [K in ParameterKind]: (text: string) => Json } = {
  integer: Number,
  flag: (text) => text === 'true',
  text: (text) => text,
  digits: (text) => text,
  cells: (text) => text,
  paths: (text) => text,
  terms: (text) => readTerms(text, shapeNames()),
  constraints: readList,
};

/** How a person writes it; null where that needs no words. */
const kHow: { readonly [K in ParameterKind]: Key | null } = {
  integer: null,
  flag: null,
  text: null,
  digits: 'set.write-digits',
  cells: 'set.write-names',
  paths: 'set.write-paths',
  terms: 'set.terms-help',
  constraints: 'set.write-constraints',
};

function readList(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new PageError(t('set.write-constraints'));
  }
}

/** The selected cells as a list in the field: another line of several, or the whole of it. */
function putSelected({ name, kind }: Parameter): void {
  const cells = app.game.puzzle.value?.cells ?? [];
  const names = [...app.selection.cells.value].map((cell) => cells[cell]?.name ?? '').join(' ');
  const before = kind === 'paths' && field(name) !== '' ? `${field(name)}; ` : '';
  setField(name, before + names);
}

/** Whether the puzzle has the very same already: drawn over it, nobody would see it. */
function isThere(puzzle: PuzzleView, constraint: JsonObject): boolean {
  const told = (of: JsonObject) => JSON.stringify(Object.entries(of).sort());
  return puzzle.constraints.some(({ spec }) => told(spec) === told(constraint));
}

async function add(): Promise<void> {
  const type = app.catalogue.value?.constraints.find(({ id }) => id === chosen.value);
  const puzzle = app.game.puzzle.value;
  if (!type || !puzzle) return;
  const constraint: JsonObject = { type: type.id };
  if (field('label') !== '') constraint['label'] = field('label');
  for (const parameter of type.parameters) {
    const text = field(parameter.name);
    if (text !== '') constraint[parameter.name] = kReaders[parameter.kind](text);
  }
  const add = (cells: JsonObject) =>
    app.game.act({ type: 'add_constraint', constraint: { ...constraint, ...cells } });
  if (type.shape.kind === 'none') {
    await add({});
  } else {
    // In the order in which they were selected: for lines it matters.
    const cells = [...app.selection.cells.value].map((cell) => puzzle.cells[cell]?.name ?? '');
    if (cells.length === 0) throw new PageError(t('set.select-cells'));
    const groups = type.shape.kind === 'cell' ? cells.map((cell) => [cell]) : [cells];
    for (const group of groups) {
      if (!isThere(puzzle, { ...constraint, cells: group })) await add({ cells: group });
    }
  }
  entered.value = {};
  app.selection.clear();
}

function ParameterField({ type, parameter }: { type: string; parameter: Parameter }) {
  const { name, kind, help, required } = parameter;
  const label = parameterName(name);
  const how = kHow[kind];
  const onInput = (event: { currentTarget: { value: string } }) =>
    setField(name, event.currentTarget.value);
  return (
    <label class="field">
      <span>{required ? label : t('set.optional', { name: label })}</span>
      {how !== null && <small class="faint">{t(how)}</small>}
      {kind === 'flag' ? (
        <input
          type="checkbox"
          checked={field(name) === 'true'}
          onChange={(event) => setField(name, event.currentTarget.checked ? 'true' : '')}
        />
      ) : kind === 'paths' || kind === 'terms' || kind === 'constraints' ? (
        <textarea value={field(name)} required={required} onInput={onInput} />
      ) : (
        <input
          type={kind === 'integer' ? 'number' : 'text'}
          value={field(name)}
          required={required}
          onInput={onInput}
        />
      )}
      {(kind === 'cells' || kind === 'paths') && (
        <Button
          icon="plus"
          look="quiet"
          label={t('set.put-selected')}
          onPress={() => putSelected(parameter)}
        />
      )}
      <small class="faint">
        <Said words={engineText(`help.constraint.${type}.${name}`, help)} />
      </small>
    </label>
  );
}

function Present() {
  const constraints = app.game.puzzle.value?.constraints ?? [];
  if (constraints.length === 0) return null;
  return (
    <ul class="games">
      {constraints.map((constraint, index) => {
        const title = constraintName(constraint);
        const names = constraint.cells.map((cell) => app.game.puzzle.value?.cells[cell]?.name);
        return (
          <li key={index}>
            <button
              type="button"
              class="step"
              onClick={() => app.selection.set(constraint.cells, constraint.cells[0] ?? -1)}
            >
              <b>{title}</b>
              <span>{writtenTerms(constraint.spec['terms']) || names.join(' ')}</span>
            </button>
            <Button
              icon="trash"
              label={t('set.remove', { title })}
              hideLabel
              look="quiet"
              onPress={() => app.act({ type: 'remove_constraint', index })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function ConstraintEditor() {
  const types = app.catalogue.value?.constraints ?? [];
  const type = types.find(({ id }) => id === chosen.value);
  const count = app.selection.cells.value.size;
  const places = type ? kPlaces[type.shape.kind] : null;
  return (
    <div class="editor" onKeyDown={onEnter(() => type && app.attempt(add))}>
      <Choice
        label={t('set.type')}
        value={chosen.value}
        options={[
          { value: '', label: t('set.choose') },
          ...types.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChoose={(value) => {
          chosen.value = value;
          entered.value = {};
        }}
      />
      {type && (
        <>
          <p class="faint">
            <Said words={engineText(`rule.${type.id}`, type.rule)} />
          </p>
          {places && <p class="faint">{t(places)}</p>}
          {type.parameters.map((parameter) => (
            <ParameterField key={parameter.name} type={type.id} parameter={parameter} />
          ))}
          <label class="field">
            <span>{t('set.optional', { name: t('set.label') })}</span>
            <input
              type="text"
              value={field('label')}
              onInput={(event) => setField('label', event.currentTarget.value)}
            />
          </label>
          <Button
            icon="plus"
            look="primary"
            label={type.shape.kind === 'none' ? t('set.add') : t('set.add-to', { count })}
            onPress={() => app.attempt(add)}
          />
        </>
      )}
      <Present />
    </div>
  );
}
