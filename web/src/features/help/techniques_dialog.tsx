// SPDX-License-Identifier: MIT
//
// Techniques: the list of all by family, and a page for each with what to look for, a board to try it
// on, where it occurs in the game, and puzzles to practise it with.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TechniqueView } from '../../api/protocol';
import { engineText, nameOf, t } from '../../i18n/i18n';
import { familyKey } from '../../i18n/step_words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { BusyLine } from '../../ui/busy_line';
import { Said } from '../../ui/said';
import { TryBoard } from './try_board';
import { usePage } from '../../ui/context';

function families(techniques: readonly TechniqueView[]): Map<string, TechniqueView[]> {
  const all = new Map<string, TechniqueView[]>();
  for (const one of techniques) all.set(one.family, [...(all.get(one.family) ?? []), one]);
  return all;
}

function Level({ level }: { level: string }) {
  return <small class="technique-level">{nameOf('level', level)}</small>;
}

function List({ techniques }: { techniques: readonly TechniqueView[] }) {
  const { shell } = usePage();
  const asked = useSignal('');
  const words = asked.value.trim().toLocaleLowerCase();
  const fits = ({ title, id }: TechniqueView) =>
    `${title} ${id.replace(/_/g, ' ')}`.toLocaleLowerCase().includes(words);
  const shown = techniques.filter(fits);
  return (
    <>
      <p class="faint">{t('technique.list-help')}</p>
      <label class="field">
        <span>{t('technique.search')}</span>
        <input
          type="text"
          value={asked.value}
          onInput={(event) => (asked.value = event.currentTarget.value)}
        />
      </label>
      {shown.length === 0 && <p>{t('technique.none')}</p>}
      {[...families(shown)].map(([family, some]) => (
        <section key={family} class="family">
          <h3>{nameOf('family', familyKey(family))}</h3>
          <ul>
            {some.map(({ id, title, level }) => (
              <li key={id}>
                <button type="button" class="step" onClick={() => (shell.technique.value = id)}>
                  <span>{title}</span>
                  <Level level={level} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Looks for the technique in the game as it stands. */
function InGame({ technique }: { technique: TechniqueView }) {
  const { session, help, shell } = usePage();
  const answer = useSignal<'none' | 'mistakes' | null>(null);
  const look = () =>
    session.attempt(async () => {
      const count = await help.askSteps(t('technique.here'), technique.id);
      if (count === null) {
        if (help.mistakes.value.length > 0) answer.value = 'mistakes';
      } else if (count === 0) {
        answer.value = 'none';
        help.clear();
      } else {
        shell.dialog.value = null;
        await help.choose(0);
      }
    });
  return (
    <>
      <Button label={t('technique.here')} onPress={() => look()} />
      {answer.value && (
        <p role="status" class="faint">
          {t(answer.value === 'none' ? 'technique.not-here' : 'hint.mistakes-first')}
        </p>
      )}
    </>
  );
}

function Page({ technique }: { technique: TechniqueView }) {
  const { session, shell } = usePage();
  const { id, title, help, look, level, family, example } = technique;
  const practise = () => session.attempt(() => session.practice.begin(id, title));
  return (
    <>
      <p class="technique-kind">
        <Button
          icon="left"
          label={t('technique.all')}
          look="quiet"
          onPress={() => (shell.technique.value = null)}
        />
        <span>{nameOf('family', familyKey(family))}</span>
        <Level level={level} />
      </p>
      <p class="idea">
        <Said words={engineText(`idea.${id}`, help)} />
      </p>
      <h3>{t('technique.look')}</h3>
      <p>
        <Said words={engineText(`look.${id}`, look)} />
      </p>
      {example && (
        <>
          <h3>{t('technique.try')}</h3>
          <TryBoard key={id} technique={id} name={title} />
        </>
      )}
      <h3>{t('technique.more')}</h3>
      <div class="chips">
        {example && (
          <Button
            icon="play"
            label={t('technique.practise')}
            look="primary"
            onPress={() => practise()}
          />
        )}
        <InGame key={id} technique={technique} />
      </div>
      <BusyLine inDialog />
    </>
  );
}

export function TechniquesDialog() {
  const { session, shell } = usePage();
  const techniques = session.catalogue.value?.techniques;
  const technique = techniques?.find(({ id }) => id === shell.technique.value);
  // Each page begins at its top.
  useEffect(() => {
    document.querySelector('dialog .dialog-body')?.scrollTo(0, 0);
  }, [technique]);
  return (
    <Dialog wide title={technique?.title ?? t('technique.list')}>
      {technique && <Page technique={technique} />}
      {!technique && techniques && <List techniques={techniques} />}
      {!techniques && <span class="spinner" role="status" aria-label={t('technique.list')} />}
    </Dialog>
  );
}
