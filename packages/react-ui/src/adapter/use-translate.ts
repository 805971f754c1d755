import type { Locale, LocalizedText } from '@evergreen/core/kernel';
import { useCallback } from 'react';

import { useCore } from './core-provider.tsx';
import { useSelectedFacts } from './use-facts.ts';

const localeOf = ({ locale }: { readonly locale: Locale }): Locale => locale;

/** The user's selected language. */
export function useLocale(): Locale {
  return useSelectedFacts(useCore().settings, localeOf);
}

/** Gives the words of a text in the chosen language. */
export function useTranslate(): (text: LocalizedText) => string {
  const locale = useLocale();
  return useCallback((text: LocalizedText) => text[locale], [locale]);
}
