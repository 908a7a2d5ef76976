// SPDX-License-Identifier: MIT
//
// Several views of a board at one scale: side by side or one above the other, whichever is larger.

const kGap = 16;
/** Side by side is nicer, so the other way has to gain something. */
const kWorthwhile = 1.1;

/** Sets --scale (pixels per unit of the drawings) and data-stacked for the boards in `parent`. */
export function arrange(parent: HTMLElement): void {
  const frames = [...parent.querySelectorAll<HTMLElement>('.board-frame')];
  const sizes = frames.map(({ dataset }) => ({
    width: Number(dataset['width'] ?? 1),
    height: Number(dataset['height'] ?? 1),
  }));
  const style = getComputedStyle(parent);
  const width = parent.clientWidth;
  const height =
    parent.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const gaps = kGap * (frames.length - 1);
  const widths = sizes.map((size) => size.width);
  const heights = sizes.map((size) => size.height);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const beside = Math.min((width - gaps) / sum(widths), height / Math.max(...heights));
  const above = Math.min(width / Math.max(...widths), (height - gaps) / sum(heights));
  const stacked = above > kWorthwhile * beside;
  parent.dataset['stacked'] = String(stacked);
  parent.style.setProperty('--scale', String(stacked ? above : beside));
}
