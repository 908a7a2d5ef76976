// SPDX-License-Identifier: MIT
//
// How many puzzles were solved, and the best times, by kind and level.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockText } from '../../game/clock';
import { streak } from '../../game/daily';
import {
  allResults,
  kindKey,
  type Row,
  secondsPlayed,
  solvedDays,
  tabulate,
} from '../../game/statistics';
import { t } from '../../i18n/i18n';
import { listGames, type StoredGame } from '../../store/games';
import { listResults, type SolvedOnce } from '../../store/results';
import { kindName, levelName } from '../../game/game_names';
import { usePage } from '../../ui/context';

function KindTable({ rows }: { rows: readonly Row[] }) {
  const { session } = usePage();
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <table class="times">
      <caption>{kindName(session.catalogue.value, first.kind)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('new.difficulty')}</th>
          <th scope="col">{t('statistics.solved')}</th>
          <th scope="col">{t('statistics.unaided')}</th>
          <th scope="col">{t('statistics.average')}</th>
          <th scope="col">{t('statistics.best')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.level}>
            <th scope="row">{levelName(row) || '–'}</th>
            <td>{row.count}</td>
            <td>{row.unaided}</td>
            <td>{clockText(row.average)}</td>
            <td>{row.best === undefined ? '–' : clockText(row.best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div class="figure">
      <b>{value}</b>
      <span>{label}</span>
    </div>
  );
}

export function StatisticsView() {
  const { session } = usePage();
  const kept = useSignal<{ results: readonly SolvedOnce[]; games: readonly StoredGame[] } | null>(
    null,
  );
  useEffect(() => {
    void session.attempt(async () => {
      await session.autosave.flush();
      const games = await listGames();
      kept.value = { results: await listResults(), games };
      session.previews.learn(games.filter(({ solved }) => solved));
    });
    return session.previews.start();
  }, []);
  if (kept.value === null) return null;
  const games = kept.value.games.map((game) => session.previews.known(game));
  const results = allResults(kept.value.results, games);
  const rows = tabulate(results);
  const seconds = secondsPlayed(results, games);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const kinds = [...new Set(rows.map(({ kind }) => kindKey(kind)))];
  return (
    <>
      <div class="figures">
        <Figure value={String(count)} label={t('statistics.solved')} />
        <Figure value={clockText(seconds)} label={t('statistics.time')} />
        <Figure value={String(streak(solvedDays(results)))} label={t('statistics.streak')} />
      </div>
      {rows.length === 0 && <p class="faint">{t('statistics.none')}</p>}
      {kinds.map((key) => (
        <KindTable key={key} rows={rows.filter(({ kind }) => kindKey(kind) === key)} />
      ))}
      <p class="faint">{t('statistics.note')}</p>
    </>
  );
}
