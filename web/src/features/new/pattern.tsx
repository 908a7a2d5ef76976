// SPDX-License-Identifier: MIT
//
// Where givens are to be: drawn on a picture of the board, cell by cell, or begun with a shape.

import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Matrix, Scene } from '../../api/protocol';
import { drawnFrame } from '../../board/frame';
import { apply, cellAt, corners, type Point } from '../../board/matrix';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { drawnLayers } from '../gallery/pictures';
import { heart, letter, ring, type Shape } from './shapes';
import { Wish } from './wish';

const kCellSize = 32;

const kArrows: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

function middles({ cells, unit }: Scene): Point[] {
  return cells.map((matrix) => apply(matrix, unit / 2, unit / 2));
}

/** The cells whose middles are in a shape as large as the board. */
function cellsOf(shape: Shape, scene: Scene): boolean[] {
  const points = middles(scene);
  const half = scene.unit / 2;
  const spread = (axis: 'x' | 'y') => {
    const values = points.map((point) => point[axis]);
    const least = Math.min(...values) - half;
    return { least, length: Math.max(...values) + half - least };
  };
  const [across, down] = [spread('x'), spread('y')];
  return points.map(({ x, y }) =>
    shape((x - across.least) / across.length, (y - down.least) / down.length),
  );
}

/** The nearest cell in a direction; the same where there is none. */
function nextCell(points: readonly Point[], from: number, arrow: Point): number {
  const here = points[from] ?? { x: 0, y: 0 };
  const far = points.map((point) => {
    const ahead = (point.x - here.x) * arrow.x + (point.y - here.y) * arrow.y;
    const aside = Math.abs((point.x - here.x) * arrow.y) + Math.abs((point.y - here.y) * arrow.x);
    return ahead > 0.01 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? from : far.indexOf(least);
}

function outlineOf(matrix: Matrix, unit: number): string {
  return corners(matrix, unit)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** The picture: cells are pressed, dragged over, or gone to by the arrow keys and turned by the space bar. */
function Pad({ scene, pattern }: { scene: Scene; pattern: readonly boolean[] }) {
  const wish = useModel(Wish);
  const svg = useRef<SVGSVGElement>(null);
  const lines = useRef<SVGGElement>(null);
  const cursor = useSignal(0);
  /** What is written while a finger or the mouse is down. */
  const brush = useRef<boolean | null>(null);
  useEffect(() => lines.current?.replaceChildren(...drawnLayers(scene)), [scene]);
  const set = (cell: number, on: boolean) => {
    wish.pattern.value = (wish.pattern.peek() ?? pattern).map((was, i) => (i === cell ? on : was));
  };
  const under = (event: PointerEvent) => {
    const screen = svg.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen);
    return cellAt(scene.cells, scene.unit, point)?.cell;
  };
  const paint = (event: PointerEvent) => {
    const cell = under(event);
    if (cell !== undefined && brush.current !== null) set(cell, brush.current);
  };
  const onKey = (event: KeyboardEvent) => {
    const arrow = kArrows[event.key];
    if (arrow) {
      cursor.value = nextCell(middles(scene), cursor.value, arrow);
      svg.current?.querySelector<SVGElement>(`[data-place="${cursor.value}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') {
      set(cursor.value, !pattern[cursor.value]);
    } else {
      return;
    }
    event.preventDefault();
  };
  const { x, y, width, height } = drawnFrame(scene);
  return (
    <svg
      ref={svg}
      class="board thumb pattern-pad"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ '--grid-line-width': '1px', '--border-width': '2px', '--thin-width': '1.5px' }}
      role="group"
      aria-label={t('new.pattern')}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        const cell = under(event);
        if (cell === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        brush.current = !pattern[cell];
        cursor.value = cell;
        paint(event);
      }}
      onPointerMove={paint}
      onPointerUp={() => (brush.current = null)}
      onPointerCancel={() => (brush.current = null)}
    >
      <g ref={lines} />
      {scene.cells.map((matrix, cell) => (
        <polygon
          key={cell}
          role="checkbox"
          tabindex={cell === cursor.value ? 0 : -1}
          data-place={cell}
          aria-checked={pattern[cell] ?? false}
          aria-label={t('new.pattern-cell', { number: cell + 1 })}
          points={outlineOf(matrix, scene.unit)}
          onFocus={() => (cursor.value = cell)}
        />
      ))}
    </svg>
  );
}

export function Pattern() {
  const { session } = usePage();
  const wish = useModel(Wish);
  const scene = useSignal<Scene | null>(null);
  const text = useSignal('');
  const board = JSON.stringify(wish.boardWished());
  useEffect(() => {
    scene.value = null;
    void session.attempt(async () => {
      const drawn = await session.engine.call('picture', {
        geometry: wish.boardWished(),
        cell_size: kCellSize,
      });
      if (board === JSON.stringify(wish.boardWished())) scene.value = drawn;
    });
  }, [board]);
  const drawn = scene.value;
  const pattern = wish.pattern.value;
  const begin = (shape: Shape | null) => {
    if (drawn !== null && shape !== null) wish.pattern.value = cellsOf(shape, drawn);
  };
  return (
    <fieldset class="field drawn-pattern">
      <legend>{t('new.pattern')}</legend>
      <div class="chips">
        <Button
          label={t('new.pattern.any')}
          look="quiet"
          pressed={pattern === null}
          onPress={() => (wish.pattern.value = null)}
        />
        <Button label={t('new.pattern.drawn')} look="quiet" onPress={() => begin(() => false)} />
        <Button label={t('new.pattern.ring')} look="quiet" onPress={() => begin(ring)} />
        <Button label={t('new.pattern.heart')} look="quiet" onPress={() => begin(heart)} />
        <input
          type="text"
          class="pattern-letter"
          aria-label={t('new.pattern.letter')}
          placeholder={t('new.pattern.letter')}
          maxLength={2}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            begin(letter(text.value.trim()));
          }}
        />
      </div>
      {drawn !== null && pattern !== null && pattern.length === drawn.cells.length && (
        <>
          <Pad scene={drawn} pattern={pattern} />
          <p class="faint" role="status">
            {t('new.pattern-count', { count: pattern.filter(Boolean).length })}
          </p>
        </>
      )}
    </fieldset>
  );
}
