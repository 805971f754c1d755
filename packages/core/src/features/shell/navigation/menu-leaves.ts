import type { MenuEntry, MenuTarget } from './menu.types.ts';
import { placeOf, breadcrumbAt, type Sitemap } from './sitemap.ts';

/** A drawn entry that opens something. */
export interface MenuLeaf {
  readonly key: string;
  readonly title: string;
  /** Titles of the groups above it, root first. */
  readonly groups: readonly string[];
  readonly target: Exclude<MenuTarget, { readonly kind: 'group' }>;
}

/**
 * Every drawn entry that opens something, in the menu's order. Somebody else's page opens a window of its own from here,
 * also one that its place in the menu shows in a frame.
 */
export function menuLeaves(sitemap: Sitemap): readonly MenuLeaf[] {
  const leavesOf = (entries: readonly MenuEntry[], groups: readonly string[]): MenuLeaf[] =>
    entries.flatMap(({ key, title, target, children, path }) => {
      if (target.kind === 'group') return leavesOf(children, [...groups, title]);
      return [{ key, title, groups, target: target.kind === 'page' ? pageTarget(path, sitemap) : target }];
    });
  return leavesOf(sitemap.entries, []);
}

function pageTarget(path: string, sitemap: Sitemap): MenuLeaf['target'] {
  const breadcrumb = breadcrumbAt(path, sitemap);
  const component = breadcrumb === undefined ? undefined : placeOf(breadcrumb).component;
  const isFramed = component?.kind === 'frame' && component.address.ok;
  return isFramed && component.address.ok
    ? { kind: 'window', address: component.address.value }
    : { kind: 'page', path };
}
