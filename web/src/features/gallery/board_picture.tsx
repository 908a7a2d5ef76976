// SPDX-License-Identifier: MIT
//
// A small picture of a board, painted when it comes into sight.

import { useEffect, useRef } from 'preact/hooks';
import { paintedPicture, type Wanted, wantPicture } from './pictures';
import { usePage } from '../../ui/context';

export function BoardPicture({ geometry, kinds, urgent = false }: Wanted & { urgent?: boolean }) {
  const { session } = usePage();
  const place = useRef<HTMLSpanElement>(null);
  const key = `${geometry} ${kinds.join()}`;
  useEffect(() => {
    const shown = place.current;
    if (shown === null) return undefined;
    const wanted = { geometry, kinds };
    const known = paintedPicture(wanted);
    if (known) {
      shown.replaceChildren(known);
      return undefined;
    }
    shown.replaceChildren();
    let forget: (() => void) | undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        forget?.();
        forget = isSeen
          ? wantPicture(session.engine, wanted, urgent, (picture) => {
              shown.replaceChildren(picture);
              watch.disconnect();
            })
          : undefined;
      },
      { rootMargin: '120px' },
    );
    watch.observe(shown);
    return () => {
      watch.disconnect();
      forget?.();
    };
  }, [key]);
  return <span ref={place} class="board-picture" />;
}
