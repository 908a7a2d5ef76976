// SPDX-License-Identifier: MIT
//
// The digits to exchange, and the button that does.

import { useSignal } from '@preact/signals';
import { onEnter } from '../../base/enter';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';
import { exchangeDigits } from './relabel';

export function Relabelling() {
  const page = usePage();
  const { session } = page;
  const one = useSignal('');
  const other = useSignal('');
  const symbols = session.game.puzzle.value?.symbols ?? [];
  const numberOf = (text: string) => symbols.indexOf(text.trim()) + 1;
  const isReady = numberOf(one.value) > 0 && numberOf(other.value) > 0;
  const use = () => {
    if (!isReady) return;
    void session.attempt(() => exchangeDigits(page, [numberOf(one.value), numberOf(other.value)]));
  };
  return (
    <div class="relabelling" role="group" aria-label={t('relabel.label')} onKeyDown={onEnter(use)}>
      <span>{t('relabel.label')}</span>
      {[one, other].map((digit) => (
        <input
          key={digit === one}
          type="text"
          aria-label={t(digit === one ? 'relabel.first' : 'relabel.second')}
          value={digit.value}
          onInput={(event) => (digit.value = event.currentTarget.value)}
        />
      ))}
      <Button label={t('relabel.use')} disabled={!isReady} onPress={use} />
    </div>
  );
}
