// SPDX-License-Identifier: MIT
//
// Ways from card to card in a gallery, whose rows are as long as the window allows.

/** The card of those selected above or below one, whose middle is nearest to being in line. */
export function cardBeside(
  from: HTMLElement,
  selector: string,
  down: boolean,
): HTMLElement | undefined {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const at = middle(from);
  const cards = [...document.querySelectorAll<HTMLElement>(selector)];
  const ahead = cards
    .map((card) => ({ card, ...middle(card) }))
    .filter(({ y }) => (down ? y > at.y + 8 : y < at.y - 8));
  const nearest = ahead.reduce(
    (y, one) => (down ? Math.min(y, one.y) : Math.max(y, one.y)),
    down ? Infinity : -Infinity,
  );
  const row = ahead.filter(({ y }) => Math.abs(y - nearest) < 8);
  row.sort((a, b) => Math.abs(a.x - at.x) - Math.abs(b.x - at.x));
  return row[0]?.card;
}
