// SPDX-License-Identifier: MIT
//
// Starts the page.

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { App, setApp } from './app_state';
import { listenToBack } from './back';
import { connect } from '../api/connect';
import { kindInHand, putDown } from '../features/set/rule_hand';
import { changeMode } from '../features/set/setting';
import { listenToKeys } from './keyboard';
import { start } from './start';
import { settings } from '../store/settings';
import '../styles/fonts.css';
import '../styles/main.css';
import { listenToDrops } from '../features/open/open_dialog';
import { Page } from './page';

/** Paper is light whatever the screen is. */
const darkScreen = matchMedia('screen and (prefers-color-scheme: dark)');
const isDark = signal(darkScreen.matches);
darkScreen.addEventListener('change', () => (isDark.value = darkScreen.matches));
const strongScreen = matchMedia('screen and ((prefers-contrast: more) or (forced-colors: active))');
const isStrong = signal(strongScreen.matches);
strongScreen.addEventListener('change', () => (isStrong.value = strongScreen.matches));

effect(() => {
  const root = document.documentElement;
  const theme = settings.theme.value;
  const onLight = isStrong.value ? 'contrast' : 'light';
  const asDevice = isDark.value ? 'dark' : onLight;
  root.dataset['theme'] = theme === 'auto' ? asDevice : theme;
  root.style.fontSize = `${settings.textSize.value}%`;
});

const app = new App(await connect());
setApp(app);
effect(() => {
  const { dataset } = document.documentElement;
  dataset['symbols'] = app.inColours.value ? 'colours' : 'ink';
  dataset['patterns'] = String(settings.patterns.value);
});
effect(() => {
  const puzzle = app.game.puzzle.value;
  const name = puzzle ? app.puzzleName(puzzle) : '';
  document.title = name ? `${name} - Omnidoku` : 'Omnidoku';
});
render(<Page />, document.getElementById('page') as HTMLElement);
listenToBack([
  {
    isIn: () => app.practice.before.value !== null,
    leave: () => app.attempt(() => app.practice.leave()),
    ofGame: true,
  },
  {
    isIn: () => app.game.mode.value === 'set',
    leave: () => app.attempt(() => changeMode(app, 'play')),
    ofGame: true,
  },
  { isIn: () => kindInHand.value !== null, leave: putDown, ofGame: true },
  { isIn: () => app.dialog.value !== null, leave: () => (app.dialog.value = null), ofGame: false },
  {
    isIn: () => app.dialog.value === 'replay',
    leave: () => (app.dialog.value = 'finished'),
    ofGame: false,
  },
]);
listenToKeys();
listenToDrops();
await start(app);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page still works, only not offline.
  navigator.serviceWorker.register('./service_worker.js').catch(() => undefined);
  void navigator.storage?.persist?.();
}
