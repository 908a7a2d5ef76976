// SPDX-License-Identifier: MIT
//
// Meanings for what is drawn: what looks alike, the rules that fit it, a formula of one's own; and the
// rules of the source that were not understood, which a setter takes for said.

import { onEnter } from '../../base/enter';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { Said } from '../../ui/said';
import { BoardPicture } from '../gallery/board_picture';
import { FormulaField } from './formula_field';
import { Meanings } from './meanings';

const kMostShown = 9;

/** Formulas by which others are guessed. */
const kExamples = ['sum = 12', 'max - min = 4', 'each a, b in steps: |a - b| >= 5'];

/** The rules that fit, and a field for a formula. */
function Offers() {
  const { session } = usePage();
  const meanings = useModel(Meanings);
  const kinds = meanings.kinds.value;
  const use = () =>
    session.attempt(() => meanings.mean({ type: 'formula', rule: meanings.formula.value }));
  return (
    <>
      <label class="field">
        <span>{t('meaning.search')}</span>
        <input
          type="search"
          value={meanings.wanted.value}
          onInput={(event) => (meanings.wanted.value = event.currentTarget.value)}
        />
      </label>
      <div class="meaning-tiles" role="group" aria-label={t('meaning.kinds')}>
        {kinds.slice(0, kMostShown).map((kind) => (
          <button
            key={kind.id}
            type="button"
            class="kind-tile"
            title={kind.rule.text}
            onClick={() => void session.attempt(() => meanings.mean({ type: kind.id }))}
          >
            <BoardPicture {...kind.picture} />
            <span>{kind.title}</span>
          </button>
        ))}
      </div>
      <div onKeyDown={onEnter(use)}>
        <FormulaField
          value={meanings.formula.value}
          describedBy="formula-examples"
          onType={(formula) => meanings.type(formula)}
        />
        <p id="formula-examples" class="faint">
          {t('meaning.examples', { formulas: kExamples.join('; ') })}
        </p>
      </div>
      {meanings.trouble.value.length > 0 && (
        <p class="notice trouble" role="alert">
          <Said words={meanings.trouble.value} />
        </p>
      )}
      {meanings.doubt.value.length > 0 && (
        <p class="notice trouble" role="status">
          <Said words={meanings.doubt.value} />
        </p>
      )}
      {meanings.left.value !== '' && (
        <p class="faint" role="status">
          {meanings.left.value}
        </p>
      )}
      <Button
        label={t('meaning.use')}
        disabled={meanings.formula.value.trim() === ''}
        onPress={use}
      />
    </>
  );
}

export function MeaningEditor() {
  const { session } = usePage();
  const meanings = useModel(Meanings);
  const unknown = session.game.puzzle.value?.not_understood ?? [];
  const all = meanings.all.value;
  if (all.length + unknown.length === 0) return null;
  const chosen = meanings.chosen.value;
  return (
    <details open>
      <summary>{t('meaning.title')}</summary>
      <div class="editor">
        {all.length > 0 && <p class="faint">{t('meaning.about')}</p>}
        <div class="chips" role="group" aria-label={t('meaning.title')}>
          {all.map(({ look, first, things }) => (
            <button
              key={look}
              type="button"
              class="button"
              aria-pressed={look === chosen?.look}
              onClick={() => {
                session.selection.clear();
                meanings.look.value = look;
              }}
            >
              {first.colour !== '' && (
                <span
                  class="thing-colour"
                  style={{ background: first.colour }}
                  aria-hidden="true"
                />
              )}
              {t(`drawn.${first.kind}`)} ({things.length})
            </button>
          ))}
        </div>
        {chosen && <Offers />}
        {unknown.length > 0 && (
          <ul class="unknown-rules">
            {unknown.map((rule, index) => (
              <li key={rule}>
                <span>{rule}</span>
                <Button
                  label={t('meaning.settle')}
                  look="quiet"
                  onPress={() => session.act({ type: 'settle', index })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
