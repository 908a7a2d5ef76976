// SPDX-License-Identifier: MIT
//
// Drawing a board: overlapping grids, the faces of a Tredoku, cubes.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PageError } from '../../api/engine';
import { drawnFrame } from '../../board/frame';
import { layerElement } from '../../board/svg';
import { t } from '../../i18n/i18n';
import { Draft, isLayoutType, layoutText, type Piece, Layout } from './layout_draft';
import { type Preview, Previewer, withBoard } from './layout_preview';
import { type FaceKind, kFaceKinds } from './rhombi';
import { Button, Segments } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Said } from '../../ui/said';
import { FaceCanvas, GridCanvas } from './layout_canvas';
import { useModel, usePage } from '../../ui/context';

const kFirstStep = 3; // cells: the boxes of the commonest grid

function NumberField(props: {
  label: string;
  value: number;
  min?: number;
  onChange: (value: number) => void;
  onFocus?: () => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="number"
        min={props.min}
        value={props.value}
        onFocus={props.onFocus}
        onChange={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isInteger(valueAsNumber)) props.onChange(valueAsNumber);
        }}
      />
    </label>
  );
}

const kAxes = ['layout.down', 'layout.right', 'layout.layer'] as const;

/** Pieces by their offsets, as numbers. */
function Offsets({ draft, name }: { draft: Draft; name: 'layout.grid-name' | 'layout.cube-name' }) {
  const put = (index: number, axis: number, value: number) => {
    const piece = draft.pieces.value[index] ?? [];
    draft.move(
      index,
      piece.map((old, i) => (i === axis ? value : old)),
    );
  };
  return (
    <div class="offsets">
      {draft.pieces.value.map((piece, index) => (
        <fieldset key={index} class={index === draft.chosen.value ? 'chosen' : ''}>
          <legend>{t(name, { number: index + 1 })}</legend>
          {piece.map((value, axis) => (
            <NumberField
              key={axis}
              label={t(kAxes[axis] ?? 'layout.down')}
              value={Number(value)}
              onFocus={() => (draft.chosen.value = index)}
              onChange={(changed) => put(index, axis, changed)}
            />
          ))}
          <Button
            icon="trash"
            label={t('layout.remove', { name: t(name, { number: index + 1 }) })}
            hideLabel
            look="quiet"
            onPress={() => draft.remove(index)}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** The first place, going out from the chosen piece, that no piece has; by steps of that many. */
function freeOffset(draft: Draft, steps: readonly Piece[]): Piece {
  const pieces = draft.pieces.value;
  const from = pieces[draft.chosen.value] ?? pieces.at(-1) ?? steps[0]?.map(() => 0) ?? [];
  const taken = new Set(pieces.map((piece) => piece.join()));
  for (let far = 1; ; ++far) {
    for (const step of steps) {
      const place = from.map((part, axis) => Number(part) + far * Number(step[axis]));
      if (!taken.has(place.join())) return place;
    }
  }
}

function Grids({ draft }: { draft: Draft }) {
  const step = useSignal(kFirstStep);
  const far = Math.max(draft.size.value - step.value, 1);
  const corners = [
    [far, far],
    [-far, far],
    [far, -far],
    [-far, -far],
  ];
  return (
    <>
      <p class="faint">{t('layout.grids-help')}</p>
      <GridCanvas draft={draft} step={step.value} />
      <div class="chips">
        <Button
          icon="plus"
          label={t('layout.add-grid')}
          onPress={() => draft.add(freeOffset(draft, corners))}
        />
      </div>
      <NumberField
        label={t('layout.step')}
        min={1}
        value={step.value}
        onChange={(value) => (step.value = Math.max(value, 1))}
      />
      <Offsets draft={draft} name="layout.grid-name" />
    </>
  );
}

function Faces({ draft }: { draft: Draft }) {
  const kind = useSignal<FaceKind>('T');
  const chosen = draft.pieces.value[draft.chosen.value];
  return (
    <>
      <p class="faint">{t('layout.faces-help')}</p>
      <Segments<FaceKind>
        label={t('layout.kind')}
        value={kind.value}
        options={kFaceKinds.map((value) => ({ value, label: t(`layout.kind.${value}`) }))}
        onChoose={(value) => (kind.value = value)}
      />
      <FaceCanvas draft={draft} kind={kind.value} />
      <div class="chips">
        <Button
          icon="trash"
          label={
            chosen
              ? t('layout.remove', {
                  name: t('layout.face-name', { number: draft.chosen.value + 1 }),
                })
              : t('layout.remove-face')
          }
          disabled={chosen === undefined}
          onPress={() => draft.remove(draft.chosen.value)}
        />
      </div>
    </>
  );
}

function Cubes({ draft }: { draft: Draft }) {
  const far = Math.max(draft.size.value - 1, 1);
  return (
    <>
      <p class="faint">{t('layout.cubes-help')}</p>
      <Offsets draft={draft} name="layout.cube-name" />
      <div class="chips">
        <Button
          icon="plus"
          label={t('layout.add-cube')}
          onPress={() => draft.add(freeOffset(draft, [[far, far, 0]]))}
        />
      </div>
    </>
  );
}

/** The board as text, which can be changed or pasted; the engine reads it. */
function AsText({ draft }: { draft: Draft }) {
  const { session } = usePage();
  const layout = useModel(Layout);
  const typed = useSignal<string | null>(null);
  const text = layoutText(draft.type, draft.size.value, draft.pieces.value);
  const read = () =>
    session.attempt(() =>
      withBoard(session.engine, typed.value ?? text, (_, { geometry }) => {
        const spec = typeof geometry === 'object' && geometry !== null ? geometry : {};
        if (Array.isArray(spec) || !isLayoutType(spec['type'])) {
          throw new PageError(t('layout.other-board'));
        }
        if (spec['type'] === draft.type) draft.replace(spec);
        else layout.draft.value = new Draft(spec['type'], spec);
        typed.value = null;
      }),
    );
  return (
    <div class="as-text">
      <label class="field">
        <span>{t('layout.text')}</span>
        <textarea
          spellcheck={false}
          value={typed.value ?? text}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      {typed.value !== null && <Button label={t('layout.read')} onPress={read} />}
    </div>
  );
}

function Picture({ shown }: { shown: Preview }) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const { x, y, width, height } = drawnFrame(shown.scene);
    svg.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.current?.replaceChildren(...shown.scene.layers.map(layerElement));
  }, [shown]);
  return <svg ref={svg} class="board" role="img" aria-label={shown.scene.description} />;
}

function LivePreview({ previewer }: { previewer: Previewer }) {
  const shown = previewer.shown.value;
  const trouble = previewer.trouble.value;
  return (
    <section
      class={`preview ${trouble.length > 0 ? 'stale' : ''}`}
      aria-label={t('layout.preview')}
    >
      <div class="picture">{shown && <Picture shown={shown} />}</div>
      {trouble.length > 0 ? (
        <p class="notice bad" role="alert">
          <Said words={trouble} />
        </p>
      ) : (
        <p class="faint" role="status">
          {shown &&
            t('layout.counts', {
              cells: shown.puzzle.cells.length,
              digits: shown.puzzle.num_digits,
            })}
        </p>
      )}
    </section>
  );
}

const kEditors = { overlap: Grids, tredoku: Faces, cubes: Cubes } as const;
const kSizes = {
  overlap: 'layout.grid-size',
  tredoku: 'layout.face-digits',
  cubes: 'layout.cube-size',
} as const;

export function LayoutDialog() {
  const { session, shell } = usePage();
  const layout = useModel(Layout);
  const draft = layout.draft.value;
  const previewer = useMemo(() => new Previewer(session.engine), []);
  useEffect(
    () => (draft ? previewer.follow(() => draft.geometry.value) : undefined),
    [draft, previewer],
  );
  if (draft === null) return <></>;
  const Editor = kEditors[draft.type];
  const use = () =>
    session.attempt(async () => {
      await session.game.act({ type: 'geometry', geometry: draft.geometry.value });
      shell.dialog.value = null;
    });
  return (
    <Dialog
      title={t('layout.title')}
      wide
      actions={
        <>
          <Button
            icon="undo"
            label={t('pad.undo')}
            disabled={!draft.canUndo.value}
            onPress={() => draft.undo()}
          />
          <Button
            label={t('set.use-board')}
            look="primary"
            disabled={previewer.trouble.value.length > 0}
            onPress={use}
          />
        </>
      }
    >
      <div class="layout-editor">
        <div class="pieces">
          <Editor draft={draft} />
          <NumberField
            label={t(kSizes[draft.type])}
            min={1}
            value={draft.size.value}
            onChange={(size) => draft.resize(size)}
          />
          <AsText draft={draft} />
        </div>
        <LivePreview previewer={previewer} />
      </div>
    </Dialog>
  );
}
