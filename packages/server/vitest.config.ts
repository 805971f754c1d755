import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // Every worker holds a database of some hundred megabytes.
    maxWorkers: 2,
    // A number of workers of its own needs a turn of its own: after the other packages.
    sequence: { groupOrder: 1 },
  },
});
