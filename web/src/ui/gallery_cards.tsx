// SPDX-License-Identifier: MIT
//
// The cards of the gallery in their groups: one choice among all of them. Arrow keys go from card to
// card, up and down to the one above or below; Enter makes a puzzle.

import { app } from '../app_state';
import type { GalleryCard } from '../engine/protocol';
import { cardName, fits, galleryGroups } from '../gallery/gallery';
import { chooseCard, chosenCard } from '../gallery/wish';
import { nameOf, t } from '../i18n/i18n';
import { BoardPicture } from './board_picture';

/** The card above or below, whose middle is nearest to being in line. */
function neighbour(from: HTMLElement, down: boolean): HTMLElement | undefined {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const at = middle(from);
  const cards = [...document.querySelectorAll<HTMLElement>('.gallery-card input')];
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

function onKeyDown(event: KeyboardEvent & { currentTarget: HTMLElement }, make: () => void): void {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === 'Enter') {
    event.preventDefault();
    make();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const next = neighbour(target, key === 'ArrowDown');
    next?.focus();
    next?.click();
  }
}

function Card({ card, make }: { card: GalleryCard; make: () => void }) {
  return (
    <label class="gallery-card" onDblClick={make}>
      <input
        type="radio"
        name="gallery-card"
        value={card.id}
        checked={chosenCard.value?.id === card.id}
        onChange={() => chooseCard(card)}
      />
      <BoardPicture geometry={card.geometry} kinds={card.kinds} />
      <span class="gallery-name">{cardName(app.catalogue.value, card)}</span>
    </label>
  );
}

/** The groups with the cards that fit what is searched for. */
export function GalleryCards({ wanted, make }: { wanted: string; make: () => void }) {
  const catalogue = app.catalogue.value;
  const groups = galleryGroups.value
    .map(({ id, cards }) => ({ id, cards: cards.filter((card) => fits(catalogue, card, wanted)) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <div class="gallery" onKeyDown={(event) => onKeyDown(event, make)}>
      {groups.map(({ id, cards }) => (
        <fieldset key={id} id={`group-${id}`} class="gallery-group">
          <legend>{nameOf('group', id)}</legend>
          <div class="gallery-grid">
            {cards.map((card) => (
              <Card key={card.id} card={card} make={make} />
            ))}
          </div>
        </fieldset>
      ))}
      {groups.length === 0 && galleryGroups.value.length > 0 && (
        <p class="faint" role="status">
          {t('new.nothing-found')}
        </p>
      )}
    </div>
  );
}
