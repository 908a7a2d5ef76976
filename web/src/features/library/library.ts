// SPDX-License-Identifier: MIT
//
// What of the stored games the library shows, and what is looked for among them.

import { computed, signal } from '@preact/signals';
import type { PageState } from '../../game/page_state';
import { everyGame, type StoredGame } from '../../store/games';
import { listResults, type SolvedOnce } from '../../store/results';

/** What is listed unless something else is asked for: practice would bury the games. */
export const kFirst = 'games';

export class Library {
  readonly view = signal<'games' | 'statistics'>('games');
  readonly results = signal<readonly SolvedOnce[]>([]);
  /** Deleted since the library was opened: these stay in their places. */
  readonly justDeleted = signal<ReadonlySet<string>>(new Set());
  readonly sought = signal('');
  /** A way to choose games, or a tag after "#". */
  readonly shown = signal(kFirst);
  /** All that are stored, with the deleted ones, as their records have it. */
  private readonly stored = signal<readonly StoredGame[]>([]);
  /** With what looking into them has found out meanwhile. */
  readonly games = computed(() =>
    this.stored.value.map((game) => this.page.session.previews.known(game)),
  );

  constructor(private readonly page: PageState) {}

  async refresh(): Promise<void> {
    await this.page.session.autosave.flush();
    await this.readAll();
  }

  async readAll(): Promise<void> {
    this.stored.value = await everyGame();
    this.results.value = await listResults();
  }
}
