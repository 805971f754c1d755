import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';

import { describeApplication } from '../../test/test-application.ts';
import { DatabaseError } from '../db/index.ts';
import { errorForLog } from './failure-of-error.ts';

describeApplication(
  'the log of the process',
  (application) => {
    it('LOG-02 has one line a call: the pattern of its path, status, milliseconds and request number, and no value', async () => {
      const { app, log, signIn } = application();
      const token = await signIn('admin');
      const before = log.length;
      const headers = { 'x-access-token': token };
      const numbers: unknown[] = [];
      for (const url of [
        '/api/isps/activityType/queryById?id=Canary-1',
        '/api/Canary-2',
        '/api/sys/log/list?ip=Canary-3',
      ])
        numbers.push((await app.inject({ method: 'GET', url, headers })).headers['x-request-id']);
      expect(log.slice(before).map((line): unknown => JSON.parse(line))).toEqual(
        [
          ['/api/isps/activityType/queryById', 200],
          [null, 404],
          ['/api/sys/log/list', 200],
        ].map(([route, status], at) => ({
          time: expect.stringMatching(/Z$/u),
          level: 'info',
          message: 'call',
          requestId: numbers[at],
          method: 'GET',
          route,
          status,
          milliseconds: 0,
        })),
      );
      expect(log.join('')).not.toContain('Canary');
    });
  },
  { hasAccessLog: true },
);

it('LOG-02 describes a failed statement without its values, whatever caused it', () => {
  const query = 'insert into sys_log (username) values ($1)';
  const causes = [new DatabaseError('storageFull', 'value Canary-1', { table: 'sys_log' }), new TypeError('broken')];
  const described = causes.map((cause) => errorForLog(new DrizzleQueryError(query, ['Canary-2'], cause)));
  expect(described).toMatchObject([{ kind: 'storageFull', table: 'sys_log' }, { error: 'TypeError: broken' }]);
  expect(JSON.stringify(described)).not.toContain('Canary');
});
