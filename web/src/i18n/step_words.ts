// SPDX-License-Identifier: MIT
//
// What the engine says of steps, hints and candidates, put together from the ids and parts that it
// sends. The reason of a step stays English: it has no frame that could be filled in. In every
// language the summary goes before it.

import type {
  Candidate,
  Clash,
  Conflict,
  Hint,
  Mistake,
  Overlay,
  PuzzleView,
  StepLink,
  StepView,
  Summary,
  SummaryPart,
  WhyNot,
} from '../api/protocol';
import {
  engineName,
  asSentence,
  calledText,
  engineIsForeign,
  engineText,
  listText,
  type Marked,
  nameOf,
  statusText,
  t,
} from './i18n';
import { houseOfLink, linkInto, linksOfClash } from './links';

function cellName(puzzle: PuzzleView, cell: number): string {
  return puzzle.cells[cell]?.name ?? '';
}

function symbol(puzzle: PuzzleView, digit: number): string {
  return puzzle.symbols[digit - 1] ?? '';
}

export function techniqueName(step: { technique: string; title: string }): string {
  return engineName('technique', step.technique, step.title);
}

/** The family of a technique in keys. */
export function familyKey(family: string): string {
  return family.replace(/ /g, '-');
}

/** Cells that lose the same digits are told together. */
function eliminationTexts(puzzle: PuzzleView, eliminations: readonly Candidate[]): string[] {
  const lost = new Map<number, number[]>();
  for (const { cell, digit } of eliminations) lost.set(cell, [...(lost.get(cell) ?? []), digit]);
  const losers = new Map<string, number[]>();
  for (const [cell, digits] of [...lost].sort(([a], [b]) => a - b)) {
    const digitsText = listText(
      digits.sort((a, b) => a - b).map((digit) => symbol(puzzle, digit)),
      'disjunction',
    );
    losers.set(digitsText, [...(losers.get(digitsText) ?? []), cell]);
  }
  return [...losers].map(([digits, cells]) =>
    t('step.cannot', { digits, cells: listText(cells.map((cell) => cellName(puzzle, cell))) }),
  );
}

/** What follows from a step. */
export function conclusionText(puzzle: PuzzleView, step: StepView): string {
  const placed = step.placements.map(({ cell, digit }) =>
    t('step.is', { cell: cellName(puzzle, cell), digit: symbol(puzzle, digit) }),
  );
  // Of a cell that gets its digit it goes without saying what it cannot be.
  const told = step.eliminations.filter(
    (gone) => !step.placements.some(({ cell }) => cell === gone.cell),
  );
  return [...placed, ...eliminationTexts(puzzle, told)].join(' ');
}

/** A house or a constraint that a hint names: of the latter what it is and where to look for it. */
function placeText(puzzle: PuzzleView, own: string): string {
  const called = puzzle.houses.flatMap((house) => house.called).find(({ text }) => text === own);
  if (called) return calledText(called);
  const constraint = puzzle.constraints.find(({ name }) => name === own);
  if (!constraint || !engineIsForeign.value) return own;
  const { type, title, cells, spec, at } = constraint;
  const label = typeof spec['label'] === 'string' ? `“${spec['label']}”` : '';
  const where = (at === null ? cells : [at]).map((cell) => cellName(puzzle, cell)).join(' ');
  return [engineName('noun', type, title), label, where].filter(Boolean).join(' ');
}

/** "5 in R1C2 or R1C3", by digit. */
function candidatesText(
  puzzle: PuzzleView,
  candidates: readonly Candidate[],
  type: Intl.ListFormatType,
): string {
  const cells = new Map<number, number[]>();
  for (const { cell, digit } of candidates) {
    cells.set(digit, [...(cells.get(digit) ?? []), cell]);
  }
  const texts = [...cells].map(([digit, places]) =>
    t('candidate.in', {
      digit: symbol(puzzle, digit),
      cells: listText(
        places.map((cell) => cellName(puzzle, cell)),
        'disjunction',
      ),
    }),
  );
  return listText(texts, type);
}

function partText(puzzle: PuzzleView, part: SummaryPart, type: Intl.ListFormatType): string {
  if ('candidates' in part) return candidatesText(puzzle, part.candidates, type);
  const names =
    'cells' in part
      ? part.cells.map((cell) => cellName(puzzle, cell))
      : 'digits' in part
        ? part.digits.map((digit) => symbol(puzzle, digit))
        : part.places.map((place) => placeText(puzzle, place));
  return listText(names, type);
}

/** What a step comes to: the sentence of its id in the page's language, else the English one. */
export function summaryText(puzzle: PuzzleView, { id, text, parts }: Summary): Marked {
  const sentence = engineText(`summary.${id}`, '');
  if (sentence.text === '') return engineText('', text);
  const holes = /\{(\w+)(?:\|(or|count))?\}/g;
  const filled = sentence.text.replace(holes, (_, name: string, how?: string) => {
    const part = parts[name];
    if (part === undefined) return '';
    if (how === 'count')
      return String((Object.values(part) as readonly unknown[][])[0]?.length ?? 0);
    return partText(puzzle, part, how === 'or' ? 'disjunction' : 'conjunction');
  });
  return { text: filled.charAt(0).toLocaleUpperCase() + filled.slice(1) };
}

/** Why a link holds, where that is easily seen: a cell, or a house that both ends lie in. */
function linkReason(puzzle: PuzzleView, link: StepLink, overlay: Overlay): string {
  const ends = [...link.from, ...link.to];
  const cells = new Set(ends.map(({ cell }) => cell));
  const [cell = -1] = cells;
  if (cells.size === 1) {
    const digits = new Set(ends.map(({ digit }) => digit));
    const others = (overlay.candidates[cell]?.length ?? 0) > digits.size;
    if (!link.strong) return t('link.same-cell');
    return others ? '' : t('link.cell', { cell: cellName(puzzle, cell) });
  }
  const house = houseOfLink(puzzle, link, overlay);
  if (house === undefined) return '';
  const words = {
    house: placeText(puzzle, house.name),
    digit: symbol(puzzle, ends[0]?.digit ?? 0),
  };
  return t(link.strong ? 'link.house' : 'link.same-house', words);
}

/** A link of a chain: "If 5 in R1C2 is false, 5 in R1C8 is true: ...", and what is against it. */
export function linkText(puzzle: PuzzleView, number: number, overlay: Overlay): string {
  const { links, clash } = overlay;
  const link = links[number - 1];
  if (link === undefined) return '';
  const words = {
    from: candidatesText(puzzle, link.from, 'disjunction'),
    to: candidatesText(puzzle, link.to, 'disjunction'),
  };
  if (link.from.length === 0) return t('link.refuted', words);
  const text = t(link.strong ? 'link.strong' : 'link.weak', words);
  const [end] = link.to;
  const before = clash && end ? linkInto(links.slice(0, number - 1), end, !link.strong) : 0;
  const against =
    before === 0 ? '' : t(link.strong ? 'link.was-false' : 'link.was-true', { number: before });
  return [text, linkReason(puzzle, link, overlay), against].filter(Boolean).join(' ');
}

/** What becomes impossible at the end of a chain, by its links. */
function clashText(puzzle: PuzzleView, clash: Clash, overlay: Overlay): string {
  const [candidate] = clash.candidates;
  const words = {
    cell: cellName(puzzle, candidate?.cell ?? -1),
    digit: symbol(puzzle, candidate?.digit ?? 0),
    house: clash.place === null ? '' : placeText(puzzle, clash.place),
  };
  const ends = linksOfClash(overlay.links, clash);
  if (ends === null) return t(`clash.${clash.kind as 'cell' | 'house' | 'sum'}`, words);
  const { on, off } = ends;
  if (off === 0) return t('clash.both', words);
  return t(on === 0 ? 'clash.supposed' : 'clash.links', { ...words, on, off });
}

/** How a chain ends: what is impossible, and what follows. */
export function endOfChain(puzzle: PuzzleView, step: StepView, overlay: Overlay): string {
  const conclusion = conclusionText(puzzle, step);
  if (overlay.clash === null) return t('link.end', { conclusion });
  return t('clash.end', { clash: clashText(puzzle, overlay.clash, overlay), conclusion });
}

/** The sentences of a hint but for the idea or the reason, which are English. */
export function hintText(puzzle: PuzzleView, hint: Hint): string {
  if (hint.num_mistakes > 0) {
    const named = hint.mistakes.length > 0;
    const count = named ? '' : t('mistake.count', { count: hint.num_mistakes });
    return [count, t('hint.mistakes-first')].filter(Boolean).join(' ');
  }
  if (hint.outlook === null) {
    if (hint.status === 'none' || hint.status === 'invalid') return '';
    return t(hint.complete ? 'hint.complete' : 'hint.stuck');
  }
  if (hint.step !== null) return conclusionText(puzzle, hint.step);
  const sentences = [t(`hint.${hint.outlook}`)];
  if (hint.technique === null && hint.family !== null && hint.nudge !== null) {
    sentences.push(engineText(`nudge.${familyKey(hint.family)}`, hint.nudge).text);
  }
  if (hint.places.length > 0 && hint.level !== 'pattern') {
    sentences.push(
      t('hint.look-at', { places: listText(hint.places.map((place) => placeText(puzzle, place))) }),
    );
  }
  if (hint.level === 'pattern') {
    const digits = listText(hint.digits.map((digit) => symbol(puzzle, digit)));
    const cells = listText(hint.cells.map((cell) => cellName(puzzle, cell)));
    if (digits !== '') sentences.push(t('hint.about-digits', { digits }));
    if (cells !== '') sentences.push(t('hint.about-cells', { cells }));
  }
  return sentences.join(' ');
}

export function mistakeText(puzzle: PuzzleView, mistake: Mistake, entry: number | null): string {
  const cell = cellName(puzzle, mistake.cell);
  if (mistake.missing_mark || entry === null) return t('mistake.missing-mark', { cell });
  const words = { cell, digit: symbol(puzzle, entry) };
  return t(mistake.together ? 'mistake.together' : 'mistake.wrong', words);
}

/** Why a candidate is not true, where no steps say it. */
export function whyNotText(puzzle: PuzzleView, asked: Candidate, answer: WhyNot): string {
  if (answer.trouble !== '') return statusText(answer.status, answer.trouble).text;
  const values = { cell: cellName(puzzle, asked.cell), digit: symbol(puzzle, asked.digit) };
  if (answer.seen !== null) {
    return t('why.sees', { ...values, other: cellName(puzzle, answer.seen) });
  }
  return answer.kind === 'removed' ? '' : t(`why.${answer.kind}`, values);
}

/** How an explanation ends. */
export function endText(answer: { end: string; status: string; trouble: string }): string {
  return answer.trouble !== ''
    ? statusText(answer.status, answer.trouble).text
    : nameOf('end', answer.end);
}

/** What breaks a rule: in other languages than the engine's by the name of the rule. */
export function conflictText(puzzle: PuzzleView, conflict: Conflict): string {
  if (!engineIsForeign.value) return asSentence(conflict.text, puzzle);
  const { kind, place, constraints } = conflict;
  const cells = listText(conflict.cells.map((cell) => cellName(puzzle, cell)));
  if (place !== null) {
    const name = placeText(puzzle, place);
    return asSentence(t(`conflict.${kind}`, { cells, house: name, rule: name }), puzzle);
  }
  const nouns = constraints.map((id) => {
    const title = puzzle.constraints.find(({ type }) => type === id)?.title ?? id;
    return engineName('noun', id, title);
  });
  if (nouns.length === 0) return t(`conflict.${kind}`, { cells });
  return t('conflict.no_symbol-by', { cells, rules: listText(nouns) });
}
