// SPDX-License-Identifier: MIT
//
// The puzzle's title, author and rules, and what the person should know about it.

import { kNarrow } from '../../board/arrange';
import { codePoint } from '../../board/missing_glyphs';
import { legendTexts } from '../../i18n/board_words';
import { nameOf, ruleText, t } from '../../i18n/i18n';
import { conflictText } from '../../i18n/step_words';
import { Said } from '../../ui/said';
import { useModel, usePage } from '../../ui/context';
import { NotUnderstood } from '../../ui/not_understood';
import type { PageState } from '../../game/page_state';
import type { ReadRule } from '../../api/protocol';
import { Palette } from '../gallery/palette';
import { Glyphs } from '../../ui/glyphs';

/** How many characters of rules are shown unasked below the board, and beside it. */
const kShort = 400;
const kShortBeside = 1500;

/** As much of a title as a few lines hold. */
const kLongestTitle = 120;

/** Of a long title the beginning, with all of it for who asks. */
function Title({ name }: { name: string }) {
  const letters = [...name];
  if (letters.length <= kLongestTitle) return <h1>{name}</h1>;
  return (
    <>
      <h1>{letters.slice(0, kLongestTitle).join('').trimEnd()}…</h1>
      <details>
        <summary>{t('info.whole-title')}</summary>
        <p class="rules">{name}</p>
      </details>
    </>
  );
}

/** What was read from the words of the setter; who points at a sentence sees its cells. */
function ReadRules({ rules }: { rules: readonly ReadRule[] }) {
  const { help } = usePage();
  const leave = () => (help.pointed.value = []);
  return (
    <details class="read-rules">
      <summary>{t('info.read', { count: rules.length })}</summary>
      <ul>
        {rules.map((rule) => {
          const point = () => (help.pointed.value = rule.cells);
          return (
            <li
              key={rule.text}
              tabIndex={0}
              onPointerEnter={point}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              <q>{rule.text}</q>
              {rule.formulas.map((formula) => (
                <code key={formula}>{formula}</code>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

export function PuzzleInfo() {
  const { session } = usePage();
  const palette = useModel(Palette);
  const glyphs = useModel(Glyphs);
  const puzzle = session.game.puzzle.value;
  if (puzzle === null) return null;
  return (
    <section class="card info" aria-label={t('info')}>
      <Title name={session.puzzleName(puzzle) || t('info.untitled')} />
      {puzzle.author && <p class="author">{t('info.author', { name: puzzle.author })}</p>}
      {puzzle.difficulty && (
        <p class="difficulty">
          <span class="hidden">{t('new.difficulty')}: </span>
          {nameOf('level', puzzle.difficulty)}
        </p>
      )}
      {puzzle.rules && (
        <details open={puzzle.rules.length < (kNarrow.matches ? kShort : kShortBeside)}>
          <summary>{t('info.rules')}</summary>
          {puzzle.made_rules.length > 0 ? (
            <ul class="rules">
              {puzzle.made_rules.map((rule) => (
                <li key={rule.text}>
                  <Said words={[ruleText(rule)]} />
                </li>
              ))}
            </ul>
          ) : (
            <p class="rules">{puzzle.rules}</p>
          )}
        </details>
      )}
      {puzzle.comment && (
        <details>
          <summary>{t('info.comment')}</summary>
          <p class="rules">{puzzle.comment}</p>
        </details>
      )}
      {session.legend.value.length > 0 && (
        <ul class="needed">
          {legendTexts(session.legend.value, puzzle, (id) => palette.title(id)).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {puzzle.fog && <p class="rules">{t('fog.rule')}</p>}
      {puzzle.read.length > 0 && <ReadRules rules={puzzle.read} />}
      <NotUnderstood place="beside" />
      {puzzle.ignored.length > 0 && (
        <p class="notice">{t('info.ignored', { things: puzzle.ignored.join('; ') })}</p>
      )}
      {glyphs.missing.value.length > 0 && (
        <p class="notice">
          {t('info.missing-glyphs', {
            characters: glyphs.missing.value.map(codePoint).join(', '),
            set: t('mode.set'),
            symbols: t('set.symbols'),
          })}
        </p>
      )}
    </section>
  );
}

/** What breaks a rule now; empty for nothing. */
export function conflictWords({ session }: PageState): string {
  const conflicts = session.conflicts.value;
  const [first] = conflicts;
  const puzzle = session.game.puzzle.value;
  if (first === undefined || puzzle === null) return '';
  const more = conflicts.length - 1;
  return [conflictText(puzzle, first), more > 0 ? t('info.more-conflicts', { count: more }) : '']
    .filter(Boolean)
    .join(' ');
}

/** What breaks a rule now, in words. */
export function Conflicts() {
  const page = usePage();
  const words = conflictWords(page);
  if (words === '') return null;
  return (
    <p class="notice bad" role="status">
      {words}
    </p>
  );
}
