// SPDX-License-Identifier: MIT
//
// Which symbol of a puzzle is meant by what was typed.

/**
 * The digit, from 1 up, whose symbol was typed: that very one, else the only one that differs in its
 * case alone; 0 when there is none.
 */
export function digitTyped(symbols: readonly string[], typed: string): number {
  const exact = symbols.indexOf(typed) + 1;
  if (exact > 0 || typed.length !== 1) return exact;
  const isAlike = (symbol: string) => symbol.toLowerCase() === typed.toLowerCase();
  const alike = symbols.filter(isAlike);
  return alike.length === 1 ? symbols.findIndex(isAlike) + 1 : 0;
}
