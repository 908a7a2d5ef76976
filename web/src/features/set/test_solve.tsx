// SPDX-License-Identifier: MIT
//
// A setter tries the puzzle as a solver would: the tests there were, and the way back from one.

import { useEffect } from 'preact/hooks';
import { PageError } from '../../api/engine';
import { clockText } from '../../game/clock';
import { whenText } from '../../i18n/dates';
import { t } from '../../i18n/i18n';
import type { StoredGame } from '../../store/games';
import { currentGame } from '../../store/settings';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { returnFromTest, testSolve } from './setting';
import { Versions } from './versions';

/** How a test went, in words. */
function outcome({ solved, seconds, filled, empty, hints = 0 }: StoredGame): string {
  const time = clockText(seconds);
  const stands = solved
    ? t('library.solved', { time })
    : `${t('library.progress', { filled, open: filled + empty })} · ${time}`;
  return hints > 0 ? `${stands} · ${t('test.hints', { count: hints })}` : stands;
}

export function TestSolves() {
  const page = usePage();
  const { session } = page;
  const versions = useModel(Versions);
  const id = currentGame.value;
  useEffect(() => versions.follow(), [id]);
  const tests = versions.tests.value;
  return (
    <details>
      <summary>{t('test.title')}</summary>
      <div class="editor">
        <p class="faint">{t('test.about')}</p>
        <Button label={t('test.begin')} onPress={() => session.attempt(() => testSolve(page))} />
        {tests.length > 0 && (
          <ul class="versions" aria-label={t('test.title')}>
            {tests.map((test) => (
              <li key={test.id}>
                <Button
                  label={whenText(test.updated)}
                  look="quiet"
                  onPress={() => session.attempt(() => session.resume(test.id))}
                />
                <span class="faint">{outcome(test)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** That this is a test, and the way back to setting. */
export function TestNotice() {
  const page = usePage();
  const { session } = page;
  if (session.autosave.testOf.value === '') return null;
  const back = async () => {
    if (!(await returnFromTest(page))) throw new PageError(t('set.game-gone'));
  };
  return (
    <div class="notice trouble">
      <span>{t('test.is-test')}</span>
      <Button label={t('test.back')} onPress={() => session.attempt(back)} />
    </div>
  );
}
