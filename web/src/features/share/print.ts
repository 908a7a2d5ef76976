// SPDX-License-Identifier: MIT
//
// Printing puzzles, one or several on a sheet, with what there is to know of them, and their
// solutions upside down below or on a sheet of their own; the browser makes a PDF of it if asked to.

import type { Marked } from '../../i18n/i18n';
import type { PuzzleWords } from './puzzle_words';

export const kPerSheet = [1, 2, 4, 6] as const;
export type PerSheet = (typeof kPerSheet)[number];

export const kSolutionPlaces = ['none', 'below', 'apart'] as const;
export type SolutionPlace = (typeof kSolutionPlaces)[number];

export interface Printed extends PuzzleWords {
  title: string;
  svg: string;
  solution?: { title: string; svg: string };
}

const kSolutionsPerSheet = 6;

const kStyle = `
  @page { margin: 12mm; }
  body { margin: 0; font: 11pt/1.35 system-ui, sans-serif; color: #000; }
  section { display: grid; gap: 8mm; height: 100vh; box-sizing: border-box; break-after: page; }
  section:last-child { break-after: auto; }
  section[data-count='1'], section[data-count='2'] { grid-template-columns: minmax(0, 1fr); }
  section[data-count='4'], section[data-count='6'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    font-size: 8.5pt;
  }
  section[data-count='2'] { grid-template-rows: repeat(2, minmax(0, 1fr)); }
  section[data-count='4'] { grid-template-rows: repeat(2, minmax(0, 1fr)); }
  section[data-count='6'] { grid-template-rows: repeat(3, minmax(0, 1fr)); }
  figure { display: flex; flex-direction: column; gap: 2mm; margin: 0; min-height: 0; }
  figcaption { text-align: center; }
  figcaption b { font-size: 1.2em; }
  figcaption span { display: block; color: #444; }
  figure > svg { flex: 1; min-height: 0; width: 100%; }
  .words { display: flex; gap: 4mm; align-items: end; }
  .words > div { flex: 1; }
  p, ul { margin: 0; }
  p { white-space: pre-line; }
  ul { padding: 0; list-style: none; }
  .solution { flex: none; width: 34mm; margin: 0; transform: rotate(180deg); font-size: 7pt; }
  section:not([data-count='1']) .solution { width: 20mm; }
  .solution svg { display: block; width: 100%; height: auto; }
`;

/** Makes elements of the document that is printed. */
class Sheets {
  constructor(readonly inside: Document) {}

  make(name: string, text = '', parts: readonly Node[] = []): HTMLElement {
    const made = this.inside.createElement(name);
    if (text !== '') made.textContent = text;
    made.append(...parts);
    return made;
  }

  drawing(svg: string): Node {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const drawn = this.inside.importNode(parsed, true);
    drawn.removeAttribute('width');
    drawn.removeAttribute('height');
    return drawn;
  }

  rules(rules: readonly Marked[]): HTMLElement[] {
    if (rules.length === 0) return [];
    const parts = rules.map(({ text, lang }) => {
      const part = this.make('span', `${text} `);
      if (lang !== undefined) part.lang = lang;
      return part;
    });
    return [this.make('p', '', parts)];
  }

  solution({ title, svg }: { title: string; svg: string }): HTMLElement {
    const made = this.make('figure', '', [this.make('figcaption', title), this.drawing(svg)]);
    return made;
  }

  puzzle(printed: Printed, place: SolutionPlace): HTMLElement {
    const { title, about, rules, legend, svg, solution } = printed;
    const caption = [this.make('b', title), ...(about === '' ? [] : [this.make('span', about)])];
    const lines = legend.map((line) => this.make('li', line));
    const told = [
      ...this.rules(rules),
      ...(lines.length === 0 ? [] : [this.make('ul', '', lines)]),
    ];
    const words = [this.make('div', '', told)];
    if (place === 'below' && solution) {
      const small = this.solution(solution);
      small.className = 'solution';
      words.push(small);
    }
    const below = this.make('div', '', words);
    below.className = 'words';
    return this.make('figure', '', [
      this.make('figcaption', '', caption),
      this.drawing(svg),
      ...(told.length > 0 || words.length > 1 ? [below] : []),
    ]);
  }

  /** Sheets with so many figures each. */
  lay(figures: readonly HTMLElement[], perSheet: number): void {
    for (let i = 0; i < figures.length; i += perSheet) {
      const sheet = this.make('section', '', figures.slice(i, i + perSheet));
      sheet.dataset['count'] = String(perSheet);
      this.inside.body.append(sheet);
    }
  }
}

/** Lays the puzzles out on sheets and asks the browser to print them. */
export function printSheets(
  puzzles: readonly Printed[],
  perSheet: PerSheet,
  place: SolutionPlace,
): void {
  const frame = document.createElement('iframe');
  frame.className = 'hidden print-sheets';
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (inside === null || frame.contentWindow === null) return;
  inside.title = puzzles[0]?.title || 'Omnidoku';
  inside.documentElement.lang = document.documentElement.lang;
  const sheets = new Sheets(inside);
  inside.head.append(sheets.make('style', kStyle));
  sheets.lay(
    puzzles.map((printed) => sheets.puzzle(printed, place)),
    perSheet,
  );
  if (place === 'apart') {
    const solutions = puzzles.flatMap(({ solution }) => (solution ? [solution] : []));
    sheets.lay(
      solutions.map((one) => sheets.solution(one)),
      kSolutionsPerSheet,
    );
  }
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
