// SPDX-License-Identifier: MIT
//
// The games that are kept: looked for, named, deleted and brought back.

import { useEffect } from 'preact/hooks';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { hasWords } from '../../i18n/plain';
import {
  dropOldGames,
  isAside,
  isDraft,
  isPractice,
  isVersion,
  noteGame,
  type StoredGame,
} from '../../store/games';
import { Button } from '../../ui/button';
import { DailyCard } from '../daily/daily_card';
import { GameEntry } from './game_entry';
import { gameNames, kindName, levelName, plainName } from '../../game/game_names';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { kFirst, Library } from './library';

const kWays: { readonly [way: string]: (game: StoredGame) => boolean } = {
  games: (game) => !isAside(game),
  open: (game) => !isAside(game) && !game.solved && !isDraft(game),
  solved: (game) => !isAside(game) && game.solved,
  drafts: isDraft,
  practice: isPractice,
  versions: isVersion,
  all: () => true,
};

/** Whether another tab plays it, and would store it again. */
async function isElsewhere(id: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === `omnidoku.game.${id}`);
}

async function remove(page: PageState, { id }: StoredGame): Promise<void> {
  const library = page.model(Library);
  if (await isElsewhere(id)) throw new PageError(t('library.open-elsewhere'));
  await noteGame(id, { deleted: Date.now() });
  library.justDeleted.value = new Set([...library.justDeleted.value, id]);
  await library.refresh();
}

async function bringBack(page: PageState, { id }: StoredGame): Promise<void> {
  const library = page.model(Library);
  await noteGame(id, { deleted: undefined });
  await library.refresh();
}

async function label(
  page: PageState,
  { id }: StoredGame,
  labels: Partial<StoredGame>,
): Promise<void> {
  const library = page.model(Library);
  await noteGame(id, labels);
  await library.refresh();
}

/** Whether a game is what is looked for, by all that its entry says. */
function fits(page: PageState, game: StoredGame): boolean {
  const { session } = page;
  const library = page.model(Library);
  const way = kWays[library.shown.value];
  if (way ? !way(game) : !game.tags?.includes(library.shown.value.slice(1))) return false;
  const kind = game.kind
    ? kindName(session.catalogue.value, game.kind)
    : session.boardName(game.summary);
  const text = [
    plainName(session.catalogue.value, game),
    game.title,
    kind,
    levelName(game),
    ...(game.tags ?? []),
  ];
  return hasWords(text, library.sought.value);
}

function Finder({ games, tags }: { games: readonly StoredGame[]; tags: readonly string[] }) {
  const hasPractice = games.some(isPractice);
  const hasVersions = games.some(isVersion);
  const hasDrafts = games.some(isDraft);
  const hasMore = hasPractice || hasVersions;
  const library = useModel(Library);
  const choice = (value: string, words: string) => (
    <Button
      key={value}
      label={words}
      look="quiet"
      pressed={library.shown.value === value}
      onPress={() => (library.shown.value = library.shown.value === value ? kFirst : value)}
    />
  );
  return (
    <div class="finder">
      <input
        type="search"
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        value={library.sought.value}
        onInput={(event) => (library.sought.value = event.currentTarget.value)}
      />
      <div class="chips" role="group" aria-label={t('library.which')}>
        {choice(kFirst, t(hasMore ? 'library.games' : 'library.all'))}
        {choice('open', t('library.unsolved'))}
        {choice('solved', t('library.solved-ones'))}
        {hasDrafts && choice('drafts', t('library.drafts'))}
        {hasPractice && choice('practice', t('library.practice'))}
        {hasVersions && choice('versions', t('library.versions'))}
        {hasMore && choice('all', t('library.all'))}
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
  const page = usePage();
  const { session } = page;
  return (
    <ul class="games library">
      {list.map((game) => (
        <GameEntry
          key={game.id}
          game={game}
          name={names.get(game.id) ?? ''}
          gone={game.deleted !== undefined}
          onDelete={() => void session.attempt(() => remove(page, game))}
          onBringBack={() => void session.attempt(() => bringBack(page, game))}
          onChange={(labels) => void session.attempt(() => label(page, game, labels))}
        />
      ))}
    </ul>
  );
}

export function LibraryGames() {
  const page = usePage();
  const { session } = page;
  const library = page.model(Library);
  useEffect(() => {
    library.justDeleted.value = new Set();
    library.sought.value = '';
    library.shown.value = kFirst;
    void session.attempt(async () => {
      await dropOldGames();
      await library.refresh();
    });
    // A game may be opened before and stored after the library is looked at.
    const read = () => void library.readAll().catch(() => undefined); // that nothing is stored is said elsewhere
    const ends = [session.autosave.stored.listen(read), session.previews.start()];
    return () => ends.forEach((end) => end());
  }, []);
  const isHere = ({ id, deleted }: StoredGame) =>
    deleted === undefined || library.justDeleted.value.has(id);
  const here = library.games.value.filter(isHere);
  const before = library.games.value.filter((game) => !isHere(game));
  const names = gameNames(session.catalogue.value, library.games.value);
  const listed = here.filter((game) => fits(page, game));
  const tags = [...new Set(here.flatMap((game) => game.tags ?? []))].sort();
  return (
    <>
      <DailyCard games={library.games.value} results={library.results.value} />
      {(here.length > 1 || here.some(isAside)) && <Finder games={here} tags={tags} />}
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
