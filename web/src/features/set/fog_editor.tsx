// SPDX-License-Identifier: MIT
//
// Fog over the board that is set: whether there is any, and which cells are lit from the start. Buttons light
// what is selected, or darken it; the board shows it as it will be.

import type { PageState } from '../../game/page_state';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';
import { Tick } from '../../ui/dialog';

/** Lights cells, alone or with all around them, or darkens them. */
type Light = 'lit' | 'lamps' | 'dark';

function light({ session }: PageState, cells: readonly number[], how: Light): Promise<void> {
  const now = session.game.puzzle.peek()?.fog ?? [];
  const lit = {
    lit: [...now, ...cells],
    lamps: [...now],
    dark: now.filter((cell) => !cells.includes(cell)),
  }[how];
  const lamps = how === 'lamps' ? { lamps: [...cells] } : {};
  return session.game.act({ type: 'fog', lit, ...lamps });
}

export function FogEditor() {
  const page = usePage();
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  const fog = puzzle?.fog ?? null;
  const cells = [...session.selection.cells.value];
  const press = (how: Light) => session.attempt(() => light(page, cells, how));
  return (
    <details>
      <summary>
        {t('fog.title')}
        {fog && <span class="faint"> ({t('fog.lit', { count: fog.length })})</span>}
      </summary>
      <Tick
        label={t('fog.on')}
        on={fog !== null}
        onChange={(on) =>
          void session.attempt(() => session.game.act({ type: 'fog', ...(on ? { lit: [] } : {}) }))
        }
      />
      {fog && (
        <>
          <p class="faint">
            {t('fog.rule')} {t('fog.about')}
          </p>
          <div class="chips" role="group" aria-label={t('fog.title')}>
            <Button label={t('fog.light')} onPress={() => press('lit')} />
            <Button label={t('fog.lamp')} onPress={() => press('lamps')} />
            <Button label={t('fog.darken')} onPress={() => press('dark')} />
          </div>
        </>
      )}
    </details>
  );
}
