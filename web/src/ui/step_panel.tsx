// SPDX-License-Identifier: MIT
//
// A list of steps, each with what it comes to; the chosen one is drawn on the board and told in full.

import { app } from '../app_state';
import { t } from '../i18n/i18n';
import { conclusionText, techniqueName } from '../i18n/step_words';
import { Button } from './button';
import { HideButton } from './hide_button';
import { Said } from './said';
import { AboutButton, ShownLegend, ShownWalk, stepWords, Told } from './step_told';

function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

/** To the step before and the one after. */
function Turn(props: { steps: number; chosen: number; go: (index: number) => unknown }) {
  const { steps, chosen, go } = props;
  return (
    <>
      <Button
        icon="left"
        label={t('steps.previous')}
        hideLabel
        look="quiet"
        disabled={chosen <= 0}
        onPress={() => go(chosen - 1)}
      />
      <Button
        icon="right"
        label={t('steps.next')}
        hideLabel
        look="quiet"
        disabled={chosen >= steps - 1}
        onPress={() => go(chosen + 1)}
      />
    </>
  );
}

export function StepPanel() {
  const { study } = app;
  const list = study.list.value;
  const puzzle = app.game.puzzle.value;
  if (list === null) return null;
  const { steps, chosen } = list;
  const count = steps.length > 0 ? t('steps.count', { count: steps.length }) : '';
  const go = (index: number) => app.attempt(() => study.choose(index));
  return (
    <div class="steps">
      <div class="steps-head">
        <span role="status">{[count, list.text].filter(Boolean).join(' · ')}</span>
        {steps.length > 1 && <Turn steps={steps.length} chosen={chosen} go={go} />}
        <HideButton />
      </div>
      <ol hidden={steps.length === 0}>
        {steps.map((step, index) => (
          <li key={index}>
            <button
              type="button"
              class="step"
              aria-current={index === chosen ? 'step' : undefined}
              ref={index === chosen ? showRow : undefined}
              onClick={() => void go(index)}
            >
              <b>{techniqueName(step)}</b>
              {puzzle && index !== chosen && (
                <span>
                  <Said words={stepWords(step, puzzle)} />
                </span>
              )}
              <span>{puzzle && conclusionText(puzzle, step)}</span>
            </button>
            {index === chosen && (
              <div class="chosen-step">
                <Told step={step} puzzle={puzzle} />
                <ShownWalk />
                <ShownLegend />
                <AboutButton technique={step.technique} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
