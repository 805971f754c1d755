import { availableParallelism } from 'node:os';

import { defineConfig, devices } from '@playwright/test';

/** Without the background flags Chromium looks for its maker's hosts at every start. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  // Every test makes the rows that it changes, so any of them may run beside any other.
  fullyParallel: true,
  // One more than there are cores, up to four: a worker waits for its browser, its server or a pause of the page in every fifth second.
  workers: Math.min(4, availableParallelism() + 1),
  // Where a change waits, a test that fails is tried again, so that it is told apart from one that always fails. It is named as flaky,
  // and fails the run (scripts/test-reports.mjs).
  retries: process.env['CI'] === undefined ? 0 : 1,
  // The longest journey takes half a minute alone on two cores, and up to two minutes beside other work.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Movement is for people. The main journey turns it on again.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording takes longer than the test itself; `--trace on` asks for it.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
