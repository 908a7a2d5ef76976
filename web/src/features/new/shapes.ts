// SPDX-License-Identifier: MIT
//
// Shapes that a pattern of givens can have: each says of a point of the unit square whether it is in it.

export type Shape = (x: number, y: number) => boolean;

/** Distance from the middle of the square, in halves of its side. */
function fromMiddle(x: number, y: number): number {
  return Math.hypot(2 * x - 1, 2 * y - 1);
}

export function ring(x: number, y: number): boolean {
  const far = fromMiddle(x, y);
  return far > 0.55 && far < 1.05;
}

/** The curve (x² + y² - 1)³ = x² y³ is a heart. */
function isInHeart(across: number, up: number): boolean {
  return (across ** 2 + up ** 2 - 1) ** 3 <= across ** 2 * up ** 3;
}

/** Its outline, as wide as the square; all of it would be more givens than a puzzle is fun with. */
export function heart(x: number, y: number): boolean {
  const across = 1.15 * (2 * x - 1);
  const up = 1.2 - 2.25 * y;
  return isInHeart(across, up) && !isInHeart(1.5 * across, 1.5 * up);
}

const kPixels = 64;
/** Bold enough for as many givens as a puzzle needs. */
const kFont = `800 ${kPixels}px "Helvetica Neue", Arial, "Liberation Sans", sans-serif`;

/** A letter, as large as it fits; nothing where it has no ink. */
export function letter(text: string): Shape | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.font = kFont;
  const size = context.measureText(text);
  const width = Math.ceil(size.actualBoundingBoxLeft + size.actualBoundingBoxRight);
  const height = Math.ceil(size.actualBoundingBoxAscent + size.actualBoundingBoxDescent);
  if (width < 1 || height < 1) return null;
  canvas.width = width;
  canvas.height = height;
  context.font = kFont;
  context.fillText(text, size.actualBoundingBoxLeft, size.actualBoundingBoxAscent);
  const { data } = context.getImageData(0, 0, width, height);
  const pixel = (share: number, count: number) => Math.min(count - 1, Math.floor(share * count));
  const inked = (x: number, y: number) =>
    (data[4 * (pixel(y, height) * width + pixel(x, width)) + 3] ?? 0) > 127;
  return inked;
}
