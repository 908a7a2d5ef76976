// SPDX-License-Identifier: MIT
//
// A small board to try a technique on: it stands where the technique has its turn, and takes what a
// person finds, candidate by candidate. Nothing of it touches the game on the screen.

import { useEffect, useRef, useState } from 'preact/hooks';
import { app } from '../app_state';
import { cellAt } from '../board/matrix';
import { BoardPainter } from '../board/painter';
import { kNoDrawing, without } from '../board/try_drawing';
import type {
  Candidate,
  JsonObject,
  Layer,
  Overlay,
  PuzzleView,
  StepView,
} from '../engine/protocol';
import { t } from '../i18n/i18n';
import { conclusionText } from '../i18n/step_words';
import { Button } from './button';
import { Legend, Told } from './step_told';

interface Trial {
  document: JsonObject;
  puzzle: PuzzleView;
  steps: StepView[];
  /** Of each step. */
  overlays: Overlay[];
}

const kMostSteps = 12;

const kDrawing = { view: 'flat', cell_size: 48, coordinates: true } as const;

/** Opens the example in a session of its own, and closes that again. */
async function openExample(technique: string, painter: BoardPainter): Promise<Trial | null> {
  const { engine } = app;
  const { document } = await engine.call('example', { technique });
  const { session, puzzle, state } = await engine.call('open', { document });
  try {
    const all = await engine.call('steps', { session, techniques: [technique] });
    const steps = all.steps.slice(0, kMostSteps);
    if (steps.length === 0) return null;
    const list = { session, list: 'steps', ...kDrawing } as const;
    const drawn = steps.map((_, index) => engine.call('overlay', { ...list, index }));
    const overlays = (await Promise.all(drawn)).map(({ overlay }) => overlay);
    const scene = await engine.call('scene', { session, show: 'givens', ...kDrawing });
    painter.show(scene, puzzle, state.cells);
    return { document, puzzle, steps, overlays };
  } finally {
    engine.call('close', { session }).catch(() => undefined);
  }
}

const isIn = (list: readonly Candidate[], { cell, digit }: Candidate) =>
  list.some((one) => one.cell === cell && one.digit === digit);

/** The candidate written nearest to where the pointer is. */
function candidateAt(painter: BoardPainter, layers: readonly Layer[], event: MouseEvent) {
  const matrix = painter.svg.getScreenCTM();
  if (matrix === null) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const hit = cellAt(painter.matrices, painter.unit, at);
  if (hit === null) return null;
  const texts = layers.flatMap((layer) => layer.texts).filter(({ cell }) => cell === hit.cell);
  const reach = painter.unit / 4;
  const near = texts
    .map(({ digit, at: [x, y] }) => ({ digit, away: Math.hypot(x - hit.at.x, y - hit.at.y) }))
    .sort((a, b) => a.away - b.away)
    .find(({ away }) => away < reach);
  return { cell: hit.cell, digit: near?.digit ?? null };
}

type Shown = 'nothing' | 'pattern' | 'answer';

export function TryBoard({ technique, name }: { technique: string; name: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const painter = useRef<BoardPainter>();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [found, setFound] = useState<readonly Candidate[]>([]);
  const [shown, setShown] = useState<Shown>('nothing');
  const [cell, setCell] = useState(-1);
  const [said, setSaid] = useState('');

  useEffect(() => {
    let gone = false;
    const svg = drawing.current;
    if (svg === null) return undefined;
    const made = (painter.current = new BoardPainter(svg, () => app.inColours.value));
    void app.attempt(async () => {
      const opened = await openExample(technique, made);
      if (!gone) setTrial(opened);
    });
    return () => (gone = true);
  }, []);

  const wanted = trial?.steps.find((step) =>
    found.every((one) => isIn([...step.placements, ...step.eliminations], one)),
  );
  const overlay = trial?.overlays[wanted ? trial.steps.indexOf(wanted) : 0];
  const rest = [...(wanted?.placements ?? []), ...(wanted?.eliminations ?? [])].filter(
    (one) => !isIn(found, one),
  );
  const isDone = wanted !== undefined && found.length > 0 && rest.length === 0;
  const level: Shown = isDone ? 'answer' : shown;
  useEffect(() => {
    if (overlay === undefined) return;
    const drawn = without(overlay, level === 'answer' ? kNoDrawing : found, level);
    painter.current?.showOverlay(drawn);
    painter.current?.select(new Set(cell < 0 ? [] : [cell]), -1);
  }, [overlay, found, level, cell]);

  const press = (candidate: Candidate) => {
    if (trial === null || isDone) return;
    const all = trial.steps.filter((step) =>
      [...found, candidate].every((one) => isIn([...step.placements, ...step.eliminations], one)),
    );
    const values = {
      cell: trial.puzzle.cells[candidate.cell]?.name ?? '',
      digit: trial.puzzle.symbols[candidate.digit - 1] ?? '',
    };
    if (all.length === 0) {
      setSaid(t('try.not', values));
      return;
    }
    const places = all.some(({ placements }) => isIn(placements, candidate));
    setSaid(t(places ? 'try.right-placed' : 'try.right', values));
    setFound([...found, candidate]);
  };

  const candidates =
    cell < 0
      ? []
      : (overlay?.candidates[cell] ?? []).filter((digit) => !isIn(found, { cell, digit }));
  const step = wanted ?? trial?.steps[0];
  return (
    <div class="try">
      <svg
        class="board try-board"
        ref={drawing}
        role="img"
        aria-label={t('try.board', { name })}
        onClick={(event) => {
          const made = painter.current;
          if (made === undefined || overlay === undefined) return;
          const layers = overlay.layers.filter((layer) => layer.name === 'candidates');
          const at = candidateAt(made, layers, event);
          if (at === null) return;
          setCell(overlay.entries[at.cell] === 0 ? at.cell : -1);
          const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
          if (isMouse && typeof at.digit === 'number') press({ cell: at.cell, digit: at.digit });
        }}
      />
      <div class="try-words">
        <p role="status">
          {isDone ? t('try.done') : said || (trial && level !== 'answer' ? t('try.how') : '')}
        </p>
        {cell >= 0 && !isDone && trial && (
          <div class="chips" role="group" aria-label={trial.puzzle.cells[cell]?.name ?? ''}>
            <b>{trial.puzzle.cells[cell]?.name}</b>
            {candidates.map((digit) => (
              <Button
                key={digit}
                label={trial.puzzle.symbols[digit - 1] ?? ''}
                onPress={() => press({ cell, digit })}
              />
            ))}
          </div>
        )}
        {level === 'answer' && step && trial && overlay && (
          <>
            <Told step={step} puzzle={trial.puzzle} />
            <p class="follows">{conclusionText(trial.puzzle, step)}</p>
            <Legend signs={overlay.legend} />
          </>
        )}
        <div class="chips">
          {level === 'nothing' && trial && (
            <Button label={t('hint.next.pattern')} onPress={() => setShown('pattern')} />
          )}
          {level !== 'answer' && trial && (
            <Button label={t('try.answer')} onPress={() => setShown('answer')} />
          )}
          {level === 'answer' && trial && (
            <Button
              icon="restart"
              label={t('try.again')}
              onPress={() => {
                setFound([]);
                setShown('nothing');
                setSaid('');
              }}
            />
          )}
          {trial && (
            <Button
              label={t('try.on-the-board')}
              onPress={() =>
                app.attempt(async () => {
                  await app.practice.open(technique, name, trial.document);
                  app.dialog.value = null;
                })
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
