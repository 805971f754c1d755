import { expect, it } from 'vitest';

import { minutes, seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { createCoalescingLogger } from './coalescing-logger.ts';

function logged() {
  const clock = fakeClock();
  const lines: unknown[] = [];
  const write = (level: string) => (message: string, details?: Readonly<Record<string, unknown>>) =>
    void lines.push([level, message, details]);
  const logger = createCoalescingLogger({ info: write('info'), warn: write('warn'), error: write('error') }, clock);
  return { clock, lines, logger, take: () => lines.splice(0) };
}

it('writes the first of equal entries at once, and the others as one line a minute with their count and request numbers', () => {
  const { clock, logger, take } = logged();
  const fail = (requestId: string) =>
    logger.error('request.failed', { requestId, route: '/api/x', kind: 'storageFull', stack: `    at ${requestId}` });
  fail('r0');
  for (let at = 1; at <= 30; at += 1) {
    clock.advance(seconds(1));
    fail(`r${at}`);
  }
  expect(take()).toEqual([
    ['error', 'request.failed', { requestId: 'r0', route: '/api/x', kind: 'storageFull', stack: '    at r0' }],
  ]);
  clock.advance(seconds(30));
  expect(take()).toEqual([
    [
      'error',
      'request.failed',
      {
        requestId: 'r30',
        route: '/api/x',
        kind: 'storageFull',
        stack: '    at r30',
        repeated: 30,
        requestIds: Array.from({ length: 20 }, (_, at) => `r${at + 1}`),
      },
    ],
  ]);
  fail('r31');
  clock.advance(minutes(1));
  expect(take()).toEqual([
    [
      'error',
      'request.failed',
      { requestId: 'r31', route: '/api/x', kind: 'storageFull', stack: '    at r31', repeated: 1, requestIds: ['r31'] },
    ],
  ]);
  clock.advance(minutes(1));
  fail('r32');
  expect([take().length, clock.pending()]).toEqual([1, 1]);
  clock.advance(minutes(1));
  expect([take(), clock.pending()]).toEqual([[], 0]);
});

it('keeps entries apart that differ in level, message or any detail but the volatile ones', () => {
  const { logger, take } = logged();
  logger.warn('a');
  logger.error('a');
  logger.error('b');
  logger.error('b', { route: '/x' });
  logger.error('b', { route: '/y' });
  logger.error('b', { route: '/y', reason: 'one' });
  logger.error('b', { route: '/y', reason: 'other' });
  expect(take()).toHaveLength(7);
  logger.error('b', { route: '/y', reason: 'other' });
  expect(take()).toEqual([]);
});

it('writes every note: each is an event of its own', () => {
  const { clock, logger, take } = logged();
  logger.info('call', { route: '/x' });
  logger.info('call', { route: '/x' });
  expect([take().length, clock.pending()]).toEqual([2, 0]);
});

it('writes what it still counts when it is flushed, and plans nothing more', () => {
  const { clock, logger, take } = logged();
  logger.warn('a');
  logger.warn('a');
  logger.warn('b');
  take();
  logger.flush();
  expect([take(), clock.pending()]).toEqual([[['warn', 'a', { repeated: 1 }]], 0]);
});

it('remembers so many different entries and no more; beyond that each is written', () => {
  const { logger, take } = logged();
  for (let at = 0; at < 300; at += 1) logger.warn('a', { at });
  expect(take()).toHaveLength(300);
  logger.warn('a', { at: 0 });
  logger.warn('a', { at: 299 });
  expect(take()).toHaveLength(1);
});
