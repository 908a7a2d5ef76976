// SPDX-License-Identifier: MIT
//
// Pictures in shades of grey, and what is asked of them: smaller ones, means over windows, the shade
// between pixels.

/** Row by row, 0 is black and 255 white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8ClampedArray;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture of four bytes to a pixel: red, green, blue, opacity. */
export interface ColourImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How far each pixel is from grey: the difference of its strongest and its weakest colour. */
export function colourfulnessOf({ width, height, data }: ColourImage): GreyImage {
  const shades = new Uint8ClampedArray(width * height);
  for (let i = 0; i < shades.length; ++i) {
    const [red, green, blue] = [data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!];
    shades[i] = Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return { width, height, shades };
}

/** The brightness of a picture. */
export function greyOf(image: ColourImage): GreyImage {
  const { width, height, data } = image;
  const shades = new Uint8ClampedArray(width * height);
  for (let i = 0; i < shades.length; ++i) {
    const opacity = data[4 * i + 3]! / 255;
    const brightness = 0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!;
    // What shows through is taken for paper.
    shades[i] = brightness * opacity + 255 * (1 - opacity);
  }
  return { width, height, shades };
}

export function inverted({ width, height, shades }: GreyImage): GreyImage {
  return { width, height, shades: shades.map((shade) => 255 - shade) };
}

/** The shade at a point between pixels; beyond the rim that of the rim. */
export function shadeAt({ width, height, shades }: GreyImage, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const across = Math.max(0, Math.min(1, x - left));
  const down = Math.max(0, Math.min(1, y - top));
  const at = top * width + left;
  const upper = shades[at]! * (1 - across) + shades[at + 1]! * across;
  const lower = shades[at + width]! * (1 - across) + shades[at + width + 1]! * across;
  return upper * (1 - down) + lower * down;
}

/** Sums over rectangles in four look-ups: entry (x, y) is the sum of all shades above and left of it. */
export function sumTable({ width, height, shades }: GreyImage): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; ++y) {
    let row = 0;
    for (let x = 0; x < width; ++x) {
      row += shades[y * width + x]!;
      table[(y + 1) * (width + 1) + x + 1] = table[y * (width + 1) + x + 1]! + row;
    }
  }
  return table;
}

/**
 * 1 where a pixel is darker than `share` of the mean of the square of 2 * `reach` + 1 pixels around it
 * (Bradley and Roth 2007), so that shadows over half of a page do no harm.
 */
export function darkPixels(image: GreyImage, reach: number, share: number): Uint8Array {
  const { width, height, shades } = image;
  const table = sumTable(image);
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; ++x) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        table[bottom * (width + 1) + right]! -
        table[top * (width + 1) + right]! -
        table[bottom * (width + 1) + left]! +
        table[top * (width + 1) + left]!;
      const mean = sum / ((bottom - top) * (right - left));
      if (shades[y * width + x]! < mean * share) dark[y * width + x] = 1;
    }
  }
  return dark;
}

/** Pixels that hang together. */
export interface Blob {
  readonly label: number;
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** The last column and row that it reaches. */
  readonly right: number;
  readonly bottom: number;
}

/** The blobs of pixels that are 1, corners touching counted; for each pixel the label of its blob, 0 if none. */
export function blobsOf(
  pixels: Uint8Array,
  width: number,
  height: number,
): { blobs: Blob[]; labels: Int32Array } {
  const labels = new Int32Array(pixels.length);
  const blobs: Blob[] = [];
  const open: number[] = [];
  for (let start = 0; start < pixels.length; ++start) {
    if (pixels[start] === 0 || labels[start] !== 0) continue;
    const label = blobs.length + 1;
    let size = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    labels[start] = label;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      ++size;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ++ny) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); ++nx) {
          const next = ny * width + nx;
          if (pixels[next] === 0 || labels[next] !== 0) continue;
          labels[next] = label;
          open.push(next);
        }
      }
    }
    blobs.push({ label, size, left, top, right, bottom });
  }
  return { blobs, labels };
}
