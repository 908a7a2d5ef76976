// SPDX-License-Identifier: MIT
//
// Making SVG elements.

import type { Layer, Ornament, Scene } from '../api/protocol';

export type Attributes = { [name: string]: string | number };

export function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  text?: string,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/** The cells that have a number in a corner. */
export function cellsWithSums(scene: Scene): ReadonlySet<number> {
  const texts = scene.layers.flatMap((layer) => layer.texts);
  const sums = texts.filter((text) => text.class === 'cage-sum');
  return new Set(sums.flatMap(({ cell }) => (typeof cell === 'number' ? [cell] : [])));
}

/** Whether there are outlines just inside the rims of cells, or dots on them. */
export function isRimmed(scene: Scene): boolean {
  return scene.layers.some(({ name }) => name === 'cages' || name === 'dots');
}

/** A named group. */
export function group(name: string): SVGGElement {
  return element('g', { class: name });
}

function pairs(points: readonly number[]): string {
  return points.map((n) => Math.round(n * 100) / 100).join(' ');
}

/** What the engine drew, as elements; style sheets do the colours by class and data-tone. */
export function layerElement(layer: Layer): SVGGElement {
  return letteredLayer(layer, (text) => text);
}

/** The same with texts as `write` has them. */
export function letteredLayer(layer: Layer, write: (text: string) => string): SVGGElement {
  const made = group(`layer ${layer.name}`);
  const look = (drawn: { class: string; tone?: number; link?: number }) => ({
    class: drawn.class,
    'data-tone': drawn.tone ?? 0,
    ...(drawn.link === undefined ? {} : { 'data-link': drawn.link }),
  });
  for (const polygon of layer.polygons) {
    made.append(element('polygon', { ...look(polygon), points: pairs(polygon.points) }));
  }
  for (const line of layer.lines) {
    const name = line.closed ? 'polygon' : 'polyline';
    const shape = element(name, { ...look(line), points: pairs(line.points) });
    // Style sheets say how areas of the class are filled, such as the heads of arrows.
    shape.style.fill = 'none';
    made.append(shape);
  }
  for (const text of layer.texts) {
    const { matrix } = text;
    made.append(
      element(
        'text',
        {
          ...look(text),
          x: text.at[0],
          y: text.at[1],
          'font-size': text.size,
          'text-anchor': text.anchor,
          ...(matrix ? { transform: `matrix(${matrix.join(' ')})` } : {}),
        },
        write(text.text),
      ),
    );
  }
  for (const ornament of layer.ornaments) made.append(ornamentElement(ornament));
  return made;
}

/** From the middle of a capital letter down to the baseline, in sizes of the font. */
const kMiddleToBaseline = 0.36;

function ornamentElement(ornament: Ornament): SVGElement {
  const fill = ornament.fill ?? 'none';
  if (ornament.kind === 'text') {
    const [x = 0, y = 0] = ornament.points;
    const { size = 0, angle = 0 } = ornament;
    return element(
      'text',
      {
        class: 'ornament',
        x,
        y: y + kMiddleToBaseline * size,
        fill,
        'font-size': size,
        'text-anchor': 'middle',
        ...(angle === 0 ? {} : { transform: `rotate(${angle} ${x} ${y})` }),
      },
      ornament.text,
    );
  }
  return element(ornament.kind === 'line' ? 'polyline' : 'polygon', {
    class: 'ornament',
    points: pairs(ornament.points),
    fill: ornament.kind === 'line' ? 'none' : fill,
    stroke: ornament.stroke ?? 'none',
    'stroke-width': ornament.width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
