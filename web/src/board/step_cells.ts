// SPDX-License-Identifier: MIT
//
// Which cells the drawing of a step is about.

import type { Overlay } from '../api/protocol';

/** The cells in which something is drawn, but for the digits and candidates of the whole board. */
export function cellsOf({ layers, links }: Overlay): number[] {
  const drawn = layers.flatMap(({ polygons, lines }) => [...polygons, ...lines]);
  const ends = links.flatMap(({ from, to }) => [...from, ...to]);
  const cells = [...drawn, ...ends].map(({ cell }) => cell);
  return [...new Set(cells.filter((cell) => cell != null))];
}
