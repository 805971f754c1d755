import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createDictionarySearch } from './index.ts';

function opened() {
  const ports = fakePorts();
  const { http, clock, random } = ports;
  const client = createHttpClient({
    http,
    clock,
    random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const search = createDictionarySearch({ client, clock }, 'retiree');
  const warnings: string[] = [];
  search.on(({ notice }) => warnings.push(`${notice.level} ${notice.text['zh-CN']}`));
  const type = (keyword: string) => search.send({ type: 'keyword.type', keyword });
  const pause = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settled();
  };
  const taken = () => {
    const call = http.take('/sys/dict/loadDict/');
    return { call, asked: call.request.url.replace('/api/sys/dict/loadDict/', '') };
  };
  const texts = () => search.facts().items.map(({ text }) => text);
  return { search, http, warnings, type, pause, taken, texts };
}

const found = (...names: readonly string[]) => names.map((text, index) => ({ value: `v${index}`, text }));

it('WID-12 asks for ten entries, 800 ms after the last key, and an answer to earlier words is dropped', async () => {
  const { http, type, pause, taken, texts } = opened();
  const first = taken();
  first.call.succeed(found('王秀兰', '李建国'));
  await settled();
  const seen = [texts()];
  type('王');
  await pause(500);
  type('王秀');
  await pause(799);
  const early = http.pending();
  await pause(1);
  const second = taken();
  type('李');
  await pause(800);
  const third = taken();
  third.call.succeed(found('李建国'));
  await settled();
  second.call.succeed(found('王秀兰'));
  await settled();
  seen.push(texts());
  expect({ asked: [first, second, third].map(({ asked }) => asked), early, seen }).toEqual({
    asked: [
      'retiree?pageSize=10',
      `retiree?pageSize=10&keyword=${encodeURIComponent('王秀')}`,
      `retiree?pageSize=10&keyword=${encodeURIComponent('李')}`,
    ],
    early: 0,
    seen: [['王秀兰', '李建国'], ['李建国']],
  });
});

it('WID-12 warns with the message of the server, and asks again', async () => {
  const { search, warnings, taken, texts } = opened();
  taken().call.reject('没有查询权限');
  await settled();
  const status = search.facts().status;
  search.send({ type: 'choices.retry' });
  taken().call.succeed(found('王秀兰'));
  await settled();
  expect([status, warnings, texts()]).toEqual(['failed', ['warning 没有查询权限'], ['王秀兰']]);
});
