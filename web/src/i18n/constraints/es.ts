// SPDX-License-Identifier: MIT
//
// What constraint types are called in Spanish, from the files beside the types.

import { type FileWords, namesOf } from '../constraint_words';

const kFiles = import.meta.glob<FileWords>('../../../../src/constraints/types/words/*.es.json', {
  eager: true,
  import: 'default',
});
export const es = namesOf(Object.values(kFiles));
