// SPDX-License-Identifier: MIT
//
// Whether parts of puzzle files say the same.

import type { Json } from '../api/protocol';

/** What is the same for parts of puzzle files that say the same, in whatever order of their members. */
function told(part: Json): string {
  return JSON.stringify(part, (_, value: Json) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export function sameSpec(a: Json, b: Json): boolean {
  return told(a) === told(b);
}
