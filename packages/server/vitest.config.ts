import { availableParallelism } from 'node:os';

import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['../../scripts/processor-meter.mjs'],
    pool: 'forks',
    // Modules hold no state here, and compiling PGlite once a worker instead of once a file halves the time.
    isolate: false,
    // One more than there are cores: a worker waits for PostgreSQL or a program in every fifth second. Each holds a database of some
    // hundred megabytes, so not more than four.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // A first database takes seconds, and ten times as long on a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A number of workers of its own needs a turn of its own: after the other packages.
    sequence: { groupOrder: 1 },
  },
});
