// SPDX-License-Identifier: MIT
//
// The kinds of rules at hand, and the way to all of them: tiles above the fields of a rule, and where
// the screen has no room for these beside the board, a row below the digits.

import { type Kind, Palette } from '../gallery/palette';
import { chooseKind, recent } from './rule_draft';
import { RuleDraft } from './rule_state';
import { t } from '../../i18n/i18n';
import { BoardPicture } from '../gallery/board_picture';
import { Button } from '../../ui/button';
import { bringToSight } from '../../board/in_sight';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { RuleHand } from './rule_hand';
import { BoardFocus } from '../../ui/focus';

/** To where the kind chosen is set: the board, or its fields. */
export function turnToRule(page: PageState): void {
  const hand = page.model(RuleHand);
  const focus = page.model(BoardFocus);
  if (hand.kind.value) focus.turnToBoard();
  else bringToSight(document.querySelector<HTMLElement>('.kind-chosen'), true);
}

function Tile({ kind, pressed }: { kind: Kind; pressed: boolean }) {
  const page = usePage();
  const hand = page.model(RuleHand);
  const focus = page.model(BoardFocus);
  return (
    <button
      type="button"
      class="kind-tile"
      aria-pressed={pressed}
      onClick={() => {
        chooseKind(page, kind.id);
        if (hand.kind.value) focus.turnToBoard();
        else setTimeout(() => turnToRule(page)); // once its fields are there
      }}
    >
      <BoardPicture {...kind.picture} />
      <span>{kind.title}</span>
    </button>
  );
}

/** The kinds used last, and all. */
export function KindTiles({ look }: { look: 'kind-tiles' | 'kind-row' }) {
  const page = usePage();
  const { shell } = page;
  const draft = page.model(RuleDraft);
  const palette = page.model(Palette);
  const at = recent(page);
  const chosen = draft.now.kind;
  // Its fields are there when it is put down, but the pad has its digits again.
  const isPutDown = look === 'kind-row' && !draft.now.inHand;
  const ids = chosen === '' || at.includes(chosen) ? at : [chosen, ...at];
  return (
    <div class={look} role="group" aria-label={t('set.type')}>
      {ids.map((id) => {
        const kind = palette.find(id);
        return kind && <Tile key={id} kind={kind} pressed={id === chosen && !isPutDown} />;
      })}
      <Button
        icon="more"
        label={t('set.all-kinds', { count: palette.count.value })}
        class="kind-tile"
        onPress={() => (shell.dialog.value = 'palette')}
      />
    </div>
  );
}
