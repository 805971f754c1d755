import { expect, it } from 'vitest';

import { PASSWORD, type TestApplication, describeApplication } from '../../test/test-application.ts';
import { sysSession } from '../db/schema/index.ts';

/** The address that the server takes a sign-in to come from. Forwarded headers are read by Fastify, before any database is asked. */
async function addressOf(
  { app, database }: TestApplication,
  remoteAddress: string,
  forwardedFor: string,
): Promise<string | undefined> {
  await database.orm.delete(sysSession);
  await app.inject({
    method: 'POST',
    url: '/api/sys/login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor, 'x-forwarded-host': 'evil.example' },
    payload: { username: 'clerk', password: PASSWORD },
  });
  const [session] = await database.orm.select({ address: sysSession.address }).from(sysSession);
  return session?.address;
}

describeApplication(
  'behind proxies that are trusted',
  (application) => {
    it.each([
      ['a caller behind the proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
      ['a caller behind two of them', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
      ['a caller who sends a chain of their own', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
      ['a stranger who claims an address', '192.0.2.9', '203.0.113.7', '192.0.2.9'],
    ])('T-11 takes %s by the last address that no proxy has', async (_who, remoteAddress, forwardedFor, address) => {
      expect(await addressOf(application(), remoteAddress, forwardedFor)).toBe(address);
    });
  },
  { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
);

describeApplication('without trusted proxies', (application) => {
  it('T-11 believes no forwarded address', async () => {
    expect(await addressOf(application(), '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  });
});
