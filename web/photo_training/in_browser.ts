// SPDX-License-Identifier: MIT
//
// What training and checking do in the browser, where there are fonts and JPEG.

import { cellGlyphs, kGlyph } from '../src/photo/cell_glyphs';
import { netOf } from '../src/photo/digit_net';
import { findGrid } from '../src/photo/find_grid';
import { greyOf } from '../src/photo/image';
import { readPhoto } from '../src/photo/read_photo';
import { makePhoto, type Wanted } from './make_photo';

function greyCanvas(canvas: HTMLCanvasElement) {
  return greyOf(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height));
}

/** The glyphs of a picture by cell, a byte for each pixel, as text; null where no grid is found. */
export async function glyphsOf(wanted: Wanted): Promise<(string | null)[] | null> {
  const grid = findGrid(greyCanvas(await makePhoto(wanted)));
  if (grid === null) return null;
  return cellGlyphs(grid).map((glyph) => {
    if (glyph === null) return null;
    let bytes = '';
    for (let at = 0; at < kGlyph * kGlyph; ++at) {
      bytes += String.fromCharCode(Math.round(255 * glyph[at]!));
    }
    return btoa(bytes);
  });
}

/** What is read from a picture: 81 characters, how sure each is, and the milliseconds that it took. */
export async function read(
  wanted: Wanted,
  weights: number[],
): Promise<{ cells: string; certainties: number[]; time: number } | null> {
  const image = greyCanvas(await makePhoto(wanted));
  const net = netOf(new Uint8Array(weights).buffer);
  const start = performance.now();
  const puzzle = readPhoto(net, image);
  if (puzzle === null) return null;
  return {
    cells: puzzle.cells.map(({ digit }) => digit ?? '.').join(''),
    certainties: puzzle.cells.map(({ certainty }) => certainty),
    time: performance.now() - start,
  };
}

/** The picture as an address, to look at and to give to the page as a file. */
export async function pictureOf(wanted: Wanted): Promise<string> {
  return (await makePhoto(wanted)).toDataURL('image/jpeg', 0.9);
}
