// SPDX-License-Identifier: MIT
//
// A puzzle from a picture: the grid is found, its cells are cut out, their digits recognised. How sure
// each is goes with it: a person looks at all of them before they count.

import { cellGlyphs, type Glyph, turned, turnedSquare } from './cell_glyphs';
import { type DigitNet, probabilities } from './digit_net';
import { type FlatGrid, findGrids, flatten } from './find_grid';
import { type Box, kFlat } from './grid_lines';
import { type GreyImage, inverted } from './image';

export interface ReadCell {
  /** From 1, or null where nothing is printed. */
  readonly digit: number | null;
  /** From 0 to 1. */
  readonly certainty: number;
}

export interface ReadPuzzle {
  /** How many cells it has on a side. */
  readonly side: number;
  /** Rows and columns of a box. */
  readonly box: Box;
  /** Whether thick lines run around regions of other shapes than boxes. */
  readonly hasOtherRegions: boolean;
  readonly cells: readonly ReadCell[];
  /** Cells whose digits are in colour among others that are not: what somebody has entered. */
  readonly coloured: readonly number[];
  /** The grid laid flat and upright. */
  readonly image: GreyImage;
}

/** What is in a picture: the puzzles, the largest and most central first, and the sides of other grids. */
export interface ReadPhoto {
  readonly puzzles: readonly ReadPuzzle[];
  /** The sides of grids that cannot be read. */
  readonly otherSides: readonly number[];
  /** The sides of grids that could be read if there were digits in them. */
  readonly emptySides: readonly number[];
}

/** Below this a person is asked to look twice. */
export const kSure = 0.97;

/** The digit of a glyph in a grid whose largest is `side`; null for something that is none. */
function readGlyph(net: DigitNet, glyph: Glyph | null, side: number): ReadCell {
  // A bar or two figures: no digit is so wide.
  if (glyph === null || glyph.aspect > 1.4) return { digit: null, certainty: 1 };
  const all = probabilities(net, glyph.ink);
  let digit = 0;
  for (let other = 1; other <= side; ++other) if (all[other]! > all[digit]!) digit = other;
  return { digit: digit === 0 ? null : digit, certainty: all[digit]! };
}

/** A grid that was read. */
interface Reading {
  readonly puzzle: ReadPuzzle;
  /** How sure its digits are, all together. */
  readonly worth: number;
  /** Which share of what is printed in its cells are digits without a doubt: in a table of words few are. */
  readonly sure: number;
}

/** The least such share in a puzzle. */
const kPuzzle = 0.4;

/** How far the ink of a digit in colour is from grey, at least. */
const kColour = 60;

/** For each cell whether its ink is in colour. */
function colouredCells(grid: FlatGrid, colourfulness: GreyImage): boolean[] {
  const { side, image, crossings } = grid;
  const colours = flatten(colourfulness, grid.corners);
  return Array.from({ length: side * side }, (_, cell) => {
    const first = crossings[cell + Math.floor(cell / side)]!;
    const last = crossings[cell + Math.floor(cell / side) + side + 2]!;
    const pixels: number[] = [];
    for (let v = 0.2; v < 0.8; v += 0.02) {
      for (let u = 0.2; u < 0.8; u += 0.02) {
        const x = Math.round(first.x + u * (last.x - first.x));
        const y = Math.round(first.y + v * (last.y - first.y));
        pixels.push(y * kFlat + x);
      }
    }
    // The darkest of them are within the strokes.
    pixels.sort((one, other) => image.shades[one]! - image.shades[other]!);
    const ink = pixels.slice(0, Math.ceil(0.05 * pixels.length));
    const sum = ink.reduce((all, pixel) => all + colours.shades[pixel]!, 0);
    return sum > kColour * ink.length;
  });
}

/** Reads a grid in each of four directions and takes the one in which its digits are surest. */
function readUpright(net: DigitNet, grid: FlatGrid, box: Box, colourfulness: GreyImage): Reading {
  const { side, hasOtherRegions } = grid;
  let glyphs = cellGlyphs(grid);
  let best = { cells: [] as readonly ReadCell[], worth: -Infinity, quarter: 0 };
  for (let quarter = 0; quarter < 4; ++quarter) {
    const cells = glyphs.map((glyph) => readGlyph(net, glyph, side));
    const digits = cells.filter(({ digit }) => digit !== null);
    const worth =
      digits.reduce((sum, { certainty }) => sum + certainty, 0) -
      0.5 * cells.filter(({ digit, certainty }) => digit === null && certainty < 1).length;
    // A 6 and a 9 lie well on their heads; the way in which the picture was taken counts for something.
    if (worth > best.worth + 0.04 * glyphs.length) best = { cells, worth, quarter };
    glyphs = turnedSquare(glyphs, side).map((glyph) => glyph && turned(glyph));
  }
  const { cells, worth, quarter } = best;
  const sure = cells.filter(({ digit, certainty }) => digit !== null && certainty >= kSure).length;
  const printed = glyphs.filter((glyph) => glyph !== null).length;
  let shades: ArrayLike<number> = grid.image.shades;
  let inColour: readonly boolean[] = colouredCells(grid, colourfulness);
  for (let turn = 0; turn < quarter; ++turn) {
    shades = turnedSquare(shades, kFlat);
    inColour = turnedSquare(inColour, side);
  }
  const printedCells = cells.flatMap(({ digit }, cell) => (digit === null ? [] : [cell]));
  const coloured = printedCells.filter((cell) => inColour[cell]);
  // Where nearly all are in colour it is the colour of print.
  const areEntries = printedCells.length - coloured.length >= side / 2;
  const image = { width: kFlat, height: kFlat, shades: Uint8ClampedArray.from(shades) };
  const [rows, columns] = box;
  const upright: Box = quarter % 2 === 0 ? box : [columns, rows];
  return {
    puzzle: {
      side,
      box: upright,
      hasOtherRegions,
      cells,
      coloured: areEntries ? coloured : [],
      image,
    },
    worth,
    sure: sure / Math.max(1, printed),
  };
}

/** What is in a picture whose lines are darker than its paper. */
function readDark(
  net: DigitNet,
  image: GreyImage,
  colourfulness: GreyImage,
): { photo: ReadPhoto; worth: number } {
  const readings: Reading[] = [];
  const otherSides: number[] = [];
  const emptySides: number[] = [];
  for (const grid of findGrids(image)) {
    if (grid.box === null) {
      otherSides.push(grid.side);
      continue;
    }
    const reading = readUpright(net, grid, grid.box, colourfulness);
    if (reading.worth > 0 && reading.sure >= kPuzzle) readings.push(reading);
    else emptySides.push(grid.side);
  }
  return {
    photo: { puzzles: readings.map(({ puzzle }) => puzzle), otherSides, emptySides },
    worth: Math.max(0, ...readings.map(({ worth }) => worth)),
  };
}

/** The puzzles in a picture, given by its brightness and how far from grey it is. */
export function readPhoto(net: DigitNet, image: GreyImage, colourfulness: GreyImage): ReadPhoto {
  const dark = readDark(net, image, colourfulness);
  if (dark.worth > 0.75 * (dark.photo.puzzles[0]?.side ?? Infinity)) return dark.photo;
  const light = readDark(net, inverted(image), colourfulness);
  // Where there is no digit, what was found of a grid is told.
  const seen = ({ otherSides, emptySides }: ReadPhoto) => otherSides.length + emptySides.length;
  if (light.worth !== dark.worth) return (light.worth > dark.worth ? light : dark).photo;
  return (seen(light.photo) > seen(dark.photo) ? light : dark).photo;
}
