import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createTenantSwitch } from './index.ts';

const PATH = '/sys/tenant/enterable';

function drive() {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.tenantId, '1001');
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  let reloads = 0;
  const service = createTenantSwitch({
    client,
    clock: ports.clock,
    storage,
    location: { reload: () => (reloads += 1) },
  });
  return { service, http: ports.http, storage, reloads: () => reloads };
}

it('lists what may be entered, and loads anew for the one that is chosen', async () => {
  const { service, http, storage, reloads } = drive();
  const waiting = service.facts().status;
  http.take(PATH).succeed([
    { id: '0', name: '' },
    { id: 1001, name: '江城市本级' },
    { id: 1002, name: '江城市经济开发区' },
  ]);
  await settled();
  const { status, tenants } = service.facts();
  for (const id of ['1001', '7']) service.send({ type: 'tenant.choose', id });
  const before = reloads();
  service.send({ type: 'tenant.choose', id: '1002' });
  expect({
    waiting,
    status,
    tenants: tenants.map(({ id, name, isCurrent }) => [id, name['zh-CN'], isCurrent]),
    before,
    after: reloads(),
    kept: storage.get(storageKeys.tenantId),
  }).toEqual({
    waiting: 'loading',
    status: 'loaded',
    tenants: [
      ['0', '平台（不属于任何租户）', false],
      ['1001', '江城市本级', true],
      ['1002', '江城市经济开发区', false],
    ],
    before: 0,
    after: 1,
    kept: '1002',
  });
});

it('says why the list could not be read, and reads it again', async () => {
  const { service, http } = drive();
  http.take(PATH).status(503, '数据库暂时不可用');
  await settled();
  const { status, failure } = service.facts();
  service.send({ type: 'list.retry' });
  http.take(PATH).succeed([{ id: '1001', name: '江城市本级' }]);
  await settled();
  expect([status, failure !== null, service.facts().tenants.length]).toEqual(['failed', true, 1]);
});
