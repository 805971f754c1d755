import { expect, it } from 'vitest';

import { fakeContent, settled } from '../testing/index.ts';
import { openClient } from './http-client.testing.ts';
import { storedFile } from './stored-file.ts';

function platform(staticDomain = '/api/sys/common/static') {
  const { client, http } = openClient();
  return { http, at: (stored: string | null) => storedFile(stored, { client, staticDomain, basePath: '/api' }) };
}

it('a platform file is downloaded with the token in the header, without a timeout', async () => {
  const { http, at } = platform();
  const file = at('temp/0192/王秀英,1.pdf');
  const read = file?.kind === 'own' ? file.read() : undefined;
  const [request] = http.requests;
  expect([file?.name, request?.url, request?.headers['x-access-token'], request?.timeout]).toEqual([
    '王秀英,1.pdf',
    '/api/sys/common/static/temp/0192/%E7%8E%8B%E7%A7%80%E8%8B%B1%2C1.pdf',
    'T',
    null,
  ]);
  const content = fakeContent('x', 'application/pdf');
  http.takeFile('/static/').end({
    kind: 'answered',
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="1.pdf"', 'content-type': 'application/pdf' },
    body: content,
  });
  expect(await read).toEqual({ ok: true, value: { name: '1.pdf', content } });
});

it('T-73 a file to save comes from the store of files where the platform signs its addresses, else with the token', async () => {
  const { http, at } = platform();
  const file = at('temp/0192/a.pdf');
  if (file?.kind !== 'own') throw new Error('not hosted here');
  const signed = file.fetch();
  const asked = http.take('/temp/0192/a.pdf/address');
  asked.succeed({ address: 'https://files.example.cn/b/0192?X-Amz-Signature=ab' });
  const streamed = file.fetch();
  http.take('/address').succeed({ address: null });
  await settled();
  const content = fakeContent('x', 'application/pdf');
  http.takeFile('/temp/0192/a.pdf').end({ kind: 'answered', status: 200, headers: {}, body: content });
  const elsewhere = file.fetch();
  http.take('/address').status(404, '没有这个接口');
  await settled();
  http.takeFile('/temp/0192/a.pdf').end({ kind: 'answered', status: 200, headers: {}, body: content });
  const script = file.fetch();
  http.take('/address').succeed({ address: 'javascript:alert(1)' });
  await settled();
  http.takeFile('/temp/0192/a.pdf').end({ kind: 'unreachable' });
  expect([
    asked.request.headers['x-access-token'],
    await signed,
    await streamed,
    await elsewhere,
    await script,
  ]).toEqual([
    'T',
    { ok: true, value: { kind: 'address', address: 'https://files.example.cn/b/0192?X-Amz-Signature=ab' } },
    { ok: true, value: { kind: 'content', content } },
    { ok: true, value: { kind: 'content', content } },
    { ok: false, error: { kind: 'unreachable' } },
  ]);
});

it('UP-09 a picture is asked for in the size that is drawn, by its own address', () => {
  const { http, at } = platform();
  const file = at('temp/0192/合影.png');
  if (file?.kind !== 'own') throw new Error('not hosted here');
  void file.read({ size: 'small' });
  void file.read({ size: 'medium', isQuiet: true });
  expect(http.requests.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/api/sys/common/static/temp/0192/合影.png?size=small',
    '/api/sys/common/static/temp/0192/合影.png?size=medium',
  ]);
});

it('HTTP-05 any other file is opened by its URL, and a path without a URL is no file', () => {
  const { at } = platform();
  const elsewhere = platform('https://static.example.cn');
  expect([
    at('temp/a_1.png'),
    at('https://files.example.cn/x/y/a.png'),
    elsewhere.at('temp/0192/a.png'),
    at('javascript:alert(1)'),
    at('temp/../a.png'),
    at(null),
    at(''),
  ]).toEqual([
    { kind: 'elsewhere', name: 'a_1.png', address: '/api/sys/common/static/temp/a_1.png' },
    { kind: 'elsewhere', name: 'a.png', address: 'https://files.example.cn/x/y/a.png' },
    { kind: 'elsewhere', name: 'a.png', address: 'https://static.example.cn/temp/0192/a.png' },
    null,
    null,
    null,
    null,
  ]);
});
