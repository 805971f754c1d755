import { defineConfig } from 'vitest/config';

// The examples of what is mutated, and no others: run.mjs names them. Properties take seconds each, and a fault in what is computed
// once at the start is tried with every test; whatever only a property would notice wants an example. What is done to ten thousand rows
// stays out for the same reason, and the patterns, which are held to a time that counting every statement takes away.
const named = (process.env['MUTATION_TESTS'] ?? '').split(',').filter((glob) => glob !== '');
const include = named.length === 0 ? ['src/features/{schedule/cron,validation/validators}/**/*.test.ts'] : named;

export default defineConfig({
  test: {
    environment: 'node',
    include,
    exclude: ['**/*.property.test.ts', '**/*.many-rows.test.ts', '**/compile-rule.test.ts'],
    testTimeout: 30_000,
  },
});
