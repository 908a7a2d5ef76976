// SPDX-License-Identifier: MIT
//
// Links for other people's programs. Each is read back before it is offered: what the program does not know of
// the puzzle, and whether the link opens here as the same puzzle, is told before anything is copied.

import type { JsonObject, PuzzleView } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { openGame } from '../../game/open_game';
import { errorWords, lossText, type Marked, ruleText, t } from '../../i18n/i18n';

/** The programs, by the formats of their links. */
export const kPrograms = {
  sudokupad: 'SudokuPad',
  fpuzzles_link: 'f-puzzles',
  penpa: 'Penpa',
} as const;
export type LinkFormat = keyof typeof kPrograms;
export const kLinkFormats = Object.keys(kPrograms) as LinkFormat[];

const kPatience = 3; // seconds

/** A link, or why there is none. */
export interface Offer {
  link: string;
  /** Why there is none. */
  refused: readonly Marked[];
  /** What the program does not know of the puzzle, one by one. */
  lacks: readonly string[];
  /** What is another here when the link is opened again. */
  changed: readonly string[];
}

/** The puzzle with its solution, by which those programs tell who has solved it; without one it stays as it is. */
async function withSolution({ session }: PageState, puzzle: JsonObject): Promise<JsonObject> {
  if ('solution' in puzzle) return puzzle;
  const { cells = [], symbols = [] } = session.game.puzzle.peek() ?? {};
  const answer = await session.game.ask('solve', { limit: 2, time_limit: kPatience, list: 1 });
  const [digits] = answer.solutions ?? [];
  if (answer.status !== 'unique' || digits === undefined) return puzzle;
  const named = digits.map((digit, cell) => [cells[cell]?.name ?? '', symbols[digit - 1] ?? '']);
  return { ...puzzle, solution: Object.fromEntries(named) as JsonObject };
}

/** With rules in words: the usual sentences where the setter wrote none. */
function withRules({ session }: PageState, puzzle: JsonObject): JsonObject {
  const { made_rules: made = [], constraints = [] } = session.game.puzzle.peek() ?? {};
  if (made.length === 0 || constraints.length === 0) return puzzle;
  const rules = made.map((rule) => ruleText(rule).text).join('\n');
  const metadata = puzzle['metadata'] as JsonObject | undefined;
  return { ...puzzle, metadata: { ...metadata, rules } };
}

/** What two puzzles can differ in, by the names of losses, and how each has it. */
const kCompared: {
  readonly [what: string]: (puzzle: PuzzleView) => unknown;
} = {
  givens: ({ cells }) => cells.map(({ given }) => given),
  constraints: ({ constraints }) => constraints.map(({ type, cells }) => [type, cells]).sort(),
  rules: ({ rules }) => rules,
  title: ({ title }) => title,
  author: ({ author }) => author,
  solution: ({ has_solution: known }) => known,
  fog: ({ fog }) => fog,
};

/** What is another in a puzzle that was read again. */
export function differing(puzzle: PuzzleView, again: PuzzleView): readonly string[] {
  const isOther = (of: (one: PuzzleView) => unknown) =>
    JSON.stringify(of(puzzle)) !== JSON.stringify(of(again));
  return Object.keys(kCompared).filter((what) => isOther(kCompared[what] ?? (() => null)));
}

/** The links to a puzzle, made and opened again; `tell` hears of those that are ready, one after another. */
export async function offers(
  page: PageState,
  puzzle: JsonObject,
  tell: (ready: ReadonlyMap<LinkFormat, Offer>) => void = () => undefined,
): Promise<ReadonlyMap<LinkFormat, Offer>> {
  const { engine } = page.session;
  const own = await openGame(engine, {
    document: withRules(page, await withSolution(page, puzzle)),
  });
  const made = new Map<LinkFormat, Offer>();
  const close = (session: string) => engine.call('close', { session }).catch(() => undefined);
  try {
    for (const format of kLinkFormats) {
      const offer: Offer = { link: '', refused: [], lacks: [], changed: [] };
      try {
        const { text, lost } = await engine.call('write', { session: own.session, format });
        const again = await openGame(engine, { text: text.trim() });
        void close(again.session);
        const isLost = (what: string) => lost.some((loss) => loss.what === what);
        const what = differing(own.puzzle, again.puzzle).filter((one) => !isLost(one));
        Object.assign(offer, {
          link: text.trim(),
          lacks: lost.map(lossText),
          changed: what.map((one) => lossText({ what: one })),
        });
      } catch (error) {
        offer.refused = errorWords(error);
      }
      made.set(format, offer);
      tell(new Map(made));
    }
  } finally {
    void close(own.session);
  }
  return made;
}

/** What is to be said of a link beside its button. */
export function aboutOffer({ refused, lacks, changed }: Offer): readonly Marked[] {
  return [
    ...refused,
    ...(lacks.length === 0 ? [] : [{ text: t('publish.lacks', { things: lacks.join('; ') }) }]),
    ...(changed.length === 0
      ? []
      : [{ text: t('publish.changed', { things: changed.join('; ') }) }]),
  ];
}
