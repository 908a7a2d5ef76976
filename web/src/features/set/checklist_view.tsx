// SPDX-License-Identifier: MIT
//
// What is to be looked at before publishing, gone through at a press.

import { useEffect, useRef } from 'preact/hooks';
import { bringToSight } from '../../board/in_sight';
import { t } from '../../i18n/i18n';
import { BusyLine } from '../../ui/busy_line';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { Checklist, type Item } from './checklist';

const kSigns: { readonly [S in Item['standing']]: string } = { good: '✓', open: '○', bad: '✗' };

export function ChecklistView() {
  const { session } = usePage();
  const list = useModel(Checklist);
  const items = list.items.value;
  const isUnderWay = list.isUnderWay.value;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnderWay || items.length > 0) bringToSight(answer.current);
  }, [isUnderWay, items]);
  return (
    <details>
      <summary>{t('checklist.title')}</summary>
      <div class="chips">
        <Button label={t('checklist.look')} onPress={() => session.attempt(() => list.look())} />
      </div>
      <div ref={answer}>
        {isUnderWay && <BusyLine />}
        {items.length > 0 && (
          <div role="status">
            <ul class="checklist">
              {items.map(({ standing, text }) => (
                <li key={text} class={standing}>
                  <span role="img" aria-label={t(`checklist.${standing}`)}>
                    {kSigns[standing]}
                  </span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
