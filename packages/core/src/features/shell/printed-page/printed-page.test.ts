import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createPrintedPage } from './index.ts';

function drive(tenantId: string | null) {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  if (tenantId !== null) storage.set(storageKeys.tenantId, tenantId);
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createPrintedPage({
    client,
    clock: ports.clock,
    storage,
    auth: { facts: () => ({ user: { realname: '王秀兰', username: 'clerk' } }) },
    config: { platformName: localized('管理平台', 'Platform') },
  });
  return { service, ...ports };
}

it('a printed page says for which organisation, by whom and when it was printed', async () => {
  const { service, http, clock } = drive('1001');
  expect(service.facts().organisation['zh-CN']).toBe('管理平台');
  service.send({ type: 'organisation.read' });
  http.take('/sys/tenant/enterable').succeed([
    { id: 1001, name: '江城市本级' },
    { id: 1002, name: '江城市经济开发区' },
  ]);
  await settled();
  service.send({ type: 'organisation.read' });
  expect([service.facts().organisation['zh-CN'], http.pending()]).toEqual(['江城市本级', 0]);
  clock.advance(90_000);
  service.send({ type: 'printing.begin' });
  expect(service.facts().printed).toEqual({
    'zh-CN': expect.stringMatching(/^打印人：王秀兰（clerk）　打印时间：\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u),
    'en-US': expect.stringMatching(/^Printed by 王秀兰 \(clerk\), \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u),
  });
});

it('is of the platform where nobody works for a tenant, and where the name cannot be read', async () => {
  const none = drive(null);
  none.service.send({ type: 'organisation.read' });
  expect(none.http.pending()).toBe(0);
  const { service, http } = drive('1001');
  service.send({ type: 'organisation.read' });
  http.take('/sys/tenant/enterable').reject('忙');
  await settled();
  expect(service.facts().organisation['en-US']).toBe('Platform');
});
