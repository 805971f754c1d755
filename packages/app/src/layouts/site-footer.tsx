import { useCore, useText } from '@evergreen/react-ui/adapter';

import { useAppConfig } from '../app-config-provider.tsx';
import { FILING_REGISTRY } from '../app-config.ts';
import { siteFooterMessages as messages } from './site-footer.messages.ts';

/** The platform's name and the number under which the site is filed. */
export function SiteFooter() {
  const { config } = useCore();
  const { filing } = useAppConfig();
  const say = useText();
  return (
    <footer className="site-footer">
      <span>{say(config.platformName)}</span>
      <a href={filing?.link ?? FILING_REGISTRY} target="_blank" rel="noopener noreferrer">
        {say(filing === null ? messages.noFiling : messages.filing(filing.number))}
      </a>
    </footer>
  );
}
