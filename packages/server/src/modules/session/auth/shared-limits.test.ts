import { describe, expect, inject, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';

import { PASSWORD, useTestApplication } from '../../../../test/test-application.ts';
import { buildApp } from '../../../app.ts';

/** Every captcha is 3333. */
const lowest: RandomPort = { integer: (minimum) => minimum, id: () => 'id' };

describe.skipIf(inject('postgresUrl') === null)('two servers on one PostgreSQL database', () => {
  const application = useTestApplication('postgresql', { random: lowest });

  /** The server of the test, and another one on the same database; each has a memory of its own. */
  async function twoServers() {
    const { app, clock, database, files, logger } = application();
    const other = await buildApp({ database, clock, files, logger, random: lowest, hasLoginChallenges: true });
    const servers = [app, other] as const;
    return {
      clock,
      close: () => other.close(),
      async ask(
        server: 0 | 1,
        method: 'GET' | 'POST',
        url: string,
        { payload, token }: { readonly payload?: object; readonly token?: string } = {},
      ) {
        const headers = token === undefined ? {} : { 'x-access-token': token };
        const answer = await servers[server].inject({
          method,
          url: `/api${url}`,
          headers,
          ...(payload === undefined ? {} : { payload }),
        });
        return {
          status: answer.statusCode,
          retryAfter: answer.headers['retry-after'],
          code: answer.json<{ code: number }>().code,
        };
      },
    };
  }

  it('T-20 slow down one guesser together, answer each other’s captchas, and forget nothing when one starts again', async () => {
    const { ask, clock, close } = await twoServers();
    const login = (server: 0 | 1, password: string, proofs: object = {}) =>
      ask(server, 'POST', '/sys/login', { payload: { username: 'clerk', password, ...proofs } });
    const slider = { sliderPassed: true };
    const codes: number[] = [];
    for (const [server, proofs] of [
      [0, {}],
      [1, {}],
      [0, {}],
      [1, slider],
      [0, slider],
    ] as const)
      codes.push((await login(server, 'guess', proofs)).code);
    expect(codes).toEqual([500, 500, 4001, 4001, 4002]);
    expect([await login(0, PASSWORD, slider), await login(1, PASSWORD, slider)]).toEqual([
      { status: 429, retryAfter: '2', code: 429 },
      { status: 429, retryAfter: '2', code: 429 },
    ]);
    await close();
    const again = await twoServers();
    expect(
      (await again.ask(1, 'POST', '/sys/login', { payload: { username: 'clerk', password: PASSWORD } })).status,
    ).toBe(429);
    clock.advance(seconds(2));
    await again.ask(0, 'GET', '/sys/randomImage/k1');
    const right = { username: 'clerk', password: PASSWORD, ...slider, checkKey: 'k1', captcha: '3333' };
    expect((await again.ask(1, 'POST', '/sys/login', { payload: right })).code).toBe(200);
    await again.close();
  });

  it('T-10 share the limits of pictures, text messages and checks', async () => {
    const { ask, close } = await twoServers();
    const token = await application().signIn('admin');
    const statuses = async (
      times: number,
      work: (server: 0 | 1, index: number) => Promise<{ readonly status: number }>,
    ) => {
      const found: number[] = [];
      for (let index = 0; index < times; index += 1) found.push((await work(index % 2 === 0 ? 0 : 1, index)).status);
      return [found.filter((status) => status !== 429).length, found.at(-2), found.at(-1)];
    };
    expect([
      await statuses(62, (server, index) => ask(server, 'GET', `/sys/randomImage/${index}`)),
      await statuses(22, (server, index) =>
        ask(server, 'POST', '/sys/sms', { payload: { mobile: `139000${String(10_000 + index)}`, smsmode: '0' } }),
      ),
      await statuses(12, (server) => ask(server, 'GET', '/sys/checkRule/checkByCode?ruleCode=none&value=1', { token })),
    ]).toEqual([
      [60, 429, 429],
      [20, 429, 429],
      [10, 429, 429],
    ]);
    await close();
  });
});
