// SPDX-License-Identifier: MIT
//
// What training and checking do in the browser, where there are fonts and JPEG.

import { cellGlyphs, kGlyph } from '../src/photo/cell_glyphs';
import { netOf } from '../src/photo/digit_net';
import { findGrids } from '../src/photo/find_grid';
import { colourfulnessOf, greyOf } from '../src/photo/image';
import { readPhoto, type ReadPuzzle } from '../src/photo/read_photo';
import { makePhoto, type Wanted } from './make_photo';
import { makeScreen, type Screen } from './make_screen';

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
}

/** The glyphs of a picture by cell, a byte for each pixel, as text; null where no grid is found. */
export async function glyphsOf(wanted: Wanted): Promise<(string | null)[] | null> {
  const [grid] = findGrids(greyOf(pixelsOf(await makePhoto(wanted))));
  if (grid === undefined) return null;
  return cellGlyphs(grid).map((glyph) => {
    if (glyph === null) return null;
    let bytes = '';
    for (let at = 0; at < kGlyph * kGlyph; ++at) {
      bytes += String.fromCharCode(Math.round(255 * glyph.ink[at]!));
    }
    return btoa(bytes);
  });
}

/** The characters of what was read, `.` for nothing. */
function textOf({ cells }: ReadPuzzle): string {
  return cells.map(({ digit }) => digit ?? '.').join('');
}

/** What is read from a picture: a character for each cell, how sure each is, and the milliseconds that it took. */
export async function read(
  wanted: Wanted,
  weights: number[],
): Promise<{ cells: string; box: string; certainties: number[]; time: number } | null> {
  const pixels = pixelsOf(await makePhoto(wanted));
  const net = netOf(new Uint8Array(weights).buffer);
  const start = performance.now();
  const [puzzle] = readPhoto(net, greyOf(pixels), colourfulnessOf(pixels)).puzzles;
  if (puzzle === undefined) return null;
  return {
    cells: textOf(puzzle),
    box: puzzle.box.join('x'),
    certainties: puzzle.cells.map(({ certainty }) => certainty),
    time: performance.now() - start,
  };
}

/** The characters of each puzzle that is read from a screen. */
export function readScreen(screen: Screen, weights: number[]): string[] {
  const net = netOf(new Uint8Array(weights).buffer);
  const pixels = pixelsOf(makeScreen(screen));
  return readPhoto(net, greyOf(pixels), colourfulnessOf(pixels)).puzzles.map(textOf);
}

/** The picture as an address, to look at and to give to the page as a file. */
export async function pictureOf(wanted: Wanted): Promise<string> {
  return (await makePhoto(wanted)).toDataURL('image/jpeg', 0.9);
}

/** A screen as an address. */
export function screenOf(screen: Screen): string {
  return makeScreen(screen).toDataURL('image/png');
}
