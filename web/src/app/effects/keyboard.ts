// SPDX-License-Identifier: MIT
//
// The keyboard: symbols first (a letter that is a symbol of the puzzle is never a command), then the
// table of bindings.

import { digitTyped } from '../../base/typed';
import { setRule } from '../../features/set/rule_draft';
import * as ruleHand from '../../features/set/rule_hand';
import { goToLine } from '../../features/set/rule_places';
import { type CommandId, isOpen } from '../../game/commands/command';
import { filterDigit } from '../../game/commands/filter';
import { commandOf, keyName } from '../../game/commands/keys';
import { kCommands } from '../../game/commands/list';
import { goOn } from '../../game/commands/move';
import { enterColour, enterDigit, skipCell } from '../../game/entering';
import type { PageState } from '../../game/page_state';
import { kTools, type ToolId } from '../../game/tools/list';
import { settings } from '../../store/settings';

/** What the number pad sends for its digits where Shift or the lock of numbers make them arrows. */
const kPadKeys: { readonly [key: string]: CommandId } = {
  ArrowUp: 'move.up',
  ArrowRight: 'move.right',
  ArrowDown: 'move.down',
  ArrowLeft: 'move.left',
};

/** Whether a key of the number pad is meant for something else than its digit. */
function isTurned(event: KeyboardEvent): boolean {
  return /^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key);
}

/** The number on a key, whatever it would write. */
function numberOf(event: KeyboardEvent): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
}

/** The digit that a key means on its own: a symbol typed, or the key's number. */
function typedDigit({ session }: PageState, event: KeyboardEvent): number {
  const symbols = session.game.puzzle.value?.symbols ?? [];
  const number = numberOf(event);
  // With a modifier the key's number counts, not the character that it would write.
  const typed = number ?? event.key;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (number === undefined && !plain) return 0;
  const digit = digitTyped(symbols, typed);
  if (digit > 0) return digit;
  // Symbols that no key writes: their numbers.
  const typeable = symbols.some((symbol) => /^[0-9A-Za-z]$/.test(symbol));
  return number !== undefined && !typeable ? Number(number) : 0;
}

/** Whether a key comes from the board, and from no button beside it. */
function isOnBoard({ target }: KeyboardEvent): boolean {
  return (
    target === document.body || (target instanceof Element && target.closest('.boards') !== null)
  );
}

/** Keys for a rule in hand: its number, and what sets it, takes it away or lets go of it. */
function ruleKey(page: PageState, event: KeyboardEvent): boolean {
  const { session } = page;
  const hand = page.model(ruleHand.RuleHand);
  const kind = hand.kind.value;
  if (kind === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const number = numberOf(event);
  const typed = (event.shiftKey ? undefined : number) ?? event.key;
  // With Shift digits are marks.
  const isMark = event.shiftKey && number !== undefined && /^\d$/.test(event.key);
  if (!isMark && ruleHand.isTyped(page, typed)) {
    ruleHand.typeOnBoard(page, typed);
    return true;
  }
  if (event.key === 'Tab') return isOnBoard(event) && goToLine(page, event.shiftKey ? -1 : 1);
  if (event.shiftKey) return false;
  switch (event.key) {
    case 'Enter':
      if (session.selection.cells.value.size === 0) return false;
      void setRule(page);
      return true;
    case 'Backspace':
    case 'Delete':
      return ruleHand.erase(page);
    case 'Escape':
      return ruleHand.letGo(page);
    default:
      return false;
  }
}

function enterTyped(page: PageState, event: KeyboardEvent): boolean {
  const { session } = page;
  const { input } = session;
  if (input.current.value.pad === 'colours') {
    const number = numberOf(event);
    if (number === undefined) return false;
    void session.attempt(() => enterColour(page, number === '0' ? 10 : Number(number)));
    return true;
  }
  const digit = typedDigit(page, event);
  if (digit === 0) return isBlank(event) && skipCell(page);
  enterDigit(page, digit);
  return true;
}

/** Whether a key writes what stands for an empty cell in a row of digits. */
function isBlank(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  return !modified && (['0', '.', ' '].includes(event.key) || event.code === 'NumpadDecimal');
}

/** HoDoKu's keys that come in families: F1 to F9 filter, letters colour. */
function hodokuKey(page: PageState, event: KeyboardEvent): boolean {
  const { session } = page;
  const f = /^F([1-9])$/.exec(event.code)?.[1];
  if (f !== undefined) {
    filterDigit(page, Number(f), event.ctrlKey || event.metaKey);
    return true;
  }
  const letter = /^Key([A-E])$/.exec(event.code)?.[1];
  if (letter === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  void session.attempt(() => enterColour(page, letter.charCodeAt(0) - 64));
  return true;
}

function isBusyElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const presses = event.code === 'Space' || event.code === 'Enter';
  return presses && target.closest('button, a, summary') !== null;
}

/** Whether Shift belongs to the letter: in both cases it is a symbol. */
function isCased({ session }: PageState, { key }: KeyboardEvent): boolean {
  const symbols = session.game.puzzle.value?.symbols ?? [];
  const [small, large] = [key.toLowerCase(), key.toUpperCase()];
  return small !== large && symbols.includes(small) && symbols.includes(large);
}

/** While modifiers are held the tool is another. */
function heldTool(page: PageState, event: KeyboardEvent): ToolId | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey || (!ctrl && isCased(page, event))) return null;
  // With Shift and the lock of numbers some systems send arrows and say that Shift is up.
  const isShifted = event.shiftKey || (isTurned(event) && event.getModifierState('NumLock'));
  const held = [ctrl && 'Ctrl', isShifted && 'Shift'].filter(Boolean).join('+');
  return kTools.find((tool) => tool.held === held)?.id ?? null;
}

function onKey(page: PageState, event: KeyboardEvent): void {
  const { session } = page;
  session.input.held.value = heldTool(page, event);
  if (isBusyElsewhere(event) || session.game.puzzle.value === null || event.isComposing) return;
  const isPaused = session.clock.paused.value;
  const profile = settings.keyProfile.value;
  // Without the lock of numbers the pad's arrows are arrows.
  const arrow = isTurned(event) && !event.getModifierState('NumLock') && kPadKeys[event.key];
  const command = arrow
    ? kCommands.find(({ id }) => id === arrow)
    : commandOf(keyName(event), profile);
  const isCalled = command !== undefined && isOpen(page, command);
  if (isPaused && !isCalled) return;
  const isTyped =
    !arrow &&
    (ruleKey(page, event) ||
      enterTyped(page, event) ||
      (profile === 'hodoku' && hodokuKey(page, event)));
  if (!isTyped && !isCalled) return;
  event.preventDefault();
  if (!isTyped) command?.run(page);
}

const kEmptyPage = 'html, body, #page, .page, .boards, .panel';

/** A press on the empty page lets go of the selection; the end of a drag is none. */
function listenToPresses(page: PageState): void {
  const { session, shell } = page;
  let began = false;
  const isEmpty = ({ target }: Event) => target instanceof Element && target.matches(kEmptyPage);
  document.addEventListener('pointerdown', (event) => (began = isEmpty(event)));
  document.addEventListener('click', (event) => {
    if (began && isEmpty(event) && shell.dialog.value === null)
      goOn(page, () => session.selection.clear());
  });
}

export function listenToKeys(page: PageState): void {
  const { session } = page;
  listenToPresses(page);
  document.addEventListener('keydown', (event) => onKey(page, event));
  document.addEventListener('keyup', (event) => (session.input.held.value = heldTool(page, event)));
  addEventListener('blur', () => (session.input.held.value = null));
}
