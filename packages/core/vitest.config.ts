import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Features hold no state outside of what they make; loading them once a worker takes half the time.
    isolate: false,
    testTimeout: 30_000,
    provide: { parserRuns: Number(process.env['FUZZ_RUNS'] ?? 100_000) },
  },
});
