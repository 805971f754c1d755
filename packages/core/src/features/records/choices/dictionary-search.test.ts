import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { pickedValues, storedPick } from '../../access/picker/index.ts';
import { createTreeSelect } from '../tree/index.ts';
import { createDictionaries } from './dictionary.service.ts';
import { createDictionarySearch } from './dictionary-search.service.ts';

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
  return { search, client, ports, http, warnings, type, pause, taken, texts };
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

it('WID-12 reads a dictionary once, joins several of its values by commas, and opens a tree by levels', async () => {
  const { client, ports, http } = opened();
  const dictionaries = createDictionaries({
    client,
    storage: createTypedStorage(ports),
    locale: () => 'zh-CN',
    local: () => ({}),
    replace: () => undefined,
  });
  const sexes = { type: 'dictionary', dictionary: 'sex' } as const;
  const both = Promise.all([dictionaries.choices(sexes), dictionaries.choices(sexes)]);
  await settled();
  http.take('getDictItems/sex').succeed(found('男', '女'));
  const again = await both;
  const tree = createTreeSelect(
    { client, clock: ports.clock },
    { source: { kind: 'dictionary', tree: 'sys_category' } },
  );
  await settled();
  http.take('loadTreeData').succeed([{ key: 'a', value: 'a', label: '体育', leaf: 0 }]);
  await settled();
  tree.send({ type: 'node.open', value: 'a' });
  await settled();
  const below = http.take('loadTreeData');
  below.succeed([{ key: 'b', value: 'b', label: '门球', leaf: 1 }]);
  await settled();
  expect({
    again: again.map((answer) => answer.ok && answer.value.length),
    several: [
      pickedValues('1,2'),
      storedPick([
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ]),
    ],
    below: [below.request.url.includes('pid=a'), tree.facts().nodes[0]?.children[0]?.label],
  }).toEqual({
    again: [2, 2],
    several: [['1', '2'], { value: '1,2', text: '男,女' }],
    below: [true, '门球'],
  });
});
