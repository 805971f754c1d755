import { expect, it } from 'vitest';

import { createConsoleLogger } from './logger-console.ts';

it('writes warnings and errors with their details to the console', () => {
  const lines: unknown[][] = [];
  const logger = createConsoleLogger({
    warn: (...line: readonly unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: readonly unknown[]) => void lines.push(['error', ...line]),
  });
  logger.warn('Storage failed');
  logger.error('Answer unreadable', { name: 'auth.login' });
  expect(lines).toEqual([
    ['warn', 'Storage failed'],
    ['error', 'Answer unreadable', { name: 'auth.login' }],
  ]);
});
