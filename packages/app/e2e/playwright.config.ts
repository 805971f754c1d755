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
  // Both of two cores, three of four: every worker drives a browser and a server of its own, which take a core each at times.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  // Where a change waits, a machine that was busy for a moment does not stop it: the test is retried and named as flaky.
  // More than two flaky tests, and more than one in a hundred, fail the run (scripts/test-reports.mjs).
  retries: process.env['CI'] === undefined ? 0 : 2,
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
