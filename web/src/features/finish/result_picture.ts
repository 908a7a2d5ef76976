// SPDX-License-Identifier: MIT
//
// The solved board as a picture to show to others: below it what it was, and the time.

import { element } from '../../board/svg';
import { fileName, pngOf } from '../../base/download';
import type { PageState } from '../../game/page_state';

const kCellSize = 56;
const kMargin = 40;
const kLine = 44;
const kPage = '#f5f6f8';
const kInk = '#18202c';
const kSoft = '#566173';
const kFont = 'system-ui, Helvetica Neue, Arial, Noto Sans, Noto Sans CJK JP, sans-serif';

/** The board as it stands, and under it lines of text: the first is the largest. */
export async function resultPicture(
  { session }: PageState,
  lines: readonly string[],
): Promise<string> {
  const puzzle = session.game.puzzle.peek();
  const { svg } = await session.game.ask('svg', {
    view: puzzle?.views.at(-1) ?? 'flat',
    theme: 'light',
    cell_size: kCellSize,
    show: 'state',
  });
  const board = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const width = Number(board.getAttribute('width'));
  const height = Number(board.getAttribute('height'));
  const whole = element('svg');
  const outerWidth = Math.max(width + 2 * kMargin, 480);
  const outerHeight = height + 2 * kMargin + kLine * (lines.length + 1);
  whole.setAttribute('width', String(outerWidth));
  whole.setAttribute('height', String(outerHeight));
  whole.setAttribute('viewBox', `0 0 ${outerWidth} ${outerHeight}`);
  whole.setAttribute('font-family', kFont);
  whole.append(element('rect', { width: outerWidth, height: outerHeight, fill: kPage }));
  const left = (outerWidth - width) / 2;
  board.setAttribute('x', String(left));
  board.setAttribute('y', String(kMargin));
  whole.append(document.importNode(board, true));
  for (const [index, line] of lines.entries()) {
    const attributes = {
      x: outerWidth / 2,
      y: height + kMargin + kLine * (index + 1) + 8,
      'text-anchor': 'middle',
      'font-size': index === 0 ? 30 : 20,
      'font-weight': index === 0 ? 700 : 400,
      fill: index === 0 ? kInk : kSoft,
    };
    whole.append(element('text', attributes, line));
  }
  const ofMark = {
    x: outerWidth / 2,
    y: outerHeight - kMargin / 2,
    'text-anchor': 'middle',
    'font-size': 16,
    fill: kSoft,
  };
  whole.append(element('text', ofMark, 'Omnidoku'));
  return new XMLSerializer().serializeToString(whole);
}

export async function resultFile(svg: string, title: string): Promise<File> {
  return new File([await pngOf(svg, 2)], fileName(title, 'png'), { type: 'image/png' });
}
