import { expect, it } from 'vitest';

import { LONGEST_ADDRESS } from '../contract/index.ts';
import { activityTypeResource, resourceEndpoints } from '../resources/index.ts';
import { contractEndpoints } from '../resources/openapi/index.ts';
import { largestInput } from '../testing/index.ts';
import { openClient } from './http-client.testing.ts';
import { requestOf } from './request-policy.ts';

const context = { basePath: '/api', token: 'T', tenantId: '0', locale: 'zh-CN', now: 0, idempotencyKey: 'k' } as const;

/** Bytes of a body that a server of this contract takes. */
const LARGEST_BODY = 1024 * 1024;

/** Addresses that others write: of a sign-in elsewhere, of a stored file, of an account's own tenants. */
const WRITTEN_BY_OTHERS = ['loginMethods.validateTicket', 'tenant.queryList', 'file.read', 'file.address'];

it('SAFE-05 no call has an address that a proxy refuses or a body that the server does, at its documented maximum', () => {
  const tooLong: string[] = [];
  const posted = new Set<string>();
  for (const endpoint of Object.values(contractEndpoints()).flat()) {
    if (endpoint.fileField !== null || WRITTEN_BY_OTHERS.includes(endpoint.name)) continue;
    const { method, url, body = '' } = requestOf(endpoint, largestInput(endpoint), context);
    if (method !== endpoint.method) posted.add(endpoint.path.slice(endpoint.path.lastIndexOf('/')));
    if (url.length > LONGEST_ADDRESS || new TextEncoder().encode(body).length > LARGEST_BODY)
      tooLong.push(`${endpoint.name} ${url.length} ${body.length}`);
  }
  expect(tooLong).toEqual([]);
  expect([...posted].toSorted()).toEqual([
    '/',
    '/:dict',
    '/check',
    '/checkByCode',
    '/checkOnlyUser',
    '/deleteBatch',
    '/deleteUserInDepartBatch',
    '/deleteUserRoleBatch',
    '/exportXls',
    '/file',
    '/getSystemSubmenuBatch',
    '/list',
    '/print',
    '/queryUserByDepId',
    '/recycleBin',
  ]);
});

it('SAFE-05 a call keeps its specified address while that is short, and posts the same texts otherwise', async () => {
  const { client, http } = openClient();
  const { deleteBatch, exportXls, list } = resourceEndpoints(activityTypeResource);
  const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place).padStart(36, 'x')).join(',');
  const short = client.call(deleteBatch, { query: { ids: ids(40) } });
  const long = client.call(deleteBatch, { query: { ids: ids(1000) } });
  const found = client.call(list, { query: { pageNo: 2, superQueryParams: ids(100) } });
  const file = client.download(exportXls, { query: { selections: ids(600), format: 'csv' } });
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(http.requests.map(({ method, url, body, headers }) => [method, url, body, headers])).toMatchObject([
    [
      'DELETE',
      `/api/isps/activityType/deleteBatch?ids=${encodeURIComponent(ids(40))}`,
      undefined,
      { accept: 'application/json' },
    ],
    ['POST', '/api/isps/activityType/deleteBatch', JSON.stringify({ ids: ids(1000) }), json],
    ['POST', '/api/isps/activityType/search', JSON.stringify({ pageNo: '2', superQueryParams: ids(100) }), json],
    [
      'POST',
      '/api/isps/activityType/exportXls',
      JSON.stringify({ selections: ids(600), format: 'csv' }),
      { accept: '*/*', 'content-type': 'application/json' },
    ],
  ]);
  for (const part of ['ids=', 'deleteBatch', 'search']) http.take(part).reject('no');
  http.takeFile('exportXls').end({ kind: 'timedOut' });
  expect((await Promise.all([short, long, found, file])).map(({ ok }) => ok)).toEqual([false, false, false, false]);
});
