// SPDX-License-Identifier: MIT
//
// Links for other people's programs. They are made as soon as they are offered, so that what a program cannot
// say stands beside its button before anything is copied.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JsonObject } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { openGame } from '../../game/open_game';
import { errorWords, listText, lossText, type Marked, ruleText, t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';
import { Said } from '../../ui/said';

/** The programs, by the formats of their links. */
const kPrograms = { sudokupad: 'SudokuPad', fpuzzles_link: 'f-puzzles' } as const;
type LinkFormat = keyof typeof kPrograms;
const kLinkFormats = Object.keys(kPrograms) as LinkFormat[];

const kPatience = 3; // seconds

/** A link, or why there is none; what the program does not know of the puzzle. */
interface Offer {
  link: string;
  words: readonly Marked[];
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

async function offers(
  page: PageState,
  puzzle: JsonObject,
): Promise<ReadonlyMap<LinkFormat, Offer>> {
  const { engine } = page.session;
  const { session } = await openGame(engine, {
    document: withRules(page, await withSolution(page, puzzle)),
  });
  const made = new Map<LinkFormat, Offer>();
  try {
    for (const format of kLinkFormats) {
      try {
        const { text, lost } = await engine.call('write', { session, format });
        const things = listText(lost.map(lossText));
        const words = things === '' ? [] : [{ text: t('publish.lacks', { things }) }];
        made.set(format, { link: text.trim(), words });
      } catch (error) {
        made.set(format, { link: '', words: errorWords(error) });
      }
    }
  } finally {
    engine.call('close', { session }).catch(() => undefined);
  }
  return made;
}

/** `puzzle` makes what is to be published; `held` says what that has, by a name. */
export function Publish(props: {
  puzzle: () => Promise<JsonObject>;
  held: string;
  copy: (link: string) => Promise<void>;
}) {
  const page = usePage();
  const ready = useSignal<ReadonlyMap<LinkFormat, Offer>>(new Map());
  const { puzzle, held, copy } = props;
  useEffect(() => {
    let isShown = true;
    const make = async () => {
      const made = await offers(page, await puzzle());
      if (isShown) ready.value = made;
    };
    void page.session.attempt(make);
    return () => (isShown = false);
  }, [held]);
  return (
    <div class="publish" role="group" aria-label={t('publish.title')}>
      {kLinkFormats.map((format) => {
        const offer = ready.value.get(format);
        return (
          <div key={format}>
            <Button
              label={t('publish.link', { program: kPrograms[format] })}
              disabled={offer === undefined || offer.link === ''}
              onPress={() => page.session.attempt(() => copy(offer?.link ?? ''))}
            />
            {offer && offer.words.length > 0 && (
              <p class="faint">
                <Said words={offer.words} />
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
