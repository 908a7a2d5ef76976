// SPDX-License-Identifier: MIT
//
// The kinds of marks that a person makes, by their member of CellState, and what a cell holds of each.
// Made from the descriptors by tools/api.py: do not change it here.

export const kMarks = [
  { id: 'centre', of: 'digits' },
  { id: 'corner', of: 'digits' },
  { id: 'colours', of: 'colours' },
  { id: 'candidate_colours', of: 'candidates' },
  { id: 'pen', of: 'links' },
] as const;
