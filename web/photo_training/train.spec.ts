// SPDX-License-Identifier: MIT
//
// Makes src/photo/digit_weights.bin: pictures with the fonts below are made and cut into glyphs as the page
// does it, and a network learns what they are (stochastic gradients with Adam, Kingma and Ba 2015).
// The same seed gives the same weights on the same machine with the same fonts. Debian packages:
//   fonts-liberation fonts-freefont-ttf fonts-lato fonts-open-sans fonts-roboto-unhinted
//   fonts-crosextra-carlito fonts-crosextra-caladea fonts-linuxlibertine fonts-cantarell fonts-urw-base35
//   fonts-lmodern fonts-comic-neue fonts-ebgaramond fonts-inconsolata fonts-cabin fonts-quicksand
// The families of fonts-dejavu-core are left for the check.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { applied, kClasses, kHidden, kInputs, type Layer } from '../src/photo/digit_net';
import { bundle } from './bundle';
import { randomFrom } from './make_photo';

const kPictures = Number(process.env['PICTURES'] ?? 1500);
const kEpochs = 24;
const kFonts = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'Liberation Sans Narrow',
  'FreeSans',
  'FreeSerif',
  'Lato',
  'Open Sans',
  'Roboto',
  'Roboto Condensed',
  'Carlito',
  'Caladea',
  'Linux Libertine O',
  'Linux Biolinum O',
  'Cantarell',
  'Nimbus Roman',
  'URW Gothic',
  'URW Bookman',
  'C059',
  'P052',
  'Latin Modern Roman',
  'Latin Modern Sans',
  'Comic Neue',
  'Inconsolata',
  'Cabin',
  'Quicksand',
];

declare const photos: typeof import('./in_browser');

interface Sample {
  readonly ink: Float32Array;
  readonly label: number;
}

/** An ink shifted by a pixel or so, thinner or thicker, with some noise: what the next picture may have. */
function varied(ink: Float32Array, random: () => number): Float32Array {
  const side = Math.sqrt(kInputs);
  const dx = Math.round(2 * random() - 1);
  const dy = Math.round(2 * random() - 1);
  const power = Math.exp(0.6 * (random() - 0.5));
  return ink.map((_, at) => {
    const x = (at % side) - dx;
    const y = Math.floor(at / side) - dy;
    const inside = x >= 0 && y >= 0 && x < side && y < side;
    const shade = inside ? ink[y * side + x]! : 0;
    return Math.max(0, Math.min(1, shade ** power + 0.06 * (random() - 0.5)));
  });
}

class Trained implements Layer {
  readonly bias: Float32Array;
  readonly weights: Float32Array;
  private readonly slopes: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(
    readonly inputs: number,
    readonly outputs: number,
    random: () => number,
  ) {
    const size = inputs * outputs;
    const spread = Math.sqrt(6 / inputs);
    this.weights = Float32Array.from({ length: size }, () => spread * (2 * random() - 1));
    this.bias = new Float32Array(outputs);
    this.slopes = new Float32Array(size + outputs);
    this.means = new Float32Array(size + outputs);
    this.squares = new Float32Array(size + outputs);
  }

  /** Takes in what should become less; returns the same for the inputs. */
  backwards(input: Float32Array, error: Float32Array): Float32Array {
    const below = new Float32Array(this.inputs);
    const size = this.weights.length;
    for (let output = 0; output < this.outputs; ++output) {
      const wrong = error[output]!;
      if (wrong === 0) continue;
      const row = output * this.inputs;
      for (let i = 0; i < this.inputs; ++i) {
        this.slopes[row + i]! += wrong * input[i]!;
        below[i]! += wrong * this.weights[row + i]!;
      }
      this.slopes[size + output]! += wrong;
    }
    return below;
  }

  step(rate: number, batch: number): void {
    ++this.steps;
    const size = this.weights.length;
    const first = 1 - 0.9 ** this.steps;
    const second = 1 - 0.999 ** this.steps;
    for (let at = 0; at < this.slopes.length; ++at) {
      const slope = this.slopes[at]! / batch;
      this.slopes[at] = 0;
      const mean = (this.means[at] = 0.9 * this.means[at]! + 0.1 * slope);
      const square = (this.squares[at] = 0.999 * this.squares[at]! + 0.001 * slope * slope);
      const change = (rate * mean) / first / (Math.sqrt(square / second) + 1e-8);
      if (at < size) this.weights[at] = this.weights[at]! * (1 - rate * 0.01) - change;
      else this.bias[at - size]! -= change;
    }
  }

  /** As netOf of digit_net.ts reads it. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.outputs * (this.inputs + 8));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (let output = 0; output < this.outputs; ++output) {
      const row = this.weights.subarray(output * this.inputs, (output + 1) * this.inputs);
      const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
      view.setFloat32(at, scale, true);
      view.setFloat32(at + 4, this.bias[output]!, true);
      at += 8;
      for (const weight of row) view.setInt8(at++, Math.round(weight / scale));
    }
    return bytes;
  }
}

function softened(logits: Float32Array): Float32Array {
  const most = Math.max(...logits);
  const raised = logits.map((logit) => Math.exp(logit - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

test('the network learns digits', async ({ page }) => {
  test.setTimeout(0);
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
  const random = randomFrom(1);
  const samples: Sample[] = [];
  let unfound = 0;
  for (let seed = 1; seed <= kPictures; ++seed) {
    const cells = Array.from({ length: 81 }, () => {
      const chance = random();
      if (chance < 0.04) return '.';
      return chance < 0.1 ? 'x' : String(1 + Math.floor(9 * random()));
    }).join('');
    const harm = seed % 10 === 0 ? 0 : 0.2 + 0.9 * random();
    const glyphs = await page.evaluate((wanted) => photos.glyphsOf(wanted), {
      seed: 1000 + seed,
      fonts: kFonts.map((font) => `"${font}"`),
      cells,
      harm,
    });
    if (glyphs === null) {
      ++unfound;
      continue;
    }
    glyphs.forEach((glyph, cell) => {
      if (glyph === null) return;
      const ink = Float32Array.from(Buffer.from(glyph, 'base64'), (byte) => byte / 255);
      const label = Number(cells[cell]);
      samples.push({ ink, label: Number.isNaN(label) ? 0 : label });
    });
    if (seed % 100 === 0)
      console.log(`${seed} pictures, ${unfound} without a grid, ${samples.length} glyphs`);
  }
  // Digits on their sides are none, so that it shows which way is up.
  const side = Math.sqrt(kInputs);
  const lying = samples
    .filter(({ label }) => label > 1 && random() < 0.05)
    .map(({ ink }) => ({
      ink: ink.map((_, at) => ink[(side - 1 - (at % side)) * side + Math.floor(at / side)]!),
      label: 0,
    }));
  samples.push(...lying);
  for (let at = samples.length - 1; at > 0; --at) {
    const other = Math.floor((at + 1) * random());
    [samples[at], samples[other]] = [samples[other]!, samples[at]!];
  }
  const kept = Math.floor(0.95 * samples.length);
  const hidden = new Trained(kInputs, kHidden, random);
  const output = new Trained(kHidden, kClasses, random);
  const kBatch = 64;
  for (let epoch = 0; epoch < kEpochs; ++epoch) {
    const rate = 0.002 * 0.5 * (1 + Math.cos((Math.PI * epoch) / kEpochs));
    let loss = 0;
    for (let at = 0; at < kept; ++at) {
      const { ink, label } = samples[(at * 7919 + epoch * 104729) % kept]!;
      const input = varied(ink, random);
      const sums = applied(hidden, input);
      const lit = sums.map((sum) => Math.max(0, sum));
      const error = softened(applied(output, lit));
      loss -= Math.log(Math.max(1e-9, error[label]!));
      error[label]! -= 1;
      const below = output.backwards(lit, error);
      hidden.backwards(
        input,
        below.map((wrong, unit) => (sums[unit]! > 0 ? wrong : 0)),
      );
      if ((at + 1) % kBatch === 0) {
        hidden.step(rate, kBatch);
        output.step(rate, kBatch);
      }
    }
    let right = 0;
    for (const { ink, label } of samples.slice(kept)) {
      const logits = applied(
        output,
        applied(hidden, ink).map((sum) => Math.max(0, sum)),
      );
      if (logits.indexOf(Math.max(...logits)) === label) ++right;
    }
    const share = right / (samples.length - kept);
    console.log(
      `epoch ${epoch}: loss ${(loss / kept).toFixed(5)}, right ${(100 * share).toFixed(3)} %`,
    );
  }
  const file = fileURLToPath(new URL('../src/photo/digit_weights.bin', import.meta.url));
  writeFileSync(file, Buffer.concat([hidden.bytes(), output.bytes()]));
});
