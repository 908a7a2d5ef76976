// SPDX-License-Identifier: MIT
//
// The board of a puzzle being set: one of the catalogue with its parameters, or regions drawn by
// hand.

import { useSignal } from '@preact/signals';
import { app } from '../app_state';
import type { Json, JsonObject } from '../engine/protocol';
import { engineText, t } from '../i18n/i18n';
import { isLayoutType } from '../layout/draft';
import { Button } from './button';
import { Choice } from './dialog';
import { drawBoard } from './layout_dialog';
import { Said } from './said';

/** What was typed for a parameter: JSON, or else a text. */
function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** A board of the catalogue: its parameters, and houses added to it. */
function Geometry() {
  const type = useSignal('');
  const fields = useSignal<{ readonly [name: string]: string }>({});
  const added = useSignal<readonly string[]>([]);
  const known = app.catalogue.value?.geometries ?? [];
  const board = known.find(({ id }) => id === type.value);
  const described = () => {
    const spec: JsonObject = { type: type.value };
    for (const [name, text] of Object.entries(fields.value)) {
      if (text.trim() !== '') spec[name] = parse(text);
    }
    if (added.value.length > 0) spec['extra'] = added.value.map((id) => ({ type: id }));
    return spec;
  };
  // Without anything filled in, the board that there is, if it is of that type.
  const drawn = () => {
    const spec = described();
    const now = app.game.puzzle.value?.geometry;
    const same =
      typeof now === 'object' && now !== null && 'type' in now && now['type'] === type.value;
    return Object.keys(spec).length === 1 && same ? now : spec;
  };
  const toggle = (id: string) => {
    const others = added.value.filter((other) => other !== id);
    added.value = others.length < added.value.length ? others : [...others, id];
  };
  return (
    <>
      <Choice
        label={t('new.geometry')}
        value={type.value}
        options={[
          { value: '', label: t('set.choose') },
          ...known
            .filter(({ extra }) => !extra)
            .map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChoose={(value) => {
          type.value = value;
          fields.value = {};
          added.value = [];
        }}
      />
      {board && (
        <>
          <p class="faint">
            <Said words={engineText(`help.geometry.${board.id}`, board.help)} />
          </p>
          {board.parameters.map(({ name, help }) => (
            <label key={name} class="field">
              <span>{name}</span>
              <input
                type="text"
                value={fields.value[name] ?? ''}
                onInput={(event) =>
                  (fields.value = { ...fields.value, [name]: event.currentTarget.value })
                }
              />
              <small class="faint">
                <Said words={engineText(`help.geometry.${board.id}.${name}`, help)} />
              </small>
            </label>
          ))}
          <fieldset class="field">
            <legend>{t('set.extra')}</legend>
            <div class="chips">
              {known
                .filter(({ extra, parameters }) => extra && parameters.length === 0)
                .map(({ id, title }) => (
                  <Button
                    key={id}
                    label={title}
                    look="quiet"
                    pressed={added.value.includes(id)}
                    onPress={() => toggle(id)}
                  />
                ))}
            </div>
          </fieldset>
          <div class="chips">
            {isLayoutType(board.id) && (
              <Button
                label={t('layout.draw')}
                look="primary"
                onPress={() => isLayoutType(board.id) && drawBoard(board.id, drawn())}
              />
            )}
            <Button
              label={t('set.use-board')}
              onPress={() => app.act({ type: 'geometry', geometry: described() })}
            />
          </div>
        </>
      )}
    </>
  );
}

/** A letter for each region, as region maps have. */
function letterOf(region: number): string {
  return String.fromCharCode(65 + region);
}

/** Regions by number from 0 in the order in which they occur. */
function numbered(regions: readonly (number | null)[]): number[] {
  const kinds = [...new Set(regions)];
  return regions.map((region) => kinds.indexOf(region));
}

/** Regions of a square grid: every press gives the selected cells to a region. */
function Regions() {
  const puzzle = app.game.puzzle.value;
  const drawn = app.drawnRegions;
  if (puzzle === null) return null;
  const n = puzzle.num_digits;
  const square = puzzle.cells.length === n * n;
  if (!square || n > 26) return null;
  const regions = drawn.value ?? numbered(puzzle.cells.map((cell) => cell.region));
  const give = (region: number) => {
    const cells = app.selection.cells.value;
    drawn.value = regions.map((old, cell) => (cells.has(cell) ? region : old));
  };
  const sizes = regions.reduce(
    (counts, region) => counts.map((count, i) => count + (i === region ? 1 : 0)),
    new Array<number>(n).fill(0),
  );
  const use = () =>
    app.attempt(async () => {
      await app.game.act({
        type: 'geometry',
        geometry: `jigsaw:${regions.map(letterOf).join('')}`,
      });
      drawn.value = null;
    });
  return (
    <fieldset class="field">
      <legend>{t('set.regions')}</legend>
      <p class="faint">{t('set.regions-help')}</p>
      <div class="keys many regions">
        {sizes.map((size, region) => (
          <Button
            key={region}
            label={letterOf(region)}
            look="tile"
            class={size === n ? '' : 'off'}
            onPress={() => give(region)}
          >
            <small>{size}</small>
          </Button>
        ))}
      </div>
      {drawn.value && (
        <div class="chips">
          <Button label={t('set.use-board')} look="primary" onPress={use} />
          <Button label={t('set.drop')} onPress={() => (drawn.value = null)} />
        </div>
      )}
    </fieldset>
  );
}

export function BoardEditor() {
  return (
    <div class="editor">
      <Geometry />
      <Regions />
    </div>
  );
}
