// SPDX-License-Identifier: MIT
//
// The keyboard: symbols first (a letter that is a symbol of the puzzle is never a command), then the
// table of bindings.

import { setRule } from '../../features/set/rule_draft';
import * as ruleHand from '../../features/set/rule_hand';
import { type Direction, kDown, kLeft, kRight, kUp } from '../../game/selection';
import type { Tool } from '../../base/tools';
import * as commands from '../../features/play/commands';
import { openPicker } from '../../features/play/picker';
import { settings } from '../../store/settings';
import { type Command, commandOf, keyName } from '../../features/settings/bindings';
import { digitTyped } from '../../base/typed';
import type { PageState } from '../../game/page_state';
import { RuleHand } from '../../features/set/rule_hand';

/** Selects other cells in place of those that are selected: what was typed for these holds. */
function goOn(page: PageState, select: () => void): void {
  ruleHand.leaveCells(page);
  select();
}

function move(page: PageState, direction: Direction): void {
  const { session } = page;
  goOn(page, () => session.selection.move(direction, false));
}

const kRun: { readonly [C in Command]: (page: PageState) => unknown } = {
  'tool.value': (page: PageState) => commands.chooseTool(page, 'value'),
  'tool.corner': (page: PageState) => commands.chooseTool(page, 'corner'),
  'tool.centre': (page: PageState) => commands.chooseTool(page, 'centre'),
  'tool.colour': (page: PageState) => commands.chooseTool(page, 'colour'),
  'tool.pen': (page: PageState) => commands.chooseTool(page, 'pen'),
  'tool.next': (page: PageState) => commands.cycleTool(page, 1),
  'tool.previous': (page: PageState) => commands.cycleTool(page, -1),
  'digit-first': () => (settings.digitFirst.value = !settings.digitFirst.value),
  write: (page: PageState) =>
    page.marks.writesOnPress.value ? commands.writeInHand(page) : openPicker(page),
  'move.up': (page: PageState) => move(page, kUp),
  'move.right': (page: PageState) => move(page, kRight),
  'move.down': (page: PageState) => move(page, kDown),
  'move.left': (page: PageState) => move(page, kLeft),
  'extend.up': ({ session }: PageState) => session.selection.move(kUp, true),
  'extend.right': ({ session }: PageState) => session.selection.move(kRight, true),
  'extend.down': ({ session }: PageState) => session.selection.move(kDown, true),
  'extend.left': ({ session }: PageState) => session.selection.move(kLeft, true),
  'open.up': (page: PageState) => goOn(page, () => page.session.selection.toOpen(kUp)),
  'open.right': (page: PageState) => goOn(page, () => page.session.selection.toOpen(kRight)),
  'open.down': (page: PageState) => goOn(page, () => page.session.selection.toOpen(kDown)),
  'open.left': (page: PageState) => goOn(page, () => page.session.selection.toOpen(kLeft)),
  'row.first': (page: PageState) => goOn(page, () => page.session.selection.toEnd('row', 'first')),
  'row.last': (page: PageState) => goOn(page, () => page.session.selection.toEnd('row', 'last')),
  'column.first': (page: PageState) =>
    goOn(page, () => page.session.selection.toEnd('column', 'first')),
  'column.last': (page: PageState) =>
    goOn(page, () => page.session.selection.toEnd('column', 'last')),
  'select.all': (page: PageState) => goOn(page, () => page.session.selection.all()),
  'select.none': (page: PageState) => goOn(page, () => page.session.selection.clear()),
  'select.invert': (page: PageState) => goOn(page, () => page.session.selection.invert()),
  clear: (page: PageState) => commands.clear(page),
  undo: (page: PageState) => commands.step(page, 'undo'),
  redo: (page: PageState) => commands.step(page, 'redo'),
  pause: ({ session }: PageState) => (session.clock.paused.value = !session.clock.paused.value),
  check: (page: PageState) => commands.check(page),
  hint: (page: PageState) => commands.hint(page),
  'hint.nudge': (page: PageState) => commands.hint(page, 'nudge'),
  'hint.technique': (page: PageState) => commands.hint(page, 'technique'),
  'hint.full': (page: PageState) => commands.hint(page, 'full'),
  'step.do': (page: PageState) => commands.doStep(page),
  'step.next': (page: PageState) => commands.doStepAndNext(page),
  steps: (page: PageState) => commands.allSteps(page),
  solve: (page: PageState) => commands.solve(page),
  rate: (page: PageState) => commands.rate(page),
  fill: ({ session }: PageState) => session.act({ type: 'fill_marks', kind: 'centre' }),
  'filter.next': (page: PageState) => commands.stepFilter(page, 1),
  'filter.previous': (page: PageState) => commands.stepFilter(page, -1),
  'filter.pairs': (page: PageState) => commands.filterPairs(page),
  'filter.mark': (page: PageState) => commands.writeFiltered(page, 'centre'),
  'filter.enter': (page: PageState) =>
    page.marks.filter.value.size > 0 ? commands.writeFiltered(page, 'entry') : openPicker(page),
  'colours.clear': (page: PageState) => commands.clearColours(page),
  help: (page: PageState) => commands.toggleHelp(page),
};

/** What the number pad sends for its digits where Shift or the lock of numbers make them arrows. */
const kPadKeys: { readonly [key: string]: Command } = {
  ArrowUp: 'move.up',
  ArrowRight: 'move.right',
  ArrowDown: 'move.down',
  ArrowLeft: 'move.left',
};

/** Whether a key of the number pad is meant for something else than its digit. */
function isTurned(event: KeyboardEvent): boolean {
  return /^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key);
}

/** The digit that a key means on its own: a symbol typed, or the key's number. */
function typedDigit({ session }: PageState, event: KeyboardEvent): number {
  const symbols = session.game.puzzle.value?.symbols ?? [];
  const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
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

/** Keys for a rule in hand: its number, and what sets it, takes it away or lets go of it. */
function ruleKey(page: PageState, event: KeyboardEvent): boolean {
  const { session } = page;
  const hand = page.model(RuleHand);
  const kind = hand.kind.value;
  if (kind === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const typed = (event.shiftKey ? undefined : number) ?? event.key;
  // With Shift digits are marks.
  const isMark = event.shiftKey && number !== undefined && /^\d$/.test(event.key);
  if (!isMark && ruleHand.isTyped(page, typed)) {
    ruleHand.typeOnBoard(page, typed);
    return true;
  }
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
  if (input.current.value === 'colour') {
    const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (number === undefined) return false;
    void session.attempt(() => commands.enterColour(page, number === '0' ? 10 : Number(number)));
    return true;
  }
  const digit = typedDigit(page, event);
  if (digit === 0) return isBlank(event) && commands.skipCell(page);
  commands.enterDigit(page, digit);
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
    commands.filterDigit(page, Number(f), event.ctrlKey || event.metaKey);
    return true;
  }
  const letter = /^Key([A-E])$/.exec(event.code)?.[1];
  if (letter === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  void session.attempt(() => commands.enterColour(page, letter.charCodeAt(0) - 64));
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
function heldTool(page: PageState, event: KeyboardEvent): Tool | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey || (!ctrl && isCased(page, event))) return null;
  // With Shift and the lock of numbers some systems send arrows and say that Shift is up.
  const turned = isTurned(event);
  if (turned && event.getModifierState('NumLock')) return ctrl ? 'colour' : 'corner';
  if (ctrl && event.shiftKey) return 'colour';
  return ctrl ? 'centre' : event.shiftKey ? 'corner' : null;
}

function onKey(page: PageState, event: KeyboardEvent): void {
  const { session } = page;
  session.input.held.value = heldTool(page, event);
  if (isBusyElsewhere(event) || session.game.puzzle.value === null || event.isComposing) return;
  const profile = settings.keyProfile.value;
  // Without the lock of numbers the pad's arrows are arrows.
  const arrow = isTurned(event) && !event.getModifierState('NumLock') && kPadKeys[event.key];
  if (arrow && !session.clock.paused.value) {
    event.preventDefault();
    kRun[arrow](page);
    return;
  }
  if (session.clock.paused.value && commandOf(keyName(event), profile) !== 'pause') return;
  if (
    ruleKey(page, event) ||
    enterTyped(page, event) ||
    (profile === 'hodoku' && hodokuKey(page, event))
  ) {
    event.preventDefault();
    return;
  }
  const command = commandOf(keyName(event), profile);
  if (command === null) return;
  event.preventDefault();
  kRun[command](page);
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
