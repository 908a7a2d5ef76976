// SPDX-License-Identifier: MIT
//
// Mouse, pen and fingers on the board. One pointer selects: press, drag, with Ctrl or Shift more
// cells, with Alt a rectangle; a double press or a long touch selects what is alike. A cell that is
// pressed is selected afterwards, however often: who presses it again means to write there. Two
// fingers zoom and move the drawing and never change the selection.

import type { Link, PenKind } from '../api/protocol';
import { type Point, apply, cellAt } from './matrix';
import type { BoardPainter } from './painter';
import { PenTrail } from './pen';
import type { Viewport, ViewState } from './viewport';

export interface PointerTarget {
  painter: BoardPainter;
  viewport: Viewport;
  /** The selection now, to go back to. */
  selected: () => ReadonlySet<number>;
  /** Cells to be selected; `cursor` is the one under the pointer. */
  select: (cells: Iterable<number>, cursor: number) => void;
  selectLike: (cell: number) => void;
  /** Whether cells are selected for a rule: two quick presses are two then. */
  sets: () => boolean;
  /** Other cells are about to be selected. */
  leave: () => void;
  /** The end of a press on one cell. */
  tapped: (cell: number) => void;
  /** The end of a drag over cells. */
  dragged: () => void;
  /** What a press at a point of the drawing does in place of selecting a cell; null for nothing. */
  puts: (at: Point) => (() => void) | null;
  /** A press with the other button. */
  removes: (at: Point) => void;
  /** A press at a place of a cell; true when it was for something else than selecting. */
  pressed: (cell: number, at: Point) => boolean;
  /** Whether drags draw with the pen. */
  draws: () => boolean;
  /** The colour that it draws in. */
  ink: () => number;
  draw: (kind: PenKind, links: readonly Link[], colour: number) => void;
  /** Whether cells are pressed to be written into. */
  writes: () => boolean;
  /** Writes into the selected cells. */
  write: () => void;
}

const kDeadZone = 0.45; // of a cell, so that diagonal drags do not catch corners
const kDoublePress = 500; // ms
const kLongPress = 500; // ms
const kNear = 8; // pixels
const kOutside = -1;
const kOtherButton = 2;

interface Drag {
  before: ReadonlySet<number>;
  base: ReadonlySet<number>;
  cells: Set<number>;
  adding: boolean;
  from: number;
  at: Point;
  rectangle: boolean;
  moved: boolean;
  /** Whether it selects beside what is selected. */
  more: boolean;
  /** What is in hand is written when the finger comes up: until then a second one may come. */
  writes: boolean;
}

export class BoardPointer {
  private readonly down = new Map<number, Point>();
  private waiting: (() => void)[] = [];
  private drag: Drag | null = null;
  private trail: PenTrail | null = null;
  /** What the press does if it goes up where it came down. */
  private putting: { put: () => void; at: Point } | null = null;
  private last = { cell: kOutside, time: 0 };
  private long: ReturnType<typeof setTimeout> | undefined;
  /** The touch that was taken for a long one. */
  private held: { cell: number; time: number } | null = null;
  /** Where two fingers came down, and what was shown then. */
  private grip: { first: Point; second: Point; state: ViewState } | null = null;

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: PointerTarget,
  ) {
    surface.addEventListener('pointerdown', (event) => this.press(event));
    surface.addEventListener('pointermove', (event) => this.move(event));
    surface.addEventListener('pointerup', (event) => this.release(event));
    surface.addEventListener('pointercancel', (event) => this.release(event));
    // The cell that is pressed has the focus; the browser would take it away again.
    surface.addEventListener('mousedown', (event) => event.preventDefault());
    // Else browsers take a quick drag for a fling, and the tap after it for the end of that.
    surface.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
    surface.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    surface.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** Once nothing presses the board: what moves under a finger would have it drag over other cells. */
  whenUp(): Promise<void> {
    if (this.down.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private locate(event: { clientX: number; clientY: number }): Point {
    const box = this.target.painter.svg.getBoundingClientRect();
    const { x, y, width, height } = this.target.painter.frame;
    return {
      x: x + ((event.clientX - box.left) / box.width) * width,
      y: y + ((event.clientY - box.top) / box.height) * height,
    };
  }

  private press(event: PointerEvent): void {
    if (event.button === kOtherButton) this.target.removes(this.locate(event));
    if (event.button > 0) return;
    // The first of its kind: a finger whose end was told to nobody is not down any more.
    if (event.isPrimary) this.down.clear();
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.surface.setPointerCapture(event.pointerId);
    clearTimeout(this.long);
    this.held = null;
    this.takeGrip();
    if (this.down.size > 1) {
      // A second finger: the first one did not mean to select.
      if (this.drag) this.target.select(this.drag.before, this.drag.from);
      this.drag = null;
      this.putting = null;
      this.endTrail();
      return;
    }
    const { painter } = this.target;
    if (this.target.draws() && painter.pen) {
      this.trail = new PenTrail(painter.pen, this.locate(event), this.target.ink());
      painter.showTrail(this.trail);
      return;
    }
    const hit = cellAt(painter.matrices, painter.unit, this.locate(event));
    if (hit && this.target.pressed(hit.cell, hit.at)) return;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const put = isMore ? null : this.target.puts(this.locate(event));
    this.putting = put && { put, at: { x: event.clientX, y: event.clientY } };
    this.begin(event, hit?.cell ?? kOutside);
  }

  private begin(event: PointerEvent, cell: number): void {
    const before = new Set(this.target.selected());
    const writes = this.target.writes();
    const more = !writes && (event.ctrlKey || event.metaKey || event.shiftKey);
    const again = cell === this.last.cell && event.timeStamp - this.last.time < kDoublePress;
    this.last = { cell, time: event.timeStamp };
    if (!more) this.target.leave();
    if (cell === kOutside) {
      if (!more) this.target.select([], kOutside);
      return;
    }
    if (again && !more && !writes && !this.target.sets()) {
      this.target.selectLike(cell);
      this.last.time = 0;
      return;
    }
    const adding = more ? !before.has(cell) : true;
    const base = more ? before : new Set<number>();
    this.drag = {
      before,
      base,
      cells: new Set([cell]),
      adding,
      from: cell,
      at: { x: event.clientX, y: event.clientY },
      rectangle: event.altKey,
      moved: false,
      more,
      writes,
    };
    this.update(cell);
    if (event.pointerType !== 'mouse' && !writes) {
      this.long = setTimeout(() => {
        if (this.drag && !this.drag.moved) {
          this.drag = null;
          this.held = { cell, time: event.timeStamp };
          this.target.selectLike(cell);
        }
      }, kLongPress);
    }
  }

  private update(cursor: number): void {
    const { drag } = this;
    if (!drag) return;
    const cells = new Set(drag.base);
    for (const cell of drag.cells) {
      if (drag.adding) cells.add(cell);
      else cells.delete(cell);
    }
    this.target.select(cells, cursor);
  }

  private move(event: PointerEvent): void {
    if (!this.down.has(event.pointerId)) return;
    const now = { x: event.clientX, y: event.clientY };
    this.down.set(event.pointerId, now);
    if (this.down.size === 2) this.pinch();
    // A fast drag, or one that the page is too busy for, passes more cells than there are events.
    const coalesced = event.getCoalescedEvents?.() ?? [];
    const passed = coalesced.length > 0 ? coalesced : [event];
    if (this.trail) {
      for (const at of passed) this.trail.go(this.locate(at));
      this.target.painter.showTrail(this.trail);
      return;
    }
    const { drag, putting } = this;
    const isOff = putting && Math.hypot(now.x - putting.at.x, now.y - putting.at.y) > kNear;
    if (isOff && (drag === null || drag.moved)) this.putting = null;
    if (!drag || this.down.size > 1) return;
    for (const at of drag.rectangle ? [event] : passed) this.dragTo(drag, at);
  }

  private dragTo(drag: Drag, event: PointerEvent): void {
    const far = Math.hypot(event.clientX - drag.at.x, event.clientY - drag.at.y);
    if (far < kNear && !drag.moved) return;
    if (drag.rectangle) {
      drag.moved = true;
      this.dragRectangle(this.locate(event));
      return;
    }
    const { painter } = this.target;
    const hit = cellAt(painter.matrices, painter.unit, this.locate(event));
    if (!hit) return;
    const half = painter.unit / 2;
    const off = Math.hypot(hit.at.x - half, hit.at.y - half);
    if (off > kDeadZone * painter.unit || drag.cells.has(hit.cell)) return;
    drag.moved = true;
    drag.cells.add(hit.cell);
    this.update(hit.cell);
  }

  private dragRectangle(to: Point): void {
    const { drag } = this;
    const { painter } = this.target;
    const start = painter.matrices[drag?.from ?? kOutside];
    if (!drag || !start) return;
    const half = painter.unit / 2;
    const from = apply(start, half, half);
    const between = (v: number, a: number, b: number) =>
      v >= Math.min(a, b) - half && v <= Math.max(a, b) + half;
    drag.cells = new Set(
      [...painter.matrices.entries()]
        .filter(([, matrix]) => {
          const middle = apply(matrix, half, half);
          return between(middle.x, from.x, to.x) && between(middle.y, from.y, to.y);
        })
        .map(([cell]) => cell),
    );
    this.update(drag.from);
  }

  private takeGrip(): void {
    const [first, second] = [...this.down.values()];
    const are2 = first && second && this.down.size === 2;
    this.grip = are2 ? { first, second, state: this.target.viewport.state } : null;
  }

  /**
   * From where the two fingers came down: by each event alone the drawing would bounce off the rims
   * of its frame, as one finger's event brings them together and the other's apart again.
   */
  private pinch(): void {
    const [first, second] = [...this.down.values()];
    const { grip } = this;
    if (!first || !second || !grip) return;
    const far = (a: Point, b: Point) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
    const middle = { x: (grip.first.x + grip.second.x) / 2, y: (grip.first.y + grip.second.y) / 2 };
    const shift = {
      x: (first.x + second.x) / 2 - middle.x,
      y: (first.y + second.y) / 2 - middle.y,
    };
    const factor = far(first, second) / far(grip.first, grip.second);
    this.target.viewport.zoom(factor, middle, shift, grip.state);
  }

  private release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) this.waiting.splice(0).forEach((go) => go());
    this.takeGrip();
    clearTimeout(this.long);
    const { drag, trail } = this;
    if (trail) {
      this.endTrail();
      if (event.type === 'pointerup' && trail.drawn.length > 0) {
        this.target.draw(trail.kind, trail.drawn, trail.colour);
      }
      return;
    }
    this.endHeld(event);
    const { putting } = this;
    if (this.down.size === 0) this.putting = null;
    if (putting && event.type === 'pointerup' && this.down.size === 0 && !drag?.moved) {
      this.drag = null;
      putting.put();
      return;
    }
    if (!drag || this.down.size > 0) return;
    this.drag = null;
    if (event.type !== 'pointerup') return;
    if (drag.writes) this.target.write();
    else if (drag.moved) this.target.dragged();
    else if (!drag.more) this.target.tapped(drag.from);
  }

  /** A short touch whose end a busy page hears late was none that rests. */
  private endHeld({ type, timeStamp }: PointerEvent): void {
    const { held } = this;
    this.held = null;
    if (held === null || type !== 'pointerup' || timeStamp - held.time >= kLongPress) return;
    this.target.select([held.cell], held.cell);
    this.target.tapped(held.cell);
  }

  private endTrail(): void {
    this.trail = null;
    this.target.painter.showTrail(null);
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.target.viewport.zoom(Math.exp(-event.deltaY / 200), {
      x: event.clientX,
      y: event.clientY,
    });
  }
}
