// SPDX-License-Identifier: MIT
//
// From a picture's file to what is printed in it.

import { PageError } from '../api/engine';
import { t } from '../i18n/i18n';
import type { ReadPhoto } from './read_photo';

/** More pixels on a side than these say nothing more about digits. */
const kLargest = 1400;

/** Whether a file says of itself that it is a picture. */
export function isPicture(file: File): boolean {
  return file.type.startsWith('image/');
}

async function pixelsOf(file: File): Promise<ImageData> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new PageError(t('photo.not-shown'));
  }
  const scale = Math.min(1, kLargest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(2, Math.round(bitmap.width * scale));
  canvas.height = Math.max(2, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PageError(t('photo.not-shown'));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Why no puzzle was read. */
function refusal({ otherSides, emptySides }: ReadPhoto): string {
  const [other, empty] = [otherSides[0], emptySides[0]];
  if (other !== undefined) return t('photo.other-size', { side: other });
  if (empty !== undefined) return t('photo.no-digits', { side: empty });
  return t('photo.no-grid');
}

/** The puzzles in a picture, at least one, or what is wrong with that. */
export async function readPicture(file: File): Promise<ReadPhoto> {
  const { width, height, data } = await pixelsOf(file);
  const worker = new Worker(new URL('./photo_worker.ts', import.meta.url), { type: 'module' });
  try {
    const read = await new Promise<ReadPhoto>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<{ read: ReadPhoto } | { failed: string }>) => {
        if ('read' in event.data) resolve(event.data.read);
        else reject(new Error(event.data.failed));
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ width, height, data }, [data.buffer]);
    });
    if (read.puzzles.length === 0) throw new PageError(refusal(read));
    return read;
  } finally {
    worker.terminate();
  }
}
