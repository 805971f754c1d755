import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createFileAddress } from './index.ts';

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const staticDomain = '/api/sys/common/static';
  const origin = 'https://ever.example:8443';
  return {
    address: createFileAddress({ client, clock: ports.clock, id: 'f1', staticDomain, origin }),
    http: ports.http,
  };
}

const row = { id: 'f1', fileName: '春游 1.png', file: 'temp/f1/春游 1.png' };
const audit = { createBy: 'admin', createTime: '2026-12-01 09:00:00', updateBy: null, updateTime: null };

it('UP-13 gives the path of a stored file for forms, and its whole address without a token', async () => {
  const { address, http } = drive();
  expect(address.facts()).toEqual({ status: 'loading', failure: null, path: null, address: null });
  http.take('/sys/oss/file/queryById').succeed({ ...row, ...audit });
  await settled();
  expect(address.facts()).toEqual({
    status: 'loaded',
    failure: null,
    path: 'temp/f1/春游 1.png',
    address: 'https://ever.example:8443/api/sys/common/static/temp/f1/%E6%98%A5%E6%B8%B8%201.png',
  });
});

it('says why it cannot be read, and reads it on request', async () => {
  const { address, http } = drive();
  http.take('/sys/oss/file/queryById').reject('维护中');
  await settled();
  expect(address.facts()).toEqual({
    status: 'failed',
    failure: localized('维护中', '维护中'),
    path: null,
    address: null,
  });
  address.send({ type: 'address.retry' });
  http.take('/sys/oss/file/queryById').succeed({ ...row, ...audit });
  await settled();
  expect(address.facts().path).toBe('temp/f1/春游 1.png');
});
