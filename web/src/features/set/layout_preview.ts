// SPDX-License-Identifier: MIT
//
// What the engine makes of a board that is being drawn: its picture, or what is wrong with it.

import { openGame } from '../../game/open_game';
import { effect, signal } from '@preact/signals';
import type { Engine } from '../../api/engine';
import type { JsonObject, PuzzleView, Scene } from '../../api/protocol';
import { type Marked, errorWords } from '../../i18n/i18n';

const kDelay = 120; // ms
const kCellSize = 48;

export interface Preview {
  scene: Scene;
  puzzle: PuzzleView;
}

/** An empty board by its description or its text, for as long as `use` takes. */
export async function withBoard<T>(
  engine: Engine,
  board: JsonObject | string,
  use: (session: string, puzzle: PuzzleView) => T | Promise<T>,
): Promise<T> {
  const document = { omnidoku: 1, board };
  const { session, puzzle } = await openGame(engine, { document, mode: 'set' });
  try {
    return await use(session, puzzle);
  } finally {
    engine.call('close', { session }).catch(() => undefined);
  }
}

export class Previewer {
  readonly shown = signal<Preview | null>(null);
  readonly trouble = signal<readonly Marked[]>([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly engine: Engine) {}

  /** Follows a description until the function that it returns is called. */
  follow(geometry: () => JsonObject): () => void {
    const end = effect(() => {
      const board = geometry();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.ask(board), kDelay);
    });
    return () => {
      end();
      clearTimeout(this.timer);
    };
  }

  private async ask(board: JsonObject): Promise<void> {
    const mine = ++this.asked;
    try {
      const shown = await withBoard(this.engine, board, async (session, puzzle) => {
        const view = puzzle.views.at(-1) ?? 'flat';
        const scene = await this.engine.call('scene', { session, view, cell_size: kCellSize });
        return { scene, puzzle };
      });
      if (mine !== this.asked) return;
      this.shown.value = shown;
      this.trouble.value = [];
    } catch (error) {
      if (mine === this.asked) this.trouble.value = errorWords(error);
    }
  }
}
