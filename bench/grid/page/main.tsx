import { createCore, defaultCoreConfig } from '@evergreen/core';
import { systemClock } from '@evergreen/platform/clock-system';
import { createAxiosHttp } from '@evergreen/platform/http-axios';
import { createBrowserLocation } from '@evergreen/platform/location-browser';
import { createConsoleLogger } from '@evergreen/platform/logger-console';
import { createBrowserPopup } from '@evergreen/platform/popup-browser';
import { systemRandom } from '@evergreen/platform/random-system';
import { createMemoryStorage } from '@evergreen/platform/storage-memory';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { EvergreenTheme } from '@evergreen/react-ui/theme';
import { createRoot } from 'react-dom/client';

import { TablePage } from './table-page.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

const core = createCore(
  {
    clock: systemClock,
    random: systemRandom,
    http: createAxiosHttp(),
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    location: createBrowserLocation(),
    popup: createBrowserPopup(),
    logger: createConsoleLogger(),
  },
  defaultCoreConfig,
);
createRoot(container).render(
  <CoreProvider core={core}>
    <EvergreenTheme>
      <TablePage />
    </EvergreenTheme>
  </CoreProvider>,
);
