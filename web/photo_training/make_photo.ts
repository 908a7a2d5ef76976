// SPDX-License-Identifier: MIT
//
// Pictures as people take them of printed puzzles, made in the browser from a seed: a page with a grid and
// words around it, bent, seen at a slant, lit from one side with a shadow over it, out of focus, with
// noise, stored as JPEG. What the digits are is known, so that reading them can be taught and checked.

import { type Corners, mapOf } from '../src/photo/find_grid';

export interface Wanted {
  readonly seed: number;
  /** CSS families to choose from. */
  readonly fonts: readonly string[];
  /** Row by row: 1 to 9 and letters, `.` for nothing, `x` for something that is no digit. */
  readonly cells: string;
  /** Rows and columns of a box; three by three if nothing is said. */
  readonly box?: readonly [number, number];
  /** How hard it is made, from 0 (a screenshot) to 1. */
  readonly harm: number;
}

/** Mulberry32 (Ettinger 2017). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const kWords = 'the paper of the day has on its last page a puzzle for those who wait'.split(' ');

function paper(wanted: Wanted, random: () => number): HTMLCanvasElement {
  const between = (low: number, high: number) => low + (high - low) * random();
  const canvas = document.createElement('canvas');
  const side = Math.sqrt(wanted.cells.length);
  const [boxRows, boxColumns] = wanted.box ?? [3, 3];
  // A grid with fewer cells has larger ones.
  const cell = Math.round((between(56, 84) * (9 + 2 * side)) / (3 * side));
  const margin = Math.round(between(0.8, 2.2) * cell);
  canvas.width = side * cell + 2 * margin;
  canvas.height = side * cell + 2 * margin;
  const pen = canvas.getContext('2d')!;
  const isDark = wanted.harm === 0 && random() < 0.2;
  const [ground, ink] = isDark ? ['#16181d', '#e8e8ea'] : ['#fbfaf6', '#16161a'];
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const font = wanted.fonts[Math.floor(random() * wanted.fonts.length)]!;
  pen.fillStyle = ink;
  pen.textBaseline = 'alphabetic';
  pen.font = `${Math.round(0.3 * cell)}px ${font}`;
  for (let y = 0.4 * cell; y < canvas.height; y += 0.45 * cell) {
    if (y > margin - 0.35 * cell && y < margin + side * cell + 0.5 * cell) continue;
    let line = '';
    while (line.length < 60) line += `${kWords[Math.floor(random() * kWords.length)]} `;
    pen.fillText(line, 0.3 * cell, y, canvas.width - 0.6 * cell);
  }
  if (random() < 0.3) {
    pen.fillStyle = isDark ? '#2a2e36' : random() < 0.5 ? '#e4e4e4' : '#dde9f5';
    for (let box = 0; box < side; ++box) {
      const [across, down] = [box % boxRows, Math.floor(box / boxRows)];
      if ((across + down) % 2 !== 0) continue;
      pen.fillRect(
        margin + boxColumns * cell * across,
        margin + boxRows * cell * down,
        boxColumns * cell,
        boxRows * cell,
      );
    }
  }
  const thin = between(1, 2.5);
  const thick = thin * between(1.2, 3);
  const pale = random() < 0.4 ? (isDark ? '#888c94' : '#8a8a8a') : ink;
  for (const isBold of [false, true]) {
    for (let line = 0; line <= side; ++line) {
      pen.strokeStyle = isBold ? ink : pale;
      pen.lineWidth = isBold ? thick : thin;
      const at = margin + line * cell;
      const [begin, end] = [margin - thick / 2, margin + side * cell + thick / 2];
      pen.beginPath();
      if ((line % boxColumns === 0) === isBold) {
        pen.moveTo(at, begin);
        pen.lineTo(at, end);
      }
      if ((line % boxRows === 0) === isBold) {
        pen.moveTo(begin, at);
        pen.lineTo(end, at);
      }
      pen.stroke();
    }
  }
  const size = Math.round(cell * between(0.52, 0.8));
  const weight = random() < 0.3 ? 'bold ' : '';
  const digitFont = `${weight}${size}px ${font}`;
  const digitInk = random() < 0.2 ? (isDark ? '#9fc2ff' : '#1d3d8f') : ink;
  pen.textAlign = 'center';
  [...wanted.cells].forEach((digit, at) => {
    const x = margin + ((at % side) + 0.5) * cell;
    const y = margin + (Math.floor(at / side) + 0.5) * cell;
    if (digit === '.') return;
    pen.fillStyle = digitInk;
    if (digit === 'x') {
      pen.font = `${Math.round(0.5 * size)}px ${font}`;
      const kind = Math.floor(random() * 4);
      if (kind === 0) pen.fillText('?%&#@'[Math.floor(random() * 5)]!, x, y + 0.2 * size);
      else if (kind === 1) pen.fillRect(x - 0.2 * cell, y - 0.2 * cell, 0.4 * cell, 0.35 * cell);
      else if (kind === 2) {
        pen.font = `${Math.round(1.2 * 0.5 * size)}px ${font}`;
        pen.fillText('12', x, y + 0.2 * size);
      } else {
        pen.beginPath();
        pen.arc(x, y, 0.33 * cell, 0, 7);
        pen.strokeStyle = digitInk;
        pen.lineWidth = 2;
        pen.stroke();
      }
      return;
    }
    pen.font = digitFont;
    const box = pen.measureText(digit);
    const drop = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    pen.fillText(digit, x + between(-0.03, 0.03) * cell, y + drop + between(-0.03, 0.03) * cell);
  });
  return canvas;
}

/** The picture, as the browser draws it when it has been stored and loaded. */
export async function makePhoto(wanted: Wanted): Promise<HTMLCanvasElement> {
  const random = randomFrom(wanted.seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const { harm } = wanted;
  const flat = paper(wanted, random);
  if (harm === 0) return flat;
  const from = flat.getContext('2d')!.getImageData(0, 0, flat.width, flat.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(between(820, 1300));
  canvas.height = Math.round(between(820, 1300));
  const pen = canvas.getContext('2d')!;
  const to = pen.createImageData(canvas.width, canvas.height);
  // Where the page's corners lie in the picture, as parts of it.
  const turn = between(-0.2, 0.2) * harm;
  const reach = Math.min(canvas.width, canvas.height) * between(0.38, 0.47);
  const corner = (x: number, y: number) => ({
    x:
      canvas.width / 2 +
      reach * (x * Math.cos(turn) - y * Math.sin(turn)) * between(1 - 0.22 * harm, 1),
    y:
      canvas.height / 2 +
      reach * (x * Math.sin(turn) + y * Math.cos(turn)) * between(1 - 0.22 * harm, 1),
  });
  const corners: Corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  // From the picture back to the page: the map of the corners, turned round by Newton's steps.
  const map = mapOf(corners);
  const bend = between(-0.02, 0.02) * harm;
  const wave = between(2, 5);
  const [lightX, lightY] = [between(-0.5, 0.5) * harm, between(-0.5, 0.5) * harm];
  const shadow = random() < 0.5 ? between(0.15, 0.5) * harm : 0;
  const [edgeX, edgeY, edge] = [between(-1, 1), between(-1, 1), between(-0.3, 0.3)];
  const noise = between(2, 14) * harm;
  const table = [between(60, 150), between(50, 130), between(40, 120)];
  let [u, v] = [0, 0];
  for (let y = 0; y < canvas.height; ++y) {
    for (let x = 0; x < canvas.width; ++x) {
      if (x === 0) [u, v] = [0, y / canvas.height];
      for (let step = 0; step < (x === 0 ? 12 : 2); ++step) {
        const at = map(u, v);
        const right = map(u + 1e-4, v);
        const down = map(u, v + 1e-4);
        const [a, b] = [(right.x - at.x) * 1e4, (down.x - at.x) * 1e4];
        const [c, d] = [(right.y - at.y) * 1e4, (down.y - at.y) * 1e4];
        const determinant = a * d - b * c;
        u += (d * (x - at.x) - b * (y - at.y)) / determinant;
        v += (a * (y - at.y) - c * (x - at.x)) / determinant;
      }
      const px = (u + bend * Math.sin(wave * v)) * flat.width;
      const py = (v + bend * Math.sin(wave * u)) * flat.height;
      const [rx, ry] = [x / canvas.width - 0.5, y / canvas.height - 0.5];
      let light = 1 + lightX * rx + lightY * ry - 0.3 * harm * (rx * rx + ry * ry);
      const over = (edgeX * rx + edgeY * ry - edge) * 25;
      light *= 1 - shadow / (1 + Math.exp(-over));
      const grain = (random() + random() + random() - 1.5) * noise;
      const isPage = px >= 0 && py >= 0 && px < flat.width - 1 && py < flat.height - 1;
      const [left, top] = [Math.floor(px), Math.floor(py)];
      for (let channel = 0; channel < 3; ++channel) {
        let shade = table[channel]!;
        if (isPage) {
          const at = 4 * (top * flat.width + left) + channel;
          const below = at + 4 * flat.width;
          const across = px - left;
          const upper = from.data[at]! * (1 - across) + from.data[at + 4]! * across;
          const lower = from.data[below]! * (1 - across) + from.data[below + 4]! * across;
          shade = upper * (1 - py + top) + lower * (py - top);
        }
        to.data[4 * (y * canvas.width + x) + channel] = shade * light * 0.92 + grain;
      }
      to.data[4 * (y * canvas.width + x) + 3] = 255;
    }
  }
  pen.putImageData(to, 0, 0);
  const soft = document.createElement('canvas');
  [soft.width, soft.height] = [canvas.width, canvas.height];
  const softPen = soft.getContext('2d')!;
  softPen.filter = `blur(${(between(0, 1.5) * harm).toFixed(2)}px)`;
  softPen.drawImage(canvas, 0, 0);
  const stored = await new Promise<Blob>((resolve) =>
    soft.toBlob((blob) => resolve(blob!), 'image/jpeg', between(0.5, 0.92)),
  );
  softPen.filter = 'none';
  softPen.drawImage(await createImageBitmap(stored), 0, 0);
  return soft;
}
