// SPDX-License-Identifier: MIT
//
// The tools that a person may have in hand, as the pad has them.

import { centre } from './centre';
import { colour } from './colour';
import { corner } from './corner';
import { pen } from './pen';
import type { Tool } from './tool';
import { value } from './value';

const kAll = [value, corner, centre, colour, pen] as const;

export type ToolId = (typeof kAll)[number]['id'];
export const kTools: readonly (Tool & { readonly id: ToolId })[] = kAll;

export function toolOf(id: string): Tool & { readonly id: ToolId } {
  return kTools.find((tool) => tool.id === id) ?? value;
}
