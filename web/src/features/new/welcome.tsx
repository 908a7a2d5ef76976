// SPDX-License-Identifier: MIT
//
// One line for whoever is here for the first time: what else there is. It leads to the gallery, and
// goes for good when somebody has been there, by whatever way, or puts it away.

import { useEffect } from 'preact/hooks';
import { app } from '../../app/app_state';
import { galleryGroups, loadGallery } from './gallery';
import { t } from '../../i18n/i18n';
import { welcome } from '../../store/settings';
import { Button } from '../../ui/button';

const end = () => (welcome.value = 'done');

function Line() {
  useEffect(() => loadGallery(app.engine), []);
  const count = galleryGroups.value.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return null;
  return (
    <section class="welcome" aria-label={t('new.title')}>
      <p>{t('welcome', { count })}</p>
      <Button label={t('welcome.look')} onPress={() => (app.dialog.value = 'new')} />
      <Button icon="close" label={t('welcome.later')} hideLabel look="quiet" onPress={end} />
    </section>
  );
}

export function Welcome() {
  const isSeen = app.dialog.value === 'new';
  useEffect(() => {
    if (isSeen && welcome.value === 'due') end();
  }, [isSeen]);
  return welcome.value === 'due' && !isSeen ? <Line /> : null;
}
