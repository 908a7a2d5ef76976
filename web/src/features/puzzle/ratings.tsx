// SPDX-License-Identifier: MIT
//
// How hard the puzzle is: by our scale, and beside it by those of other programs where they know
// such a puzzle. What those call things stays as they call it.

import type { RatingAnswer, Scale } from '../../api/protocol';
import { engineName, nameOf, t } from '../../i18n/i18n';
import { usePage } from '../../ui/context';

const kNames = { human: 'Omnidoku', se: 'Sudoku Explainer', hodoku: 'HoDoKu' } as const;
const kAbout = {
  human: 'rating.about.human',
  se: 'rating.about.se',
  hodoku: 'rating.about.hodoku',
} as const;

interface Row {
  scale: Scale;
  /** What the scale says; nothing while it is at work. */
  numbers: string;
  hardest: string;
}

/** Tenths of Sudoku Explainer are always written, with a dot, as players quote them. */
function tenths({ er, ep, ed }: RatingAnswer): string {
  if (er == null || ep == null || ed == null) return '–';
  return [er, ep, ed].map((number) => number.toFixed(1)).join('/');
}

function otherRow(scale: Scale, answer: RatingAnswer | null): Row {
  if (answer === null) return { scale, numbers: '', hardest: '' };
  const numbers =
    scale === 'se' ? tenths(answer) : answer.level ? `${answer.level}, ${answer.score ?? ''}` : '–';
  return { scale, numbers, hardest: answer.hardest_title ?? '' };
}

function RowOfScale({ row: { scale, numbers, hardest } }: { row: Row }) {
  const own = scale === 'human' ? {} : { lang: 'en' };
  return (
    <li aria-busy={numbers === ''}>
      <b>{kNames[scale]}</b>
      <b class="numbers" {...own}>
        {numbers || '…'}
      </b>
      {hardest && <span {...own}>{hardest}</span>}
      <span class="faint">{t(kAbout[scale])}</span>
    </li>
  );
}

export function Ratings() {
  const { help } = usePage();
  const { rating, otherRatings } = help;
  const own = rating.value;
  const others = [...otherRatings.value];
  if (own === null && others.length === 0) return null;
  const hardest = own?.hardest
    ? engineName('technique', own.hardest, own.hardest_title ?? '')
    : '–';
  const level = own ? nameOf('level', own.level) : '';
  if (own !== null && others.length === 0) {
    return <p class="said">{t('help.rating', { level, score: own.score, hardest })}</p>;
  }
  const numbers = own ? `${level}, ${own.score}` : '–';
  return (
    <ul class="said ratings" aria-label={t('new.difficulty')}>
      <RowOfScale row={{ scale: 'human', numbers, hardest: own ? hardest : '' }} />
      {others.map(([scale, answer]) => (
        <RowOfScale key={scale} row={otherRow(scale, answer)} />
      ))}
    </ul>
  );
}
