// SPDX-License-Identifier: MIT
//
// Links for other people's programs. They are made as soon as they are offered, so that what a program cannot
// say stands beside its button before anything is copied.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JsonObject } from '../../api/protocol';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';
import { Said } from '../../ui/said';
import {
  aboutOffer,
  kLinkFormats,
  kPrograms,
  type LinkFormat,
  type Offer,
  offers,
} from '../set/published';

/** `puzzle` makes what is to be published; `held` says what that has, by a name. */
export function Publish(props: {
  puzzle: () => Promise<JsonObject>;
  held: string;
  copy: (link: string) => Promise<void>;
}) {
  const page = usePage();
  const ready = useSignal<ReadonlyMap<LinkFormat, Offer>>(new Map());
  const isMaking = useSignal(true);
  const { puzzle, held, copy } = props;
  useEffect(() => {
    let isShown = true;
    const make = async () => {
      await offers(page, await puzzle(), (made) => {
        if (isShown) ready.value = made;
      });
    };
    isMaking.value = true;
    void page.session.attempt(make).then(() => {
      if (isShown) isMaking.value = false;
    });
    return () => (isShown = false);
  }, [held]);
  return (
    <div class="publish" role="group" aria-label={t('publish.title')}>
      {kLinkFormats.map((format) => {
        const offer = ready.value.get(format);
        return (
          <div key={format}>
            <Button
              label={t('publish.link', { program: kPrograms[format] })}
              disabled={offer === undefined || offer.link === ''}
              onPress={() => page.session.attempt(() => copy(offer?.link ?? ''))}
            />
            {offer && aboutOffer(offer).length > 0 && (
              <p class="faint">
                <Said words={aboutOffer(offer)} />
              </p>
            )}
          </div>
        );
      })}
      {isMaking.value && (
        <p class="busy" role="status">
          <span class="spinner" aria-hidden="true" />
          <span>{t('publish.making')}</span>
        </p>
      )}
    </div>
  );
}
