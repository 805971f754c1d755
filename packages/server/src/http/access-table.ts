import { DEFAULT_BASE_PATH, type Access } from '@evergreen/core/contract';

import type { EndpointRoute } from './endpoint-route.ts';

/** One endpoint and the permission that it requires. */
export interface AccessRow {
  readonly method: string;
  readonly url: string;
  readonly name: string;
  readonly access: Access;
}

/** Build the table of all registered endpoints and their required permissions. Throws on a duplicate method and path, or name. */
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
