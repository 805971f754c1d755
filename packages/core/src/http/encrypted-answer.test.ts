import { createCipheriv } from 'node:crypto';

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activityResource, resourceEndpoints } from '../resources/index.ts';
import { responseCipherSchema, type ResponseCipher } from '../contract/index.ts';
import { coreConfigSchema } from '../core.config.ts';
import { createCore } from '../create-core.ts';
import { createListPage, defaultListQuery } from '../features/records/list/index.ts';
import type { Notice } from '../kernel/index.ts';
import { fakePorts, settled } from '../testing/index.ts';
import { openClient } from './http-client.testing.ts';

const KEY = '0123456789abcdef';
const cipher: ResponseCipher = { algorithm: 'aes-128-ecb', key: KEY };
const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };

function closed(text: string): string {
  const ecb = createCipheriv('aes-128-ecb', KEY, null);
  return ecb.update(text, 'utf8', 'base64') + ecb.final('base64');
}

const { list } = resourceEndpoints(activityResource);

async function listAnswer(resultData: string, configured: ResponseCipher | undefined) {
  const { client, http } = openClient({ cipher: configured });
  const answer = client.call(list);
  const body = JSON.stringify({ success: true, message: '', code: 200, resultData, timestamp: 0 });
  http.take('/list').end({ kind: 'answered', status: 200, headers: {}, body });
  return answer;
}

const failures: readonly (readonly [string, string, ResponseCipher | undefined])[] = [
  ['no cipher is configured', closed(JSON.stringify(page)), undefined],
  ['another key is configured', closed(JSON.stringify(page)), { algorithm: 'aes-128-ecb', key: 'fedcba9876543210' }],
  ['another algorithm is configured', closed(JSON.stringify(page)), { algorithm: 'aes-256-gcm', key: 'k'.repeat(32) }],
  ['it is no Base64', 'not encrypted at all', cipher],
  ['it is cut', closed(JSON.stringify(page)).slice(0, 30), cipher],
  ['it holds no JSON', closed('<html>'), cipher],
];

describe('encrypted list', () => {
  it('LIST-10 is parsed like any other', async () => {
    expect(await listAnswer(closed(JSON.stringify(page)), cipher)).toEqual({
      ok: true,
      value: { result: page, message: '' },
    });
  });

  it.each(failures)('LIST-10 is an ordinary failure when %s', async (_, resultData, configured) => {
    expect(await listAnswer(resultData, configured)).toEqual({ ok: false, error: { kind: 'undecryptable' } });
  });

  it('LIST-10 is validated against the contract after decryption', async () => {
    expect(await listAnswer(closed('{"records":{}}'), cipher)).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('LIST-10 reports a list failure as text and allows a retry', async () => {
    const ports = fakePorts();
    const core = createCore(ports, v.parse(coreConfigSchema, { responseCipher: cipher }));
    const notices: Notice[] = [];
    core.on((notice) => notices.push(notice));
    const opened = core.open((dependencies) =>
      createListPage({ ...dependencies, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    const answerWith = (resultData: string) =>
      ports.http.take('/list').end({
        kind: 'answered',
        status: 200,
        headers: {},
        body: JSON.stringify({ success: true, code: 200, resultData }),
      });
    answerWith('tampered');
    await settled();
    expect({ notices: notices.map(({ text }) => text['zh-CN']), status: opened.facts().status }).toEqual({
      notices: ['服务器返回的加密数据无法解密，请联系管理员检查密钥配置'],
      status: 'failed',
    });
    opened.dispose();
  });
});

describe('cipher configuration', () => {
  it.each([
    ['hex digits', { algorithm: 'aes-256-gcm', key: 'ab'.repeat(32) }],
    ['Base64', { algorithm: 'aes-256-gcm', key: Buffer.alloc(32, 7).toString('base64') }],
    ['characters, as older servers have them', { algorithm: 'aes-128-cbc', key: KEY, iv: 'fedcba9876543210' }],
  ])('accepts a key of %s', (_, value) => {
    expect(v.parse(responseCipherSchema, value)).toEqual(value);
  });

  it.each([
    ['a short key', { algorithm: 'aes-256-gcm', key: KEY }],
    ['no key', { algorithm: 'aes-256-gcm' }],
    ['another algorithm', { algorithm: 'des', key: KEY }],
    ['a short vector', { algorithm: 'aes-128-cbc', key: KEY, iv: 'short' }],
  ])('rejects %s', (_, value) => {
    expect(v.safeParse(responseCipherSchema, value).success).toBe(false);
  });
});
