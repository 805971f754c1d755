import { useCore, useTranslate } from '@evergreen/react-ui/adapter';

import { useAppConfig } from '../app-config-provider.tsx';
import { siteFooterMessages as messages } from './site-footer.messages.ts';

/** The platform's name and the number under which the site is filed, where the installation has one. */
export function SiteFooter() {
  const { config } = useCore();
  const { filing } = useAppConfig();
  const t = useTranslate();
  return (
    <footer className="site-footer">
      <span>{t(config.platformName)}</span>
      {filing !== null && (
        <a href={filing.link} target="_blank" rel="noopener noreferrer">
          {t(messages.filing(filing.number))}
        </a>
      )}
    </footer>
  );
}
