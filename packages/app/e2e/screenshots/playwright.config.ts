import { defineConfig } from '@playwright/test';

import journeys from '../playwright.config.ts';

/**
 * Takes the pictures of docs/images; no test of the suite. From the root, once everything is built:
 * `node packages/app/node_modules/@playwright/test/cli.js test --config packages/app/e2e/screenshots/playwright.config.ts`
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  testMatch: 'screenshots.ts',
  workers: 1,
});
