// SPDX-License-Identifier: MIT
//
// The solved game, watched again.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BoardPainter } from '../../board/painter';
import { Film } from './film';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useModel, usePage } from '../../ui/context';
import { Glyphs } from '../../ui/glyphs';

function Controls({ film }: { film: Film }) {
  const { session } = usePage();
  const count = film.length.value;
  const number = film.at.value;
  const words = t('replay.move', { number, count });
  const go = (to: number) => {
    film.pause();
    void session.attempt(() => film.go(to));
  };
  const run = async () => {
    if (number === count) await film.go(0);
    await film.run();
  };
  return (
    <div class="replay-controls">
      <Button
        icon={film.runs.value ? 'pause' : 'play'}
        label={film.runs.value ? t('timer.pause') : t('timer.resume')}
        hideLabel
        onPress={() => (film.runs.value ? film.pause() : session.attempt(run))}
      />
      <input
        type="range"
        min={0}
        max={count}
        value={number}
        aria-label={t('replay.moves')}
        aria-valuetext={words}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <output>{words}</output>
    </div>
  );
}

export function ReplayDialog() {
  const { session } = usePage();
  const glyphs = useModel(Glyphs);
  const drawing = useRef<SVGSVGElement>(null);
  const film = useSignal<Film | null>(null);
  useEffect(() => {
    const svg = drawing.current;
    if (svg === null) return undefined;
    const made = new Film(session.game, new BoardPainter(svg, () => glyphs.inColours.value));
    film.value = made;
    void session.attempt(() => made.begin());
    return () => made.close();
  }, []);
  return (
    <Dialog title={t('finished.replay')}>
      <svg class="board replay" ref={drawing} role="img" aria-label={t('finished.replay')} />
      {film.value && <Controls film={film.value} />}
    </Dialog>
  );
}
