// SPDX-License-Identifier: MIT
//
// What constraint types are called in German, from the files beside the types.

import { type FileWords, namesOf } from '../constraint_words';

const kFiles = import.meta.glob<FileWords>('../../../../src/constraints/types/words/*.de.json', {
  eager: true,
  import: 'default',
});
export const de = namesOf(Object.values(kFiles));
