// SPDX-License-Identifier: MIT
//
// The cards of the gallery in their groups: one choice among all of them. Arrow keys go from card to
// card, up and down to the one above or below; Enter makes a puzzle.

import type { GalleryCard } from '../../api/protocol';
import { cardName, fits, Gallery } from './gallery';
import { nameOf, t } from '../../i18n/i18n';
import { BoardPicture } from '../gallery/board_picture';
import { cardBeside } from '../gallery/card_moves';
import { useModel, usePage } from '../../ui/context';
import { Wish } from './wish';

function onKeyDown(event: KeyboardEvent & { currentTarget: HTMLElement }, make: () => void): void {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === 'Enter') {
    event.preventDefault();
    make();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const next = cardBeside(target, '.gallery-card input', key === 'ArrowDown');
    next?.focus();
    next?.click();
  }
}

function Card({ card, make }: { card: GalleryCard; make: () => void }) {
  const { session } = usePage();
  const wish = useModel(Wish);
  return (
    <label class="gallery-card" onDblClick={make}>
      <input
        type="radio"
        name="gallery-card"
        value={card.id}
        checked={wish.card.value?.id === card.id}
        onChange={() => wish.choose(card)}
      />
      <BoardPicture geometry={card.geometry} kinds={card.kinds} />
      <span class="gallery-name">{cardName(session.catalogue.value, card)}</span>
    </label>
  );
}

/** The groups with the cards that fit what is searched for. */
export function GalleryCards({ wanted, make }: { wanted: string; make: () => void }) {
  const { session } = usePage();
  const gallery = useModel(Gallery);
  const catalogue = session.catalogue.value;
  const groups = gallery.groups.value
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
      {groups.length === 0 && gallery.groups.value.length > 0 && (
        <p class="faint" role="status">
          {t('new.nothing-found')}
        </p>
      )}
    </div>
  );
}
