// SPDX-License-Identifier: MIT
//
// The words of a puzzle. They are the puzzle's as soon as their field is left.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ruleText, t } from '../../i18n/i18n';
import { onEnter } from '../../base/enter';
import { usePage } from '../../ui/context';

/** What is written in a field: what the puzzle has, until something is typed. */
function useWritten(now: string): Signal<string> {
  const written = useSignal(now);
  useEffect(() => {
    written.value = now;
  }, [now]);
  return written;
}

export function TextEditor() {
  const { session } = usePage();
  const puzzle = session.game.puzzle.value;
  // Rules that were made are shown, but do not become the setter's.
  const made = puzzle?.made_rules ?? [];
  const now = {
    title: puzzle?.title ?? '',
    author: puzzle?.author ?? '',
    rules: made.length > 0 ? '' : (puzzle?.rules ?? ''),
    congratulation: puzzle?.congratulation ?? '',
  };
  const title = useWritten(now.title);
  const author = useWritten(now.author);
  const rules = useWritten(now.rules);
  const congratulation = useWritten(now.congratulation);
  const use = () => {
    const words = {
      title: title.value,
      author: author.value,
      rules: rules.value,
      congratulation: congratulation.value,
    };
    if (JSON.stringify(words) !== JSON.stringify(now)) void session.act({ type: 'text', ...words });
  };
  const field = (written: Signal<string>) => ({
    value: written.value,
    onInput: (event: { currentTarget: { value: string } }) =>
      (written.value = event.currentTarget.value),
    onChange: use,
  });
  return (
    <div class="editor" onKeyDown={onEnter(use)}>
      <label class="field">
        <span>{t('set.title')}</span>
        <input type="text" {...field(title)} />
      </label>
      <label class="field">
        <span>{t('set.author')}</span>
        <input type="text" {...field(author)} />
      </label>
      <label class="field">
        <span>{t('info.rules')}</span>
        <textarea
          {...field(rules)}
          placeholder={made.map((rule) => ruleText(rule).text).join(' ')}
        />
      </label>
      <label class="field">
        <span>{t('set.congratulation')}</span>
        <textarea {...field(congratulation)} />
      </label>
    </div>
  );
}
