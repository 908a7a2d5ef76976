// SPDX-License-Identifier: MIT
//
// The whole page.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { kNarrow, Arrangement } from '../board/arrange';
import { Board } from '../features/play/board';
import { Patterns } from '../board/patterns';
import { errorWords, t } from '../i18n/i18n';
import { Button, Segments } from '../ui/button';
import { Header } from '../features/play/header';
import { HelpPanel } from '../features/help/help_panel';
import { Pad } from '../features/play/pad';
import { PuzzleInfo } from '../features/puzzle/puzzle_info';
import { LiveStatus } from '../features/set/live_status';
import { SetPanel } from '../features/set/set_panel';
import { TestNotice } from '../features/set/test_solve';
import { Toast, Troubles } from '../ui/toast';
import { Welcome } from '../features/new/welcome';
import { Picker } from '../features/play/picker';
import { useModel, usePage } from '../ui/context';
import { BoardFocus, kBoardId } from '../ui/focus';
import { Room } from '../board/room';
import { LoadedDialogs } from './dialogs';

function ShownDialog() {
  const { shell } = usePage();
  const dialogs = useModel(LoadedDialogs);
  const name = shell.dialog.value;
  useEffect(() => {
    if (name === null) return;
    dialogs.load(name).catch((error: unknown) => {
      if (shell.dialog.peek() === name) shell.dialog.value = null;
      shell.say(errorWords(error), 'error');
    });
  }, [name]);
  const Shown = name === null ? undefined : dialogs.all.value.get(name);
  return Shown ? <Shown key={name} /> : null;
}

const kAll = 'all';
/** All views if their cells are large enough, else the one that shows the board best. */
function viewNow(arrangement: Arrangement, views: readonly string[], wanted: string): string {
  const known = wanted === kAll || views.includes(wanted);
  return known ? wanted : (arrangement.bestView(views, !kNarrow.matches) ?? kAll);
}

function viewName(view: string): string {
  if (view === 'flat') return t('views.flat');
  return view === 'folded' ? t('views.folded') : view;
}

/** Whoever was on the board is on the button that hides it, and the other way round. */
function useKeptFocus(paused: boolean): void {
  const focus = useModel(BoardFocus);
  const wasPaused = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[inert]');
    if (isLost && paused !== wasPaused.current) focus.toBoard();
    wasPaused.current = paused;
  }, [paused]);
}

function Boards() {
  const { session } = usePage();
  const arrangement = useModel(Arrangement);
  /** The view that was asked for. */
  const wanted = useSignal('');
  const puzzle = session.game.puzzle.value;
  const board = JSON.stringify(puzzle?.geometry);
  const paused = session.clock.paused.value;
  useLayoutEffect(() => {
    arrangement.viewSizes.value = new Map();
  }, [board]);
  useKeptFocus(paused);
  if (puzzle === null) return <div class="board-frame waiting" aria-busy="true" />;
  const shown = viewNow(arrangement, puzzle.views, wanted.value);
  const views = shown === kAll ? puzzle.views : [shown];
  // Which views are shown depends on how large they are drawn.
  const isOpen = wanted.value === '' && arrangement.viewSizes.value.size < puzzle.views.length;
  const looks = `${paused ? 'paused' : ''} ${isOpen && views.length > 1 ? 'unsized' : ''}`;
  return (
    <div id={kBoardId} class={`boards ${looks}`} data-views={views.length}>
      {puzzle.views.length > 1 && (
        <Segments
          label={t('views')}
          value={shown}
          options={[
            { value: kAll, label: t('views.both') },
            ...puzzle.views.map((view) => ({ value: view, label: viewName(view) })),
          ]}
          onChoose={(view) => (wanted.value = view)}
        />
      )}
      {views.map((view) => (
        <Board key={view} view={view} />
      ))}
      <LiveStatus />
      {paused && (
        <div class="curtain">
          <Button
            icon="play"
            label={t('timer.resume')}
            look="primary"
            onPress={() => (session.clock.paused.value = false)}
          />
        </div>
      )}
    </div>
  );
}

/** Another puzzle is seen from its top, wherever the last one was left. */
function showTop(): void {
  scrollTo(0, 0);
  document.querySelector('.panel')?.scrollTo(0, 0);
}

export function Page() {
  const { session, shell } = usePage();
  const room = useModel(Room);
  useEffect(() => room.keepTogether(), []);
  useEffect(() => session.game.opened.listen(showTop), []);
  return (
    <>
      <Patterns />
      <Header />
      <main class="page">
        <Boards />
        <aside class="panel">
          <Troubles />
          <Welcome />
          <TestNotice />
          <PuzzleInfo />
          <Pad />
          {session.game.mode.value === 'set' ? <SetPanel /> : <HelpPanel />}
        </aside>
      </main>
      <Picker />
      {shell.dialog.value === null && <Toast />}
      <ShownDialog />
    </>
  );
}
