// SPDX-License-Identifier: MIT
//
// Which puzzles to print, how many on a sheet, and what of them.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Engine, PageError } from '../../api/engine';
import type { PuzzleView } from '../../api/protocol';
import { listText, t } from '../../i18n/i18n';
import {
  kPerSheet,
  kSolutionPlaces,
  type PerSheet,
  type Printed,
  printSheets,
  type SolutionPlace,
} from './print';
import { isAside, listGames, type StoredGame } from '../../store/games';
import { currentGame, settings } from '../../store/settings';
import { printBooklet } from './booklet';
import { BookletFields, kUsualBooklet } from './booklet_fields';
import { Button, Segments } from '../../ui/button';
import { Choice, Dialog, Tick } from '../../ui/dialog';
import { gameNames, plainName } from '../../game/game_names';
import { puzzleWords } from './puzzle_words';
import { solutionOf, startAgain, withStored } from './stored_puzzle';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

const kCell = 64;

const kLayouts = ['sheets', 'booklet'] as const;
type Layout = (typeof kLayouts)[number];

interface Wish {
  entries: boolean;
  rules: boolean;
  solution: boolean;
}

function picture(
  engine: Engine,
  session: string,
  puzzle: PuzzleView,
  show: 'givens' | 'state',
): Promise<string> {
  return engine
    .call('svg', {
      session,
      view: puzzle.views.at(-1) ?? 'flat',
      theme: 'print',
      cell_size: kCell,
      coordinates: settings.coordinates.value,
      show,
      legend: false,
    })
    .then(({ svg }) => svg);
}

/** The solution, drawn as if somebody had entered it; nothing unless there is just one. */
async function solved(
  engine: Engine,
  session: string,
  puzzle: PuzzleView,
): Promise<string | undefined> {
  const solution = await solutionOf(engine, session);
  if (solution === undefined) return undefined;
  await startAgain(engine, session);
  for (const digit of new Set(solution)) {
    const holds = (cell: number) => puzzle.cells[cell]?.given === null && solution[cell] === digit;
    const cells = [...solution.keys()].filter(holds);
    if (cells.length === 0) continue;
    await engine.call('act', { session, action: { type: 'entry', cells, digit } });
  }
  return picture(engine, session, puzzle, 'state');
}

async function printed(page: PageState, game: StoredGame, wish: Wish): Promise<Printed> {
  const { engine, catalogue } = page.session;
  return withStored(engine, game, async (session, puzzle) => {
    const words = puzzleWords(page, puzzle, game.level);
    const title = plainName(catalogue.value, game);
    const svg = await picture(engine, session, puzzle, wish.entries ? 'state' : 'givens');
    const solution = wish.solution ? await solved(engine, session, puzzle) : undefined;
    return {
      title,
      ...words,
      rules: wish.rules ? words.rules : [],
      svg,
      ...(solution ? { solution: { title, svg: solution } } : {}),
    };
  });
}

export function PrintDialog() {
  const page = usePage();
  const { session } = page;
  const games = useSignal<readonly StoredGame[]>([]);
  const chosen = useSignal<ReadonlySet<string>>(new Set([currentGame.value]));
  const perSheet = useSignal<PerSheet>(1);
  const entries = useSignal(false);
  const rules = useSignal(true);
  const place = useSignal<SolutionPlace>('none');
  const layout = useSignal<Layout>('sheets');
  const booklet = useSignal(kUsualBooklet);
  useEffect(() => {
    void session.attempt(async () => {
      await session.autosave.flush();
      games.value = await listGames();
    });
  }, []);
  const names = gameNames(session.catalogue.value, games.value);
  const print = () =>
    session.attempt(async () => {
      const wanted = games.value.filter(({ id }) => chosen.value.has(id));
      if (layout.value === 'booklet') return printBooklet(page, wanted, booklet.value);
      const solution = place.value !== 'none';
      const wish = { entries: entries.value, rules: rules.value, solution };
      const sheets: Printed[] = [];
      // One after the other: the engine holds so many games and closes the oldest.
      for (const game of wanted) sheets.push(await printed(page, game, wish));
      printSheets(sheets, perSheet.value, place.value);
      const without = solution ? sheets.filter((sheet) => !sheet.solution) : [];
      if (without.length > 0) {
        throw new PageError(
          t('print.unsolved', { names: listText(without.map(({ title }) => title)) }),
        );
      }
    });
  const choose = (id: string, on: boolean) => {
    const others = [...chosen.value].filter((other) => other !== id);
    chosen.value = new Set(on ? [...others, id] : others);
  };
  // Practice and versions are there for who looks for them.
  const isElsewhere = (game: StoredGame) => isAside(game) && game.id !== currentGame.value;
  const aside = games.value.filter(isElsewhere);
  const tick = ({ id }: StoredGame) => (
    <Tick
      key={id}
      label={names.get(id) ?? ''}
      on={chosen.value.has(id)}
      onChange={(on) => choose(id, on)}
    />
  );
  return (
    <Dialog
      title={t('export.print')}
      actions={
        <Button
          label={t('export.print')}
          look="primary"
          disabled={chosen.value.size === 0}
          onPress={print}
        />
      }
    >
      <Segments<Layout>
        label={t('export.print')}
        value={layout.value}
        options={kLayouts.map((value) => ({ value, label: t(`print.layout.${value}`) }))}
        onChoose={(value) => (layout.value = value)}
      />
      {layout.value === 'booklet' ? (
        <BookletFields wish={booklet} />
      ) : (
        <>
          <Choice
            label={t('print.per-sheet')}
            value={String(perSheet.value)}
            options={kPerSheet.map((count) => ({ value: String(count), label: String(count) }))}
            onChoose={(value) => (perSheet.value = Number(value) as PerSheet)}
          />
          <Choice
            label={t('print.solution')}
            value={place.value}
            options={kSolutionPlaces.map((value) => ({
              value,
              label: t(`print.solution.${value}`),
            }))}
            onChoose={(value) => (place.value = value as SolutionPlace)}
          />
          <Tick label={t('print.rules')} on={rules.value} onChange={(on) => (rules.value = on)} />
          <Tick
            label={t('export.entries')}
            on={entries.value}
            onChange={(on) => (entries.value = on)}
          />
        </>
      )}
      <fieldset class="field">
        <legend>{t('print.which')}</legend>
        {games.value.filter((game) => !isElsewhere(game)).map(tick)}
        {aside.length > 0 && (
          <details>
            <summary>{t('print.aside', { count: aside.length })}</summary>
            {aside.map(tick)}
          </details>
        )}
      </fieldset>
    </Dialog>
  );
}
