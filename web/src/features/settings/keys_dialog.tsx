// SPDX-License-Identifier: MIT
//
// The table of keys behind "?".

import type { Key } from '../../i18n/i18n';
import { t } from '../../i18n/i18n';
import { type Binding, type Command, isOf, kBindings, kFamilies, keyLabel } from './bindings';
import { type KeyProfile, settings } from '../../store/settings';
import { Segments } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

function Row({ keys, meaning }: { keys: readonly string[]; meaning: Key }) {
  return (
    <tr>
      <th scope="row">{t(meaning)}</th>
      <td>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </td>
    </tr>
  );
}

/** All keys of a command together. */
function keysOf(bindings: readonly Binding[]): Map<Command, string[]> {
  const keys = new Map<Command, string[]>();
  for (const { command, keys: more } of bindings) {
    keys.set(command, [...(keys.get(command) ?? []), ...more]);
  }
  return keys;
}

const kGestures = ['drag', 'alike', 'more', 'rectangle', 'beside', 'fingers', 'hold'] as const;

/** What is done on the board without keys, or with few. */
function Gestures() {
  return (
    <section>
      <h3>{t('keys.gestures')}</h3>
      <table class="keys-table gestures">
        <tbody>
          {kGestures.map((gesture) => (
            <tr key={gesture}>
              <th scope="row">{t(`gesture.${gesture}`)}</th>
              <td>{t(`gesture.${gesture}.does`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function KeysDialog() {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const profile = settings.keyProfile.value;
  const fits = (entry: { profile?: KeyProfile }) => isOf(entry.profile, profile);
  return (
    <Dialog title={t('keys')} wide>
      {isTouched && <Gestures />}
      <Segments<KeyProfile>
        label={t('keys.profile')}
        value={profile}
        options={[
          { value: 'sudokupad', label: 'SudokuPad' },
          { value: 'hodoku', label: 'HoDoKu' },
          { value: 'explainer', label: 'Sudoku Explainer' },
        ]}
        onChoose={(value) => (settings.keyProfile.value = value)}
      />
      <table class="keys-table">
        <tbody>
          {kFamilies.filter(fits).map((family) => (
            <Row key={family.keys} keys={[family.keys]} meaning={family.meaning} />
          ))}
          {[...keysOf(kBindings.filter(fits))].map(([command, keys]) => (
            <Row key={command} keys={keys.map(keyLabel)} meaning={`command.${command}`} />
          ))}
        </tbody>
      </table>
      <p class="faint">{t('keys.note')}</p>
      {!isTouched && <Gestures />}
    </Dialog>
  );
}
