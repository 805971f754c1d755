import { DEFAULT_BASE_PATH, type Access } from '@evergreen/core/contract';

import type { EndpointRoute } from './endpoint-route.ts';

/** One call and what it needs. */
export interface AccessRow {
  readonly method: string;
  readonly url: string;
  readonly name: string;
  readonly access: Access;
}

/** Every call of the server and what it needs, in one table, read from what is registered. Throws when two calls share an address or a name. */
export function accessTable(routes: readonly EndpointRoute[]): readonly AccessRow[] {
  const rows = routes.map(({ endpoint: { method, path, name, access } }) => ({
    method,
    url: `${DEFAULT_BASE_PATH}${path}`,
    name,
    access,
  }));
  const seen = new Set<string>();
  for (const { method, url, name } of rows)
    for (const key of [`${method} ${url}`, name]) {
      if (seen.has(key)) throw new Error(`Two calls are ${key}`);
      seen.add(key);
    }
  return rows;
}
