// Which faults put into the code by a machine no test notices: `pnpm mutate [files]`, run inside packages/core.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/features/{schedule/cron,validation/validators}/**/*.ts',
    '!src/features/**/*.{test,testing,types,messages}.ts',
    '!src/features/**/index.ts',
    '!src/features/validation/validators/patterns/**',
  ],
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: fileURLToPath(new URL('vitest.config.mjs', import.meta.url)), related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['.types', 'dist', '.stryker-tmp'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: path.join(root, 'reports/mutation.json') },
  thresholds: { high: 95, low: 90, break: 90 },
};
