// SPDX-License-Identifier: MIT
//
// A board on the page: the drawing, the grid for screen readers over it, and the gestures. Preact
// makes the frame once; everything inside is kept and changed in place.

import { effect, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { app } from '../../app/app_state';
import { cellsOfLink } from '../../i18n/links';
import * as ruleHand from '../set/rule_hand';
import { errorWords, t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import { writeInHand } from './commands';
import { focusBoard, freeFocus, takeFocus } from '../../ui/focus';
import { Icon } from '../../ui/icons';
import { AriaGrid } from '../../board/aria_grid';
import { arrange, viewSizes } from '../../board/arrange';
import { BoardPainter } from '../../board/painter';
import { BoardPointer } from '../../board/pointer';
import { pressMark } from './press_mark';
import { bringPadOut, measureRoom } from '../../board/room';
import { cellsOf } from '../../board/step_cells';
import { isSameView, Viewport, type ViewState } from '../../board/viewport';
import { isSmall, kSmall, setView } from '../../board/zoom';

const kCellSize = 48;
/** Pixels of a cell in which marks are read. */
const kReadable = 36;

export function Board({ view }: { view: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const made = frame.current;
    return made ? mount(made, view) : undefined;
  }, [view]);
  return (
    <div class="board-frame" ref={frame} data-view={view} inert={app.clock.paused.value}>
      <div class="board-content">
        <svg class="board" aria-hidden="true" />
        <div class="board-grid" />
      </div>
      <button type="button" class="fit button quiet" hidden>
        <Icon name="fit" />
        <span>{t('board.fit')}</span>
      </button>
    </div>
  );
}

function lay(boards: HTMLElement): void {
  measureRoom();
  arrange(boards);
}

function mount(frame: HTMLElement, view: string): () => void {
  const { game, selection, help } = app;
  const find = <T extends Element>(name: string) => frame.querySelector<T>(name) as T;
  const content = find<HTMLElement>('.board-content');
  const fit = find<HTMLButtonElement>('.fit');
  const painter = new BoardPainter(find<SVGSVGElement>('svg'), () => app.inColours.value);
  const nounOf = (constraint: string) =>
    app.catalogue.value?.constraints.find(({ id }) => id === constraint)?.noun ?? constraint;
  const grid = new AriaGrid(
    find<HTMLElement>('.board-grid'),
    nounOf,
    (cell) => app.stuck.peek().includes(cell),
    (cell) => help.wrong.peek().includes(cell),
  );
  let zoom = 1;
  let screen = 0;
  const scaleLines = () => {
    const now = painter.frame.width / (Math.max(frame.clientWidth, 1) * zoom);
    // Style sheets look at the whole board again, which is not worth it at every pixel of a pinch.
    if (Math.abs(now / screen - 1) < 0.08) return;
    screen = now;
    painter.svg.style.setProperty('--screen', now.toFixed(3));
  };
  const viewport = new Viewport(frame, content, (scale) => {
    zoom = scale;
    scaleLines();
    tellZoom();
  });
  /** About the cell of the cursor, which comes to the middle as far as the board goes. */
  const zoomIn = (factor: number) => {
    const middle = (part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const to = middle(frame);
    const at = frame.querySelector(`[data-cell="${selection.cursor.value}"]`);
    const about = at ? middle(at) : to;
    viewport.zoom(factor, about, { x: to.x - about.x, y: to.y - about.y });
  };
  const tellZoom = () => {
    if (painter.frame.width === 0 || frame.clientWidth === 0) return;
    setView(view, {
      cell: cellSize(),
      isZoomed: viewport.zoomed,
      zoom: zoomIn,
      showAll: () => viewport.reset(),
    });
    fit.hidden = !viewport.zoomed || isSmall.value;
  };
  fit.onclick = () => viewport.reset();
  const pointer = new BoardPointer(frame, {
    painter,
    viewport,
    selected: () => selection.cells.value,
    select: (cells, cursor) => {
      selection.set(cells, cursor);
      grid.focus();
    },
    selectLike: (cell) => selection.like(cell, app.input.current.value),
    sets: () => ruleHand.kindInHand.value !== null,
    leave: ruleHand.leaveCells,
    tapped: ruleHand.pressed,
    dragged: ruleHand.drawn,
    pressed: (cell, at) => pressMark(painter, cell, at),
    draws: () => app.input.current.value === 'pen',
    ink: () => app.ink.value,
    draw: (kind, links, colour) => void app.act({ type: 'pen', kind, links, colour }),
    writes: () => app.writesOnPress.value,
    write: writeInHand,
  });
  frame.addEventListener('pointerup', () => {
    if (game.mode.peek() === 'play') bringPadOut();
  });
  content.addEventListener('focusin', (event) => {
    const cell = grid.indexOf(event.target);
    if (cell >= 0 && cell !== selection.cursor.value) selection.only(cell);
  });

  /** What these cells take in the window. */
  const placeOf = (cells: readonly number[]) => {
    const boxes = cells.flatMap((cell) => {
      const part = frame.querySelector(`[data-cell="${cell}"]`);
      return part ? [part.getBoundingClientRect()] : [];
    });
    if (boxes.length === 0) return null;
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  /** Pixels of a cell while the whole board is shown. */
  const cellSize = () => (kCellSize * frame.clientWidth) / painter.frame.width;
  /** How help has zoomed the board. */
  let helped: ViewState | null = null;

  let shown = false;
  let isNew = true;
  let laid = '';
  let named: ReadonlySet<number> = new Set();
  const ends = [
    game.opened.listen(() => (isNew = true)),
    effect(() => {
      const edition = game.edition.value;
      void app.inColours.value;
      shown = false;
      const draw = async () => {
        const { puzzle } = game;
        if (puzzle.value === null) return;
        // Numbers of rows and columns are hidden or shown by a style: all lies in the same place.
        const scene = await game.call('scene', {
          view,
          cell_size: kCellSize,
          coordinates: true,
          show: 'givens',
        });
        await pointer.whenUp();
        // The view may have gone meanwhile, or another puzzle come.
        if (!frame.isConnected || edition !== game.edition.peek()) return;
        painter.show(scene, puzzle.value, game.cells);
        const { width, height } = painter.frame;
        frame.style.setProperty('--ratio', String(width / height));
        frame.style.setProperty('--drawn-width', String(width));
        frame.dataset['width'] = String(width);
        frame.dataset['height'] = String(height);
        viewSizes.value = new Map([...viewSizes.peek(), [view, { width, height }]]);
        if (frame.parentElement) lay(frame.parentElement);
        grid.show(scene, painter.frame, puzzle.value, game.cells);
        // Who sets a puzzle zoomed in goes on where they are.
        const place = JSON.stringify([scene.cells, painter.frame]);
        if (isNew || place !== laid) viewport.reset();
        isNew = false;
        laid = place;
        scaleLines();
        tellZoom();
        app.fence = (cells) => painter.pen?.fence(cells) ?? [];
        shown = true;
        app.drawn.value += 1;
        takeFocus(() => grid.focus());
      };
      untracked(draw).catch((error: unknown) => {
        if (frame.isConnected && edition === game.edition.peek())
          app.say(errorWords(error), 'error');
      });
    }),
    // Sentences of help speak of them.
    effect(() => {
      const isNamed = help.hint.value !== null || help.overlays.value.size > 0;
      frame.toggleAttribute('data-coordinates', settings.coordinates.value || isNamed);
    }),
    game.cellsChanged.listen((cells) => {
      if (!shown) return;
      painter.paint(cells, game.cells);
      grid.update(cells, game.cells, app.conflicting.value);
    }),
    // All names anew when the language changes.
    effect(() => {
      void app.drawn.value;
      if (shown) grid.update([...game.cells.keys()], game.cells, app.conflicting.peek());
    }),
    effect(() => {
      void app.drawn.value;
      const cells = selection.cells.value;
      painter.select(cells, selection.cursor.value);
      grid.select(cells, selection.cursor.value);
    }),
    effect(() => {
      void app.drawn.value;
      painter.note(Math.min(...selection.cells.value), ruleHand.typedText.value);
    }),
    effect(() => {
      void app.drawn.value;
      const conflicting = app.conflicting.value;
      const isFilled = (cell: number) =>
        game.puzzle.value?.cells[cell]?.given != null || game.cells[cell]?.entry != null;
      painter.wash('conflict', [...conflicting].filter(isFilled));
      const told = new Set([...conflicting, ...app.stuck.value, ...help.wrong.value]);
      grid.update([...new Set([...told, ...named])], game.cells, conflicting);
      named = told;
    }),
    effect(() => {
      void app.drawn.value;
      painter.wash('wrong', help.wrong.value);
      painter.wash('right', help.right.value);
      painter.wash('stuck', app.stuck.value);
      painter.wash('pointed', help.pointed.value);
      painter.wash('same', app.sameCells.value);
      painter.wash('house', app.houseCells.value);
    }),
    effect(() => {
      void app.drawn.value;
      const overlay = help.overlays.value.get(view);
      if (overlay) painter.showOverlay(overlay);
      else painter.hideOverlay();
    }),
    // What help is about comes into sight where the board is zoomed.
    effect(() => {
      void app.drawn.value;
      const part = placeOf(help.inQuestion.value);
      if (part) viewport.show(part);
    }),
    // Where cells are too small to be read the board is zoomed to a step, as long as that is shown.
    effect(() => {
      void app.drawn.value;
      const overlay = help.overlays.value.get(view);
      const part = placeOf(overlay ? cellsOf(overlay) : help.pointed.value);
      untracked(() => {
        if (part && !viewport.zoomed && cellSize() < kSmall) {
          viewport.zoomTo(part, kReadable / cellSize());
          helped = viewport.state;
        } else if (!part && helped && isSameView(helped, viewport.state)) {
          viewport.reset();
        }
        if (!part) helped = null;
      });
    }),
    effect(() => {
      void app.drawn.value;
      const overlay = help.overlays.value.get(view);
      const { value: at } = help.walk;
      const links = overlay?.links ?? [];
      const link = links[(at ?? 0) - 1];
      const puzzle = game.puzzle.value;
      const isShown = overlay && puzzle && link;
      const cells = isShown ? cellsOfLink(puzzle, link, overlay) : [];
      painter.showLinks(at, cells, at !== null && at > links.length);
    }),
    effect(() => {
      void app.drawn.value;
      painter.showRegions(game.mode.value === 'set' ? app.regions.now.value : null);
    }),
    effect(() => {
      void app.drawn.value;
      painter.showAnswers(help.solution.value?.digits ?? null, help.possible.value, game.cells);
    }),
  ];
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.target instanceof HTMLElement) lay(entry.target);
  });
  if (frame.parentElement) observer.observe(frame.parentElement);
  const sized = new ResizeObserver(() => {
    scaleLines();
    tellZoom();
  });
  sized.observe(frame);
  return () => {
    if (grid.hasFocus()) {
      freeFocus();
      // The board that comes after this one may be there already.
      setTimeout(() => takeFocus(focusBoard));
    }
    setView(view, null);
    observer.disconnect();
    sized.disconnect();
    ends.forEach((end) => end());
  };
}
