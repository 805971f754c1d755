import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

// A package says itself how its tests run (packages/<name>/vitest.config.ts). The scripts at the root are one more project, and
// another one runs them in whole, as people do: `npm test` runs it where they have changed since they were verified.
export default defineConfig({
  test: {
    // Every core, and both of two; left alone, one is kept back.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'tooling',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
          exclude: ['scripts/**/*.whole.test.mjs'],
          setupFiles: ['scripts/processor-meter.mjs'],
          testTimeout: MINUTE,
        },
      },
      {
        test: {
          name: 'tooling-whole',
          environment: 'node',
          include: ['scripts/**/*.whole.test.mjs'],
          setupFiles: ['scripts/processor-meter.mjs'],
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
        },
      },
    ],
  },
});
