import { useCore, useTranslate } from '@evergreen/react-ui/adapter';

import './home.page.css';

/** The home page shows the platform's name and nothing else. */
export function HomePage() {
  const { config } = useCore();
  const t = useTranslate();
  return (
    <div className="home-page">
      <img src="/logo.svg" alt="" width={88} height={88} />
      <h1>{t(config.platformName)}</h1>
    </div>
  );
}
