// SPDX-License-Identifier: MIT
//
// The kinds of rules at hand, and the way to all of them: tiles above the fields of a rule, and where
// the screen has no room for these beside the board, a row below the digits.

import { app } from '../../app/app_state';
import { turnToBoard } from '../../ui/focus';
import { findKind, type Kind, numKinds } from '../gallery/palette';
import { chooseKind, recent, ruleDraft } from './rule_draft';
import { kindInHand } from './rule_hand';
import { t } from '../../i18n/i18n';
import { BoardPicture } from '../gallery/board_picture';
import { Button } from '../../ui/button';
import { bringToSight } from '../../board/in_sight';

/** To where the kind chosen is set: the board, or its fields. */
export function turnToRule(): void {
  if (kindInHand.value) turnToBoard();
  else bringToSight(document.querySelector<HTMLElement>('.kind-chosen'), true);
}

function Tile({ kind, pressed }: { kind: Kind; pressed: boolean }) {
  return (
    <button
      type="button"
      class="kind-tile"
      aria-pressed={pressed}
      onClick={() => {
        chooseKind(kind.id);
        if (kindInHand.value) turnToBoard();
        else setTimeout(turnToRule); // once its fields are there
      }}
    >
      <BoardPicture {...kind.picture} />
      <span>{kind.title}</span>
    </button>
  );
}

/** The kinds used last, and all. */
export function KindTiles({ look }: { look: 'kind-tiles' | 'kind-row' }) {
  const at = recent();
  const chosen = ruleDraft.kind.value;
  // Its fields are there when it is put down, but the pad has its digits again.
  const isPutDown = look === 'kind-row' && !ruleDraft.inHand.value;
  const ids = chosen === '' || at.includes(chosen) ? at : [chosen, ...at];
  return (
    <div class={look} role="group" aria-label={t('set.type')}>
      {ids.map((id) => {
        const kind = findKind(id);
        return kind && <Tile key={id} kind={kind} pressed={id === chosen && !isPutDown} />;
      })}
      <Button
        icon="more"
        label={t('set.all-kinds', { count: numKinds.value })}
        class="kind-tile"
        onPress={() => (app.dialog.value = 'palette')}
      />
    </div>
  );
}
