// SPDX-License-Identifier: MIT
//
// Looks into stored games without playing them: a picture of each as it stands, and what its record
// lacks: the kind of puzzle and its level. One after another, the pictures first, and only while
// somebody is looking.

import { openGame } from './open_game';
import { signal, type Signal } from '@preact/signals';
import type { Engine } from '../api/engine';
import type { PuzzleView, Standing } from '../api/protocol';
import { noteGame, type Notes, readGame, type Resumed, type StoredGame } from '../store/games';
import { kindOf } from './autosave';
import { isLevel } from '../base/levels';

const kCellSize = 32;
const kMostPictures = 300;
const kPatience = 0.5; // seconds to rate a puzzle

export type Look = 'light' | 'dark' | 'contrast';

/** The look of drawings that is nearest to that of the page. */
export function pageLook(): Look {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'dark' || theme === 'contrast' ? theme : 'light';
}

export class Previews {
  /** What was found out, by game; their records hold it as well. */
  readonly found = signal<ReadonlyMap<string, Notes>>(new Map());
  /** What was done since the record of that time: it says nothing of a later one. */
  private readonly moved = signal<ReadonlyMap<string, { updated: number; notes: Notes }>>(
    new Map(),
  );
  private readonly pictures = new Map<string, Signal<string>>();
  private readonly wanted: (() => Promise<void>)[] = [];
  private readonly unrated: (() => Promise<void>)[] = [];
  private readonly tried = new Set<string>();
  private busy = false;
  private isOn = false;

  constructor(private readonly engine: Engine) {}

  /** A game with what looking into it has found out. */
  known(game: StoredGame): StoredGame {
    const moved = this.moved.value.get(game.id);
    const notes = moved?.updated === game.updated ? moved.notes : {};
    return { ...game, ...this.found.value.get(game.id), ...notes };
  }

  /** Works from now on, until the function that it returns is called. */
  start(): () => void {
    this.isOn = true;
    void this.work();
    return () => {
      this.isOn = false;
      this.wanted.length = 0;
      this.unrated.length = 0;
    };
  }

  /** Finds out what kinds of puzzles they are, and how hard, where their records do not say. */
  learn(games: readonly StoredGame[]): void {
    const isOpen = ({ kind, level, setting }: StoredGame) =>
      !setting && (kind === undefined || level === undefined);
    this.unrated.push(...games.filter(isOpen).map((game) => () => this.rate(game)));
    void this.work();
  }

  /** The address of a picture of a game; empty until it is there. */
  picture(game: StoredGame, look: Look): Signal<string> {
    const key = [game.id, game.updated, look].join(' ');
    const known = this.pictures.get(key);
    if (known?.peek()) return known;
    const made = known ?? signal('');
    this.pictures.set(key, made);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > kMostPictures && oldest !== undefined) this.pictures.delete(oldest);
    this.wanted.push(async () => {
      if (made.peek() === '') made.value = await this.draw(game, look);
    });
    void this.work();
    return made;
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.isOn) {
      const task = this.wanted.shift() ?? this.unrated.shift();
      if (task === undefined) break;
      // A game that cannot be opened has no picture; opening it says why.
      await task().catch(() => undefined);
    }
    this.busy = false;
  }

  private async draw(game: StoredGame, look: Look): Promise<string> {
    const stored = await readGame(game.id);
    const { document } = stored?.game ?? game;
    const { session, puzzle } = await openGame(this.engine, { document });
    try {
      await this.replay(session, puzzle, stored);
      const { svg } = await this.engine.call('svg', {
        session,
        view: puzzle.views.at(-1) ?? 'flat',
        theme: look,
        cell_size: kCellSize,
        candidates: false,
      });
      if (!game.kind) await this.note(game.id, { kind: kindOf(puzzle) });
      if (game.level === undefined && !game.setting) this.unrated.push(() => this.rate(game));
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    } finally {
      this.engine.call('close', { session }).catch(() => undefined);
    }
  }

  /** What was done since the document was stored, which the record does not count either. */
  private async replay(session: string, puzzle: PuzzleView, stored?: Resumed): Promise<void> {
    if (!stored?.actions.length) return;
    let state: Standing | undefined;
    for (const action of stored.actions) {
      state = (await this.engine.call('act', { session, action })).state;
    }
    if (state === undefined) return;
    const givens = puzzle.cells.filter(({ given }) => given !== null).length;
    const { empty, solved } = state;
    const { id, updated } = stored.game;
    this.moved.value = new Map(this.moved.value).set(id, {
      updated,
      notes: { filled: Math.max(state.filled - givens, 0), empty, solved },
    });
  }

  private async rate({ id, document, kind }: StoredGame): Promise<void> {
    if (this.tried.has(id)) return;
    this.tried.add(id);
    const { session, puzzle } = await openGame(this.engine, { document });
    try {
      if (!kind) await this.note(id, { kind: kindOf(puzzle) });
      const { difficulty } = puzzle;
      const limits = { session, time_limit: kPatience };
      const { status, level } = isLevel(difficulty)
        ? { status: 'unique', level: difficulty }
        : await this.engine.call('rate', limits);
      if (status !== 'limit') await this.note(id, { level: level ?? '' });
    } finally {
      this.engine.call('close', { session }).catch(() => undefined);
    }
  }

  private async note(id: string, notes: Notes): Promise<void> {
    this.found.value = new Map(this.found.value).set(id, { ...this.found.value.get(id), ...notes });
    await noteGame(id, notes);
  }
}
