import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { permissionResource } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createListPage } from './list-page.service.ts';
import { defaultListQuery } from './list-query.model.ts';

it('names who loses rights before a permission is deleted, and asks again where the server cannot tell', async () => {
  const { http, ...ports } = fakePorts();
  const client = createHttpClient({
    ...ports,
    http,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const list = createListPage({
    resource: permissionResource,
    client,
    clock: ports.clock,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query: defaultListQuery(permissionResource),
  });
  http.take('/sys/permission/list').succeed({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  await settled();
  list.send({ type: 'row.remove', id: 'p1' });
  expect([list.facts().status, list.facts().confirmation]).toEqual(['weighing', null]);
  const asked = http.take('/sys/permission/queryLosses');
  asked.succeed({
    total: 3,
    people: [{ id: 'u1', username: 'clerk', realname: '王秀兰', lost: ['p1'] }],
    permissions: [{ id: 'p1', path: '活动管理 › 编辑' }],
  });
  await settled();
  expect([asked.request.body, list.facts().confirmation?.losses]).toEqual([
    '{"of":"permission","ids":"p1"}',
    {
      total: 3,
      people: [{ id: 'u1', name: '王秀兰', username: 'clerk', lost: ['活动管理 › 编辑'] }],
      failure: null,
    },
  ]);
  list.send({ type: 'removal.cancel' });
  list.send({ type: 'row.remove', id: 'p1' });
  http.take('/sys/permission/queryLosses').status(500);
  await settled();
  const { losses } = list.facts().confirmation ?? {};
  expect([losses?.total, losses?.failure?.['zh-CN']]).toEqual([0, '请求失败（500）']);
  list.send({ type: 'removal.confirm' });
  expect(http.take('/sys/permission/delete').request.url).toContain('id=p1');
});
