import type { MenuEntry, MenuTarget } from './menu.types.ts';
import { placeOf, breadcrumbAt, type Sitemap } from './sitemap.ts';

/** A visible entry that opens something. */
export interface MenuLeaf {
  readonly key: string;
  readonly title: string;
  /** Titles of its groups, root first. */
  readonly groups: readonly string[];
  readonly target: Exclude<MenuTarget, { readonly kind: 'group' }>;
  readonly isPlanned: boolean;
}

/**
 * All visible leaf entries in menu order. Foreign pages open in a new window from here, even if their menu entry shows
 * them in an iframe.
 */
export function menuLeaves(sitemap: Sitemap): readonly MenuLeaf[] {
  const leavesOf = (entries: readonly MenuEntry[], groups: readonly string[]): MenuLeaf[] =>
    entries.flatMap(({ key, title, target, children, path, isPlanned }) => {
      if (target.kind === 'group') return leavesOf(children, [...groups, title]);
      return [{ key, title, groups, target: target.kind === 'page' ? pageTarget(path, sitemap) : target, isPlanned }];
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
