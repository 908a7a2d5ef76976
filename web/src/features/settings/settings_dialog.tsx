// SPDX-License-Identifier: MIT
//
// What can be preferred.

import type { CellNames } from '../../api/protocol';
import { kLanguageNames, kLanguages, t } from '../../i18n/i18n';
import {
  type CheckMode,
  type Language,
  settings,
  settingsAreKept,
  type Theme,
} from '../../store/settings';
import { Choice, Dialog, Tick } from '../../ui/dialog';
import { usePage } from '../../ui/context';

const kCellNames: readonly CellNames[] = ['R1C1', 'A1', 'r1c1'];
const kSizes = [85, 100, 115, 130, 150] as const;

export function SettingsDialog() {
  const { session } = usePage();
  return (
    <Dialog title={t('menu.settings')}>
      {!settingsAreKept.value && (
        <p class="notice" role="status">
          {t('settings.not-kept')}
        </p>
      )}
      <Choice
        label={t('settings.theme')}
        value={settings.theme.value}
        options={[
          { value: 'auto', label: t('settings.theme.auto') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
          { value: 'contrast', label: t('settings.theme.contrast') },
          { value: 'safe', label: t('settings.theme.safe') },
        ]}
        onChoose={(value) => (settings.theme.value = value as Theme)}
      />
      <Choice
        label={t('settings.language')}
        value={settings.language.value}
        options={[
          { value: 'auto', label: t('settings.language.auto') },
          ...kLanguages.map((code) => ({ value: code, label: kLanguageNames[code] })),
        ]}
        onChoose={(value) => (settings.language.value = value as Language)}
      />
      <Choice
        label={t('settings.text-size')}
        value={String(settings.textSize.value)}
        options={kSizes.map((size) => ({ value: String(size), label: `${size} %` }))}
        onChoose={(value) => (settings.textSize.value = Number(value))}
      />
      <Choice
        label={t('settings.check')}
        value={settings.checkMode.value}
        options={[
          { value: 'off', label: t('settings.check.off') },
          { value: 'asked', label: t('settings.check.asked') },
          { value: 'always', label: t('settings.check.always') },
        ]}
        onChoose={(value) => (settings.checkMode.value = value as CheckMode)}
      />
      <Tick
        label={t('settings.conflicts')}
        on={settings.showConflicts.value}
        onChange={(on) => (settings.showConflicts.value = on)}
      />
      <Tick
        label={t('settings.stuck')}
        on={settings.showStuck.value}
        onChange={(on) => (settings.showStuck.value = on)}
      />
      <Tick
        label={t('settings.auto-erase')}
        on={settings.autoErase.value}
        onChange={(on) => {
          settings.autoErase.value = on;
          void session.act({ type: 'option', name: 'auto_erase', value: on });
        }}
      />
      <Tick
        label={t('settings.same')}
        on={settings.highlightSame.value}
        onChange={(on) => (settings.highlightSame.value = on)}
      />
      <Tick
        label={t('settings.houses')}
        on={settings.highlightHouses.value}
        onChange={(on) => (settings.highlightHouses.value = on)}
      />
      <Tick
        label={t('settings.digit-first')}
        on={settings.digitFirst.value}
        onChange={(on) => (settings.digitFirst.value = on)}
      />
      <Tick
        label={t('settings.counts')}
        on={settings.showCounts.value}
        onChange={(on) => (settings.showCounts.value = on)}
      />
      <Tick
        label={t('settings.coordinates')}
        on={settings.coordinates.value}
        onChange={(on) => (settings.coordinates.value = on)}
      />
      <Choice
        label={t('settings.cell-names')}
        value={settings.cellNames.value}
        options={kCellNames.map((value) => ({ value, label: value }))}
        onChoose={(value) => session.callCells(value as CellNames)}
      />
      <Tick
        label={t('settings.coloured-emoji')}
        on={settings.colouredEmoji.value}
        onChange={(on) => (settings.colouredEmoji.value = on)}
      />
      <Tick
        label={t('settings.patterns')}
        on={settings.patterns.value}
        onChange={(on) => (settings.patterns.value = on)}
      />
      <Tick
        label={t('settings.spoilers')}
        on={settings.askSpoilers.value}
        onChange={(on) => (settings.askSpoilers.value = on)}
      />
      <Tick
        label={t('settings.timer')}
        on={settings.showTimer.value}
        onChange={(on) => (settings.showTimer.value = on)}
      />
    </Dialog>
  );
}
