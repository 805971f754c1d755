import { defineProject } from 'vitest/config';

const isThorough = process.env['TEST_THOROUGH'] === '1';

export default defineProject({
  test: {
    name: 'core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Features hold no state outside of what they make; loading them once a worker takes half the time.
    isolate: false,
    testTimeout: 90_000,
    setupFiles: ['vitest.setup.ts', '../../scripts/processor-meter.mjs'],
    provide: { parserRuns: Number(process.env['FUZZ_RUNS'] ?? (isThorough ? 100_000 : 10_000)) },
  },
});
