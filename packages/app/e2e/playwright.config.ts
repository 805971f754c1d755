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
  testMatch: '*.e2e.ts',
  outputDir: '../../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
