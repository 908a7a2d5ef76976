// SPDX-License-Identifier: MIT
//
// The palette: all kinds of constraints with their pictures, to choose the one to set. Arrow keys go
// from card to card, Enter chooses.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Kind, Palette } from '../gallery/palette';
import { chooseKind } from './rule_draft';
import { RuleDraft } from './rule_state';
import { nameOf, t } from '../../i18n/i18n';
import { BoardPicture } from '../gallery/board_picture';
import { cardBeside } from '../gallery/card_moves';
import { Dialog } from '../../ui/dialog';
import { GroupWays } from '../gallery/group_ways';
import { turnToRule } from './kind_tiles';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

const kCards = '.palette .gallery-card';

function choose(page: PageState, { id }: Kind): void {
  const { shell } = page;
  chooseKind(page, id);
  shell.dialog.value = null;
  // Once the dialog has given the focus back.
  setTimeout(() => turnToRule(page));
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !key.startsWith('Arrow')) return;
  const cards = [...document.querySelectorAll<HTMLElement>(kCards)];
  const at = cards.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  const aside = key === 'ArrowLeft' ? cards[at - 1] : cards[at + 1];
  const isUp = key === 'ArrowUp';
  const next = isUp || key === 'ArrowDown' ? cardBeside(target, kCards, !isUp) : aside;
  if (next) next.focus();
  else if (isUp) document.querySelector<HTMLElement>('.gallery-search')?.focus();
}

function Search({ wanted }: { wanted: Signal<string> }) {
  return (
    <input
      type="search"
      class="gallery-search"
      aria-label={t('palette.search')}
      placeholder={t('palette.search')}
      value={wanted.value}
      onInput={(event) => {
        wanted.value = event.currentTarget.value;
        document.querySelector('.gallery-scroll')?.scrollTo(0, 0);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          document.querySelector<HTMLElement>(kCards)?.focus();
        } else if (event.key === 'Enter' && !event.isComposing && wanted.value !== '') {
          event.preventDefault();
          document.querySelector<HTMLElement>(kCards)?.click();
        }
      }}
    />
  );
}

export function PaletteDialog() {
  const page = usePage();
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const wanted = useSignal('');
  const groups = palette.searched(wanted.value);
  useEffect(() => {
    document.querySelector(`${kCards}[aria-current]`)?.scrollIntoView({ block: 'center' });
    if (matchMedia('(pointer: fine)').matches) {
      document.querySelector<HTMLElement>('.gallery-search')?.focus();
    }
  }, []);
  return (
    <Dialog title={t('set.type')} full>
      <div class="gallery-side palette">
        <div class="gallery-tools">
          <Search wanted={wanted} />
          {wanted.value === '' && <GroupWays ids={groups.map(({ id }) => id)} prefix="kinds-" />}
        </div>
        <div class="gallery-scroll">
          <div class="gallery" onKeyDown={onKeyDown}>
            {groups.map(({ id, kinds }) => (
              <section key={id} id={`kinds-${id}`} aria-label={nameOf('group', id)}>
                <h3>{nameOf('group', id)}</h3>
                <div class="gallery-grid">
                  {kinds.map((kind) => (
                    <button
                      key={kind.id}
                      type="button"
                      class="gallery-card"
                      aria-current={kind.id === draft.now.kind ? 'true' : undefined}
                      title={kind.rule.text}
                      onClick={() => choose(page, kind)}
                    >
                      <BoardPicture geometry={kind.picture.geometry} kinds={kind.picture.kinds} />
                      <span class="gallery-name">{kind.title}</span>
                    </button>
                  ))}
                </div>
              </section>
            ))}
            {groups.length === 0 && (
              <p class="faint" role="status">
                {t('new.nothing-found')}
              </p>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
