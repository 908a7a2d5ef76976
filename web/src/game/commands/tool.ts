// SPDX-License-Identifier: MIT
//
// Tools are taken in hand, by name or one after another.

import type { PageState } from '../page_state';
import { kTools, type ToolId } from '../tools/list';
import type { Command } from './command';

/** Takes a tool in hand, in place of a rule that is being set. */
export function chooseTool({ session }: PageState, tool: ToolId): void {
  void session.hand.putDown();
  session.input.tool.value = tool;
}

function cycleTool({ session }: PageState, by: 1 | -1): void {
  void session.hand.putDown();
  session.input.cycleTool(by);
}

export const toolCommands: readonly Command[] = [
  ...kTools.map(({ id, key }): Command => ({
    id: `tool.${id}`,
    keys: { sudokupad: [key] },
    run: (page) => chooseTool(page, id),
  })),
  {
    id: 'tool.next',
    keys: { sudokupad: ['Space', 'PageDown'] },
    run: (page) => cycleTool(page, 1),
  },
  {
    id: 'tool.previous',
    keys: { sudokupad: ['Shift+Space', 'PageUp'] },
    run: (page) => cycleTool(page, -1),
  },
];
