// SPDX-License-Identifier: MIT
//
// The words of a puzzle.

import { useSignal } from '@preact/signals';
import { app } from '../app_state';
import { ruleText, t } from '../i18n/i18n';
import { Button } from './button';
import { onEnter } from './enter';

export function TextEditor() {
  const puzzle = app.game.puzzle.value;
  const title = useSignal(puzzle?.title ?? '');
  const author = useSignal(puzzle?.author ?? '');
  // Rules that were made are shown, but do not become the setter's.
  const made = puzzle?.made_rules ?? [];
  const rules = useSignal(made.length > 0 ? '' : (puzzle?.rules ?? ''));
  const use = () =>
    app.act({ type: 'text', title: title.value, author: author.value, rules: rules.value });
  return (
    <div class="editor" onKeyDown={onEnter(use)}>
      <label class="field">
        <span>{t('set.title')}</span>
        <input
          type="text"
          value={title.value}
          onInput={(event) => (title.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('set.author')}</span>
        <input
          type="text"
          value={author.value}
          onInput={(event) => (author.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('info.rules')}</span>
        <textarea
          value={rules.value}
          placeholder={made.map((rule) => ruleText(rule).text).join(' ')}
          onInput={(event) => (rules.value = event.currentTarget.value)}
        />
      </label>
      <Button label={t('set.use')} onPress={use} />
    </div>
  );
}
