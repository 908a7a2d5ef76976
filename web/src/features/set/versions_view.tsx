// SPDX-License-Identifier: MIT
//
// The versions of a puzzle: kept, put on the board again, compared.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onEnter } from '../../base/enter';
import { whenText } from '../../i18n/dates';
import { t } from '../../i18n/i18n';
import type { StoredGame } from '../../store/games';
import { currentGame } from '../../store/settings';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { Versions } from './versions';

function Version({ version }: { version: StoredGame }) {
  const { session } = usePage();
  const versions = useModel(Versions);
  const name = version.name ?? '';
  const said = versions.said.value;
  const asked = (what: 'compare' | 'take' | 'branch' | 'remove') => () =>
    session.attempt(() => versions[what](version));
  return (
    <li>
      <b>{name}</b>
      <span class="faint">{whenText(version.updated)}</span>
      <span class="chips" role="group" aria-label={name}>
        <Button label={t('versions.compare')} look="quiet" onPress={asked('compare')} />
        <Button label={t('versions.take')} look="quiet" onPress={asked('take')} />
        <Button label={t('versions.branch')} look="quiet" onPress={asked('branch')} />
        <Button
          icon="trash"
          label={t('set.remove', { title: name })}
          hideLabel
          look="quiet"
          onPress={asked('remove')}
        />
      </span>
      {said?.id === version.id && (
        <p class="said" role="status">
          {said.text}
        </p>
      )}
    </li>
  );
}

export function VersionsView() {
  const { session } = usePage();
  const versions = useModel(Versions);
  const name = useSignal('');
  const all = versions.all.value;
  const id = currentGame.value;
  useEffect(() => versions.follow(), [id]);
  const keep = () =>
    session.attempt(async () => {
      const usual = t('versions.number', { number: all.length + 1 });
      await versions.keep(name.peek().trim() || usual);
      name.value = '';
    });
  return (
    <details>
      <summary>{t('versions.title')}</summary>
      <div class="editor" onKeyDown={onEnter(keep)}>
        <p class="faint">{t('versions.about')}</p>
        <label class="field">
          <span>{t('versions.name')}</span>
          <input
            type="text"
            maxLength={100}
            placeholder={t('versions.number', { number: all.length + 1 })}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <Button label={t('versions.keep')} onPress={keep} />
        {all.length > 0 && (
          <ul class="versions" aria-label={t('versions.title')}>
            {all.map((version) => (
              <Version key={version.id} version={version} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
