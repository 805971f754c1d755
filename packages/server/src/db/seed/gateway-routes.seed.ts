import type { gatewayRouteResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

const routes: readonly (readonly [routerId: string, name: string, uri: string, path: string])[] = [
  ['evergreen-api', '业务接口', 'http://127.0.0.1:8080', '/api/**'],
  ['evergreen-pages', '管理后台页面', 'http://127.0.0.1:8080', '/**'],
];

export function gatewayRouteSeeds(now: number): ResourceSeed<typeof gatewayRouteResource>[] {
  return routes.map(([routerId, name, uri, path]) => ({
    id: seedIdentifier('gatewayRoute', routerId),
    createBy: SEEDER,
    createTime: now,
    values: {
      routerId,
      name,
      uri,
      predicates: JSON.stringify([{ name: 'Path', args: { _genkey_0: path } }]),
      filters: '[]',
      retryable: 'N',
      stripPrefix: 'N',
      persistable: 'Y',
      showApi: 'N',
      status: '1',
    },
  }));
}
