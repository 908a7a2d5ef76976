// SPDX-License-Identifier: MIT
//
// A small board to try a technique on: it stands where the technique has its turn, and takes what a
// person finds, candidate by candidate. Nothing of it touches the game on the screen.

import { openGame } from '../../game/open_game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AriaGrid } from '../../board/aria_grid';
import { cellAt } from '../../board/matrix';
import { BoardPainter } from '../../board/painter';
import { kNoDrawing, without } from '../../board/try_drawing';
import type {
  Candidate,
  CellState,
  JsonObject,
  Layer,
  Overlay,
  PuzzleView,
  StepView,
} from '../../api/protocol';
import { t } from '../../i18n/i18n';
import { conclusionText } from '../../i18n/step_words';
import { digitTyped } from '../../base/typed';
import { Button } from '../../ui/button';
import { Legend, Told } from './step_told';
import { usePage } from '../../ui/context';
import type { Engine } from '../../api/engine';
import { Glyphs } from '../../ui/glyphs';

interface Trial {
  document: JsonObject;
  puzzle: PuzzleView;
  /** As they came: nothing is written into them. */
  cells: readonly CellState[];
  steps: StepView[];
  /** Of each step. */
  overlays: Overlay[];
}

const kMostSteps = 12;

const kNoCells: ReadonlySet<number> = new Set();
const kDrawing = { view: 'flat', cell_size: 48, coordinates: true } as const;

/** Which way arrow keys go from a cell. */
const kWays = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** How the cells stand before the step, without the candidates that were found. */
function statesOf({ cells }: Trial, overlay: Overlay, found: readonly Candidate[]): CellState[] {
  return cells.map((state, cell) => ({
    ...state,
    entry: overlay.entries[cell] || null,
    centre: (overlay.candidates[cell] ?? []).filter((digit) => !isIn(found, { cell, digit })),
  }));
}

/** Opens the example in a session of its own, and closes that again. */
async function openExample(
  engine: Engine,
  technique: string,
  name: string,
  painter: BoardPainter,
  grid: AriaGrid,
): Promise<Trial | null> {
  const { document } = await engine.call('example', { technique });
  const { session, puzzle, state } = await openGame(engine, { document });
  try {
    const all = await engine.call('steps', { session, techniques: [technique] });
    const steps = all.steps.slice(0, kMostSteps);
    if (steps.length === 0) return null;
    const list = { session, list: 'steps', ...kDrawing } as const;
    // Among all candidates, as the person is to find the step.
    const drawn = steps.map((_, index) =>
      engine.call('overlay', { ...list, index, candidates: 'all' }),
    );
    const overlays = (await Promise.all(drawn)).map(({ overlay }) => overlay);
    const scene = await engine.call('scene', { session, show: 'givens', ...kDrawing });
    painter.show(scene, puzzle, state.cells);
    const description = t('try.board', { name });
    grid.show({ ...scene, description }, painter.frame, puzzle, state.cells);
    return { document, puzzle, cells: state.cells, steps, overlays };
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
  const page = usePage();
  const { session } = page;
  const glyphs = page.model(Glyphs);
  const drawing = useRef<SVGSVGElement>(null);
  const painter = useRef<BoardPainter>();
  const cells = useRef<HTMLDivElement>(null);
  const grid = useRef<AriaGrid>();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [found, setFound] = useState<readonly Candidate[]>([]);
  const [shown, setShown] = useState<Shown>('nothing');
  const [at, setAt] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    let gone = false;
    const svg = drawing.current;
    if (svg === null || cells.current === null) return undefined;
    const made = (painter.current = new BoardPainter(svg, () => glyphs.inColours.value));
    const nounOf = (constraint: string) =>
      session.catalogue.peek()?.constraints.find(({ id }) => id === constraint)?.noun ?? constraint;
    const named = (grid.current = new AriaGrid(
      cells.current,
      nounOf,
      () => false,
      () => false,
      () => false,
    ));
    void session.attempt(async () => {
      const opened = await openExample(session.engine, technique, name, made, named);
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
    if (trial === null || overlay === undefined) return;
    const drawn = without(overlay, level === 'answer' ? kNoDrawing : found, level);
    painter.current?.showOverlay(drawn);
    grid.current?.update([...overlay.entries.keys()], statesOf(trial, overlay, found), kNoCells);
  }, [overlay, found, level]);
  // What is filled can be looked at, and nothing more.
  const cell = isChosen && overlay?.entries[at] === 0 ? at : -1;
  useEffect(() => {
    if (overlay === undefined) return;
    painter.current?.select(new Set(isChosen ? [at] : []), -1);
  }, [overlay, at, isChosen]);

  // The focus goes along at once, as keys may come faster than what they do is drawn.
  const choose = (chosen: number) => {
    setAt(chosen);
    setChosen(true);
    grid.current?.select(new Set([chosen]), chosen);
  };
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
      <div
        class="try-board"
        onClick={(event) => {
          const made = painter.current;
          if (made === undefined || overlay === undefined) return;
          const layers = overlay.layers.filter((layer) => layer.name === 'candidates');
          const hit = candidateAt(made, layers, event);
          if (hit === null) return;
          choose(hit.cell);
          const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
          if (isMouse && typeof hit.digit === 'number') press({ cell: hit.cell, digit: hit.digit });
        }}
      >
        <svg class="board" aria-hidden="true" ref={drawing} />
        <div
          class="board-grid"
          ref={cells}
          onFocusIn={(event) => {
            const focused = grid.current?.indexOf(event.target) ?? -1;
            if (focused >= 0) choose(focused);
          }}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || trial === null) return;
            const from = grid.current?.indexOf(event.target) ?? -1;
            const to = trial.puzzle.cells[from]?.move[kWays.indexOf(event.key)];
            const typed = { cell: from, digit: digitTyped(trial.puzzle.symbols, event.key) };
            const isOpen = overlay?.candidates[from]?.includes(typed.digit) && !isIn(found, typed);
            if (to !== undefined) choose(to);
            else if (isOpen) press(typed);
            else return;
            event.preventDefault();
          }}
        />
      </div>
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
                session.attempt(() => session.practice.open(technique, name, trial.document))
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
