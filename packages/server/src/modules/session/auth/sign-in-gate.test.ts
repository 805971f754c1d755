import { expect, it } from 'vitest';
import * as v from 'valibot';

import { seconds } from '@evergreen/core/kernel';

import { describeApplication, PASSWORD } from '../../../../test/test-application.ts';

describeApplication(
  'the gate before signing in',
  (application) => {
    it('refuses what an address sends too fast before the body and the database are read, and nobody elsewhere', async () => {
      const { app, clock, database } = application();
      const post = async (payload: string, remoteAddress: string, url = '/api/sys/login') => {
        const answer = await app.inject({
          method: 'POST',
          url,
          remoteAddress,
          headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
          payload,
        });
        const { message } = v.parse(v.object({ message: v.string() }), answer.json());
        return [answer.statusCode, answer.headers['retry-after'], message];
      };
      // What cannot be read is refused as such, until nothing is read any more: three of the address, three of new connections.
      const broken = await Promise.all(Array.from({ length: 6 }, async () => post('{', '10.0.0.1')));
      expect(new Set(broken.map(([status]) => status))).toEqual(new Set([400]));
      const statements = await database.statementsOf(async () => {
        const busy = [429, '1', '当前登录人数过多，请稍后再试'];
        expect(await post('{', '10.0.0.1')).toEqual(busy);
        expect(await post('{', '::ffff:10.0.0.1', '/api/sys/phoneLogin')).toEqual(busy);
      });
      expect(statements).toEqual([]);
      const honest = JSON.stringify({ username: 'clerk', password: PASSWORD });
      expect((await post(honest, '10.0.0.2'))[0]).toBe(200);
      // Other calls of the address are not concerned, and in its time it is read again.
      expect((await app.inject({ method: 'GET', url: '/api/health', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
      clock.advance(seconds(1));
      expect((await post(honest, '10.0.0.1'))[0]).toBe(200);
    });
  },
  { signInPace: { perSecond: 1, most: 3 } },
);
