// SPDX-License-Identifier: MIT
//
// Booklets: what stands on their pages is laid out by the engine; the words, the hints and the codes are
// the page's. The browser makes a PDF of the pages if asked to.

import qrcode from 'qrcode-generator';
import type { Engine } from '../../api/engine';
import type { BookletEntry, JsonObject, Parameters, PuzzleView } from '../../api/protocol';
import { nameOf, t } from '../../i18n/i18n';
import { hintText, techniqueName } from '../../i18n/step_words';
import { plainName } from '../../game/game_names';
import { shareLink } from '../../game/share';
import type { PageState } from '../../game/page_state';
import type { StoredGame } from '../../store/games';
import { puzzleWords } from './puzzle_words';
import { solutionOf, startAgain, withStored } from './stored_puzzle';

export const kPerPage = [1, 2, 4, 6, 9] as const;
export const kBookletSolutions = ['none', 'next', 'end'] as const;
export const kPapers = ['a4', 'letter', 'a5'] as const;

export interface BookletWish {
  heading: string;
  paper: (typeof kPapers)[number];
  perPage: number;
  solutions: (typeof kBookletSolutions)[number];
  rules: boolean;
  chapters: boolean;
  hints: boolean;
  codes: boolean;
  nets: boolean;
}

const kTimeLimit = 10; // seconds, for what is asked of one puzzle
/** The most modules on a side of a code that telephones read from paper. */
const kMostModules = 117;
/** What is told at each grade of the first step. */
const kGrades = ['where', 'technique', 'full'] as const;
/** What the pages of each grade are called. */
const kHintsTitles = [
  'booklet.hints.first',
  'booklet.hints.second',
  'booklet.hints.third',
] as const;

/** The rows of the QR code of a text; none where it would be too large to be read. */
export function codeRows(text: string): string[] {
  try {
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    const side = code.getModuleCount();
    if (side > kMostModules) return [];
    const all = Array.from({ length: side }, (_, i) => i);
    return all.map((row) => all.map((column) => (code.isDark(row, column) ? '1' : '0')).join(''));
  } catch {
    return []; // it overflows
  }
}

async function levelOf(engine: Engine, session: string, game: StoredGame): Promise<string> {
  if (game.level) return game.level;
  const rated = await engine
    .call('rate', { session, scale: 'human', time_limit: kTimeLimit })
    .catch(() => null);
  return rated?.level ?? '';
}

/** The first step, told more and more. */
async function hintsOf(engine: Engine, session: string, puzzle: PuzzleView): Promise<string[]> {
  const told: string[] = [];
  for (const level of kGrades) {
    const hint = await engine.call('hint', { session, level, time_limit: kTimeLimit });
    if (hint.outlook === null) return [];
    const { technique, title } = hint;
    const name = technique === null || title === null ? '' : techniqueName({ technique, title });
    told.push([name, hintText(puzzle, hint)].filter(Boolean).join(': '));
  }
  return told;
}

async function linkOf(engine: Engine, session: string): Promise<string> {
  const { text } = await engine.call('write', { session, format: 'json' });
  const { play: _entered, ...puzzle } = JSON.parse(text) as JsonObject;
  return shareLink(JSON.stringify(puzzle));
}

async function entryOf(
  page: PageState,
  game: StoredGame,
  wish: BookletWish,
  levels: readonly string[],
): Promise<BookletEntry> {
  const { engine, catalogue } = page.session;
  return withStored(engine, game, async (session, puzzle) => {
    await startAgain(engine, session);
    const level = await levelOf(engine, session, game);
    const { rules, legend } = puzzleWords(page, puzzle);
    const words = [...(wish.rules ? [rules.map(({ text }) => text).join(' ')] : []), ...legend];
    const solution = wish.solutions === 'none' ? undefined : await solutionOf(engine, session);
    const link = wish.codes ? await linkOf(engine, session) : '';
    const chapter = levels.indexOf(level);
    return {
      document: (await engine.call('save', { session })).document,
      title: plainName(catalogue.value, game),
      about: puzzle.author === '' ? '' : t('info.author', { name: puzzle.author }),
      level: level === '' ? '' : nameOf('level', level),
      words: words.filter(Boolean).join('\n'),
      ...(solution ? { solution: [...solution] } : {}),
      hints: wish.hints ? await hintsOf(engine, session, puzzle) : [],
      ...(wish.codes ? { code: codeRows(link), link } : {}),
      chapter: wish.chapters ? (chapter < 0 ? levels.length : chapter) : 0,
    };
  });
}

/** The pages of a booklet of these games, as the engine gives them. */
async function pagesOf(page: PageState, games: readonly StoredGame[], wish: BookletWish) {
  const { engine, catalogue } = page.session;
  const levels = [...(catalogue.value?.levels ?? []), 'beyond'];
  const puzzles: BookletEntry[] = [];
  // One after the other: the engine holds so many games and closes the oldest.
  for (const game of games) puzzles.push(await entryOf(page, game, wish, levels));
  const asked: Parameters<'booklet'> = {
    puzzles,
    heading: wish.heading,
    paper: wish.paper,
    per_page: wish.perPage,
    solutions: wish.solutions,
    solutions_title: t('booklet.solutions'),
    nets: wish.nets,
    nets_title: t('booklet.nets'),
    ...(wish.hints ? { hints_titles: kHintsTitles.map((key) => t(key)) } : {}),
    ...(wish.chapters
      ? { chapters: [...levels.map((level) => nameOf('level', level)), t('booklet.unrated')] }
      : {}),
  };
  return engine.call('booklet', asked);
}

/** Makes the pages and asks the browser to print them. */
export async function printBooklet(
  page: PageState,
  games: readonly StoredGame[],
  wish: BookletWish,
): Promise<void> {
  const { pages, width, height } = await pagesOf(page, games, wish);
  const frame = document.createElement('iframe');
  frame.className = 'hidden print-sheets';
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (inside === null || frame.contentWindow === null) return;
  inside.title = wish.heading || 'Omnidoku';
  inside.documentElement.lang = document.documentElement.lang;
  const style = inside.createElement('style');
  style.textContent = `
    @page { size: ${width}pt ${height}pt; margin: 0; }
    body { margin: 0; }
    section { width: ${width}pt; height: ${height}pt; overflow: hidden; break-after: page; }
    section:last-child { break-after: auto; }
    section > svg { display: block; width: 100%; height: 100%; }
  `;
  inside.head.append(style);
  for (const text of pages) {
    const sheet = inside.createElement('section');
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    sheet.append(inside.importNode(drawn, true));
    inside.body.append(sheet);
  }
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
