import { describe, expect, it } from 'vitest';

import { createLineLogger } from './line-logger.ts';

describe('the log', () => {
  it('T-08 writes a JSON line for every entry, without what may be a secret however deep it lies', () => {
    const lines: string[] = [];
    const logger = createLineLogger(
      (line) => lines.push(line),
      () => 0,
    );
    logger.warn('started');
    logger.error('failed', {
      reason: new Error('broken pipe'),
      headers: { 'x-access-token': 'CANARY', Authorization: 'CANARY', accept: '*/*' },
      users: [{ username: 'clerk', password: 'CANARY', passwordHash: 'CANARY', salt: 'CANARY' }],
    });
    expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'warn', message: 'started' },
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'error',
        message: 'failed',
        reason: 'Error: broken pipe',
        headers: { 'x-access-token': '[redacted]', Authorization: '[redacted]', accept: '*/*' },
        users: [{ username: 'clerk', password: '[redacted]', passwordHash: '[redacted]', salt: '[redacted]' }],
      },
    ]);
  });
});
