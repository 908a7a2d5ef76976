// SPDX-License-Identifier: MIT
//
// Practice of one technique: puzzles that take it are made, and opened at the point where it has its
// turn. Where it is too rare for that, the example of its page comes in another guise. What is done there
// is compared with every step of the technique that there is.

import { signal } from '@preact/signals';
import { EngineError, PageError } from '../api/engine';
import type { JsonObject, Parameters, PlayMode, StepView } from '../api/protocol';
import { t } from '../i18n/i18n';
import { isPractice, listGames, type StoredGame } from '../store/games';
import type { Facts } from './facts';
import type { Game } from './game';
import type { Help } from './help';
import type { Shell } from './shell';

const kLongest = 15; // seconds to look for a puzzle
const kSeeds = 2 ** 32;

/** Who puts games on the board. */
interface Opener {
  readonly game: Game;
  openDocument(document: JsonObject, mode: PlayMode, facts: Facts): Promise<void>;
  resume(id: string): Promise<boolean>;
}

/** What the puzzle is: one of the kind of the technique's example, where it is at home. */
function kindOf({ board, constraints }: JsonObject): Parameters<'generate'> {
  const types = (Array.isArray(constraints) ? constraints : []).map(
    (one) => (one as JsonObject)['type'],
  );
  const geometry = typeof board === 'string' ? board : ((board ?? 'grid') as JsonObject);
  return { geometry, kinds: [...new Set(types)].filter((type) => typeof type === 'string') };
}

/** Whether no puzzle with the technique was found, or can be looked for. */
function isRare(error: unknown): boolean {
  return error instanceof EngineError && ['too_large', 'unsupported'].includes(error.code);
}

export class Practice {
  /** What is practised in the game on the screen; null: nothing. */
  readonly technique = signal<string | null>(null);
  readonly found = signal(false);
  /** How it is the example of the technique's page: in another guise, or as it is there. */
  readonly example = signal<'guised' | 'plain' | null>(null);
  /** The game that was played before, while one that is there to practise is on the screen; null: none. */
  readonly before = signal<string | null>(null);
  private steps: readonly StepView[] = [];
  /** How the game that was made last came, which is known before what it is there to practise. */
  private made: { edition: number; example: 'guised' | 'plain' | null } = {
    edition: -1,
    example: null,
  };

  constructor(
    private readonly session: Opener,
    private readonly help: Help,
    private readonly shell: Shell,
  ) {
    session.game.cellsChanged.listen(() => this.look());
  }

  /** Another game is on the board, or it turned out what it is there to practise. */
  follow(technique: string | null): void {
    this.take(technique).catch(() => undefined); // the engine's silence is said elsewhere
    void this.findBefore(technique !== null);
  }

  /** Makes a puzzle and opens it; false when that was given up. */
  async begin(technique: string, name: string): Promise<boolean> {
    const { game } = this.session;
    const { engine } = game;
    const what = t('practice.making', { name });
    const span = this.shell.dialog.value === null ? 'puzzle' : 'dialog';
    const made = await this.help.run(what, span, async (signal, onProgress) => {
      const { document } = await engine.call('example', { technique }, { signal });
      const wish = { ...kindOf(document), must_contain: [technique], until: technique };
      try {
        const limited = { ...wish, time_limit: kLongest };
        const found = await engine.call('generate', limited, { signal, onProgress });
        return { document: found.document, example: null };
      } catch (error) {
        if (!isRare(error)) throw error;
      }
      const seed = Math.floor(Math.random() * kSeeds);
      const other = await engine.call('example', { technique, seed }, { signal });
      return { ...other, example: other.guised ? ('guised' as const) : ('plain' as const) };
    });
    if (made === null) return false;
    await this.open(technique, name, made.document);
    this.made = { edition: game.edition.peek(), example: made.example };
    this.example.value = made.example;
    return true;
  }

  /** Opens a puzzle that stands at a step of the technique. */
  async open(technique: string, name: string, document: JsonObject): Promise<void> {
    const metadata = { title: t('practice.title', { name }) };
    await this.session.openDocument({ ...document, metadata }, 'play', { practice: technique });
  }

  /** What the game that is opened is there to practise, also where it was begun before. */
  private async take(technique: string | null): Promise<void> {
    const { game } = this.session;
    const edition = game.edition.peek();
    this.technique.value = technique;
    this.found.value = false;
    this.example.value = this.made.edition === edition ? this.made.example : null;
    this.steps = [];
    if (technique === null) return;
    const { steps } = await game.ask('steps', { techniques: [technique] });
    // Another game may be there by now.
    if (edition === game.edition.peek() && technique === this.technique.peek()) this.steps = steps;
  }

  private async findBefore(isPracticing: boolean): Promise<void> {
    const edition = this.session.game.edition.peek();
    const games = isPracticing ? await listGames().catch(() => []) : [];
    if (edition !== this.session.game.edition.peek()) return;
    const isOwn = (game: StoredGame) => !isPractice(game) && game.broken === undefined;
    this.before.value = games.find(isOwn)?.id ?? null;
  }

  end(): void {
    this.technique.value = null;
  }

  /** Back to the game that was played before. */
  async leave(): Promise<void> {
    const id = this.before.peek();
    this.before.value = null;
    if (id === null || !(await this.session.resume(id))) throw new PageError(t('set.game-gone'));
  }

  /** Whether all that some step concludes is on the board. */
  private look(): void {
    if (this.technique.peek() === null || this.found.peek()) return;
    const { cells } = this.session.game;
    const isDone = ({ placements, eliminations }: StepView) =>
      placements.every(({ cell, digit }) => cells[cell]?.entry === digit) &&
      eliminations.every(({ cell, digit }) => {
        const { entry = null, centre = [] } = cells[cell] ?? {};
        // Where nothing is noted, nothing was taken away.
        return entry === null && centre.length > 0 && !centre.includes(digit);
      });
    this.found.value = this.steps.some(isDone);
  }
}
