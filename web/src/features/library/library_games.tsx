// SPDX-License-Identifier: MIT
//
// The games that are kept: looked for, named, deleted and brought back.

import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app } from '../../app/app_state';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { hasWords } from '../../i18n/plain';
import { dropOldGames, everyGame, isPractice, noteGame, type StoredGame } from '../../store/games';
import { listResults, type SolvedOnce } from '../../store/results';
import { Button } from '../../ui/button';
import { DailyCard } from '../daily/daily_card';
import { GameEntry } from './game_entry';
import { gameNames, kindName, levelName, plainName } from '../../game/game_names';

/** All that are stored, with the deleted ones, as their records have it. */
const stored = signal<readonly StoredGame[]>([]);
const results = signal<readonly SolvedOnce[]>([]);
/** Deleted since the library was opened: these stay in their places. */
const justDeleted = signal<ReadonlySet<string>>(new Set());
const sought = signal('');
/** What is listed unless something else is asked for: practice would bury the games. */
const kFirst = 'games';
/** One of the ways below, or a tag after "#". */
const shown = signal(kFirst);

/** With what looking into them has found out meanwhile. */
const games = computed(() => stored.value.map((game) => app.previews.known(game)));

const kWays: { readonly [way: string]: (game: StoredGame) => boolean } = {
  games: (game) => !isPractice(game),
  open: (game) => !isPractice(game) && !game.solved && !game.setting,
  solved: (game) => !isPractice(game) && game.solved,
  practice: isPractice,
  all: () => true,
};

export async function refresh(): Promise<void> {
  await app.game.autosave.flush();
  await readAll();
}

async function readAll(): Promise<void> {
  stored.value = await everyGame();
  results.value = await listResults();
}

/** Whether another tab plays it, and would store it again. */
async function isElsewhere(id: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === `omnidoku.game.${id}`);
}

async function remove({ id }: StoredGame): Promise<void> {
  if (await isElsewhere(id)) throw new PageError(t('library.open-elsewhere'));
  await noteGame(id, { deleted: Date.now() });
  justDeleted.value = new Set([...justDeleted.value, id]);
  await refresh();
}

async function bringBack({ id }: StoredGame): Promise<void> {
  await noteGame(id, { deleted: undefined });
  await refresh();
}

async function label({ id }: StoredGame, labels: Partial<StoredGame>): Promise<void> {
  await noteGame(id, labels);
  await refresh();
}

/** Whether a game is what is looked for, by all that its entry says. */
function fits(game: StoredGame): boolean {
  const way = kWays[shown.value];
  if (way ? !way(game) : !game.tags?.includes(shown.value.slice(1))) return false;
  const kind = game.kind ? kindName(game.kind) : app.boardName(game.summary);
  const text = [plainName(game), game.title, kind, levelName(game), ...(game.tags ?? [])];
  return hasWords(text, sought.value);
}

function Finder({ tags, hasPractice }: { tags: readonly string[]; hasPractice: boolean }) {
  const choice = (value: string, words: string) => (
    <Button
      key={value}
      label={words}
      look="quiet"
      pressed={shown.value === value}
      onPress={() => (shown.value = shown.value === value ? kFirst : value)}
    />
  );
  return (
    <div class="finder">
      <input
        type="search"
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        value={sought.value}
        onInput={(event) => (sought.value = event.currentTarget.value)}
      />
      <div class="chips" role="group" aria-label={t('library.which')}>
        {choice(kFirst, t(hasPractice ? 'library.games' : 'library.all'))}
        {choice('open', t('library.unsolved'))}
        {choice('solved', t('library.solved-ones'))}
        {hasPractice && choice('practice', t('library.practice'))}
        {hasPractice && choice('all', t('library.all'))}
        {tags.map((tag) => choice(`#${tag}`, tag))}
      </div>
    </div>
  );
}

function List({
  list,
  names,
}: {
  list: readonly StoredGame[];
  names: ReadonlyMap<string, string>;
}) {
  return (
    <ul class="games library">
      {list.map((game) => (
        <GameEntry
          key={game.id}
          game={game}
          name={names.get(game.id) ?? ''}
          gone={game.deleted !== undefined}
          onDelete={() => void app.attempt(() => remove(game))}
          onBringBack={() => void app.attempt(() => bringBack(game))}
          onChange={(labels) => void app.attempt(() => label(game, labels))}
        />
      ))}
    </ul>
  );
}

export function LibraryGames() {
  useEffect(() => {
    justDeleted.value = new Set();
    sought.value = '';
    shown.value = kFirst;
    void app.attempt(async () => {
      await dropOldGames();
      await refresh();
    });
    // A game may be opened before and stored after the library is looked at.
    const read = () => void readAll().catch(() => undefined); // that nothing is stored is said elsewhere
    const ends = [app.game.autosave.stored.listen(read), app.previews.start()];
    return () => ends.forEach((end) => end());
  }, []);
  const isHere = ({ id, deleted }: StoredGame) =>
    deleted === undefined || justDeleted.value.has(id);
  const here = games.value.filter(isHere);
  const before = games.value.filter((game) => !isHere(game));
  const names = gameNames(games.value);
  const listed = here.filter(fits);
  const hasPractice = here.some(isPractice);
  const tags = [...new Set(here.flatMap((game) => game.tags ?? []))].sort();
  return (
    <>
      <DailyCard games={games.value} results={results.value} />
      {(here.length > 1 || hasPractice) && <Finder tags={tags} hasPractice={hasPractice} />}
      {here.length > 0 && listed.length === 0 && (
        <p class="faint" role="status">
          {t('library.nothing-found')}
        </p>
      )}
      <List list={listed} names={names} />
      {before.length > 0 && (
        <details>
          <summary>{t('library.deleted-before', { count: before.length })}</summary>
          <p class="faint">{t('library.kept-for')}</p>
          <List list={before} names={names} />
        </details>
      )}
    </>
  );
}
