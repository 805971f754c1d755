import { defineConfig } from 'vitest/config';

// A package says itself how its tests run (packages/<name>/vitest.config.ts); the scripts at the root are one more project.
export default defineConfig({
  test: {
    // Both of two cores; left alone, one is kept back.
    maxWorkers: 2,
    projects: [
      'packages/*/vitest.config.ts',
      { test: { name: 'tooling', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
