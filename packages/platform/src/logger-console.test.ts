import { expect, it } from 'vitest';

import { createConsoleLogger } from './logger-console.ts';

it('writes notes, warnings and errors with their details to the console', () => {
  const lines: unknown[][] = [];
  const logger = createConsoleLogger({
    info: (...line: readonly unknown[]) => void lines.push(['info', ...line]),
    warn: (...line: readonly unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: readonly unknown[]) => void lines.push(['error', ...line]),
  });
  logger.info('Ready');
  logger.warn('Storage failed');
  logger.error('Answer unreadable', { name: 'auth.login' });
  expect(lines).toEqual([
    ['info', 'Ready'],
    ['warn', 'Storage failed'],
    ['error', 'Answer unreadable', { name: 'auth.login' }],
  ]);
});
