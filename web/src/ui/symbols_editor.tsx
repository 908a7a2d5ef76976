// SPDX-License-Identifier: MIT
//
// The symbols of a puzzle and what they count.

import { useSignal } from '@preact/signals';
import { app } from '../app_state';
import { t } from '../i18n/i18n';
import { Button } from './button';
import { onEnter } from './enter';

export function SymbolsEditor() {
  const puzzle = app.game.puzzle.value;
  const symbols = useSignal(puzzle?.symbols.join(' ') ?? '');
  const values = useSignal(puzzle?.values.join(' ') ?? '');
  const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
  const use = () =>
    app.act({
      type: 'symbols',
      symbols: words(symbols.value),
      values: words(values.value).map(Number),
    });
  return (
    <div class="editor" onKeyDown={onEnter(use)}>
      <label class="field">
        <span>{t('set.symbols')}</span>
        <input
          type="text"
          value={symbols.value}
          onInput={(event) => (symbols.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('set.values')}</span>
        <input
          type="text"
          value={values.value}
          onInput={(event) => (values.value = event.currentTarget.value)}
        />
      </label>
      <Button label={t('set.use')} onPress={use} />
    </div>
  );
}
