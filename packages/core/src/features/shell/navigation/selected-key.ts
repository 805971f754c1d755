import { flattenTree, pathToNode } from '../../../kernel/index.ts';
import type { MenuEntry } from './menu.types.ts';
import { canonicalPathname } from './site-path.ts';
import { breadcrumbAt, type Sitemap } from './sitemap.ts';

export interface MenuSelection {
  /** The selected entry; null if the URL is not in the menu. */
  readonly selectedKey: string | null;
  /** Its groups, root first. */
  readonly openKeys: readonly string[];
}

/**
 * The menu entry of a URL: its own, or for a hidden page the nearest visible ancestor (counting the layout as the first
 * level, the parent of a hidden route at depth 3 or more). Groups with `:name` segments are not opened.
 */
export function menuSelection(path: string, sitemap: Sitemap): MenuSelection {
  const breadcrumb = breadcrumbAt(path, sitemap) ?? [];
  const drawn = flattenTree(sitemap.entries);
  const selected = breadcrumb
    .toReversed()
    .map((place) => entryAt(place.path, drawn))
    .find((entry) => entry !== undefined);
  if (selected === undefined) return { selectedKey: null, openKeys: [] };
  const above = pathToNode(sitemap.entries, (entry) => entry === selected).slice(0, -1);
  return {
    selectedKey: selected.key,
    openKeys: above.filter((entry) => !entry.path.includes(':')).map((entry) => entry.key),
  };
}

/** Prefers a leaf over a group with the same path. */
function entryAt(path: string, drawn: readonly MenuEntry[]): MenuEntry | undefined {
  const here = drawn.filter((entry) => canonicalPathname(entry.path) === canonicalPathname(path));
  return here.find((entry) => entry.target.kind !== 'group') ?? here[0];
}
