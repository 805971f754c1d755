import * as v from 'valibot';

import { permissionResponse, type PermissionEntry } from '../../../contract/index.ts';
import { buildSitemap, type AddressContext, type Sitemap } from './index.ts';

/** A node as sent by a server: only the fields the contract requires. */
export interface WireNode {
  readonly id: string;
  readonly path: string;
  readonly name?: string;
  readonly route?: string | number | null;
  readonly component?: string | null;
  readonly redirect?: string;
  readonly hidden?: boolean;
  readonly alwaysShow?: boolean;
  readonly meta: { readonly title: string } & Readonly<Record<string, unknown>>;
  readonly children?: readonly WireNode[];
}

type More = Partial<Omit<WireNode, 'meta'>> & { readonly meta?: Readonly<Record<string, unknown>> };

export function pageNode(path: string, title: string, more: More = {}): WireNode {
  return { id: `id ${path}`, path, component: `pages${path}`, ...more, meta: { title, ...more.meta } };
}

export function groupNode(path: string, title: string, children: readonly WireNode[], more: More = {}): WireNode {
  return pageNode(path, title, { component: 'layouts/RouteView', children, ...more });
}

export const context: AddressContext = {
  domainUrl: '/api',
  staticDomainUrl: 'https://static.example.org',
  userId: 'u 1',
  username: '艾达',
  tenantId: '7',
};

/** Sitemap of a wire menu for a user with the permissions `held`, by default with the pages that are still to come. */
export function sitemapOf(
  nodes: readonly WireNode[],
  held: readonly string[] = [],
  arePlannedPagesShown = true,
): Sitemap {
  const { menu } = v.parse(permissionResponse, { menu: nodes, auth: [], allAuth: [] });
  const own = held.map((action): PermissionEntry => ({ action, type: '1', status: '1', describe: '' }));
  return buildSitemap(menu, { lists: { own, all: [] }, context }, { arePlannedPagesShown });
}
