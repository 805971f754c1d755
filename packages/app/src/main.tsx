import { createCore } from '@evergreen/core';
import { browserPorts } from '@evergreen/platform/browser';
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
  const ports = browserPorts();
  const leaving = createLeaving(ports.location);
  const core = createCore(
    { ...ports, location: leaving.location },
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
