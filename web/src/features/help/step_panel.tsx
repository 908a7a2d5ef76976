// SPDX-License-Identifier: MIT
//
// A list of steps, each with what it comes to; the chosen one is drawn on the board and told in full.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PuzzleView, StepView } from '../../api/protocol';
import { t } from '../../i18n/i18n';
import { conclusionText, techniqueName } from '../../i18n/step_words';
import { Button } from '../../ui/button';
import { HideButton } from './hide_button';
import { bringToSight, bringToSightIn } from '../../board/in_sight';
import { Said } from '../../ui/said';
import { AboutButton, ShownLegend, ShownWalk, stepWords, Told } from './step_told';
import { usePage } from '../../ui/context';

/** To the step before and the one after, among those in the list. */
function Turn(props: { shown: readonly number[]; chosen: number; go: (index: number) => unknown }) {
  const { shown, go } = props;
  const chosen = shown.indexOf(props.chosen);
  const turn = (by: number) => go(shown[chosen + by] ?? -1);
  return (
    <>
      <Button
        icon="left"
        label={t('steps.previous')}
        hideLabel
        look="quiet"
        disabled={chosen <= 0}
        onPress={() => turn(-1)}
      />
      <Button
        icon="right"
        label={t('steps.next')}
        hideLabel
        look="quiet"
        disabled={chosen >= shown.length - 1}
        onPress={() => turn(1)}
      />
    </>
  );
}

/** How many steps of each technique there are, in the order in which they come. */
function techniquesIn(steps: readonly StepView[]): { id: string; name: string; count: number }[] {
  const counts = new Map<string, { id: string; name: string; count: number }>();
  for (const step of steps) {
    const id = step.technique;
    const one = counts.get(id) ?? { id, name: techniqueName(step), count: 0 };
    counts.set(id, { ...one, count: one.count + 1 });
  }
  return [...counts.values()];
}

/** Leaves the steps of one technique in a list that has many. */
function Which(props: {
  steps: readonly StepView[];
  value: string;
  onChoose: (technique: string) => void;
}) {
  const techniques = techniquesIn(props.steps);
  if (techniques.length < 2) return null;
  return (
    <select
      class="steps-which"
      aria-label={t('steps.which')}
      value={props.value}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
    >
      <option value="">{t('library.all')}</option>
      {techniques.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {name} ({count})
        </option>
      ))}
    </select>
  );
}

/** The list by what steps do: those that place first, then those that remove most, alike ones together. */
function byEffect(steps: readonly StepView[], puzzle: PuzzleView): number[] {
  const effect = steps.map((step) => ({
    words: conclusionText(puzzle, step),
    weight: step.placements.length > 0 ? Infinity : step.eliminations.length,
  }));
  return [...steps.keys()].sort((a, b) => {
    const [one, two] = [effect[a], effect[b]];
    if (!one || !two) return 0;
    if (one.weight !== two.weight) return two.weight - one.weight;
    return one.words.localeCompare(two.words) || a - b;
  });
}

/** In which order the steps stand. */
function Order(props: { byEffect: boolean; onChoose: (byEffect: boolean) => void }) {
  return (
    <select
      class="steps-which"
      aria-label={t('steps.order')}
      value={String(props.byEffect)}
      onChange={(event) => props.onChoose(event.currentTarget.value === 'true')}
    >
      <option value="false">{t('steps.as-found')}</option>
      <option value="true">{t('steps.by-effect')}</option>
    </select>
  );
}

function ListedStep(props: { step: StepView | undefined; isChosen: boolean; go: () => unknown }) {
  const page = usePage();
  const { session } = page;
  const { step, isChosen } = props;
  const puzzle = session.game.puzzle.value;
  if (step === undefined) return null;
  return (
    <li>
      <button
        type="button"
        class="step"
        aria-current={isChosen ? 'step' : undefined}
        onClick={() => void props.go()}
      >
        <b>{techniqueName(step)}</b>
        {puzzle && !isChosen && (
          <span>
            <Said words={stepWords(page, step, puzzle)} />
          </span>
        )}
        <span>{puzzle && conclusionText(puzzle, step)}</span>
      </button>
      {isChosen && (
        <div class="chosen-step">
          <Told step={step} puzzle={puzzle} />
          <ShownWalk step={step} />
          <ShownLegend />
          <AboutButton technique={step.technique} />
        </div>
      )}
    </li>
  );
}

export function StepPanel() {
  const { session, help } = usePage();

  const list = help.list.value;
  const puzzle = session.game.puzzle.value;
  const only = useSignal('');
  const isByEffect = useSignal(false);
  const panel = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const all = list?.steps;
  useEffect(() => {
    only.value = '';
    bringToSight(panel.current);
  }, [all]);
  const overlays = help.overlays.value;
  useEffect(() => {
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li') ?? null;
    bringToSightIn(rows.current, row);
    bringToSight(row, true);
  }, [list?.chosen, overlays]);
  if (list === null) return null;
  const { steps, chosen } = list;
  const told = list.isWhole ? 'steps.count' : 'steps.easiest';
  const count = steps.length > 0 ? t(told, { count: steps.length }) : '';
  const isShown = (index: number) => only.value === '' || steps[index]?.technique === only.value;
  const isSorted = list.list === 'steps' && isByEffect.value && puzzle !== null;
  const shown = (isSorted ? byEffect(steps, puzzle) : [...steps.keys()]).filter(isShown);
  const go = (index: number) => session.attempt(() => help.choose(index));
  return (
    <div class="steps" ref={panel}>
      <div class="steps-head">
        <span role="status">{[count, list.text].filter(Boolean).join(' · ')}</span>
        {shown.length > 1 && <Turn shown={shown} chosen={chosen} go={go} />}
        <HideButton />
      </div>
      {list.list === 'steps' && (
        <Which steps={steps} value={only.value} onChoose={(value) => (only.value = value)} />
      )}
      {list.list === 'steps' && steps.length > 1 && (
        <Order byEffect={isByEffect.value} onChoose={(value) => (isByEffect.value = value)} />
      )}
      <ol hidden={steps.length === 0} ref={rows}>
        {shown.map((index) => (
          <ListedStep
            key={index}
            step={steps[index]}
            isChosen={index === chosen}
            go={() => go(index)}
          />
        ))}
      </ol>
    </div>
  );
}
