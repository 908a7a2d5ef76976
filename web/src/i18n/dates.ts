// SPDX-License-Identifier: MIT
//
// Days and moments as the person writes them.

import { formatted, locale } from './i18n';

const kDay = 24 * 60 * 60 * 1000; // ms

export function dateOf(moment: number): string {
  return formatted(moment, { dateStyle: 'medium' });
}

/** "today, 20:18", "yesterday, 9:03", else the date. */
export function whenText(moment: number): string {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const ago = Math.ceil((midnight.getTime() - moment) / kDay);
  if (ago > 1 || moment > Date.now()) return dateOf(moment);
  const day = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(
    -Math.max(ago, 0),
    'day',
  );
  const time = formatted(moment, { timeStyle: 'short' });
  return `${day}, ${time}`;
}

/** A day that is told by a moment of it in UTC: "Tuesday, 24 November", or shorter. */
export function dayText(moment: number, style: 'long' | 'short' | 'weekday' = 'long'): string {
  const parts: { [style: string]: Intl.DateTimeFormatOptions } = {
    long: { weekday: 'long', day: 'numeric', month: 'long' },
    short: { day: 'numeric', month: 'short', year: 'numeric' },
    weekday: { weekday: 'short' },
  };
  return formatted(moment, { ...parts[style], timeZone: 'UTC' });
}
