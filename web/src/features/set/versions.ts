// SPDX-License-Identifier: MIT
//
// Versions of the puzzle being set, kept in the library by name: to go on with another way, to come back to
// one, and to see what is different.

import { computed, signal } from '@preact/signals';
import { PageError } from '../../api/engine';
import type { PuzzleView } from '../../api/protocol';
import { cellNames, constraintName } from '../../i18n/board_words';
import { listText, t } from '../../i18n/i18n';
import { openGame } from '../../game/open_game';
import type { PageState } from '../../game/page_state';
import { listGames, noteGame, readGame, type StoredGame } from '../../store/games';
import { type Compared, type Difference, difference, isSame } from './difference';
import { finishRule, startAnew } from './rule_draft';

/** A puzzle with the words of its setter alone. */
function compared(puzzle: PuzzleView): Compared {
  return { ...puzzle, rules: puzzle.made_rules.length > 0 ? '' : puzzle.rules };
}

/** What is different, in sentences; `here` is what is on the board. */
export function differenceText(here: PuzzleView, found: Difference): string {
  if (isSame(found)) return t('versions.same');
  const named = (rules: Difference['here']) =>
    listText(rules.map((rule) => `${constraintName(rule)} (${cellNames(here, rule.cells)})`));
  const { otherBoard, cells, drawnHere, drawnThere, words, fog } = found;
  return [
    otherBoard && t('versions.other-board'),
    cells.length > 0 && t('versions.other-cells', { cells: cellNames(here, cells) }),
    found.here.length > 0 && t('versions.only-here', { rules: named(found.here) }),
    found.there.length > 0 && t('versions.only-there', { rules: named(found.there) }),
    drawnHere > 0 && t('versions.drawn-here', { count: drawnHere }),
    drawnThere > 0 && t('versions.drawn-there', { count: drawnThere }),
    words && t('versions.other-words'),
    fog && t('versions.other-fog'),
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

export class Versions {
  /** Of the puzzle on the board, the latest first. */
  readonly all = signal<readonly StoredGame[]>([]);
  /** Games in which the puzzle was tried by its setter, the latest first. */
  readonly tests = signal<readonly StoredGame[]>([]);
  /** What was found different, as long as the puzzle is the one that was looked at. */
  private readonly found = signal<{ id: string; puzzle: PuzzleView; text: string } | null>(null);
  readonly said = computed(() => {
    const { puzzle } = this.page.session.game;
    return this.found.value?.puzzle === puzzle.value ? this.found.value : null;
  });

  constructor(private readonly page: PageState) {}

  async refresh(): Promise<void> {
    const { id } = this.page.session.autosave.whatIsKnown();
    const games = await listGames();
    this.all.value = games.filter(({ versionOf }) => versionOf === id);
    this.tests.value = games.filter(({ testOf }) => testOf === id);
  }

  /** Another puzzle is on the board. It is nothing that was asked for: what is said stays. */
  follow(): void {
    this.refresh().catch(() => undefined); // that nothing is stored is said elsewhere
  }

  /** Keeps the puzzle as it is under a name. */
  async keep(name: string): Promise<void> {
    await finishRule(this.page);
    await this.page.session.autosave.keepVersion(name);
    await this.refresh();
  }

  /** Puts a version on the board, as a step that can be undone. */
  async take({ id }: StoredGame): Promise<void> {
    const { play: _, ...document } = await this.documentOf(id);
    startAnew(this.page);
    await this.page.session.game.act({ type: 'puzzle', document });
  }

  /** Opens a version as a puzzle of its own, to try something; this one stays as it is. */
  async branch({ id, name }: StoredGame): Promise<void> {
    if (!(await this.page.session.setAnew(id))) throw new PageError(t('set.game-gone'));
    this.page.shell.say(t('versions.branched', { name: name ?? '' }));
  }

  /** Says what is different on the board, and marks the cells. */
  async compare({ id }: StoredGame): Promise<void> {
    const { session, help } = this.page;
    const document = await this.documentOf(id);
    const puzzle = session.game.puzzle.peek();
    if (puzzle === null) return;
    const other = await openGame(session.engine, { document, mode: 'set' });
    session.engine.call('close', { session: other.session }).catch(() => undefined);
    const found = difference(compared(puzzle), compared(other.puzzle));
    const lying = found.otherBoard ? [] : [...found.here, ...found.there];
    help.clear();
    help.pointed.value = [...new Set([...found.cells, ...lying.flatMap(({ cells }) => cells)])];
    this.found.value = { id, puzzle, text: differenceText(puzzle, found) };
  }

  /** Takes a version out; the library has it for a while. */
  async remove({ id }: StoredGame): Promise<void> {
    await noteGame(id, { deleted: Date.now() });
    await this.refresh();
  }

  private async documentOf(id: string) {
    const stored = await readGame(id);
    if (stored === undefined) throw new PageError(t('set.game-gone'));
    return stored.game.document;
  }
}
