import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flattenTree } from '../../../kernel/index.ts';
import {
  breadcrumb,
  browserTitle,
  decideNavigation,
  menuLeaves,
  menuSelection,
  type NavigationStatus,
  type Sitemap,
} from './index.ts';
import { sitemapOf, type WireNode } from './wire-menu.testing.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const HOME = '/dashboard/analysis';
const seeded = { seed: 20260115, numRuns: propertyRuns(1000) };

const path = fc.constantFrom(
  '/',
  '',
  'a',
  '/a',
  '/a/',
  '/b',
  '/a/b',
  'b?x=1',
  '/:id',
  '/a/:id',
  '//evil.example',
  '/\\evil.example',
  '{{domainURL}}/x',
  '{{token}}',
  '/user',
  '/user/login',
  '/test',
  '/404',
  HOME,
  '/%zz',
  '/登',
);
const node = fc.letrec<{ node: WireNode }>((tie) => ({
  node: fc.record(
    {
      id: fc.string({ maxLength: 4 }),
      path,
      route: fc.constantFrom('0', '1', null),
      component: fc.constantFrom('layouts/RouteView', 'layouts/IframePageView', 'page', '', null),
      redirect: path,
      hidden: fc.boolean(),
      alwaysShow: fc.boolean(),
      meta: fc.record({
        title: fc.string({ maxLength: 3 }),
        url: fc.oneof(path, fc.constant(null)),
        target: fc.constantFrom('', '_blank', null),
        internalOrExternal: fc.boolean(),
        permissionList: fc.constantFrom([], ['held'], ['other'], null),
      }),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
    },
    { requiredKeys: ['id', 'path', 'meta'] },
  ),
})).node;
const anySitemap = fc.array(node, { maxLength: 4 }).map((nodes) => sitemapOf(nodes, ['held']));
const anyAddress = fc.oneof(
  path,
  fc.string({ unit: 'binary' }),
  fc
    .tuple(path, fc.string())
    .map(
      ([target, rest]) => `/user/login?redirect=${encodeURIComponent(target + rest.replace(/[\ud800-\udfff]/gu, ''))}`,
    ),
);
const status = fc.constantFrom<NavigationStatus>(
  'restoring',
  'loggedOut',
  'loggingIn',
  'loadingPermissions',
  'loggedIn',
  'loggingOut',
);

/** Follow redirects like a router; undefined if they do not end. */
function arrival(start: string, at: NavigationStatus, sitemap: Sitemap): string | undefined {
  let here = start;
  for (let step = 0; step < 6; step += 1) {
    const decision = decideNavigation({ path: here, status: at, sitemap, homePath: HOME });
    if (decision.kind !== 'redirect') return here;
    here = decision.to;
  }
  return undefined;
}

describe('any menu, any URL', () => {
  it('ROUTE-03 every redirect chain ends after a few steps, inside this site', () => {
    fc.assert(
      fc.property(anySitemap, anyAddress, status, (sitemap, address, at) => {
        const end = arrival(address, at, sitemap);
        expect(end).toBeDefined();
        expect(end === address || new URL(end ?? '//', 'https://own.example').origin === 'https://own.example').toBe(
          true,
        );
      }),
      seeded,
    );
  });

  it('ROUTE-18 opens no page whose codes the user does not hold, through any entry or redirect', () => {
    fc.assert(
      fc.property(anySitemap, (sitemap) => {
        const shut = sitemap.pages.filter(({ meta }) => meta.permissionList.includes('other'));
        expect(shut).toEqual([]);
        const openable = new Set(sitemap.pages.map((page) => page.path));
        expect([...sitemap.redirects.values()].filter((to) => !openable.has(to.replace(/[?#].*/u, '')))).toEqual([]);
      }),
      seeded,
    );
  });

  it('ROUTE-06 shows no empty group, no home page and no duplicate key', () => {
    fc.assert(
      fc.property(anySitemap, ({ entries }) => {
        const drawn = flattenTree(entries);
        expect(drawn.filter(({ target, children }) => target.kind === 'group' && children.length === 0)).toEqual([]);
        expect(drawn.filter((entry) => entry.path === HOME)).toEqual([]);
        expect(new Set(drawn.map(({ key }) => key)).size).toBe(drawn.length);
      }),
      seeded,
    );
  });

  it('ROUTE-10 shows only addresses that are http(s) or of this site', () => {
    fc.assert(
      fc.property(anySitemap, ({ entries }) => {
        const addresses = flattenTree(entries).flatMap(({ target }) =>
          target.kind === 'page' ? [target.path] : 'address' in target ? [target.address] : [],
        );
        const foreign = addresses.filter(
          (address) => new URL(address, 'https://own.example').origin !== 'https://own.example',
        );
        expect(foreign).toEqual([]);
      }),
      seeded,
    );
  });

  it('returns breadcrumb, title, selection and leaves for all of them', () => {
    const name = { 'zh-CN': '平台', 'en-US': 'Platform' };
    fc.assert(
      fc.property(anySitemap, anyAddress, (sitemap, address) => {
        const crumbs = breadcrumb(address, sitemap);
        const origins = crumbs.map((crumb) => new URL(crumb.path ?? '/', 'https://own.example').origin);
        expect(new Set(origins)).toEqual(new Set(['https://own.example']));
        expect(browserTitle(address, sitemap, name)['zh-CN'].endsWith('平台')).toBe(true);
        const keys = flattenTree(sitemap.entries).map(({ key }) => key);
        const { selectedKey, openKeys } = menuSelection(address, sitemap);
        expect(
          [...openKeys, ...(selectedKey === null ? [] : [selectedKey])].filter((key) => !keys.includes(key)),
        ).toEqual([]);
        const leaves = flattenTree(sitemap.entries).filter(({ target }) => target.kind !== 'group');
        expect(menuLeaves(sitemap).map(({ key }) => key)).toEqual(leaves.map(({ key }) => key));
      }),
      seeded,
    );
  });
});

describe('large menu', () => {
  it('ROUTE-11 handles 2,000 entries, 50 levels and shared paths', () => {
    let deep: WireNode = { id: 'leaf', path: 'leaf', component: 'leaf', meta: { title: 'Leaf' } };
    for (let level = 49; level >= 1; level -= 1) {
      deep = {
        id: `l${level}`,
        path: `l${level}`,
        component: 'layouts/RouteView',
        meta: { title: `Level ${level}` },
        children: [deep],
      };
    }
    const wide = Array.from({ length: 1949 }, (_, index): WireNode => ({
      id: `w${index}`,
      path: `/wide/${index % 1000}`,
      component: 'wide',
      meta: { title: `Wide ${index}` },
    }));
    const sitemap = sitemapOf([
      deep,
      ...wide,
      { id: 'last', path: '/last', component: 'last', meta: { title: 'Last' } },
    ]);
    const leaf = `/${Array.from({ length: 49 }, (_, index) => `l${index + 1}`).join('/')}/leaf`;
    const decide = (to: string) => decideNavigation({ path: to, status: 'loggedIn', sitemap, homePath: HOME });
    expect(flattenTree(sitemap.entries).length).toBe(2000);
    expect(sitemap.pages.length).toBe(1002);
    expect(sitemap.firstPath).toBe(leaf);
    expect(decide('/l1')).toEqual({ kind: 'redirect', to: leaf, replace: true });
    expect([decide(leaf), decide('/wide/999'), decide('/last'), decide('/wide/1000')].map(({ kind }) => kind)).toEqual([
      'allow',
      'allow',
      'allow',
      'notFound',
    ]);
    expect(breadcrumb(leaf, sitemap).length).toBe(51);
    expect(menuSelection(leaf, sitemap).openKeys.length).toBe(49);
    expect(
      menuLeaves(sitemap)
        .filter(({ title }) => title === 'Wide 1948')
        .map(({ key }) => key),
    ).toEqual(['/wide/948#2']);
  });
});
