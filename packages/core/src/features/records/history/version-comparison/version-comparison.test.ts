import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { localized, sameText } from '../../../../kernel/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createVersionComparison } from './version-comparison.service.ts';

const answer = {
  resource: 'topic',
  recordName: '茶话会',
  known: [3, 2, 1],
  versions: [
    { version: 1, at: '2026-01-15 09:00:00', by: '黄敏', values: { name: '茶话会', sort: 1, isHot: 'N', status: '0' } },
    {
      version: 3,
      at: '2026-01-15 10:00:00',
      by: '黄敏',
      values: { name: '茶话会', sort: 9, isHot: 'Y', status: null },
    },
  ],
  texts: { status: { '0': '停用' } },
};

async function opened() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const comparison = createVersionComparison({ client, clock: ports.clock, ids: ['e1', 'e3'] });
  const asked = () => Object.fromEntries(new URL(ports.http.requests.at(-1)?.url ?? '', 'http://h').searchParams);
  return { comparison, http: ports.http, asked };
}

it('PAGE-14 reads what differs between two versions, and on request every field', async () => {
  const { comparison, http, asked } = await opened();
  expect(asked()).toMatchObject({ dataId1: 'e1', dataId2: 'e3' });
  http.take('queryCompareList').succeed(answer);
  await settled();
  await settled();
  const facts = comparison.facts();
  expect(facts).toMatchObject({
    status: 'loaded',
    recordName: '茶话会',
    kind: localized('话题', 'Topic'),
    older: { version: 1, by: '黄敏' },
    newer: { version: 3, by: '黄敏' },
    changeCount: 3,
  });
  expect(facts.fields.map(({ label, older, newer }) => [label['zh-CN'], older['zh-CN'], newer['zh-CN']])).toEqual([
    ['状态', '停用', ''],
    ['热门', '否', '是'],
    ['排序', '1', '9'],
  ]);
  comparison.send({ type: 'changesOnly.toggle' });
  expect(comparison.facts().fields.length).toBeGreaterThan(3);
  expect(comparison.facts().fields[0]).toMatchObject({ key: 'name', older: sameText('茶话会'), isChanged: false });
});

it('PAGE-14 compares other versions with the older one first, and keeps what it shows when they do not arrive', async () => {
  const { comparison, http, asked } = await opened();
  http.take('queryCompareList').succeed(answer);
  await settled();
  await settled();
  comparison.send({ type: 'versions.choose', older: 3, newer: 2 });
  expect(asked()).toMatchObject({ older: '2', newer: '3' });
  http.take('queryCompareList').status(500);
  await settled();
  expect(comparison.facts()).toMatchObject({ status: 'failed', older: { version: 1 }, newer: { version: 3 } });
  comparison.send({ type: 'comparison.retry' });
  expect(asked()).toMatchObject({ older: '2', newer: '3' });
});

it('LOG-01 says that a secret was set, and which grants came and went', async () => {
  const { comparison, http } = await opened();
  http.take('queryCompareList').succeed({
    ...answer,
    resource: 'user',
    versions: answer.versions.map((version, at) => ({
      ...version,
      values: { realname: '李建国', password: at === 0 ? null : 3 },
    })),
  });
  await settled();
  await settled();
  const changes = () =>
    comparison.facts().fields.map(({ label, older, newer }) => [label['zh-CN'], older['zh-CN'], newer['zh-CN']]);
  expect([comparison.facts().changeCount, changes()]).toEqual([1, [['密码', '', '已更改']]]);
  comparison.send({ type: 'comparison.retry' });
  const path = '活动中心 › 活动管理 › 编辑';
  http.take('queryCompareList').succeed({
    ...answer,
    resource: 'role',
    versions: answer.versions.map((version) => ({ ...version, values: { roleName: '活动专员' } })),
    parts: [{ key: 'grants/p1', older: path, newer: null }],
  });
  await settled();
  await settled();
  expect([comparison.facts().changeCount, changes()]).toEqual([1, [['授权', path, '']]]);
});
