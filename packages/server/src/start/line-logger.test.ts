import { describe, expect, it } from 'vitest';

import { LOG_LEVELS } from '@evergreen/core/ports';

import { createLineLogger } from './line-logger.ts';

describe('the log', () => {
  it('T-08 writes a JSON line for every entry, without what may be a secret', () => {
    const lines: string[] = [];
    const logger = createLineLogger(
      (line) => lines.push(line),
      () => 0,
    );
    logger.info('call');
    logger.warn('started');
    logger.error('failed', {
      reason: 'broken pipe',
      'x-access-token': 'CANARY',
      Authorization: 'CANARY',
      salt: 'CANARY',
    });
    expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
    const time = '1970-01-01T00:00:00.000Z';
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time, level: 'info', message: 'call' },
      { time, level: 'warn', message: 'started' },
      {
        time,
        level: 'error',
        message: 'failed',
        reason: 'broken pipe',
        'x-access-token': '[redacted]',
        Authorization: '[redacted]',
        salt: '[redacted]',
      },
    ]);
  });

  it('leaves out what is below its level', () => {
    const lines: string[] = [];
    for (const level of LOG_LEVELS) {
      const logger = createLineLogger(
        (line) => lines.push(line),
        () => 0,
        level,
      );
      for (const each of LOG_LEVELS) logger[each](`${each} at ${level}`);
    }
    expect(lines.map((line) => /"message":"(?<message>[^"]*)"/u.exec(line)?.groups?.['message'])).toEqual([
      'info at info',
      'warn at info',
      'error at info',
      'warn at warn',
      'error at warn',
      'error at error',
    ]);
  });
});
