// SPDX-License-Identifier: MIT
//
// Rhombi of the isometric lattice, to be drawn and pressed: i steps run down to the left, j steps
// down to the right, and one of each back is a step up. A face of kind T has its sides along i and
// j, L along j and up, R along i and up.

import type { Point } from '../../board/matrix';
import type { Piece } from './layout_draft';

export const kFaceKinds = ['T', 'L', 'R'] as const;
export type FaceKind = (typeof kFaceKinds)[number];

type Step = readonly [number, number];
const kI: Step = [1, 0];
const kJ: Step = [0, 1];
const kUp: Step = [-1, -1];
const kSides: { readonly [K in FaceKind]: readonly [Step, Step] } = {
  T: [kI, kJ],
  L: [kJ, kUp],
  R: [kI, kUp],
};

const plus = (p: Step, q: Step): Step => [p[0] + q[0], p[1] + q[1]];

/** The corners in turn, on the lattice. */
function corners([kind, i, j]: Piece): [Step, Step, Step, Step] {
  const [u, v] = kSides[kind as FaceKind];
  const p: Step = [Number(i), Number(j)];
  return [p, plus(p, u), plus(plus(p, u), v), plus(p, v)];
}

/** Where a point of the lattice is drawn; a step is 1 long. */
function drawn([i, j]: Step): Point {
  return { x: (j - i) * Math.sqrt(0.75), y: (i + j) / 2 };
}

export function outlineOf(face: Piece): Point[] {
  return corners(face).map(drawn);
}

/** A name for the place that some corners have in common: no other such place has the same. */
const place = (points: readonly Step[]) => points.reduce(plus, [0, 0]).join();

function sides(face: Piece): string[] {
  const all = corners(face);
  return all.map((corner, k) => place([corner, all[(k + 1) % 4] ?? corner]));
}

/** The two unit triangles that a rhombus covers. */
function triangles(face: Piece): string[] {
  const [p, q, r, s] = corners(face);
  return [place([p, q, r]), place([p, s, r])];
}

/** Free places for a face of that kind beside the faces that there are. */
export function placesBeside(faces: readonly Piece[], kind: FaceKind): Piece[] {
  if (faces.length === 0) return [[kind, 0, 0]];
  const covered = new Set(faces.flatMap(triangles));
  const open = new Set(faces.flatMap(sides));
  const near = [-2, -1, 0, 1, 2];
  const found = new Map<string, Piece>();
  for (const [, i, j] of faces) {
    for (const di of near) {
      for (const dj of near) {
        const face: Piece = [kind, Number(i) + di, Number(j) + dj];
        if (triangles(face).some((triangle) => covered.has(triangle))) continue;
        if (sides(face).some((side) => open.has(side))) found.set(face.join(), face);
      }
    }
  }
  return [...found.values()];
}
