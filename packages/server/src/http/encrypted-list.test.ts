import { expect, it } from 'vitest';
import * as v from 'valibot';

import { resourceEndpoints, activityResource } from '@evergreen/core/resources';
import type { ResponseCipher } from '@evergreen/core/contract';
import { createHttpClient } from '@evergreen/core/http';
import type { HttpMethod, HttpPort } from '@evergreen/core/ports';
import { countingRandom, fakeClock } from '@evergreen/core/testing';

import { describeApplication, type TestApplication } from '../../test/test-application.ts';

const { list, queryById } = resourceEndpoints(activityResource);
const sealedSchema = v.strictObject({
  success: v.literal(true),
  message: v.string(),
  code: v.literal(200),
  resultData: v.pipe(v.string(), v.base64()),
  timestamp: v.number(),
});

/** The client of the core over this server, without a network between them. */
function clientOf({ app }: TestApplication, token: string, cipher: ResponseCipher | undefined) {
  const http: HttpPort = {
    async send({ method, url, headers, body }) {
      const options: { method: HttpMethod; url: string; headers: Record<string, string> } = {
        method,
        url,
        headers: { ...headers },
      };
      const answer = await app.inject(body === undefined ? options : { ...options, payload: body });
      return { kind: 'answered', status: answer.statusCode, headers: {}, body: answer.body };
    },
    receive: () => Promise.reject(new Error('No files here')),
  };
  return createHttpClient({
    http,
    clock: fakeClock(),
    random: countingRandom(),
    basePath: '/api',
    token: () => token,
    tenantId: () => null,
    locale: () => 'zh-CN',
    cipher,
    onFailure: () => {},
  });
}

const ciphers: readonly (readonly [string, ResponseCipher])[] = [
  ['AES-256-GCM', { algorithm: 'aes-256-gcm', key: 'ab'.repeat(32) }],
  ['AES-128-CBC', { algorithm: 'aes-128-cbc', key: '0123456789abcdef' }],
  ['AES-128-CBC with an agreed vector', { algorithm: 'aes-128-cbc', key: '0123456789abcdef', iv: 'fedcba9876543210' }],
  ['AES-128-ECB', { algorithm: 'aes-128-ecb', key: '0123456789abcdef' }],
];

for (const [name, cipher] of ciphers)
  describeApplication(
    `a server that encrypts its lists with ${name}`,
    (application) => {
      it('LIST-10 sends a list as resultData only, and the client of the same key reads it', async () => {
        const token = await application().signIn('clerk');
        const raw = await application().app.inject({
          url: '/api/isps/activity/list',
          headers: { 'x-access-token': token },
        });
        expect(v.safeParse(sealedSchema, raw.json()).success).toBe(true);
        const [withKey, without, withOther] = await Promise.all([
          clientOf(application(), token, cipher).call(list),
          clientOf(application(), token, undefined).call(list),
          clientOf(application(), token, { algorithm: 'aes-256-gcm', key: 'cd'.repeat(32) }).call(list),
        ]);
        const records = withKey.ok ? withKey.value.result.records : [];
        expect({ count: records.length, without, withOther }).toEqual({
          count: 10,
          without: { ok: false, error: { kind: 'undecryptable' } },
          withOther: { ok: false, error: { kind: 'undecryptable' } },
        });
        const first = await clientOf(application(), token, undefined).call(queryById, {
          query: { id: records[0]?.id ?? '' },
        });
        expect(first.ok ? first.value.result.id : first).toBe(records[0]?.id);
      });

      it('LIST-10 refuses in plain words', async () => {
        const answer = await application().call({
          url: '/isps/activity/list?pageNo=x',
          token: await application().signIn('clerk'),
        });
        expect({ status: answer.status, result: answer.envelope.result }).toEqual({ status: 400, result: null });
      });
    },
    { listCipher: cipher },
  );
