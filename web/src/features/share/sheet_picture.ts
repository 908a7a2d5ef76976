// SPDX-License-Identifier: MIT
//
// A picture of a puzzle with its title above, and below what a solver has to know.

import { element } from '../../board/svg';
import type { PuzzleWords } from './puzzle_words';

const kMargin = 24;
const kTitle = 26;
const kText = 16;
const kLine = 1.4;
const kLeastWidth = 360;
const kFont = 'Helvetica Neue, Arial, Liberation Sans, DejaVu Sans, Noto Sans, Noto Sans CJK JP';

/** Text in lines no wider than that; languages without blanks break anywhere. */
function wrapped(text: string, width: number, size: number): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${size}px ${kFont}, sans-serif`;
  const widthOf = (line: string) => context?.measureText(line).width ?? 0;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const part of paragraph.split(/(?<=\s)|(?<=[\u3000-\u9fff])/)) {
      if (line !== '' && widthOf((line + part).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
    return [...lines, line.trimEnd()];
  });
}

export function sheetPicture(svg: string, title: string, words: PuzzleWords): string {
  const board = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const size = (name: string) => Number(board.getAttribute(name));
  const width = Math.max(size('width'), kLeastWidth) + 2 * kMargin;
  const sheet = element('svg', { 'font-family': `${kFont}, sans-serif`, fill: '#000' });
  let down = kMargin;
  const write = (text: string, font: number, middle: boolean, bold = false) => {
    for (const line of wrapped(text, width - 2 * kMargin, font)) {
      down += font * kLine;
      const at = {
        x: middle ? width / 2 : kMargin,
        y: down - font * (kLine - 1),
        'font-size': font,
        'text-anchor': middle ? 'middle' : 'start',
        'font-weight': bold ? 700 : 400,
      };
      sheet.append(element('text', at, line));
    }
  };
  if (title !== '') write(title, kTitle, true, true);
  if (words.about !== '') write(words.about, kText, true);
  down += kMargin / 2;
  board.setAttribute('x', String((width - size('width')) / 2));
  board.setAttribute('y', String(down));
  sheet.append(document.importNode(board, true));
  down += size('height') + kMargin / 4;
  const rules = words.rules.map(({ text }) => text).join(' ');
  if (rules !== '') write(rules, kText, false);
  for (const line of words.legend) write(line, kText, false);
  const height = Math.ceil(down + kMargin);
  const paper = element('rect', { width, height, fill: '#fff' });
  sheet.prepend(paper);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(sheet);
}
