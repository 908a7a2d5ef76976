// SPDX-License-Identifier: MIT
//
// A new puzzle: a gallery of everything there is to make, or an empty board to fill in by hand.

import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n';
import { lastLevel } from '../../store/settings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { GalleryCards } from './gallery_cards';
import { GroupWays } from '../gallery/group_ways';
import { NewOptions, timeOf } from './new_options';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { Wish } from './wish';
import { Gallery } from './gallery';

function make(page: PageState): void {
  const { session, help } = page;
  const wish = page.model(Wish);
  if (help.busy.peek() === null) void session.attempt(() => wish.make());
}

/** Seconds since it is there, counted here: while an engine thinks it may say nothing. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - start) / 1000), 200);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** A puzzle in the making: how long already, how long it mostly takes, and how to stop it. */
function Making() {
  const page = usePage();
  const { help } = page;
  const wish = page.model(Wish);
  const busy = help.busy.value;
  const seconds = useSeconds();
  if (busy === null) return null;
  const time = timeOf(page, lastLevel.value);
  const most = wish.isPlain.value && time.kind === 'known' ? Math.max(time.most, 1) : null;
  return (
    <div class="making">
      <span class="spinner" aria-hidden="true" />
      <span class="making-words">
        <span role="status">{busy.what}</span> {t('busy.seconds', { count: Math.floor(seconds) })}
      </span>
      <progress
        aria-label={busy.what}
        max={1}
        {...(most === null ? {} : { value: Math.min(seconds / most, 0.95) })}
      />
      <Button icon="close" label={t('busy.cancel')} onPress={busy.cancel} />
    </div>
  );
}

function Search() {
  const gallery = useModel(Gallery);
  return (
    <input
      type="search"
      class="gallery-search"
      aria-label={t('new.search')}
      placeholder={t('new.search')}
      value={gallery.sought.value}
      onInput={(event) => {
        gallery.sought.value = event.currentTarget.value;
        document.querySelector('.gallery-scroll')?.scrollTo(0, 0);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const card = document.querySelector<HTMLInputElement>('.gallery-card input');
        card?.focus();
        card?.click();
      }}
    />
  );
}

export function NewDialog() {
  const page = usePage();
  const { session, help } = page;
  const gallery = page.model(Gallery);
  const wish = page.model(Wish);
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    gallery.sought.value = '';
    gallery.load();
  }, []);
  // The card that was chosen last is in sight.
  const isThere = gallery.groups.value.length > 0;
  useEffect(() => {
    const chosen = cards.current?.querySelector('.gallery-card :checked');
    if (chosen?.getAttribute('value') === gallery.groups.value[0]?.cards[0]?.id) return;
    chosen?.closest('label')?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const busy = help.busy.value !== null;
  return (
    <Dialog
      title={t('new.title')}
      full
      actions={
        busy ? (
          <Making />
        ) : (
          <>
            <p class="faint new-kept">{t('new.kept')}</p>
            <Button
              label={t('new.by-hand')}
              onPress={() => session.attempt(() => wish.startEmpty())}
              disabled={!wish.card.value}
            />
            <Button
              icon="plus"
              label={t('new.make')}
              look="primary"
              onPress={() => make(page)}
              disabled={!wish.card.value}
            />
          </>
        )
      }
    >
      <div class="new-columns" inert={busy}>
        <div class="gallery-side">
          <div class="gallery-tools">
            <Search />
            {gallery.sought.value === '' && (
              <GroupWays ids={gallery.groups.value.map(({ id }) => id)} prefix="group-" />
            )}
          </div>
          <div class="gallery-scroll" ref={cards}>
            <GalleryCards wanted={gallery.sought.value} make={() => make(page)} />
          </div>
        </div>
        <NewOptions />
      </div>
    </Dialog>
  );
}
