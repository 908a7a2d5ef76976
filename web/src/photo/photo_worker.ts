// SPDX-License-Identifier: MIT
/// <reference lib="webworker" />
// Reads pictures beside the page, which stays awake: takes pixels, answers what is read.

import { type DigitNet, netOf } from './digit_net';
import { type ColourImage, colourfulnessOf, greyOf } from './image';
import { readPhoto } from './read_photo';

const weights = new URL('./digit_weights.bin', import.meta.url);
let net: Promise<DigitNet> | undefined;

async function load(): Promise<DigitNet> {
  const answer = await fetch(weights);
  if (!answer.ok) throw new Error(`${weights.pathname}: ${answer.status}`);
  return netOf(await answer.arrayBuffer());
}

self.onmessage = async (event: MessageEvent<ColourImage>) => {
  try {
    net ??= load();
    const { data } = event;
    self.postMessage({ read: readPhoto(await net, greyOf(data), colourfulnessOf(data)) });
  } catch (error) {
    net = undefined;
    self.postMessage({ failed: String(error) });
  }
};
