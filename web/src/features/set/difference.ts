// SPDX-License-Identifier: MIT
//
// What one version of a puzzle has that another has not: givens and clues of cells, rules, drawings, words.

import type { CellView, ConstraintView, Json, PuzzleView } from '../../api/protocol';
import { sameSpec } from '../../game/same_spec';

/** What of a puzzle can differ from another version of it. */
export type Compared = Pick<
  PuzzleView,
  'symbols' | 'constraints' | 'drawings' | 'geometry' | 'title' | 'author' | 'fog'
> & {
  cells: readonly Pick<CellView, 'given' | 'clue'>[];
  /** Empty where they are made from what is set. */
  rules: string;
};

export interface Difference {
  /** On different boards nothing else is compared. */
  otherBoard: boolean;
  /** Numbers of cells whose given or clue is another, on both. */
  cells: readonly number[];
  /** Rules that are only on the one, and only on the other. */
  here: readonly ConstraintView[];
  there: readonly ConstraintView[];
  /** How many drawings are only here, and only there. */
  drawnHere: number;
  drawnThere: number;
  /** Title, author, rules in words or the symbols are others. */
  words: boolean;
  fog: boolean;
}

/** Those of `some` that `others` lack, each of which stands for one only. */
function without<T>(some: readonly T[], others: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.findIndex((other) => same(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const sameJson = (a: Json | undefined, b: Json | undefined) => sameSpec(a ?? null, b ?? null);

export function difference(here: Compared, there: Compared): Difference {
  const sameRule = (a: ConstraintView, b: ConstraintView) => sameSpec(a.spec, b.spec);
  const otherBoard =
    here.cells.length !== there.cells.length || !sameJson(here.geometry, there.geometry);
  const written = ({ title, author, rules, symbols }: Compared) => [title, author, rules, symbols];
  const cells = [...here.cells.keys()].filter((cell) => {
    const [one, other] = [here.cells[cell], there.cells[cell]];
    return one?.given !== other?.given || !sameJson(one?.clue, other?.clue);
  });
  const [drawn, drawnThere] = [here.drawings ?? [], there.drawings ?? []];
  return {
    otherBoard,
    cells: otherBoard ? [] : cells,
    here: otherBoard ? [] : without(here.constraints, there.constraints, sameRule),
    there: otherBoard ? [] : without(there.constraints, here.constraints, sameRule),
    drawnHere: without(drawn, drawnThere, sameJson).length,
    drawnThere: without(drawnThere, drawn, sameJson).length,
    words: !sameJson(written(here), written(there)),
    fog: !sameJson(here.fog, there.fog),
  };
}

export function isSame(found: Difference): boolean {
  const { otherBoard, cells, here, there, drawnHere, drawnThere, words, fog } = found;
  const count = cells.length + here.length + there.length + drawnHere + drawnThere;
  return !otherBoard && count === 0 && !words && !fog;
}
