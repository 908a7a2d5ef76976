// SPDX-License-Identifier: MIT
//
// What constraint types are called in Japanese, from the files beside the types.

import { type FileWords, namesOf } from '../constraint_words';

const kFiles = import.meta.glob<FileWords>('../../../../src/constraints/types/words/*.ja.json', {
  eager: true,
  import: 'default',
});
export const ja = namesOf(Object.values(kFiles));
