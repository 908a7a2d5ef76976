// SPDX-License-Identifier: MIT
//
// Buttons that move everything, or what lies in the selected cells.

import type { IconName } from '../../base/icon_paths';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';
import { Relabelling } from './relabelling';
import { kMotions, type Motion, moveThings } from './move_things';

const kIcons: { readonly [M in Motion]: IconName } = {
  left: 'to-left',
  right: 'to-right',
  up: 'to-top',
  down: 'to-bottom',
  turn: 'turn',
  mirror: 'mirror',
  flip: 'flip',
};

export function Motions() {
  const page = usePage();
  const { session } = page;
  const count = session.selection.cells.value.size;
  return (
    <details>
      <summary>{t('set.motions')}</summary>
      <p class="faint">{t(count < 2 ? 'set.moves-all' : 'set.moves-selected')}</p>
      <div class="chips motions" role="group" aria-label={t('set.motions')}>
        {(Object.keys(kMotions) as Motion[]).map((motion) => (
          <Button
            key={motion}
            icon={kIcons[motion]}
            label={t(`motion.${motion}`)}
            hideLabel
            onPress={() => session.attempt(() => moveThings(page, motion))}
          />
        ))}
      </div>
      <Relabelling />
    </details>
  );
}
