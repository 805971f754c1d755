import { createCore } from '@evergreen/core';
import { systemClock } from '@evergreen/platform/clock-system';
import { createAxiosHttp } from '@evergreen/platform/http-axios';
import { createBrowserLocation } from '@evergreen/platform/location-browser';
import { createConsoleLogger } from '@evergreen/platform/logger-console';
import { createAmapMaps } from '@evergreen/platform/maps-amap';
import { createBrowserPopup } from '@evergreen/platform/popup-browser';
import { browserPreferences } from '@evergreen/platform/preferences-browser';
import { systemRandom } from '@evergreen/platform/random-system';
import { createTusUploads } from '@evergreen/platform/resumable-upload-tus';
import { browserDesktopNotices } from '@evergreen/platform/desktop-notice-browser';
import { createWebSockets } from '@evergreen/platform/socket-web';
import { browserStorage, createWebStorage } from '@evergreen/platform/storage-web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { parseAppConfig } from './app-config.ts';
import './app.css';
import { App } from './app.tsx';
import { loadFirstPage } from './routing/load-first-page.ts';
import { StartUpFailure } from './start-up-failure.tsx';
import { createLeaving } from './watch-leaving.ts';
import { watchTabClose } from './watch-tab-close.ts';

/** The composition root: the browser's adapters of the ports, one core, one tree. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no element with the id "root"');
  const root = createRoot(container);

  const config = parseAppConfig(document.getElementById('evergreen-config')?.textContent ?? '');
  if (!config.ok) {
    root.render(<StartUpFailure problem={config.error} />);
    return;
  }
  const leaving = createLeaving(createBrowserLocation());
  const core = createCore(
    {
      clock: systemClock,
      random: systemRandom,
      http: createAxiosHttp(),
      resumableUploads: createTusUploads(),
      desktop: browserDesktopNotices,
      sockets: createWebSockets(WebSocket, globalThis.location.href),
      localStorage: createWebStorage(browserStorage('localStorage')),
      sessionStorage: createWebStorage(browserStorage('sessionStorage')),
      location: leaving.location,
      popup: createBrowserPopup(),
      maps: createAmapMaps(),
      preferences: browserPreferences(),
      logger: createConsoleLogger(),
    },
    config.value.core,
    document.querySelector<HTMLMetaElement>('meta[name="evergreen-version"]')?.content ?? null,
  );
  watchTabClose(core.storage);
  leaving.watch(core);
  await loadFirstPage(core, `${globalThis.location.pathname}${globalThis.location.search}`);
  root.render(
    <StrictMode>
      <App core={core} config={config.value} />
    </StrictMode>,
  );
}

void start();
