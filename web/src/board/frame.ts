// SPDX-License-Identifier: MIT
//
// The part of a drawing that has something in it.

import type { Scene } from '../api/protocol';
import { corners, type Point } from './matrix';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room for half a thick line and the selection's outline. */
const kMargin = 4;

/** Of a mark beside the board, in sides of a cell. */
const kMark = 0.46;

/** All cells, lines and texts, and room for marks at these points, with a small margin. */
export function drawnFrame(scene: Scene, marks: readonly Point[] = []): Frame {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const matrix of scene.cells) {
    for (const { x, y } of corners(matrix, scene.unit)) {
      xs.push(x);
      ys.push(y);
    }
  }
  for (const { x, y } of marks) {
    xs.push(x - kMark * scene.unit, x + kMark * scene.unit);
    ys.push(y - kMark * scene.unit, y + kMark * scene.unit);
  }
  for (const layer of scene.layers) {
    for (const text of layer.texts) {
      if (text.matrix || typeof text.cell === 'number') continue;
      // Words beside the board; their exact width does not matter here.
      const half = text.size * 0.35 * text.text.length;
      const middle = text.anchor === 'middle' ? text.at[0] : text.at[0] + half;
      xs.push(middle - half, middle + half);
      ys.push(text.at[1] - text.size, text.at[1] + 0.3 * text.size);
    }
  }
  for (const ornament of scene.layers.flatMap((layer) => layer.ornaments)) {
    const half = (ornament.size ?? 0) / 2;
    for (let i = 0; i + 1 < ornament.points.length; i += 2) {
      xs.push((ornament.points[i] ?? 0) - half, (ornament.points[i] ?? 0) + half);
      ys.push((ornament.points[i + 1] ?? 0) - half, (ornament.points[i + 1] ?? 0) + half);
    }
  }
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity) - kMargin;
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity) + kMargin;
  const x = least(xs);
  const y = least(ys);
  return { x, y, width: most(xs) - x, height: most(ys) - y };
}
