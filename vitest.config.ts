import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

// A package says itself how its tests run (packages/<name>/vitest.config.ts); the scripts at the root are one more project.
export default defineConfig({
  test: {
    // Every core, and both of two; left alone, one is kept back.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'packages/*/vitest.config.ts',
      { test: { name: 'tooling', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
