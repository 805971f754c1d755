import type { PreferencesPort } from '@evergreen/core/ports';

/** The subset of `Window` that the port needs. */
export interface PreferringWindow {
  matchMedia(query: string): Pick<MediaQueryList, 'matches'>;
  readonly navigator: Pick<Navigator, 'languages'>;
}

export function browserPreferences(view: PreferringWindow = window): PreferencesPort {
  return {
    theme: view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    languages: view.navigator.languages,
  };
}
