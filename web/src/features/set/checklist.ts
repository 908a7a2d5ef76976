// SPDX-License-Identifier: MIT
//
// What a setter looks at before a puzzle is published: that it has one solution, that people know what it is
// called, who made it and what holds in it, that nothing in it is idle or without a meaning, that it is
// solved without trying, and what the links to it for other programs hold.

import { computed, signal } from '@preact/signals';
import type { JsonObject, PuzzleView, RatingAnswer, Result, Status } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { engineName, listText, nameOf, t } from '../../i18n/i18n';
import { isSpokenOf, type Kind, Palette } from '../gallery/palette';
import { kPrograms, type LinkFormat, type Offer, offers } from './published';

export interface Item {
  /** Something may be right and still have to be looked at. */
  standing: 'good' | 'open' | 'bad';
  text: string;
}

/** What was asked about the puzzle. */
export interface Answers {
  status: Status;
  /** Of a puzzle with one solution. */
  unneeded?: Result<'redundant'>;
  rating?: RatingAnswer;
  /** The links to it, as they are opened again. */
  offers?: ReadonlyMap<LinkFormat, Offer>;
}

/** Techniques that are no way for a person. */
const kTried = ['trial', 'nested_forcing_chain'];

function solved({ status }: Answers): Item {
  switch (status) {
    case 'unique':
      return { standing: 'good', text: t('set.unique') };
    case 'multiple':
      return { standing: 'bad', text: t('set.multiple') };
    case 'none':
      return { standing: 'bad', text: t('set.none') };
    case 'invalid':
      return { standing: 'bad', text: t('set.invalid') };
    default:
      return { standing: 'open', text: t('set.limit') };
  }
}

function named({ title, author }: PuzzleView): readonly Item[] {
  return [
    title === ''
      ? { standing: 'bad', text: t('checklist.untitled') }
      : { standing: 'good', text: t('checklist.titled') },
    author === ''
      ? { standing: 'open', text: t('checklist.unsigned') }
      : { standing: 'good', text: t('checklist.signed') },
  ];
}

/** Rules of the setter's own, of which no name can be looked for in the words. */
const isFormula = (type: string) => ['formula', 'board_formula'].includes(type);

/** Whether the words speak of all rules; of formulas that nobody knows to be in them a person sees it. */
function told(
  { constraints, rules, made_rules: made }: PuzzleView,
  kinds: readonly Kind[],
): readonly Item[] {
  const used = new Set(constraints.map(({ type }) => type));
  if (rules === '' || made.length > 0) {
    return [
      used.size === 0
        ? { standing: 'good', text: t('checklist.usual') }
        : { standing: 'open', text: t('checklist.unwritten') },
    ];
  }
  const items: Item[] = [];
  const unsaid = kinds.filter(
    (kind) => used.has(kind.id) && !isFormula(kind.id) && !isSpokenOf(kind, rules),
  );
  if (unsaid.length > 0) {
    const list = listText(unsaid.map(({ title }) => title));
    items.push({ standing: 'open', text: t('checklist.untold', { kinds: list }) });
  }
  const unknown = constraints
    .filter(({ type, spec }) => isFormula(type) && !spec['said'])
    .map(({ spec }) => String(spec['rule']));
  if (unknown.length > 0) {
    const list = [...new Set(unknown)].join('; ');
    items.push({ standing: 'open', text: t('checklist.formulas', { formulas: list }) });
  }
  return items.length > 0 ? items : [{ standing: 'good', text: t('checklist.told') }];
}

function understood({ not_understood: unknown, drawn = [] }: PuzzleView): readonly Item[] {
  const rules = listText(unknown);
  return [
    ...(rules === ''
      ? []
      : [{ standing: 'bad', text: t('checklist.unknown', { rules }) } as const]),
    ...(drawn.length === 0
      ? []
      : [{ standing: 'open', text: t('checklist.unmeant', { count: drawn.length }) } as const]),
  ];
}

function needed({ givens, undecided, message }: Result<'redundant'>): Item {
  if (undecided.length > 0) {
    return { standing: 'open', text: t('set.undecided', { count: undecided.length }) };
  }
  return givens.length === 0 && message === ''
    ? { standing: 'good', text: t('set.all-needed') }
    : { standing: 'open', text: t('checklist.unneeded', { count: givens.length }) };
}

function logical({ level, hardest, hardest_title: title }: RatingAnswer): Item {
  if (level === null || hardest === null) return { standing: 'open', text: t('checklist.unrated') };
  const technique = engineName('technique', hardest, title ?? '');
  const text = t('checklist.hardest', { level: nameOf('level', level), technique });
  return { standing: kTried.includes(hardest) ? 'open' : 'good', text };
}

/** What a link loses, item by item. */
function linked(format: LinkFormat, { refused, lacks, changed }: Offer): readonly Item[] {
  const program = kPrograms[format];
  const items: readonly Item[] = [
    ...refused
      .filter(({ isMore }) => isMore !== true)
      .map(({ text }) => ({ standing: 'open' as const, text: `${program}: ${text}` })),
    ...changed.map((thing) => ({
      standing: 'bad' as const,
      text: t('checklist.changed', { program, thing }),
    })),
    ...lacks.map((thing) => ({
      standing: 'open' as const,
      text: t('checklist.lacks', { program, thing }),
    })),
  ];
  return items.length > 0 ? items : [{ standing: 'good', text: t('checklist.whole', { program }) }];
}

/** What there is to say of a puzzle, the most important first. */
export function checklist(
  puzzle: PuzzleView,
  kinds: readonly Kind[],
  answers: Answers,
): readonly Item[] {
  return [
    solved(answers),
    ...understood(puzzle),
    ...named(puzzle),
    ...told(puzzle, kinds),
    ...(answers.unneeded ? [needed(answers.unneeded)] : []),
    ...(answers.rating ? [logical(answers.rating)] : []),
    ...[...(answers.offers ?? [])].flatMap(([format, offer]) => linked(format, offer)),
  ];
}

export class Checklist {
  /** The puzzle as it was when it was gone through. */
  private readonly seen = signal<{ puzzle: PuzzleView; items: readonly Item[] } | null>(null);
  /** Empty as soon as something was changed. */
  readonly items = computed<readonly Item[]>(() => {
    const { puzzle } = this.page.session.game;
    return this.seen.value?.puzzle === puzzle.value ? (this.seen.value?.items ?? []) : [];
  });

  /** Whether it is being gone through. */
  readonly isUnderWay = signal(false);

  constructor(private readonly page: PageState) {}

  /** Goes through all of it; a minute at most, and what takes long can be stopped. */
  async look(): Promise<void> {
    const { session, help } = this.page;
    const { game } = session;
    await game.finish();
    this.isUnderWay.value = true;
    const looking = help.run(t('checklist.look'), 'puzzle', async (signal, onProgress) => {
      const options = { signal, onProgress };
      const { status } = await game.ask('solve', { limit: 2 }, options);
      const answers: Answers = { status };
      if (status === 'unique') {
        answers.unneeded = await game.ask('redundant', {}, options);
        answers.rating = await game.ask('rate', {}, options);
      }
      const { text } = await game.ask('write', { format: 'json' }, options);
      const document = JSON.parse(text) as JsonObject;
      delete document['play'];
      answers.offers = await offers(this.page, document);
      const puzzle = game.puzzle.peek();
      if (puzzle === null) return;
      const items = checklist(puzzle, this.page.model(Palette).all.peek(), answers);
      this.seen.value = { puzzle, items };
    });
    await looking.finally(() => (this.isUnderWay.value = false));
  }
}
