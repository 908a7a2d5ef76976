// SPDX-License-Identifier: MIT
//
// Sentences for the person: shown for a while and read out.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { Button } from './button';
import { NotUnderstood } from './not_understood';
import { Said } from './said';
import { saveText } from './save';
import { usePage } from './context';
import type { PageState } from '../game/page_state';

const kShown = 6000; // ms

export function Toast() {
  const { session, shell } = usePage();
  const message = shell.message.value;
  useEffect(() => {
    if (message === null || message.kind === 'error') return undefined;
    const timer = setTimeout(() => (shell.message.value = null), kShown);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div class={`toast ${message?.kind ?? ''}`} role="status" aria-live="polite">
      {message && (
        <>
          <span>
            <Said words={message.words} />
          </span>
          {message.undo && <Button label={t('pad.undo')} onPress={() => session.step('undo')} />}
          <Button
            icon="close"
            label={t('close')}
            hideLabel
            look="quiet"
            onPress={() => (shell.message.value = null)}
          />
        </>
      )}
    </div>
  );
}

/** Gives the game so far as a file: by the engine if it answers, else from memory. */
async function saveAsFile(page: PageState): Promise<void> {
  const { session } = page;
  const { autosave } = session;
  if (!session.engine.gone.value) {
    const document = await autosave.document();
    saveText(page, 'omnidoku-game.json', JSON.stringify(document), 'application/json');
    return;
  }
  const backup = autosave.backup();
  if (backup === null) return;
  saveText(page, 'omnidoku-games.jsonl', `${JSON.stringify(backup)}\n`, 'application/jsonl');
}

function SaveAsFile() {
  const page = usePage();
  const { session } = page;
  return (
    <Button label={t('storage.save')} onPress={() => session.attempt(() => saveAsFile(page))} />
  );
}

/** Where the solutions differ, of a puzzle that has several. */
export function DifferencesButton() {
  const { session, help } = usePage();
  const what = t('solutions.differ');
  return <Button label={what} onPress={() => session.attempt(() => help.askDifferences(what))} />;
}

/** What stands between the person and their game, and what can be done about it. */
export function Troubles() {
  const { session } = usePage();
  const { autosave } = session;
  const storage = autosave.trouble.value;
  return (
    <>
      {session.engine.gone.value && (
        <div class="notice bad trouble" role="alert">
          <span>{t('engine.gone')}</span>
          <Button
            label={t('engine.retry')}
            onPress={() => session.attempt(() => session.engine.retry())}
          />
          <SaveAsFile />
        </div>
      )}
      {session.engine.replaced.value && !session.engine.gone.value && (
        <div class="notice trouble" role="status">
          <span>{t('engine.replaced')}</span>
        </div>
      )}
      {storage && (
        <div class="notice bad trouble" role="alert">
          <span>{t('storage.trouble', { why: storage })}</span>
          <SaveAsFile />
        </div>
      )}
      {session.doubt.text.value && (
        <div class="notice trouble doubt" role="status">
          <span>{session.doubt.text.value}</span>
          {session.doubt.hasSeveral.value && <DifferencesButton />}
        </div>
      )}
      <NotUnderstood place="above" />
      {autosave.tabs.elsewhere.value && (
        <div class="notice trouble" role="status">
          <span>{t('tabs.elsewhere')}</span>
          <Button
            label={t('tabs.take-over')}
            look="primary"
            onPress={() => session.attempt(() => autosave.takeOver())}
          />
        </div>
      )}
    </>
  );
}
