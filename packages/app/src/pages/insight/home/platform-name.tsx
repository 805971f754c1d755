import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Logo } from '@evergreen/react-ui/theme';

import './platform-name.css';

/** The platform's name and nothing else. */
export function PlatformName() {
  const { config } = useCore();
  const t = useTranslate();
  return (
    <div className="platform-name">
      <Logo size={88} />
      <h1>{t(config.platformName)}</h1>
    </div>
  );
}
