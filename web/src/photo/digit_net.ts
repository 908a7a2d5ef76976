// SPDX-License-Identifier: MIT
//
// Which digit a glyph is: a network of one hidden layer. Its weights are one byte each
// (digit_weights.bin, made by photo_training/train.ts from rendered fonts): for each layer, per output
// a scale and a bias as 32-bit floats of little end, then the weights of its inputs as signed bytes.

import { kGlyph } from './cell_glyphs';

export const kInputs = kGlyph * kGlyph;
export const kHidden = 64;
/** 0 is something else than a digit. */
export const kClasses = 10;

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly bias: Float32Array;
  /** Entry output * inputs + input. */
  readonly weights: Float32Array;
}
export type DigitNet = readonly [Layer, Layer];

export function netOf(bytes: ArrayBuffer): DigitNet {
  const view = new DataView(bytes);
  let at = 0;
  const layer = (inputs: number, outputs: number): Layer => {
    const bias = new Float32Array(outputs);
    const weights = new Float32Array(inputs * outputs);
    for (let output = 0; output < outputs; ++output) {
      const scale = view.getFloat32(at, true);
      bias[output] = view.getFloat32(at + 4, true);
      at += 8;
      for (let input = 0; input < inputs; ++input) {
        weights[output * inputs + input] = scale * view.getInt8(at++);
      }
    }
    return { inputs, outputs, bias, weights };
  };
  return [layer(kInputs, kHidden), layer(kHidden, kClasses)];
}

export function applied(layer: Layer, input: Float32Array): Float32Array {
  return layer.bias.map((bias, output) => {
    let sum = bias;
    const row = output * layer.inputs;
    for (let i = 0; i < layer.inputs; ++i) sum += layer.weights[row + i]! * input[i]!;
    return sum;
  });
}

/** How probable each class is for the ink of a glyph, by the network. */
export function probabilities(net: DigitNet, ink: Float32Array): Float32Array {
  const hidden = applied(net[0], ink).map((sum) => Math.max(0, sum));
  const logits = applied(net[1], hidden);
  const most = Math.max(...logits);
  const raised = logits.map((logit) => Math.exp(logit - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}
