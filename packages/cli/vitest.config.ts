import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'cli',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/processor-meter.mjs'],
    testTimeout: 90_000,
  },
});
