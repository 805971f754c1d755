import { chromium, type FullConfig } from '@playwright/test';

import { switchAlertsOff } from './fixtures/alerts-off.ts';
import { keepSessions } from './fixtures/kept-sessions.ts';
import { seedDataFolder } from './fixtures/server-process.ts';

/** Before all tests: the data that every server of theirs starts with, accounts signed in. After them: takes it away. */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  return seedDataFolder(async ({ url, dataFolder }) => {
    const browser = await chromium.launch(projects[0]?.use.launchOptions);
    await keepSessions(browser, url, dataFolder);
    await browser.close();
    await switchAlertsOff(url, dataFolder);
  });
}
