// SPDX-License-Identifier: MIT
//
// Numbers of rows and columns and names of faces, as sentences use them. Drawings are always asked
// for with them, so that everything lies in the same place whether they are shown or not.

import type { Scene } from '../engine/protocol';

/** Tones of labels: the number of a row or column, the name of a face. */
const kTones: readonly number[] = [1, 2];

/** The drawing without them. */
export function withoutCoordinates(scene: Scene): Scene {
  const layers = scene.layers.map((layer) => ({
    ...layer,
    texts: layer.texts.filter((text) => text.class !== 'label' || !kTones.includes(text.tone ?? 0)),
  }));
  return { ...scene, layers };
}
