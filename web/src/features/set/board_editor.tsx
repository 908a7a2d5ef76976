// SPDX-License-Identifier: MIT
//
// The board of a puzzle being set: one of the catalogue with its parameters, or regions drawn by
// hand.

import { useSignal } from '@preact/signals';
import type { Catalogue, JsonObject } from '../../api/protocol';
import { letterOf, useRegions } from './board_used';
import { regionSizes } from '../../game/drawn_regions';
import { finishRule } from './rule_draft';
import { engineText, listText, parameterName, t } from '../../i18n/i18n';
import { drawBoard, isLayoutType } from './layout_draft';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/dialog';
import { onEnter } from '../../base/enter';
import { Said } from '../../ui/said';
import { described, type Fields, howWritten } from './written';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

type BoardType = Catalogue['geometries'][number];

/** What is written of a board: its parameters, and the houses added to it with theirs, by their id. */
export interface WrittenBoard {
  readonly fields: Fields;
  readonly added: { readonly [id: string]: Fields };
}

export const kNothingWritten: WrittenBoard = { fields: {}, added: {} };

export function ParameterFields(props: {
  of: BoardType;
  fields: Fields;
  onWrite: (name: string, text: string) => void;
}) {
  const { of: type, fields, onWrite } = props;
  return (
    <>
      {type.parameters.map((parameter) => {
        const { name, kind, help } = parameter;
        const value = fields[name] ?? '';
        const set = (event: { currentTarget: { value: string } }) =>
          onWrite(name, event.currentTarget.value);
        return (
          <label key={name} class="field">
            <span>{parameterName(name)}</span>
            {kind === 'flag' ? (
              <select value={value} onChange={set}>
                <option value="">{t('set.as-usual')}</option>
                <option value="true">{t('set.yes')}</option>
              </select>
            ) : (
              <input type="text" value={value} onInput={set} />
            )}
            <small class="faint">
              <Said words={engineText(`help.geometry.${type.id}.${name}`, help)} />
            </small>
            {kind !== 'integer' && <small class="faint">{howWritten(parameter)}</small>}
          </label>
        );
      })}
    </>
  );
}

function extraHouses({ session }: PageState): readonly BoardType[] {
  return (session.catalogue.value?.geometries ?? []).filter(({ extra }) => extra);
}

/** The board that is written. */
export function writtenBoard(page: PageState, type: BoardType, written: WrittenBoard): JsonObject {
  const extra = extraHouses(page)
    .filter(({ id }) => id in written.added)
    .map((one) => described(one, written.added[one.id] ?? {}));
  return { ...described(type, written.fields), ...(extra.length > 0 ? { extra } : {}) };
}

/** The parameters of a board, and houses added to it. */
export function BoardFields(props: {
  of: BoardType;
  written: WrittenBoard;
  onChange: (written: WrittenBoard) => void;
}) {
  const page = usePage();
  const { of: type, written, onChange } = props;
  const { fields, added } = written;
  const extras = extraHouses(page);
  const toggle = (id: string) => {
    const { [id]: there, ...others } = added;
    onChange({ fields, added: there ? others : { ...others, [id]: {} } });
  };
  return (
    <>
      <ParameterFields
        of={type}
        fields={fields}
        onWrite={(name, text) => onChange({ fields: { ...fields, [name]: text }, added })}
      />
      <fieldset class="field">
        <legend>{t('set.extra')}</legend>
        <div class="chips">
          {extras.map(({ id, title }) => (
            <Button
              key={id}
              label={title}
              look="quiet"
              pressed={id in added}
              onPress={() => toggle(id)}
            />
          ))}
        </div>
      </fieldset>
      {extras
        .filter(({ id }) => id in added)
        .map((extra) => (
          <ParameterFields
            key={extra.id}
            of={extra}
            fields={added[extra.id] ?? {}}
            onWrite={(name, text) => {
              const changed = { ...added[extra.id], [name]: text };
              onChange({ fields, added: { ...added, [extra.id]: changed } });
            }}
          />
        ))}
    </>
  );
}

/** A board of the catalogue, to be used or drawn. */
function Geometry() {
  const page = usePage();
  const { session } = page;
  const chosen = useSignal('');
  const written = useSignal(kNothingWritten);
  const known = session.catalogue.value?.geometries ?? [];
  const board = known.find(({ id }) => id === chosen.value);
  const whole = (type: BoardType) => writtenBoard(page, type, written.value);
  // Without anything filled in, the board that there is, if it is of that type.
  const drawn = (type: BoardType) => {
    const spec = whole(type);
    const now = session.game.puzzle.value?.geometry;
    const same =
      typeof now === 'object' && now !== null && 'type' in now && now['type'] === type.id;
    return Object.keys(spec).length === 1 && same ? now : spec;
  };
  const use = () =>
    session.attempt(async () => {
      if (!board) return;
      await finishRule(page);
      await session.game.act({ type: 'geometry', geometry: whole(board) });
    });
  const draw = () =>
    session.attempt(async () => {
      if (board && isLayoutType(board.id)) drawBoard(page, board.id, drawn(board));
    });
  return (
    <div class="editor" onKeyDown={onEnter(use)}>
      <Choice
        label={t('new.geometry')}
        value={chosen.value}
        options={[
          { value: '', label: t('set.choose') },
          ...known
            .filter(({ extra }) => !extra)
            .map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChoose={(value) => {
          chosen.value = value;
          written.value = kNothingWritten;
        }}
      />
      {board && (
        <>
          <p class="faint">
            <Said words={engineText(`help.geometry.${board.id}`, board.help)} />
          </p>
          <BoardFields
            of={board}
            written={written.value}
            onChange={(changed) => (written.value = changed)}
          />
          <div class="chips">
            {isLayoutType(board.id) && (
              <Button label={t('layout.draw')} look="primary" onPress={draw} />
            )}
            <Button label={t('set.use-board')} onPress={use} />
          </div>
        </>
      )}
    </div>
  );
}

/** Regions by number from 0 in the order in which they occur. */
function numbered(regions: readonly (number | null)[]): number[] {
  const kinds = [...new Set(regions)];
  return regions.map((region) => kinds.indexOf(region));
}

/** What is to be known of regions while they are drawn. */
function RegionNotes({ regions, n }: { regions: readonly number[]; n: number }) {
  const { few, many, parted } = regionSizes(regions, n);
  const letters = (some: readonly number[]) => ({ regions: listText(some.map(letterOf)) });
  return (
    <div role="status">
      {few.length > 0 && <p class="notice">{t('set.regions-few', letters(few))}</p>}
      {many.length > 0 && <p class="notice">{t('set.regions-many', letters(many))}</p>}
      {parted.length > 0 && <p class="notice">{t('set.regions-parted', letters(parted))}</p>}
    </div>
  );
}

/** Regions of a square grid: every press gives the selected cells to a region. */
function Regions() {
  const page = usePage();
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  const drawn = session.regions.now.value;
  if (puzzle === null) return null;
  const n = puzzle.num_digits;
  const square = puzzle.cells.length === n * n;
  if (!square || n > 26) return null;
  const regions = drawn ?? numbered(puzzle.cells.map((cell) => cell.region));
  const give = (region: number) => {
    const cells = session.selection.cells.value;
    const next = regions.map((old, cell) => (cells.has(cell) ? region : old));
    if (next.some((one, cell) => one !== regions[cell])) session.regions.draw(regions, next);
  };
  const sizes = regions.reduce(
    (counts, region) => counts.map((count, i) => count + (i === region ? 1 : 0)),
    new Array<number>(n).fill(0),
  );
  const use = () =>
    session.attempt(async () => {
      await finishRule(page);
      await useRegions(page, regions);
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
            <i class="region-tint" style={{ background: `var(--tint-${(region % 9) + 1})` }} />
            <small>{size}</small>
          </Button>
        ))}
      </div>
      {drawn && (
        <>
          <RegionNotes regions={drawn} n={n} />
          <div class="chips">
            <Button label={t('set.use-board')} look="primary" onPress={use} />
            <Button label={t('set.drop')} onPress={() => session.regions.forget()} />
          </div>
        </>
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
