// SPDX-License-Identifier: MIT
//
// The table of keys behind "?".

import { type Key, t } from '../../i18n/i18n';
import { isOf, keyLabel, keysOf } from '../../game/commands/keys';
import { kCommands } from '../../game/commands/list';
import { kTools } from '../../game/tools/list';
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

interface Family {
  keys: string;
  meaning: Key;
  profile?: KeyProfile;
}

/** Keys that are not single commands. */
const kFamilies: readonly Family[] = [
  { keys: '0–9', meaning: 'keys.digits' },
  { keys: '0  .  Space', meaning: 'keys.skip' },
  ...kTools.flatMap(({ id, held }) =>
    held
      ? [{ keys: `${held.replace('+', ' + ')} + 0–9`, meaning: `command.tool.${id}` as const }]
      : [],
  ),
  { keys: 'F1–F9', meaning: 'keys.filter', profile: 'hodoku' },
  { keys: 'Ctrl + F1–F9', meaning: 'keys.filter-more', profile: 'hodoku' },
  { keys: 'A–E', meaning: 'keys.letters', profile: 'hodoku' },
];

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
          {kFamilies
            .filter((family) => isOf(family.profile, profile))
            .map((family) => (
              <Row key={family.keys} keys={[family.keys]} meaning={family.meaning} />
            ))}
          {kCommands.map((command) => {
            const keys = keysOf(command, profile).map(keyLabel);
            return (
              keys.length > 0 && (
                <Row key={command.id} keys={keys} meaning={`command.${command.id}`} />
              )
            );
          })}
        </tbody>
      </table>
      <p class="faint">{t('keys.note')}</p>
      {!isTouched && <Gestures />}
    </Dialog>
  );
}
