// SPDX-License-Identifier: MIT
//
// A step told: what it comes to in plain words, its proof folded away, what the colours of its
// drawing mean, and its chain link by link.

import { useEffect, useState } from 'preact/hooks';
import type { Overlay, PuzzleView, Sign, StepView } from '../../api/protocol';
import { engineIsForeign, engineLanguage, engineText, type Marked, t } from '../../i18n/i18n';
import { endOfChain, linkText, summaryText } from '../../i18n/step_words';
import { Button } from '../../ui/button';
import { Said } from '../../ui/said';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

const kPace = 1400; // ms
/** Where there is room for the legend beside or below what is said. */
const kRoomy = matchMedia('(min-width: 700px) and (min-height: 600px)');

/** The drawing of the chosen step; of several views any has the same words. */
function shownOverlay({ help }: PageState): Overlay | undefined {
  const [overlay] = help.overlays.value.values();
  return overlay;
}

/** A mark as it looks on the board. */
function Sample({ mark }: { mark: Sign['marks'][number] }) {
  const look = { class: mark.class, 'data-tone': mark.tone };
  if (mark.class === 'step-house') return <rect {...look} x="1" y="4" width="22" height="16" />;
  if (mark.class === 'step-clash') {
    return <rect {...look} x="2" y="2" width="20" height="20" style="fill: none" />;
  }
  if (mark.class === 'step-seen') {
    return <circle {...look} cx="12" cy="12" r="9" style="fill: none" />;
  }
  if (mark.class === 'step-barred') return <path {...look} d="M7 7L17 17M17 7L7 17" />;
  if (mark.class === 'step-rule') return <path class="step-rule line" d="M3 12H21" />;
  if (mark.class.endsWith('-link')) {
    return (
      <>
        <path {...look} d="M1 12H17" style="fill: none" />
        <path {...look} d="M24 12l-8-4v8z" />
      </>
    );
  }
  return (
    <>
      <circle {...look} cx="12" cy="12" r="9" />
      {mark.class === 'step-removed' && <path class="step-strike" d="M6 18L18 6" />}
    </>
  );
}

/** What the colours, rings and lines mean, of those that are there. */
export function Legend({ signs }: { signs: readonly Sign[] }) {
  if (signs.length === 0) return null;
  return (
    <details class="drawn-legend" open={kRoomy.matches}>
      <summary>{t('step.legend')}</summary>
      <ul>
        {signs.map(({ sign, text, marks }) => (
          <li key={sign}>
            <span class="samples">
              {marks.slice(0, 4).map((mark, index) => (
                <svg key={index} class="board sample" viewBox="0 0 24 24" aria-hidden="true">
                  <Sample mark={mark} />
                </svg>
              ))}
            </span>
            <Said words={engineText(`sign.${sign}`, text)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The links of a chain, one at a time, and then what they come to. */
export function Walk({ overlay, step }: { overlay: Overlay; step: StepView | null }) {
  const { session, help } = usePage();
  const [runs, setRuns] = useState(false);
  const { walk } = help;
  const puzzle = session.game.puzzle.value;
  const count = overlay.links.length;
  // What follows is told by those that have it.
  const last = step ? count + 1 : count;
  const at = walk.value;
  useEffect(() => setRuns(false), [overlay]);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => {
      if ((walk.value ?? 0) + 1 >= last) setRuns(false);
      walk.value = Math.min((walk.value ?? 0) + 1, last);
    }, kPace);
    return () => clearTimeout(timer);
  }, [runs, at]);
  if (count < 2 || puzzle === null) return null;
  const go = (to: number | null) => {
    setRuns(false);
    walk.value = to;
  };
  const isEnd = at !== null && at > count;
  const text =
    at === null
      ? ''
      : isEnd && step
        ? endOfChain(puzzle, step, overlay)
        : linkText(puzzle, at, overlay);
  return (
    <div class="walk">
      <div class="walk-controls" role="group" aria-label={t('step.links')}>
        <Button
          icon={runs ? 'pause' : 'play'}
          label={t(runs ? 'step.links-pause' : 'step.links-play')}
          hideLabel
          look="quiet"
          onPress={() => {
            if (!runs) walk.value = at === null || at >= last ? 1 : Math.max(1, at);
            setRuns(!runs);
          }}
        />
        <Button
          icon="left"
          label={t('step.link-back')}
          hideLabel
          look="quiet"
          disabled={at !== null && at <= 1}
          onPress={() => go(at === null ? last : at - 1)}
        />
        <Button
          icon="right"
          label={t('step.link-on')}
          hideLabel
          look="quiet"
          disabled={at !== null && at >= last}
          onPress={() => go(at === null ? 1 : at + 1)}
        />
        <span>
          {at === null
            ? t('step.links-all', { count })
            : isEnd
              ? t('step.links-end')
              : t('step.link-of', { number: at, count })}
        </span>
        {at !== null && (
          <Button label={t('step.links-show-all')} look="quiet" onPress={() => go(null)} />
        )}
      </div>
      {text && <p role="status">{text}</p>}
    </div>
  );
}

/** Families whose English reasons are plain words already. */
const kPlain: ReadonlySet<string> = new Set(['single', 'intersection', 'subset', 'sum']);

/** Why a step holds: its summary, or where that says no less the reason itself. */
export function stepWords({ session }: PageState, step: StepView, puzzle: PuzzleView): Marked {
  const techniques = session.engineCatalogue.value?.techniques;
  const family = techniques?.find(({ id }) => id === step.technique)?.family ?? '';
  const isPlain = !engineIsForeign.value && kPlain.has(family);
  return isPlain ? { text: step.reason } : summaryText(puzzle, step.summary);
}

/** The words of a step; its proof is English. */
export function Told({ step, puzzle }: { step: StepView; puzzle: PuzzleView | null }) {
  const page = usePage();
  if (puzzle === null) return null;
  const words = stepWords(page, step, puzzle);
  return (
    <>
      <p>
        <Said words={words} />
      </p>
      {step.reason !== words.text && step.reason !== '' && (
        <details class="proof">
          <summary>{t('step.proof')}</summary>
          <p lang={engineLanguage()}>{step.reason}</p>
        </details>
      )}
    </>
  );
}

/** The chain of the step that is drawn; null: what follows from it is not told yet. */
export function ShownWalk({ step }: { step: StepView | null }) {
  const page = usePage();
  const overlay = shownOverlay(page);
  return overlay ? <Walk overlay={overlay} step={step} /> : null;
}

/** The legend of the step that is drawn. */
export function ShownLegend() {
  const page = usePage();
  const overlay = shownOverlay(page);
  return overlay ? <Legend signs={overlay.legend} /> : null;
}

/** To the page of a technique. */
export function AboutButton({ technique }: { technique: string }) {
  const { shell } = usePage();
  return (
    <Button
      icon="help"
      label={t('technique.about')}
      onPress={() => shell.showTechnique(technique)}
    />
  );
}
