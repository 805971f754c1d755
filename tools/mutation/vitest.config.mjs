import { defineConfig } from 'vitest/config';

// The tests of what is mutated, and no others: every one of them is run once before the first mutant.
export default defineConfig({
  test: { environment: 'node', include: ['src/features/{cron,validators}/**/*.test.ts'], testTimeout: 30_000 },
});
