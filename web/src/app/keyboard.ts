// SPDX-License-Identifier: MIT
//
// The keyboard: symbols first (a letter that is a symbol of the puzzle is never a command), then the
// table of bindings.

import { app } from './app_state';
import { setRule } from '../features/set/rule_draft';
import * as ruleHand from '../features/set/rule_hand';
import { type Direction, kDown, kLeft, kRight, kUp } from '../game/selection';
import type { Tool } from '../base/tools';
import * as commands from '../features/play/commands';
import { openPicker } from '../features/play/picker';
import { settings } from '../store/settings';
import { type Command, commandOf, keyName } from '../features/settings/bindings';
import { digitTyped } from '../base/typed';

/** Selects other cells in place of those that are selected: what was typed for these holds. */
function goOn(select: () => void): void {
  ruleHand.leaveCells();
  select();
}

function move(direction: Direction): void {
  goOn(() => app.selection.move(direction, false));
}

const kRun: { readonly [C in Command]: () => unknown } = {
  'tool.value': () => commands.chooseTool('value'),
  'tool.corner': () => commands.chooseTool('corner'),
  'tool.centre': () => commands.chooseTool('centre'),
  'tool.colour': () => commands.chooseTool('colour'),
  'tool.pen': () => commands.chooseTool('pen'),
  'tool.next': () => commands.cycleTool(1),
  'tool.previous': () => commands.cycleTool(-1),
  'digit-first': () => (settings.digitFirst.value = !settings.digitFirst.value),
  write: () => (app.writesOnPress.value ? commands.writeInHand() : openPicker()),
  'move.up': () => move(kUp),
  'move.right': () => move(kRight),
  'move.down': () => move(kDown),
  'move.left': () => move(kLeft),
  'extend.up': () => app.selection.move(kUp, true),
  'extend.right': () => app.selection.move(kRight, true),
  'extend.down': () => app.selection.move(kDown, true),
  'extend.left': () => app.selection.move(kLeft, true),
  'open.up': () => goOn(() => app.selection.toOpen(kUp)),
  'open.right': () => goOn(() => app.selection.toOpen(kRight)),
  'open.down': () => goOn(() => app.selection.toOpen(kDown)),
  'open.left': () => goOn(() => app.selection.toOpen(kLeft)),
  'row.first': () => goOn(() => app.selection.toEnd('row', 'first')),
  'row.last': () => goOn(() => app.selection.toEnd('row', 'last')),
  'column.first': () => goOn(() => app.selection.toEnd('column', 'first')),
  'column.last': () => goOn(() => app.selection.toEnd('column', 'last')),
  'select.all': () => goOn(() => app.selection.all()),
  'select.none': () => goOn(() => app.selection.clear()),
  'select.invert': () => goOn(() => app.selection.invert()),
  clear: () => commands.clear(),
  undo: () => commands.step('undo'),
  redo: () => commands.step('redo'),
  pause: () => (app.clock.paused.value = !app.clock.paused.value),
  check: () => commands.check(),
  hint: () => commands.hint(),
  'hint.nudge': () => commands.hint('nudge'),
  'hint.technique': () => commands.hint('technique'),
  'hint.full': () => commands.hint('full'),
  'step.do': () => commands.doStep(),
  'step.next': () => commands.doStepAndNext(),
  steps: () => commands.allSteps(),
  solve: () => commands.solve(),
  rate: () => commands.rate(),
  fill: () => app.act({ type: 'fill_marks', kind: 'centre' }),
  'filter.next': () => commands.stepFilter(1),
  'filter.previous': () => commands.stepFilter(-1),
  'filter.pairs': () => commands.filterPairs(),
  'filter.mark': () => commands.writeFiltered('centre'),
  'filter.enter': () =>
    app.filter.value.size > 0 ? commands.writeFiltered('entry') : openPicker(),
  'colours.clear': () => commands.clearColours(),
  help: () => commands.toggleHelp(),
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
function typedDigit(event: KeyboardEvent): number {
  const symbols = app.game.puzzle.value?.symbols ?? [];
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
function ruleKey(event: KeyboardEvent): boolean {
  const kind = ruleHand.kindInHand.value;
  if (kind === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const typed = (event.shiftKey ? undefined : number) ?? event.key;
  // With Shift digits are marks.
  const isMark = event.shiftKey && number !== undefined && /^\d$/.test(event.key);
  if (!isMark && ruleHand.isTyped(typed)) {
    ruleHand.typeOnBoard(typed);
    return true;
  }
  if (event.shiftKey) return false;
  switch (event.key) {
    case 'Enter':
      if (app.selection.cells.value.size === 0) return false;
      void setRule();
      return true;
    case 'Backspace':
    case 'Delete':
      return ruleHand.erase();
    case 'Escape':
      return ruleHand.letGo();
    default:
      return false;
  }
}

function enterTyped(event: KeyboardEvent): boolean {
  const { input } = app;
  if (input.current.value === 'colour') {
    const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (number === undefined) return false;
    void app.attempt(() => commands.enterColour(number === '0' ? 10 : Number(number)));
    return true;
  }
  const digit = typedDigit(event);
  if (digit === 0) return isBlank(event) && commands.skipCell();
  commands.enterDigit(digit);
  return true;
}

/** Whether a key writes what stands for an empty cell in a row of digits. */
function isBlank(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  return !modified && (['0', '.', ' '].includes(event.key) || event.code === 'NumpadDecimal');
}

/** HoDoKu's keys that come in families: F1 to F9 filter, letters colour. */
function hodokuKey(event: KeyboardEvent): boolean {
  const f = /^F([1-9])$/.exec(event.code)?.[1];
  if (f !== undefined) {
    commands.filterDigit(Number(f), event.ctrlKey || event.metaKey);
    return true;
  }
  const letter = /^Key([A-E])$/.exec(event.code)?.[1];
  if (letter === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  void app.attempt(() => commands.enterColour(letter.charCodeAt(0) - 64));
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
function isCased({ key }: KeyboardEvent): boolean {
  const symbols = app.game.puzzle.value?.symbols ?? [];
  const [small, large] = [key.toLowerCase(), key.toUpperCase()];
  return small !== large && symbols.includes(small) && symbols.includes(large);
}

/** While modifiers are held the tool is another. */
function heldTool(event: KeyboardEvent): Tool | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey || (!ctrl && isCased(event))) return null;
  // With Shift and the lock of numbers some systems send arrows and say that Shift is up.
  const turned = isTurned(event);
  if (turned && event.getModifierState('NumLock')) return ctrl ? 'colour' : 'corner';
  if (ctrl && event.shiftKey) return 'colour';
  return ctrl ? 'centre' : event.shiftKey ? 'corner' : null;
}

function onKey(event: KeyboardEvent): void {
  app.input.held.value = heldTool(event);
  if (isBusyElsewhere(event) || app.game.puzzle.value === null || event.isComposing) return;
  const profile = settings.keyProfile.value;
  // Without the lock of numbers the pad's arrows are arrows.
  const arrow = isTurned(event) && !event.getModifierState('NumLock') && kPadKeys[event.key];
  if (arrow && !app.clock.paused.value) {
    event.preventDefault();
    kRun[arrow]();
    return;
  }
  if (app.clock.paused.value && commandOf(keyName(event), profile) !== 'pause') return;
  if (ruleKey(event) || enterTyped(event) || (profile === 'hodoku' && hodokuKey(event))) {
    event.preventDefault();
    return;
  }
  const command = commandOf(keyName(event), profile);
  if (command === null) return;
  event.preventDefault();
  kRun[command]();
}

const kEmptyPage = 'html, body, #page, .page, .boards, .panel';

/** A press on the empty page lets go of the selection; the end of a drag is none. */
function listenToPresses(): void {
  let began = false;
  const isEmpty = ({ target }: Event) => target instanceof Element && target.matches(kEmptyPage);
  document.addEventListener('pointerdown', (event) => (began = isEmpty(event)));
  document.addEventListener('click', (event) => {
    if (began && isEmpty(event) && app.dialog.value === null) goOn(() => app.selection.clear());
  });
}

export function listenToKeys(): void {
  listenToPresses();
  document.addEventListener('keydown', onKey);
  document.addEventListener('keyup', (event) => (app.input.held.value = heldTool(event)));
  addEventListener('blur', () => (app.input.held.value = null));
}
