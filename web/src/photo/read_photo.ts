// SPDX-License-Identifier: MIT
//
// A puzzle from a picture: the grid is found, its cells are cut out, their digits recognised. How sure
// each is goes with it: a person looks at all of them before they count.

import { cellGlyphs, type Glyph, turned } from './cell_glyphs';
import { type DigitNet, probabilities } from './digit_net';
import { type FlatGrid, findGrid, kFlat, kSide } from './find_grid';
import { type GreyImage, inverted } from './image';

export interface ReadCell {
  /** 1 to 9, or null where nothing is printed. */
  readonly digit: number | null;
  /** From 0 to 1. */
  readonly certainty: number;
}

export interface ReadPuzzle {
  readonly cells: readonly ReadCell[];
  /** The grid laid flat and upright. */
  readonly image: GreyImage;
}

/** Below this a person is asked to look twice. */
export const kSure = 0.97;

function readGlyph(net: DigitNet, glyph: Glyph | null): ReadCell {
  if (glyph === null) return { digit: null, certainty: 1 };
  const all = probabilities(net, glyph);
  let digit = 0;
  all.forEach((probability, at) => {
    if (probability > all[digit]!) digit = at;
  });
  return { digit: digit === 0 ? null : digit, certainty: all[digit]! };
}

/** A square list turned clockwise by a quarter. */
function turnedSquare<T>(list: readonly T[], side: number): T[] {
  return list.map((_, at) => list[(side - 1 - (at % side)) * side + Math.floor(at / side)]!);
}

/** Reads a grid in each of four directions and takes the one in which its digits are surest. */
function readUpright(net: DigitNet, grid: FlatGrid): { read: ReadPuzzle; worth: number } {
  let glyphs = cellGlyphs(grid);
  let shades = [...grid.image.shades];
  let best: { read: ReadPuzzle; worth: number } | null = null;
  for (let quarter = 0; quarter < 4; ++quarter) {
    const cells = glyphs.map((glyph) => readGlyph(net, glyph));
    const digits = cells.filter(({ digit }) => digit !== null);
    const worth =
      digits.reduce((sum, { certainty }) => sum + certainty, 0) -
      0.5 * cells.filter(({ digit, certainty }) => digit === null && certainty < 1).length;
    // A 6 and a 9 lie well on their heads; the way in which the picture was taken counts for something.
    if (best === null || worth > best.worth + 0.04 * glyphs.length) {
      const image = {
        width: kFlat,
        height: kFlat,
        shades: Uint8ClampedArray.from(shades),
      };
      best = { read: { cells, image }, worth };
    }
    glyphs = turnedSquare(glyphs, kSide).map((glyph) => glyph && turned(glyph));
    shades = turnedSquare(shades, kFlat);
  }
  return best!;
}

/** The puzzle in a picture; null if there is no grid of nine by nine in it. */
export function readPhoto(net: DigitNet, image: GreyImage): ReadPuzzle | null {
  let best: { read: ReadPuzzle; worth: number } | null = null;
  for (const tried of [image, inverted(image)]) {
    const grid = findGrid(tried);
    if (grid === null) continue;
    const found = readUpright(net, grid);
    if (best === null || found.worth > best.worth) best = found;
    if (best.worth > 12) break;
  }
  return best?.read ?? null;
}
