// SPDX-License-Identifier: MIT
//
// The sheet on which the pieces of a board are drawn, by mouse, finger or keys.

import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../board/matrix';
import type { Draft } from './layout_draft';
import { type FaceKind, outlineOf, placesBeside } from './rhombi';
import { t } from '../../i18n/i18n';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

const viewBox = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

const kArrows: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

function isRemoving(event: KeyboardEvent): boolean {
  return event.key === 'Delete' || event.key === 'Backspace';
}

function isPressing(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

/** Grids on a lattice of cells: dragged, or moved with the arrow keys, by `step` cells. */
export function GridCanvas({ draft, step }: { draft: Draft; step: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Point>({ x: 0, y: 0 });
  const frame = useRef<Box>({ x: 0, y: 0, width: 1, height: 1 });
  const size = draft.size.value;
  const grids = draft.pieces.value.map(([row, column]) => ({ x: Number(column), y: Number(row) }));
  const chosen = grids[draft.chosen.value];
  // While a grid is dragged the sheet stays as it is, else it would run away under the finger.
  if (draft.dragged.value === null) {
    const ends = grids.flatMap((p) => [p, { x: p.x + size, y: p.y + size }]);
    frame.current = around(ends.length > 0 ? ends : [{ x: 0, y: 0 }], Math.max(size / 2, step));
  }
  const at = (event: PointerEvent): Point => {
    const screen = svg.current?.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(screen);
  };
  const snap = (value: number) => Math.round(value / step) * step;
  // These may come before what the last event changed has been drawn.
  const drag = (event: PointerEvent, index: number) => {
    const dragged = draft.dragged.peek();
    if (dragged?.index !== index) return;
    const p = at(event);
    const piece = [snap(p.y - grip.current.y), snap(p.x - grip.current.x)];
    if (piece.join() !== dragged.piece.join()) draft.dragged.value = { index, piece };
  };
  const drop = (index: number, stays: boolean) => {
    const dragged = draft.dragged.peek();
    if (dragged?.index !== index) return;
    draft.dragged.value = null;
    if (stays && draft.pieces.value[index]?.join() !== dragged.piece.join()) {
      draft.move(index, dragged.piece);
    }
  };
  const onKey = (event: KeyboardEvent, index: number, p: Point) => {
    const arrow = kArrows[event.key];
    if (arrow) draft.move(index, [p.y + arrow.y * step, p.x + arrow.x * step]);
    else if (isRemoving(event)) draft.remove(index);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      class="layout-canvas"
      viewBox={viewBox(frame.current)}
      role="group"
      aria-label={t('layout.sheet')}
    >
      {grids.map((p, index) => (
        <rect
          key={index}
          role="button"
          tabindex={0}
          data-piece={index}
          class="piece"
          aria-label={t('layout.grid', { number: index + 1, down: p.y, right: p.x })}
          aria-pressed={index === draft.chosen.value}
          x={p.x}
          y={p.y}
          width={size}
          height={size}
          onFocus={() => (draft.chosen.value = index)}
          onKeyDown={(event) => onKey(event, index, p)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const q = at(event);
            grip.current = { x: q.x - p.x, y: q.y - p.y };
            draft.chosen.value = index;
            draft.dragged.value = { index, piece: [p.y, p.x] };
          }}
          onPointerMove={(event) => drag(event, index)}
          onPointerUp={() => drop(index, true)}
          onPointerCancel={() => drop(index, false)}
        />
      ))}
      {chosen && <rect class="chosen" x={chosen.x} y={chosen.y} width={size} height={size} />}
      {grids.map((p, index) => (
        <text key={index} class="piece-name" x={p.x + size / 2} y={p.y + size / 2} dy="0.35em">
          {index + 1}
        </text>
      ))}
    </svg>
  );
}

/** The one of the places that lies next in a direction; `from` itself when there is none. */
function nextPlace(middles: readonly Point[], from: number, arrow: Point): number {
  const here = middles[from];
  if (here === undefined) return 0;
  const far = (p: Point) => {
    const ahead = (p.x - here.x) * arrow.x + (p.y - here.y) * arrow.y;
    const aside = Math.abs((p.x - here.x) * arrow.y) + Math.abs((p.y - here.y) * arrow.x);
    return ahead > 0.01 ? ahead + 2 * aside : Infinity;
  };
  const distances = middles.map(far);
  const least = Math.min(...distances);
  return least === Infinity ? from : distances.indexOf(least);
}

/** Faces of a folded board, and the places beside them where one of a kind can be added. */
export function FaceCanvas({ draft, kind }: { draft: Draft; kind: FaceKind }) {
  const svg = useRef<SVGSVGElement>(null);
  const cursor = useRef('');
  const faces = draft.pieces.value;
  const free = placesBeside(faces, kind);
  const items = [...faces, ...free].map((face, index) => {
    const outline = outlineOf(face);
    const middle = (axis: 'x' | 'y') => outline.reduce((sum, p) => sum + p[axis], 0) / 4;
    return {
      id: face.join(),
      index,
      name: `${face[0] ?? ''}${face.slice(1).join()}`,
      face,
      outline,
      isFree: index >= faces.length,
      middle: { x: middle('x'), y: middle('y') },
    };
  });
  type Item = (typeof items)[number];
  const current = Math.max(
    items.findIndex(({ id }) => id === cursor.current),
    0,
  );
  const focus = () => {
    svg.current?.querySelector<SVGElement>(`[data-place="${cursor.current}"]`)?.focus();
  };
  // A place that becomes a face is drawn elsewhere in the order, and loses the focus by that.
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) focus();
    changed.current = false;
  });
  const go = (item: Item | undefined) => {
    if (item === undefined) return;
    cursor.current = item.id;
    focus();
  };
  const press = (item: Item) => {
    cursor.current = item.id;
    changed.current = item.isFree;
    if (item.isFree) draft.add(item.face);
    else draft.chosen.value = item.index;
  };
  const onKey = (event: KeyboardEvent, item: Item) => {
    const arrow = kArrows[event.key];
    if (arrow) {
      const middles = items.map(({ middle }) => middle);
      go(items[nextPlace(middles, item.index, arrow)]);
    } else if (isPressing(event)) press(item);
    else if (isRemoving(event) && !item.isFree) {
      cursor.current = items.find(({ isFree, id }) => !isFree && id !== item.id)?.id ?? '';
      changed.current = true;
      draft.remove(item.index);
    } else return;
    event.preventDefault();
  };
  const chosen = items[draft.chosen.value];
  const points = (item: Item) => item.outline.map((p) => `${p.x},${p.y}`).join(' ');
  const frame = around(
    items.flatMap(({ outline }) => outline),
    0.15,
  );
  return (
    <svg
      ref={svg}
      class="layout-canvas"
      viewBox={viewBox(frame)}
      role="group"
      aria-label={t('layout.sheet')}
    >
      {/* Free places first, so that the lines of the faces lie over them. */}
      {[...items].reverse().map((item) => (
        <polygon
          key={item.id}
          role="button"
          tabindex={item.index === current ? 0 : -1}
          data-place={item.id}
          data-kind={item.face[0]}
          class={item.isFree ? 'free' : 'piece'}
          aria-label={
            item.isFree
              ? t('layout.add-face', { name: item.name })
              : t('layout.face', { number: item.index + 1, name: item.name })
          }
          aria-pressed={item.isFree ? undefined : item.index === draft.chosen.value}
          points={points(item)}
          onClick={() => press(item)}
          onKeyDown={(event) => onKey(event, item)}
          onFocus={() => {
            cursor.current = item.id;
            if (!item.isFree) draft.chosen.value = item.index;
          }}
        />
      ))}
      {chosen && <polygon class="chosen" points={points(chosen)} />}
      {items.map((item) => (
        <text
          key={item.id}
          class={item.isFree ? 'free-name' : 'piece-name'}
          x={item.middle.x}
          y={item.middle.y}
          dy="0.35em"
        >
          {item.isFree ? '+' : item.index + 1}
        </text>
      ))}
    </svg>
  );
}
