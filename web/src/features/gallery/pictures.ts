// SPDX-License-Identifier: MIT
//
// Small pictures of boards, painted from the engine's scene of the empty board. They are asked for one
// after another, those in sight first, and kept while the page is open. Everything of a layer that
// looks alike becomes one path, so that a hundred boards on the screen stay light.

import { drawnFrame, type Frame } from '../../board/frame';
import { element } from '../../board/svg';
import type { Engine } from '../../api/engine';
import type { DrawnText, Layer, Scene } from '../../api/protocol';

/** The longer side of a picture on the screen, about. */
const kShownSize = 112;
/** Smaller texts are no more than dirt. */
const kLeastText = 4.5;
/** How many cells from a corner are shown where it is the marks that matter. */
const kCloseUp = 6.4;
const kCellSize = 48;

export interface Wanted {
  geometry: string;
  kinds: readonly string[];
}

/** Asked for at once, where an engine answers several. */
const kAtOnce = 2;

type Done = (picture: SVGSVGElement) => void;

interface Asked {
  wanted: Wanted;
  all: Set<Done>;
}

const painted = new Map<string, SVGSVGElement>();
/** Not asked for yet, and asked for. */
let waiting = new Map<string, Asked>();
const asking = new Map<string, Asked>();

function keyOf({ geometry, kinds }: Wanted): string {
  return `${geometry} ${kinds.join()}`;
}

/** A copy of what was painted; undefined until it is. */
export function paintedPicture(wanted: Wanted): SVGSVGElement | undefined {
  return painted.get(keyOf(wanted))?.cloneNode(true) as SVGSVGElement | undefined;
}

/** Asks for a picture, before all others if it is urgent; the function returned asks no longer. */
export function wantPicture(
  engine: Engine,
  wanted: Wanted,
  isUrgent: boolean,
  done: Done,
): () => void {
  const key = keyOf(wanted);
  const asked = asking.get(key) ?? waiting.get(key) ?? { wanted, all: new Set() };
  asked.all.add(done);
  if (!asking.has(key)) {
    if (isUrgent) waiting = new Map([[key, asked], ...waiting]);
    else waiting.set(key, asked);
    void work(engine);
  }
  return () => {
    asked.all.delete(done);
    if (asked.all.size === 0 && waiting.get(key) === asked) waiting.delete(key);
  };
}

async function work(engine: Engine): Promise<void> {
  while (asking.size < kAtOnce) {
    const [next] = waiting;
    if (next === undefined) return;
    const [key, asked] = next;
    waiting.delete(key);
    asking.set(key, asked);
    try {
      const { geometry, kinds } = asked.wanted;
      const scene = await engine.call('picture', {
        geometry,
        kinds: [...kinds],
        view: 'folded',
        cell_size: kCellSize,
      });
      const picture = paint(scene, geometry === 'grid' && kinds.length > 0);
      painted.set(key, picture);
      for (const done of asked.all) done(picture.cloneNode(true) as SVGSVGElement);
    } catch {
      // A board without a picture is chosen by its name; it is asked for again when it is seen again.
    } finally {
      asking.delete(key);
    }
  }
}

function rounded(points: readonly number[]): string[] {
  const texts: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    texts.push(`${Math.round(points[i] ?? 0)} ${Math.round(points[i + 1] ?? 0)}`);
  }
  return texts;
}

function path(points: readonly number[], closed: boolean): string {
  return `M${rounded(points).join('L')}${closed ? 'Z' : ''}`;
}

/** What looks alike in one path, in the order in which each look comes first. */
function merged(layer: Layer): SVGElement[] {
  const looks = new Map<string, { class: string; tone: number; line: boolean; d: string }>();
  const add = (drawn: { class: string; tone?: number }, line: boolean, d: string) => {
    const tone = drawn.tone ?? 0;
    const key = `${drawn.class} ${tone} ${line}`;
    const look = looks.get(key) ?? { class: drawn.class, tone, line, d: '' };
    looks.set(key, { ...look, d: look.d + d });
  };
  for (const polygon of layer.polygons) add(polygon, false, path(polygon.points, true));
  for (const line of layer.lines) add(line, true, path(line.points, line.closed));
  return [...looks.values()].map(({ class: name, tone, line, d }) => {
    const shape = element('path', { class: name, 'data-tone': tone, d });
    if (line) shape.style.fill = 'none';
    return shape;
  });
}

function written(text: DrawnText): SVGElement {
  const { matrix } = text;
  return element(
    'text',
    {
      class: text.class,
      'data-tone': text.tone ?? 0,
      x: text.at[0],
      y: text.at[1],
      'font-size': text.size,
      'text-anchor': text.anchor,
      ...(matrix ? { transform: `matrix(${matrix.join(' ')})` } : {}),
    },
    text.text,
  );
}

/** All layers of a scene, what looks alike in one path. */
export function drawnLayers(scene: Scene): SVGElement[] {
  return scene.layers.flatMap(merged);
}

/** The corner of the board in which most marks lie. */
function closeUp(whole: Frame, scene: Scene): Frame {
  const [, , , , left = 0, top = 0] = scene.cells[0] ?? [];
  const width = left - whole.x + kCloseUp * scene.unit;
  const height = top - whole.y + kCloseUp * scene.unit;
  const marks = scene.layers.flatMap(({ polygons, lines, texts }) => [
    ...[...polygons, ...lines].map((mark) => ({ of: mark.constraint, points: mark.points })),
    ...texts.map((text) => ({ of: text.constraint, points: text.at })),
  ]);
  const placed = marks.filter(({ of }) => typeof of === 'number');
  const counted = [whole.x, whole.x + whole.width - width].flatMap((x) =>
    [whole.y, whole.y + whole.height - height].map((y) => {
      const isIn = ({ points: [px = 0, py = 0] }: { points: readonly number[] }) =>
        px >= x && px <= x + width && py >= y && py <= y + height;
      return { frame: { x, y, width, height }, count: placed.filter(isIn).length };
    }),
  );
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).frame;
}

function paint(scene: Scene, isOfMarks: boolean): SVGSVGElement {
  const whole = drawnFrame(scene);
  const reaches = scene.layers.some(({ name }) => name === 'highlights');
  const frame = isOfMarks && !reaches ? closeUp(whole, scene) : whole;
  const pixel = Math.max(frame.width, frame.height) / kShownSize;
  const picture = element('svg', {
    class: 'board thumb',
    viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
    'aria-hidden': 'true',
  });
  // Lines keep their width on the screen, however large the board is.
  const isDense = scene.unit / pixel < 7;
  picture.style.setProperty('--grid-line-width', `${(isDense ? 0.35 : 0.6) * pixel}px`);
  picture.style.setProperty('--border-width', `${(isDense ? 0.9 : 1.3) * pixel}px`);
  picture.style.setProperty('--cage-width', `${(isDense ? 0.35 : 0.6) * pixel}px`);
  picture.style.setProperty('--thin-width', `${0.9 * pixel}px`);
  for (const layer of scene.layers) {
    const texts = layer.texts.filter(({ size }) => size / pixel >= kLeastText);
    picture.append(...merged(layer), ...texts.map(written));
  }
  return picture;
}
