// SPDX-License-Identifier: MIT
//
// What the parts of the page are handed: the game and all that belongs to it, help, what is around them,
// and marks. Features add what they keep themselves as long as the page is open, each a class of its own.

import type { WatchedEngine } from '../api/watched_engine';
import { Game } from './game';
import { Help } from './help';
import { Marks } from './marks';
import { Session } from './session';
import { Shell } from './shell';

/** What a feature keeps. */
export type Model<T> = new (page: PageState) => T;

export class PageState {
  readonly session: Session;
  readonly help: Help;
  readonly shell: Shell;
  readonly marks: Marks;
  private readonly models = new Map<Model<unknown>, unknown>();

  constructor(engine: WatchedEngine) {
    const game = new Game(engine);
    this.help = new Help(game);
    this.shell = new Shell();
    this.session = new Session(game, this.help, this.shell);
    this.marks = new Marks(this.session);
  }

  /** What a feature keeps; made when it is asked for first. */
  model<T>(kind: Model<T>): T {
    const known = this.models.get(kind) ?? new kind(this);
    this.models.set(kind, known);
    return known as T;
  }
}
