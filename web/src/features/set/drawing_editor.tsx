// SPDX-License-Identifier: MIT
//
// Lines, figures, texts and colours to draw on the board. What was drawn can be given a meaning, beside.

import { onEnter } from '../../base/enter';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { Tick } from '../../ui/dialog';
import { useModel, usePage } from '../../ui/context';
import { type Drawn, DrawingHand, kForms, kInks } from './drawing';

function DrawnItem({ drawn: { index, form, cells, text, colour } }: { drawn: Drawn }) {
  const { session } = usePage();
  const hand = useModel(DrawingHand);
  const title = [t(`draw.${form}`), text].filter(Boolean).join(' ');
  return (
    <li>
      <span class="thing-colour" style={{ background: colour }} aria-hidden="true" />
      <span>{title}</span>
      <span class="faint">{cells.join(' ')}</span>
      <Button
        icon="trash"
        label={t('set.remove', { title: `${title} ${cells.join(' ')}` })}
        hideLabel
        look="quiet"
        onPress={() => session.attempt(() => hand.remove(index))}
      />
    </li>
  );
}

export function DrawingEditor() {
  const { session } = usePage();
  const hand = useModel(DrawingHand);
  const { form, ink, text } = hand;
  const draw = () => session.attempt(() => hand.draw());
  return (
    <details
      onToggle={(event) => {
        if (!event.currentTarget.open) hand.inHand.value = false;
      }}
    >
      <summary>{t('draw.title')}</summary>
      <div class="editor" onKeyDown={onEnter(draw)}>
        <p class="faint">{t('draw.about')}</p>
        <div class="chips" role="group" aria-label={t('draw.form')}>
          {kForms.map((one) => (
            <Button
              key={one}
              label={t(`draw.${one}`)}
              pressed={form.value === one}
              onPress={() => {
                form.value = one;
                hand.inHand.value = true;
              }}
            />
          ))}
        </div>
        <div class="drawing-inks" role="group" aria-label={t('draw.colour')}>
          {kInks.map((colour, at) => (
            <button
              key={colour}
              type="button"
              aria-label={t('pad.colour', { number: at + 1 })}
              aria-pressed={ink.value === colour}
              style={{ background: colour }}
              onClick={() => {
                ink.value = colour;
                hand.inHand.value = true;
              }}
            />
          ))}
        </div>
        {hand.hasText.value && (
          <label class="field">
            <span>{t('draw.words')}</span>
            <input
              type="text"
              maxLength={100}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
        )}
        <Tick
          label={t('draw.dragging')}
          on={hand.inHand.value}
          onChange={(on) => (hand.inHand.value = on)}
        />
        <Button label={t('draw.use')} disabled={!hand.isReady.value} onPress={draw} />
        {hand.all.value.length > 0 && (
          <ul class="drawn-things" aria-label={t('draw.there')}>
            {hand.all.value.map((drawn) => (
              <DrawnItem key={drawn.index} drawn={drawn} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
