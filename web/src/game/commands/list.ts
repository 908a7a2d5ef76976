// SPDX-License-Identifier: MIT
//
// The commands, as the table of keys has them.

import { check } from './check';
import { clear } from './clear';
import { clearColours } from './clear_colours';
import type { Command } from './command';
import { digitFirst } from './digit_first';
import { fill } from './fill';
import { filters } from './filter';
import { help } from './help';
import { hintCommands, weakerHints } from './hint';
import { moves } from './move';
import { pause } from './pause';
import { rate } from './rate';
import { selections } from './select';
import { solve } from './solve';
import { steps } from './steps';
import { redo, undo } from './steps_back';
import { toolCommands } from './tool';
import { write } from './write';

export const kCommands: readonly Command[] = [
  ...toolCommands,
  digitFirst,
  write,
  ...moves,
  ...selections,
  clear,
  undo,
  redo,
  pause,
  check,
  fill,
  ...hintCommands,
  steps,
  ...weakerHints,
  solve,
  rate,
  ...filters,
  clearColours,
  help,
];
