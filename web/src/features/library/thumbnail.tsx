// SPDX-License-Identifier: MIT
//
// A stored game as a small picture, drawn when it comes into sight.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pageLook } from '../../game/previews';
import type { StoredGame } from '../../store/games';
import { usePage } from '../../ui/context';

export function Thumbnail({ game }: { game: StoredGame }) {
  const { session } = usePage();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSignal(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) isSeen.value = true;
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const picture = isSeen.value ? session.previews.picture(game, pageLook()).value : '';
  return (
    <span class="thumbnail" ref={place}>
      {picture && <img src={picture} alt="" />}
    </span>
  );
}
