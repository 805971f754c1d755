import { storageKeys, type TypedStorage } from '../../../storage/index.ts';

/** Number of remembered pages. */
const REMEMBERED_PAGES = 20;

/** Recently visited pages of this window. */
export interface RecentPages {
  /** Paths without query, most recent first. */
  paths(): readonly string[];
  /** Accepts a path with or without a query. */
  visit(path: string): void;
}

export function createRecentPages(storage: TypedStorage): RecentPages {
  const paths = () => storage.get(storageKeys.recentPages) ?? [];
  return {
    paths,
    visit(path) {
      const [pathname = ''] = path.split(/[?#]/u, 1);
      const known = paths();
      if (known[0] === pathname) return;
      storage.set(
        storageKeys.recentPages,
        [pathname, ...known.filter((other) => other !== pathname)].slice(0, REMEMBERED_PAGES),
      );
    },
  };
}
