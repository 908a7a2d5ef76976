// SPDX-License-Identifier: MIT
//
// The pad while a rule is in hand: what is being set, with keys for its number.

import type { ComponentChildren } from 'preact';
import { asInk } from '../../board/symbols';
import type { ConstraintShape } from '../../api/protocol';
import type { ConstraintType } from '../gallery/palette';
import { chooseLine, overlap, overlapWords, setRule } from './rule_draft';
import { lineName, linesToChoose } from './rule_lines';
import { writtenIn, RuleDraft } from './rule_state';
import { erase, putDown, typeOnBoard, RuleHand } from './rule_hand';
import { isBeside } from './rule_places';
import { type Key, parameterName, t } from '../../i18n/i18n';
import { Button, PadKey } from '../../ui/button';
import { Said } from '../../ui/said';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

/** What a rule in hand is to be set by, where that is no drag over cells. */
const kAsked: { readonly [S in ConstraintShape]?: Key } = {
  pair: 'rule.at-border',
  corner: 'rule.at-corner',
  lane: 'rule.at-line',
  diagonal: 'rule.at-line',
};

/** Where two lines begin in a cell, as in a corner, the one that is meant is chosen here. */
function LineChoice({ kind }: { kind: ConstraintType }) {
  const page = usePage();
  const lines = linesToChoose(page, kind);
  if (lines.length === 0) return null;
  return (
    <div class="chips line-choice" role="group" aria-label={t('rule.which-line')}>
      <span aria-hidden="true">{t('rule.which-line')}</span>
      {lines.map((line) => (
        <Button
          key={line[1]}
          label={lineName(page, line)}
          onPress={() => chooseLine(page, kind, line)}
        />
      ))}
    </div>
  );
}

/** Of a clue beside the board its line, and the cell that it stands before; empty for other kinds. */
function lineInHand(page: PageState, kind: ConstraintType): string {
  const cells = [...page.session.selection.cells.value];
  if (!isBeside(kind) || cells.length < 2) return '';
  const name = page.session.game.puzzle.value?.cells[cells[0] ?? -1]?.name ?? '';
  return `${lineName(page, cells)}, ${name}; `;
}

/** What is in hand: its kind, its number as far as it is typed, and the way back to digits. */
export function RuleInHand({ kind }: { kind: ConstraintType }) {
  const page = usePage();
  const { session } = page;
  const hand = page.model(RuleHand);
  const draft = page.model(RuleDraft);
  const count = session.selection.cells.value.size;
  const parameter = hand.parameter.value;
  const trouble = draft.trouble.value.words;
  const written = parameter ? writtenIn(page, parameter.name) : '';
  const number = parameter ? `${parameterName(parameter.name)}: ${written || '…'}` : '';
  // One cell alone was mostly selected before, to be seen.
  const shared = count > 1 || written ? overlap(page, kind) : [];
  const told =
    count === 0
      ? t(kAsked[kind.shape.kind] ?? 'rule.drag')
      : lineInHand(page, kind) + (number || t('rule.cells', { count }));
  return (
    <div class="rule-in-hand">
      <p role="status">
        <b>{kind.title}</b>
        <span>{told}</span>
      </p>
      <Button
        label={t('rule.put-down')}
        tip={t('rule.put-down-tip')}
        onPress={() => putDown(page)}
      />
      <LineChoice kind={kind} />
      {shared.length > 0 && <p class="notice">{overlapWords(page, kind, shared)}</p>}
      {trouble.length > 0 && (
        <p class="notice bad">
          <Said words={trouble} />
        </p>
      )}
    </div>
  );
}

/** What the keys write: figures for a number, else the puzzle's symbols. */
function keysOf(page: PageState): readonly string[] {
  const { session } = page;
  const hand = page.model(RuleHand);
  const symbols = session.game.puzzle.value?.symbols ?? [];
  const isNumber = hand.parameter.value?.kind === 'integer';
  return isNumber || symbols.length === 0 ? [...'1234567890'] : symbols;
}

/** Keys for the number of the rule in hand; `more` are two after them. */
export function RuleKeys({ more }: { more: ComponentChildren }) {
  const page = usePage();
  const { session } = page;
  const draft = page.model(RuleDraft);
  const keys = keysOf(page);
  const columns = Math.ceil((keys.length + 4) / 2);
  const size = keys.length <= 12 ? 'few' : 'many';
  const isChanging = draft.now.changing !== null;
  return (
    <div class={`keys ${size} value`} style={size === 'few' ? { '--columns': columns } : {}}>
      {keys.map((key) => (
        <PadKey key={key} label={asInk(key)} class="digit" onPress={() => typeOnBoard(page, key)} />
      ))}
      <PadKey icon="erase" label={t('pad.erase')} hideLabel onPress={() => erase(page)} />
      <PadKey
        icon={isChanging ? 'check' : 'plus'}
        label={t('rule.set')}
        hideLabel
        look="primary"
        class="set-rule"
        disabled={session.selection.cells.value.size === 0}
        onPress={() => setRule(page)}
      />
      {more}
    </div>
  );
}
