// SPDX-License-Identifier: MIT
//
// One line for whoever is here for the first time: what else there is. It leads to the gallery, and
// goes for good when somebody has been there, by whatever way, or puts it away.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/i18n';
import { welcome } from '../../store/settings';
import { Button } from '../../ui/button';
import { useModel, usePage } from '../../ui/context';
import { Gallery } from './gallery';

const end = () => (welcome.value = 'done');

function Line() {
  const { shell } = usePage();
  const gallery = useModel(Gallery);
  useEffect(() => gallery.load(), []);
  const count = gallery.groups.value.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return null;
  return (
    <section class="welcome" aria-label={t('new.title')}>
      <p>{t('welcome', { count })}</p>
      <Button label={t('welcome.look')} onPress={() => (shell.dialog.value = 'new')} />
      <Button icon="close" label={t('welcome.later')} hideLabel look="quiet" onPress={end} />
    </section>
  );
}

export function Welcome() {
  const { shell } = usePage();
  const isSeen = shell.dialog.value === 'new';
  useEffect(() => {
    if (isSeen && welcome.value === 'due') end();
  }, [isSeen]);
  return welcome.value === 'due' && !isSeen ? <Line /> : null;
}
