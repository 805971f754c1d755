import { useCore, useTranslate } from '@evergreen/react-ui/adapter';

import './platform-name.css';

/** The platform's name and nothing else. */
export function PlatformName() {
  const { config } = useCore();
  const t = useTranslate();
  return (
    <div className="platform-name">
      <img src="/logo.svg" alt="" width={88} height={88} />
      <h1>{t(config.platformName)}</h1>
    </div>
  );
}
