// SPDX-License-Identifier: MIT
//
// What can be chosen about a booklet.

import type { Signal } from '@preact/signals';
import { t } from '../../i18n/i18n';
import { Choice, Tick } from '../../ui/dialog';
import { type BookletWish, kBookletSolutions, kPapers, kPerPage } from './booklet';

export const kUsualBooklet: BookletWish = {
  heading: '',
  paper: 'a4',
  perPage: 4,
  solutions: 'end',
  rules: true,
  chapters: true,
  hints: false,
  codes: false,
  nets: false,
};

const kTicks = ['rules', 'chapters', 'hints', 'codes', 'nets'] as const;

export function BookletFields({ wish }: { wish: Signal<BookletWish> }) {
  const change = (part: Partial<BookletWish>) => (wish.value = { ...wish.value, ...part });
  const { heading, paper, perPage, solutions } = wish.value;
  return (
    <>
      <label class="field">
        <span>{t('booklet.heading')}</span>
        <input
          type="text"
          value={heading}
          onInput={(event) => change({ heading: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={t('booklet.paper')}
        value={paper}
        options={kPapers.map((value) => ({ value, label: t(`booklet.paper.${value}`) }))}
        onChoose={(value) => change({ paper: value as BookletWish['paper'] })}
      />
      <Choice
        label={t('booklet.per-page')}
        value={String(perPage)}
        options={kPerPage.map((count) => ({ value: String(count), label: String(count) }))}
        onChoose={(value) => change({ perPage: Number(value) })}
      />
      <Choice
        label={t('print.solution')}
        value={solutions}
        options={kBookletSolutions.map((value) => ({
          value,
          label: t(`booklet.solutions.${value}`),
        }))}
        onChoose={(value) => change({ solutions: value as BookletWish['solutions'] })}
      />
      {kTicks.map((tick) => (
        <Tick
          key={tick}
          label={t(`booklet.with.${tick}`)}
          on={wish.value[tick]}
          onChange={(on) => change({ [tick]: on })}
        />
      ))}
    </>
  );
}
