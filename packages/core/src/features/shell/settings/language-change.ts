import type { SettingsService } from './settings.service.ts';

/** Acts after every change of the language, for texts that the server says in the language of the call. Gives what ends it. */
export function onLanguageChange(settings: Pick<SettingsService, 'facts' | 'subscribe'>, act: () => void): () => void {
  let { locale } = settings.facts();
  return settings.subscribe(() => {
    if (settings.facts().locale === locale) return;
    ({ locale } = settings.facts());
    act();
  });
}
