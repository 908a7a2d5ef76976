// SPDX-License-Identifier: MIT
//
// The symbols of a puzzle and what they count.

import { useSignal } from '@preact/signals';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { onEnter } from '../../base/enter';
import { usePage } from '../../ui/context';

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

/** The characters as a person counts them: an emoji of several code points is one. */
function charactersOf(text: string): string[] {
  // Not every browser has it, whatever the types say.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  return Segmenter ? [...new Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
}

/** The symbols that were written, with something between them or without. */
function readSymbols(text: string, count: number): string[] {
  const written = words(text);
  const symbols = written.length === 1 ? charactersOf(written.join('')) : written;
  const long = symbols.find((symbol) => charactersOf(symbol).length > 1);
  if (long !== undefined) throw new PageError(t('set.symbols-long', { text: long }));
  const again = symbols.find((symbol, at) => symbols.indexOf(symbol) < at);
  if (again !== undefined) throw new PageError(t('set.symbols-twice', { text: again }));
  if (symbols.length !== count) {
    throw new PageError(t('set.symbols-count', { count, given: symbols.length }));
  }
  return symbols;
}

function readValues(text: string, count: number): number[] {
  const values = words(text);
  if (values.length !== count || !values.every((value) => /^[-−]?\d+$/.test(value))) {
    throw new PageError(t('set.values-count', { count }));
  }
  return values.map((value) => Number(value.replace('−', '-')));
}

export function SymbolsEditor() {
  const { session } = usePage();
  const puzzle = session.game.puzzle.value;
  const symbols = useSignal(puzzle?.symbols.join(' ') ?? '');
  const values = useSignal(puzzle?.values.join(' ') ?? '');
  const count = puzzle?.num_digits ?? 0;
  const use = () =>
    session.attempt(() =>
      session.game.act({
        type: 'symbols',
        symbols: readSymbols(symbols.value, count),
        values: readValues(values.value, count),
      }),
    );
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
