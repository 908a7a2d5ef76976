// SPDX-License-Identifier: MIT
//
// What constraint types are called in French, from the files beside the types.

import { type FileWords, namesOf } from '../constraint_words';

const kFiles = import.meta.glob<FileWords>('../../../../src/constraints/types/words/*.fr.json', {
  eager: true,
  import: 'default',
});
export const fr = namesOf(Object.values(kFiles));
