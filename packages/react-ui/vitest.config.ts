import { defineProject } from 'vitest/config';

export default defineProject({
  // The tests load antd as Node does, from its CommonJS half.
  resolve: { alias: [{ find: /^antd\/es\/locale\/(\w+)$/u, replacement: 'antd/lib/locale/$1.js' }] },
  test: {
    name: 'react-ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Loading antd, React and jsdom once a worker instead of once a file more than halves the time.
    isolate: false,
    // Drawing antd's tables and dialogs in jsdom takes seconds on a busy machine.
    testTimeout: 90_000,
    // How often a property is tried is decided for all packages in one place.
    setupFiles: [
      '../core/vitest.setup.ts',
      'src/testing/browser-gaps.ts',
      'src/testing/clean-up.ts',
      '../../scripts/processor-meter.mjs',
    ],
  },
});
