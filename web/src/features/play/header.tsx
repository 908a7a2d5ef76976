// SPDX-License-Identifier: MIT
//
// The bar at the top: what the page is, the clock, and the ways to other puzzles.

import { kBoardId, BoardFocus } from '../../ui/focus';
import type { PlayMode } from '../../api/protocol';
import { clockText } from '../../game/clock';
import { changeMode } from '../set/setting';
import { nameOf, t } from '../../i18n/i18n';
import { settings, zoomTold } from '../../store/settings';
import { Button, Segments } from '../../ui/button';
import { conflictWords } from '../puzzle/puzzle_info';
import { verdict } from '../set/set_panel';
import type { DialogName } from '../../game/shell';
import { useModel, usePage } from '../../ui/context';
import { BoardZoom } from '../../board/zoom';

/** On phones the puzzle's card lies below the board and the digits, so its difficulty stands here. */
function Level() {
  const { session } = usePage();
  const difficulty = session.game.puzzle.value?.difficulty;
  if (!difficulty) return null;
  return (
    <span class="level-room" aria-hidden="true">
      <span class="level-above">{nameOf('level', difficulty)}</span>
    </span>
  );
}

/** There, whether the puzzle being set is unique. */
function Verdict() {
  const page = usePage();
  const { session } = page;
  const { words, look } = verdict(page);
  if (session.game.mode.value !== 'set' || !session.counter.on.value || words === '') return null;
  // The panel has the words for who hears them; here they are only painted.
  // Of several the number is what one looks for.
  const count = look === 'multiple' ? session.counter.count.value : '';
  return <span class={`level-above ${look}`} data-words={count || words} aria-hidden="true" />;
}

/** There, what breaks a rule now: the sentence of the panel is below the digits, which are looked at. */
function Conflict() {
  const page = usePage();
  const { session } = page;
  const words = conflictWords(page);
  if (words === '' || session.clock.paused.value) return null;
  return <p class="conflict-above" data-words={words} aria-hidden="true" />;
}

/** Boards whose cells are too small for a finger are zoomed here, or by two of them. */
function Zoom() {
  const { shell } = usePage();
  const zoom = useModel(BoardZoom);
  if (!zoom.isSmall.value) return null;
  const isBack = zoom.isZoomed.value;
  return (
    <Button
      icon={isBack ? 'fit' : 'zoom'}
      label={t(isBack ? 'board.fit' : 'board.zoom')}
      hideLabel
      look="quiet"
      class="zoom"
      onPress={() => {
        zoom.turn();
        if (zoomTold.value) return;
        zoomTold.value = true;
        shell.say(t('board.zoom-told'));
      }}
    />
  );
}

function Timer() {
  const { session } = usePage();
  const { clock, game } = session;
  if (!settings.showTimer.value || game.mode.value === 'set') return null;
  const paused = clock.paused.value;
  return (
    <div class="timer">
      <Level />
      <span role="timer" aria-label={t('timer')}>
        {clockText(game.seconds.value)}
      </span>
      <Button
        icon={paused ? 'play' : 'pause'}
        label={paused ? t('timer.resume') : t('timer.pause')}
        hideLabel
        look="quiet"
        onPress={() => (clock.paused.value = !paused)}
      />
    </div>
  );
}

/** For who goes by Tab: what stands above the board is not gone through each time. */
function Skip() {
  const { session } = usePage();
  const focus = useModel(BoardFocus);
  if (session.game.puzzle.value === null) return null;
  return (
    <a
      class="skip"
      href={`#${kBoardId}`}
      onClick={(event) => {
        event.preventDefault(); // the address may say what to open
        focus.toBoard();
      }}
    >
      {t('menu.skip')}
    </a>
  );
}

export function Header() {
  const page = usePage();
  const { session, shell } = page;
  const mode = session.game.mode.value;
  const show = (name: DialogName) => () => (shell.dialog.value = name);
  return (
    <header class="bar">
      <Skip />
      <a class="brand" href="./" aria-label="Omnidoku">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="5" class="brand-sheet" />
          <path d="M9 2v20M15 2v20M2 9h20M2 15h20" class="brand-lines" />
          <rect x="9.8" y="9.8" width="4.4" height="4.4" class="brand-cell" />
        </svg>
        <span>Omnidoku</span>
      </a>
      <Segments<PlayMode>
        label={t('mode')}
        value={mode}
        options={[
          { value: 'play', label: t('mode.play') },
          { value: 'set', label: t('mode.set') },
        ]}
        onChoose={(value) => void session.attempt(() => changeMode(page, value))}
      />
      <span class="spring" />
      <Verdict />
      <Conflict />
      <Zoom />
      <Timer />
      <nav aria-label={t('menu')}>
        <Button icon="plus" label={t('menu.new')} look="primary" onPress={show('new')} />
        <Button icon="open" label={t('menu.open')} look="quiet" onPress={show('open')} />
        <Button icon="library" label={t('menu.library')} look="quiet" onPress={show('library')} />
        <Button icon="share" label={t('menu.export')} look="quiet" onPress={show('export')} />
        <Button
          icon="settings"
          label={t('menu.settings')}
          look="quiet"
          onPress={show('settings')}
        />
        <Button icon="help" label={t('menu.keys')} look="quiet" onPress={show('keys')} />
      </nav>
    </header>
  );
}
