/** Languages of the interface; the first is the default. */
export const LOCALES = ['zh-CN', 'en-US'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** A text in every language of the interface. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Create a text; message functions with parameters call it: `total: (n: number) => localized(…)`. */
export function localized(chinese: string, english: string): LocalizedText {
  return { 'zh-CN': chinese, 'en-US': english };
}

/** A text identical in every language: a server's message, a name, a number. */
export function sameText(words: string): LocalizedText {
  return { 'zh-CN': words, 'en-US': words };
}

/** Names one after the other, with the comma of each language. */
export function listed(names: readonly string[]): LocalizedText {
  return localized(names.join('、'), names.join(', '));
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
