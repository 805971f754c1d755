import * as v from 'valibot';

/** What a server process remembers of what it read, by name. */
export const CACHE_NAMES = [
  'permissions',
  'roles',
  'menu',
  'ownMenus',
  'dataRules',
  'departments',
  'ownDepartments',
  'tenants',
  'dictionaries',
  'names',
] as const;
export type CacheName = (typeof CACHE_NAMES)[number];

export const cacheFigures = v.object({
  name: v.picklist(CACHE_NAMES),
  entries: v.number(),
  /** Since the process started. */
  hits: v.number(),
  misses: v.number(),
  /** About how much memory it takes. */
  bytes: v.number(),
});
export type CacheFigures = v.InferOutput<typeof cacheFigures>;

/** Calls that stay traced: the last of all, and the last that were slow or failed. */
export const TRACED_CALLS = { all: 500, notable: 200, slowFrom: 1000 } as const;

/** Routes that are listed as the slowest. */
export const SLOWEST_ROUTES = 20;
