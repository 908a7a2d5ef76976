// SPDX-License-Identifier: MIT
//
// How the page looks: its theme and size of text, how symbols and colours are painted, its title.

import { effect, signal } from '@preact/signals';
import type { PageState } from '../../game/page_state';
import { settings } from '../../store/settings';
import { Glyphs } from '../../ui/glyphs';

function follow(query: string) {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => (matches.value = media.matches));
  return matches;
}

/** Before there is an engine. */
export function followTheme(): void {
  // Paper is light whatever the screen is.
  const isDark = follow('screen and (prefers-color-scheme: dark)');
  const isStrong = follow('screen and ((prefers-contrast: more) or (forced-colors: active))');
  effect(() => {
    const root = document.documentElement;
    const theme = settings.theme.value;
    const onLight = isStrong.value ? 'contrast' : 'light';
    const asDevice = isDark.value ? 'dark' : onLight;
    root.dataset['theme'] = theme === 'auto' ? asDevice : theme;
    root.style.fontSize = `${settings.textSize.value}%`;
  });
}

export function followLooks(page: PageState): void {
  const { session } = page;
  const glyphs = page.model(Glyphs);
  document.fonts.addEventListener('loadingdone', () => (glyphs.fontsLoaded.value += 1));
  effect(() => {
    const { dataset } = document.documentElement;
    dataset['symbols'] = glyphs.inColours.value ? 'colours' : 'ink';
    dataset['patterns'] = String(settings.patterns.value);
  });
  effect(() => {
    const puzzle = session.game.puzzle.value;
    const name = puzzle ? session.puzzleName(puzzle) : '';
    document.title = name ? `${name} - Omnidoku` : 'Omnidoku';
  });
}
