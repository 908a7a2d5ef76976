// SPDX-License-Identifier: MIT
//
// Sentences for the person: shown for a while and read out.

import { useEffect } from 'preact/hooks';
import { app } from '../app/app_state';
import { t } from '../i18n/i18n';
import { Button } from './button';
import { Said } from './said';
import { saveText } from './save';

const kShown = 6000; // ms

export function Toast() {
  const message = app.message.value;
  useEffect(() => {
    if (message === null || message.kind === 'error') return undefined;
    const timer = setTimeout(() => (app.message.value = null), kShown);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div class={`toast ${message?.kind ?? ''}`} role="status" aria-live="polite">
      {message && (
        <>
          <span>
            <Said words={message.words} />
          </span>
          {message.undo && <Button label={t('pad.undo')} onPress={() => app.step('undo')} />}
          <Button
            icon="close"
            label={t('close')}
            hideLabel
            look="quiet"
            onPress={() => (app.message.value = null)}
          />
        </>
      )}
    </div>
  );
}

/** Gives the game so far as a file: by the engine if it answers, else from memory. */
async function saveAsFile(): Promise<void> {
  const { autosave } = app.game;
  if (!app.engine.gone.value) {
    const document = await autosave.document();
    saveText('omnidoku-game.json', JSON.stringify(document), 'application/json');
    return;
  }
  const backup = autosave.backup();
  if (backup === null) return;
  saveText('omnidoku-games.jsonl', `${JSON.stringify(backup)}\n`, 'application/jsonl');
}

function SaveAsFile() {
  return <Button label={t('storage.save')} onPress={() => app.attempt(saveAsFile)} />;
}

/** Where the solutions differ, of a puzzle that has several. */
export function DifferencesButton() {
  const what = t('solutions.differ');
  return <Button label={what} onPress={() => app.attempt(() => app.help.askDifferences(what))} />;
}

/** What stands between the person and their game, and what can be done about it. */
export function Troubles() {
  const { autosave } = app.game;
  const storage = autosave.trouble.value;
  return (
    <>
      {app.engine.gone.value && (
        <div class="notice bad trouble" role="alert">
          <span>{t('engine.gone')}</span>
          <Button label={t('engine.retry')} onPress={() => app.attempt(() => app.engine.retry())} />
          <SaveAsFile />
        </div>
      )}
      {app.engine.replaced.value && !app.engine.gone.value && (
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
      {app.doubt.text.value && (
        <div class="notice trouble doubt" role="status">
          <span>{app.doubt.text.value}</span>
          {app.doubt.hasSeveral.value && <DifferencesButton />}
        </div>
      )}
      {autosave.tabs.elsewhere.value && (
        <div class="notice trouble" role="status">
          <span>{t('tabs.elsewhere')}</span>
          <Button
            label={t('tabs.take-over')}
            look="primary"
            onPress={() => app.attempt(() => autosave.takeOver())}
          />
        </div>
      )}
    </>
  );
}
