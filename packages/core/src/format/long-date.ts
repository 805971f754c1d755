import { localized, minutes, PLATFORM_OFFSET_MINUTES, type Locale, type LocalizedText } from '../kernel/index.ts';

/** A day with its weekday, in UTC+8: 2026年11月23日星期一; Monday, November 23, 2026. `instant` in epoch milliseconds. */
export function longDate(instant: number): LocalizedText {
  const shifted = instant + minutes(PLATFORM_OFFSET_MINUTES);
  const text = (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(shifted);
  return localized(text('zh-CN'), text('en-US'));
}
