// SPDX-License-Identifier: MIT
//
// Beside the gallery: what the chosen kind of puzzle is, how hard it shall be and how long making it
// takes, and under "More" everything else that can be wished.

import type { Signal } from '@preact/signals';
import { cardName, type Estimate, estimate } from './gallery';
import { engineText, type Key, type Marked, nameOf, t } from '../../i18n/i18n';
import { lastLevel } from '../../store/settings';
import { BoardFields } from '../set/board_editor';
import { BoardPicture } from '../gallery/board_picture';
import { Button } from '../../ui/button';
import { Choice, Tick } from '../../ui/dialog';
import { Said } from '../../ui/said';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { Pattern } from './pattern';
import { kScales, type Scale, Wish } from './wish';

/** What a wish comes to in words: the rules of the board and of its constraints. */
function rulesOf(page: PageState): Marked[] {
  const { session } = page;
  const wish = page.model(Wish);
  const card = wish.card.value;
  const catalogue = session.catalogue.value;
  if (card === undefined || catalogue === null) return [];
  const parts = card.geometry.split('+').map((part) => part.split(':')[0] ?? '');
  const types = parts.flatMap((id) => catalogue.geometries.filter((one) => one.id === id));
  // Added houses come to those of the ordinary board, which everybody knows.
  const boards = types.map((type) => engineText(`help.geometry.${type.id}`, type.help));
  const rules = wish
    .kindsOfAll()
    .flatMap((kind) =>
      catalogue.constraints
        .filter(({ id }) => id === kind)
        .map(({ id, rule }) => engineText(`rule.${id}`, rule)),
    );
  return card.kinds.length > 0 && card.geometry === 'grid' ? rules : [...boards, ...rules];
}

function About() {
  const page = usePage();
  const { session } = page;
  const wish = page.model(Wish);
  const card = wish.card.value;
  if (card === undefined) return null;
  return (
    <div class="new-about">
      <BoardPicture geometry={card.geometry} kinds={card.kinds} urgent />
      <div>
        <h3>{cardName(session.catalogue.value, card)}</h3>
        <p class="faint">
          <Said words={rulesOf(page)} />
        </p>
      </div>
    </div>
  );
}

const kSoon = 0.7; // seconds

/** Seconds as one would say them. */
function spoken(seconds: number): number {
  if (seconds < 10) return Math.max(1, Math.round(seconds));
  return 5 * Math.round(seconds / 5);
}

/** "at once", "about 3 s", for the list of levels. */
function briefly(time: Estimate): string {
  if (time.kind === 'unknown') return '';
  if (time.kind === 'rare') return t('new.rare', { seconds: spoken(time.most) });
  return time.usual < kSoon ? t('new.at-once') : t('new.about', { seconds: spoken(time.usual) });
}

/** The same in a sentence. */
function fully(page: PageState, time: Estimate): string {
  const wish = page.model(Wish);
  if (!wish.isPlain.value || time.kind === 'unknown') {
    return t('new.not-measured', { seconds: wish.seconds.value });
  }
  if (time.kind === 'rare') {
    return t('new.rare-more', { count: time.tried, seconds: spoken(time.most) });
  }
  const { usual, most } = time;
  if (most < kSoon) return t('new.time-at-once');
  if (most < 2 * Math.max(usual, kSoon)) return t('new.time-about', { seconds: spoken(most) });
  return usual < kSoon
    ? t('new.time-mostly-at-once', { most: spoken(most) })
    : t('new.time-up-to', { usual: spoken(usual), most: spoken(most) });
}

const kLevelWords: { readonly [level: string]: Key } = {
  '': 'new.level.any',
  beginner: 'new.level.beginner',
  easy: 'new.level.easy',
  medium: 'new.level.medium',
  hard: 'new.level.hard',
  expert: 'new.level.expert',
  extreme: 'new.level.extreme',
};

function levelWords(level: string): string {
  const key = kLevelWords[level];
  return key === undefined ? '' : t(key);
}

export function timeOf(page: PageState, level: string): Estimate {
  const { session } = page;
  const wish = page.model(Wish);
  return estimate(wish.card.value, level, session.engine.kind);
}

function Levels() {
  const page = usePage();
  const { session } = page;
  const wish = page.model(Wish);
  const levels = [...(session.catalogue.value?.levels ?? []), ''];
  const chosen = lastLevel.value;
  return (
    <fieldset class="levels">
      <legend>{t('new.difficulty')}</legend>
      <div class="level-list">
        {levels.map((level) => (
          <label key={level} class="level">
            <input
              type="radio"
              name="level"
              value={level}
              checked={chosen === level}
              onChange={() => (lastLevel.value = level)}
            />
            <b>{level === '' ? t('new.any') : nameOf('level', level)}</b>
            <span class="level-words">{levelWords(level)}</span>
            {wish.isPlain.value && <span class="level-time">{briefly(timeOf(page, level))}</span>}
          </label>
        ))}
      </div>
      <p class="level-chosen">{levelWords(chosen)}</p>
      <p class="faint level-estimate">{fully(page, timeOf(page, chosen))}</p>
    </fieldset>
  );
}

function TextField(props: { label: string; text: Signal<string>; type?: 'text' | 'number' }) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type={props.type ?? 'text'}
        min="1"
        value={props.text.value}
        onInput={(event) => (props.text.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** Things chosen from a list one by one, taken away by pressing them. */
function Chosen(props: {
  label: string;
  add: string;
  options: readonly { id: string; title: string }[];
  chosen: Signal<readonly string[]>;
}) {
  const { label, add, options, chosen } = props;
  const titleOf = (id: string) => options.find((one) => one.id === id)?.title ?? id;
  const open = options.filter(({ id }) => !chosen.value.includes(id));
  return (
    <div class="field">
      <Choice
        label={label}
        value=""
        options={[
          { value: '', label: add },
          ...open.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChoose={(id) => {
          if (id !== '') chosen.value = [...chosen.value, id];
        }}
      />
      {chosen.value.length > 0 && (
        <div class="chips">
          {chosen.value.map((id) => (
            <Button
              key={id}
              icon="close"
              label={titleOf(id)}
              tip={t('set.remove', { title: titleOf(id) })}
              look="quiet"
              pressed
              onPress={() => (chosen.value = chosen.value.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Kinds of constraints beside those of the card. */
function Kinds() {
  const { session } = usePage();
  const wish = useModel(Wish);
  const { kinds = [], constraints = [] } = session.catalogue.value ?? {};
  const ofCard = wish.card.value?.kinds ?? [];
  const options = kinds
    .filter((kind) => !ofCard.includes(kind))
    .map((id) => ({ id, title: constraints.find((one) => one.id === id)?.title ?? id }));
  return (
    <Chosen label={t('new.kinds')} add={t('new.add-kind')} options={options} chosen={wish.kinds} />
  );
}

/** How hard in numbers, and by what: for who knows more than levels. */
function Difficulty() {
  const { session } = usePage();
  const wish = useModel(Wish);
  const techniques = session.catalogue.value?.techniques ?? [];
  const last = techniques.find(({ id }) => id === wish.techniques.value.at(-1));
  return (
    <>
      <Choice
        label={t('new.scale')}
        value={wish.scale.value}
        options={kScales.map((value) => ({ value, label: t(`new.scale.${value}`) }))}
        onChoose={(value) => (wish.scale.value = value as Scale)}
      />
      <TextField label={t(`new.rating.${wish.scale.value}`)} text={wish.rating} />
      <Chosen
        label={t('new.must-contain')}
        add={t('new.any')}
        options={techniques}
        chosen={wish.techniques}
      />
      {last && (
        <p class="faint">
          <Said words={engineText(`idea.${last.id}`, last.help)} />
        </p>
      )}
      <Chosen label={t('new.only')} add={t('new.any')} options={techniques} chosen={wish.only} />
      <Tick
        label={t('new.hardest-once')}
        on={wish.hardestOnce.value}
        onChange={(on) => (wish.hardestOnce.value = on)}
      />
    </>
  );
}

function More() {
  const { session } = usePage();
  const wish = useModel(Wish);
  const catalogue = session.catalogue.value;
  const board = wish.boardType();
  return (
    <details class="new-more">
      <summary>{t('new.more')}</summary>
      <div class="editor">
        <Kinds />
        <Difficulty />
        <Pattern />
        {wish.pattern.value === null && (
          <>
            <Choice
              label={t('new.symmetry')}
              value={wish.symmetry.value}
              options={[
                { value: '', label: t('new.automatic') },
                ...(catalogue?.symmetries ?? []).map((id) => ({
                  value: id,
                  label: nameOf('symmetry', id),
                })),
              ]}
              onChoose={(value) => (wish.symmetry.value = value)}
            />
            <TextField label={t('new.givens')} text={wish.givens} />
          </>
        )}
        <TextField label={t('new.seed')} text={wish.seed} />
        <TextField label={t('new.time')} text={wish.seconds} type="number" />
        {board && (
          <details>
            <summary>{t('new.board-more')}</summary>
            <div class="editor">
              <BoardFields
                of={board}
                written={wish.boardWritten()}
                onChange={(changed) => wish.writeBoard(changed)}
              />
            </div>
          </details>
        )}
      </div>
    </details>
  );
}

export function NewOptions() {
  return (
    <div class="new-options">
      <About />
      <Levels />
      <More />
    </div>
  );
}
