// SPDX-License-Identifier: MIT
//
// A board on the page: the drawing, the grid for screen readers over it, and the gestures. Preact
// makes the frame once; everything inside is kept and changed in place.

import { computed, effect, signal, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cellsOfLink } from '../../i18n/links';
import * as ruleHand from '../set/rule_hand';
import { isBeside, meantNow, placesOf, pressAt, removeAt } from '../set/rule_places';
import { errorWords, t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import { writeInHand } from '../../game/entering';
import { Icon } from '../../ui/icons';
import { AriaGrid } from '../../board/aria_grid';
import { BoardPainter } from '../../board/painter';
import { BoardPointer } from '../../board/pointer';
import { pressMark } from './press_mark';
import { bringPadOut, Room } from '../../board/room';
import { cellsOf } from '../../board/step_cells';
import { worthCells } from '../../board/worth';
import { isSameView, Viewport, type ViewState } from '../../board/viewport';
import { kSmall, BoardZoom } from '../../board/zoom';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { Arrangement } from '../../board/arrange';
import { Glyphs } from '../../ui/glyphs';
import { DrawingHand } from '../set/drawing';
import { Meanings } from '../set/meanings';
import { RuleDraft } from '../set/rule_state';
import { RuleHand } from '../set/rule_hand';
import { DrawnBoard } from '../../board/places';
import { BoardFocus } from '../../ui/focus';

const kCellSize = 48;
/** Pixels of a cell in which marks are read. */
const kReadable = 36;

export function Board({ view }: { view: string }) {
  const page = usePage();
  const { session } = page;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const made = frame.current;
    return made ? mount(page, made, view) : undefined;
  }, [view]);
  return (
    <div class="board-frame" ref={frame} data-view={view} inert={session.clock.paused.value}>
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

function lay(page: PageState, boards: HTMLElement): void {
  const room = page.model(Room);
  const arrangement = page.model(Arrangement);
  room.measure();
  arrangement.arrange(boards);
}

function mount(page: PageState, frame: HTMLElement, view: string): () => void {
  const { session, help, shell, marks } = page;
  const glyphs = page.model(Glyphs);
  const boardZoom = page.model(BoardZoom);
  const hand = page.model(RuleHand);
  const drawing = page.model(DrawingHand);
  const arrangement = page.model(Arrangement);
  const focus = page.model(BoardFocus);
  const { game, selection } = session;
  const find = <T extends Element>(name: string) => frame.querySelector<T>(name) as T;
  const content = find<HTMLElement>('.board-content');
  const fit = find<HTMLButtonElement>('.fit');
  const painter = new BoardPainter(find<SVGSVGElement>('svg'), () => glyphs.inColours.value);
  const nounOf = (constraint: string) =>
    session.catalogue.value?.constraints.find(({ id }) => id === constraint)?.noun ?? constraint;
  const grid = new AriaGrid(
    find<HTMLElement>('.board-grid'),
    nounOf,
    (cell) => session.stuck.peek().includes(cell),
    (cell) => session.dark.peek().has(cell),
    (cell) => help.wrong.peek().includes(cell),
  );
  const draft = page.model(RuleDraft);
  const meanings = page.model(Meanings);
  /** The kind in hand if that stands beside the board, where it needs room. */
  const besideInHand = computed(() => (isBeside(hand.kind.value) ? hand.kind.value : null));
  /** Goes up when the board was drawn anew. */
  const drawn = signal(0);
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
    boardZoom.setView(view, {
      cell: cellSize(),
      isZoomed: viewport.zoomed,
      zoom: zoomIn,
      showAll: () => viewport.reset(),
    });
    fit.hidden = !viewport.zoomed || boardZoom.isSmall.value;
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
    selectLike: (cell) => selection.like(cell, session.input.current.value),
    sets: () => hand.kind.value !== null || drawing.isOnBoard.value,
    leave: () => ruleHand.leaveCells(page),
    tapped: (cell) => {
      if (!drawing.takeCells()) ruleHand.pressed(page, cell);
    },
    dragged: () => {
      if (!drawing.takeCells()) ruleHand.drawn(page);
    },
    puts: (at) => {
      const put = pressAt(page, painter, at) ?? drawing.pressAt(painter, at);
      return put && (() => (put(), grid.focus()));
    },
    removes: (at) => removeAt(page, painter, at),
    pressed: (cell, at) => pressMark(page, painter, cell, at),
    draws: () => session.input.current.value.pad === 'pen',
    ink: () => marks.ink.value,
    draw: (kind, links, colour) => void session.act({ type: 'pen', kind, links, colour }),
    writes: () => marks.writesOnPress.value,
    write: () => writeInHand(page),
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
      void glyphs.inColours.value;
      const beside = besideInHand.value;
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
        painter.show(scene, puzzle.value, game.cells, (drawn) =>
          placesOf(page, beside, drawn).flatMap(({ meant }) => meant.map(({ mark }) => mark)),
        );
        page.model(DrawnBoard).drawn = { matrices: painter.matrices, unit: painter.unit };
        const { width, height } = painter.frame;
        frame.style.setProperty('--ratio', String(width / height));
        frame.style.setProperty('--drawn-width', String(width));
        frame.dataset['width'] = String(width);
        frame.dataset['height'] = String(height);
        arrangement.viewSizes.value = new Map([
          ...arrangement.viewSizes.peek(),
          [view, { width, height }],
        ]);
        if (frame.parentElement) lay(page, frame.parentElement);
        grid.show(scene, painter.frame, puzzle.value, game.cells);
        // Who sets a puzzle zoomed in goes on where they are.
        const place = JSON.stringify([scene.cells, painter.frame]);
        if (isNew || place !== laid) viewport.reset();
        isNew = false;
        laid = place;
        scaleLines();
        tellZoom();
        marks.fence = (cells) => painter.pen?.fence(cells) ?? [];
        shown = true;
        drawn.value += 1;
        focus.take(() => grid.focus());
      };
      untracked(draw).catch((error: unknown) => {
        if (frame.isConnected && edition === game.edition.peek())
          shell.say(errorWords(error), 'error');
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
      grid.update(cells, game.cells, session.conflicting.value);
    }),
    // All names anew when the language changes.
    effect(() => {
      void drawn.value;
      if (shown) grid.update([...game.cells.keys()], game.cells, session.conflicting.peek());
    }),
    effect(() => {
      void drawn.value;
      const cells = selection.cells.value;
      painter.select(cells, selection.cursor.value);
      grid.select(cells, selection.cursor.value);
    }),
    effect(() => {
      void drawn.value;
      const meant = meantNow(page, painter);
      const isThere = draft.now.changing !== null;
      painter.stand(meant?.mark ?? null, hand.typedRows.value, isThere);
      if (!meant) painter.note(Math.min(...selection.cells.value), hand.typedText.value);
    }),
    effect(() => {
      void drawn.value;
      const conflicting = session.conflicting.value;
      const isFilled = (cell: number) =>
        game.puzzle.value?.cells[cell]?.given != null || game.cells[cell]?.entry != null;
      painter.wash('conflict', [...conflicting].filter(isFilled));
      const told = new Set([...conflicting, ...session.stuck.value, ...help.wrong.value]);
      grid.update([...new Set([...told, ...named])], game.cells, conflicting);
      named = told;
    }),
    effect(() => {
      void drawn.value;
      painter.wash('wrong', help.wrong.value);
      painter.wash('right', help.right.value);
      painter.wash('stuck', session.stuck.value);
      const meant = game.mode.value === 'set' ? meanings.marked.value : [];
      painter.wash('pointed', [...help.pointed.value, ...meant]);
      const worths = worthCells(help.worth.value ?? [], game.cells.length);
      for (const [step, cells] of worths.entries()) painter.wash(`worth-${step}`, cells);
      painter.wash('same', marks.sameCells.value);
      painter.wash('house', session.houseCells.value);
    }),
    effect(() => {
      void drawn.value;
      const overlay = help.overlays.value.get(view);
      if (overlay) painter.showOverlay(overlay);
      else painter.hideOverlay();
    }),
    // What help is about comes into sight where the board is zoomed.
    effect(() => {
      void drawn.value;
      const part = placeOf(help.inQuestion.value);
      if (part) viewport.show(part);
    }),
    // Where cells are too small to be read the board is zoomed to a step, as long as that is shown.
    effect(() => {
      void drawn.value;
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
      void drawn.value;
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
      void drawn.value;
      const { fog, cells = [] } = game.puzzle.value ?? {};
      const isSetting = game.mode.value === 'set';
      const unlit = isSetting && fog ? [...cells.keys()].filter((cell) => !fog.includes(cell)) : [];
      painter.showFog(isSetting ? unlit : [...session.dark.value], isSetting);
      if (shown) grid.update([...game.cells.keys()], game.cells, session.conflicting.peek());
    }),
    effect(() => {
      void drawn.value;
      painter.showRegions(game.mode.value === 'set' ? session.regions.now.value : null);
    }),
    effect(() => {
      void drawn.value;
      painter.showAnswers(help.solution.value?.digits ?? null, help.possible.value, game.cells);
    }),
  ];
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.target instanceof HTMLElement) lay(page, entry.target);
  });
  if (frame.parentElement) observer.observe(frame.parentElement);
  const sized = new ResizeObserver(() => {
    scaleLines();
    tellZoom();
  });
  sized.observe(frame);
  return () => {
    if (grid.hasFocus()) {
      focus.free();
      // The board that comes after this one may be there already.
      setTimeout(() => focus.take(() => focus.toBoard()));
    }
    boardZoom.setView(view, null);
    observer.disconnect();
    sized.disconnect();
    ends.forEach((end) => end());
  };
}
