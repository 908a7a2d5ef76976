// SPDX-License-Identifier: MIT
//
// The puzzle of the day, and those of the days before.

import { clockText } from '../../game/clock';
import { dailyWish, type Day, momentOf, streak, today } from '../../game/daily';
import { generate, makeAndOpen } from '../../game/make_puzzle';
import { dayText } from '../../i18n/dates';
import { nameOf, t } from '../../i18n/i18n';
import { solvedDays } from '../../game/statistics';
import { noteGame, type StoredGame } from '../../store/games';
import type { SolvedOnce } from '../../store/results';
import { Button } from '../../ui/button';
import { kindName } from '../../game/game_names';
import { BusyLine } from '../../ui/busy_line';
import { Icon } from '../../ui/icons';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

const kWeek = [6, 5, 4, 3, 2, 1, 0] as const;

/** Goes on with the puzzle of a day, or makes it. */
export async function playDaily(
  page: PageState,
  day: Day,
  games: readonly StoredGame[],
): Promise<void> {
  const { session } = page;
  const begun = games.find(({ daily, broken }) => daily === day && !broken);
  if (begun) {
    if (begun.deleted !== undefined) await noteGame(begun.id, { deleted: undefined });
    await session.resume(begun.id);
  } else {
    await makeAndOpen(page, (options) => generate(page, dailyWish(day), options), { daily: day });
  }
}

/** "Samurai · Medium" */
function describe({ session }: PageState, day: Day): string {
  const { geometry, kinds = [], difficulty } = dailyWish(day);
  const kind = kindName(session.catalogue.value, { board: String(geometry), constraints: kinds });
  return [kind, nameOf('level', difficulty)].filter(Boolean).join(' · ');
}

function OtherDay(props: { day: Day; game: StoredGame | undefined; onPress: () => void }) {
  const page = usePage();
  const { day, game } = props;
  const state = game?.solved ? 'solved' : game ? 'begun' : '';
  const words = [dayText(momentOf(day)), describe(page, day)];
  if (game?.solved) words.push(t('library.solved', { time: clockText(game.seconds) }));
  else if (game) words.push(t('daily.begun'));
  return (
    <button
      type="button"
      class={`day ${state}`}
      title={words.join(' · ')}
      aria-label={words.join(', ')}
      onClick={props.onPress}
    >
      <span aria-hidden="true">{dayText(momentOf(day), 'weekday')}</span>
      <b aria-hidden="true">{state === 'solved' ? <Icon name="check" /> : day.slice(-2)}</b>
    </button>
  );
}

export function DailyCard(props: {
  /** All that are stored, the deleted ones too. */
  games: readonly StoredGame[];
  results: readonly SolvedOnce[];
}) {
  const page = usePage();
  const { session, help } = page;
  const { games, results } = props;
  const day = today();
  const here = games.filter(({ deleted }) => deleted === undefined);
  const gameOf = (of: Day) => here.find(({ daily }) => daily === of);
  const game = gameOf(day);
  const inARow = streak(solvedDays(results));
  const play = (of: Day) => void session.attempt(() => playDaily(page, of, games));
  return (
    <section class="daily" aria-labelledby="daily-title">
      <div class="daily-today">
        <span class="daily-words">
          <b id="daily-title">{t('daily')}</b>
          <span>{dayText(momentOf(day))}</span>
          <span class="faint">
            {[describe(page, day), inARow > 1 ? t('daily.streak', { count: inARow }) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Button
          icon={game?.solved ? 'check' : 'play'}
          label={
            game?.solved
              ? t('library.solved', { time: clockText(game.seconds) })
              : t(game ? 'timer.resume' : 'mode.play')
          }
          look={game?.solved ? 'plain' : 'primary'}
          disabled={help.busy.value !== null}
          onPress={() => play(day)}
        />
      </div>
      <div class="daily-week" role="group" aria-label={t('daily.week')}>
        {kWeek.map((ago) => {
          const of = today(ago);
          return <OtherDay key={of} day={of} game={gameOf(of)} onPress={() => play(of)} />;
        })}
      </div>
      <BusyLine inDialog />
    </section>
  );
}
