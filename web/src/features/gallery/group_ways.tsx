// SPDX-License-Identifier: MIT
//
// Ways to the groups of cards: their names in a row, or where that has no room a list to open.

import { nameOf, t } from '../../i18n/i18n';
import { Button } from '../../ui/button';

/** The elements of the groups have the prefix and the group's id as theirs. */
export function GroupWays({ ids, prefix }: { ids: readonly string[]; prefix: string }) {
  const go = (id: string) => document.getElementById(prefix + id)?.scrollIntoView();
  return (
    <nav class="gallery-ways" aria-label={t('new.groups')}>
      <div class="gallery-groups">
        {ids.map((id) => (
          <Button key={id} label={nameOf('group', id)} look="quiet" onPress={() => go(id)} />
        ))}
      </div>
      <select
        aria-label={t('new.groups')}
        value=""
        onChange={(event) => {
          go(event.currentTarget.value);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{t('new.groups')}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf('group', id)}
          </option>
        ))}
      </select>
    </nav>
  );
}
