import { useCore, useText } from '@evergreen/react-ui/adapter';

import { useAppConfig } from '../app-config-provider.tsx';
import { siteFooterMessages as messages } from './site-footer.messages.ts';

/** The platform's name and the number under which the site is filed, where the installation has one. */
export function SiteFooter() {
  const { config } = useCore();
  const { filing } = useAppConfig();
  const say = useText();
  return (
    <footer className="site-footer">
      <span>{say(config.platformName)}</span>
      {filing !== null && (
        <a href={filing.link} target="_blank" rel="noopener noreferrer">
          {say(messages.filing(filing.number))}
        </a>
      )}
    </footer>
  );
}
