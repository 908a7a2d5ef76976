// SPDX-License-Identifier: MIT
//
// The tools that a person may have in hand: what a digit means with them.

export type Tool = 'value' | 'corner' | 'centre' | 'colour' | 'pen';
export const kTools: readonly Tool[] = ['value', 'corner', 'centre', 'colour', 'pen'];
