import { DEFAULT_LOCALE, LOCALES, type Locale } from '@evergreen/core/kernel';

/** Return the best supported language of an `Accept-Language` header (RFC 9110 §12.5.4); defaults to Chinese. */
export function requestLocale(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]{1,5})\s*$/u.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((left, right) => right.quality - left.quality);
  for (const { language } of wishes) {
    const locale = LOCALES.find((candidate) => candidate.toLowerCase().split('-')[0] === language);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
