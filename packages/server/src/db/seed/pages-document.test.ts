import { describe, expect, it } from 'vitest';

import { builtComponents, fixedRoutes, isBuilt as isBuiltPage, onlinePageOf } from '@evergreen/core/shell/navigation';
import { flattenTree } from '@evergreen/core/kernel';

import type { MenuSeed } from './menu-definition.ts';
import { menuSeeds } from './menu.seed.ts';

/** The fixed routes that the application has a page for; packages/app/src/routing, walked by e2e/journeys/shell/every-page.e2e.ts. */
const builtRoutes: ReadonlySet<string> = new Set([
  'login',
  'register',
  'registerResult',
  'alteration',
  'TestHome',
  'gallery',
  'gallery-tables',
  '403',
  '404',
  '500',
]);

interface DocumentedPage {
  readonly address: string;
  readonly chinese: string;
  readonly english: string;
  /** The titles above it in the menu; null where no menu leads there. */
  readonly above: string | null;
  readonly isBuilt: boolean;
}

function menuPages(seeds: readonly MenuSeed[], above: readonly string[]): DocumentedPage[] {
  return seeds.flatMap((seed): DocumentedPage[] => {
    const { kind, component = '', url = '', title, children = [] } = seed;
    if (kind === 'button') return [];
    if (component === 'layouts/RouteView') return menuPages(children, [...above, title['en-US']]);
    const page = onlinePageOf(component);
    const isBuilt =
      component.startsWith('areas/') ||
      builtComponents.has(component) ||
      (page !== undefined && isBuiltPage({ kind: 'online', page }));
    return [{ address: url, chinese: title['zh-CN'], english: title['en-US'], above: above.join(' › '), isBuilt }];
  });
}

function pagesOutsideTheMenu(): DocumentedPage[] {
  const addresses = new Set(flattenTree(menuSeeds).map(({ url }) => url));
  return fixedRoutes
    .filter(({ path, leadsTo }) => leadsTo.kind === 'page' && !addresses.has(path))
    .map(({ path, name, title }) => ({
      address: path,
      chinese: title['zh-CN'],
      english: title['en-US'],
      above: null,
      isBuilt: builtRoutes.has(name),
    }));
}

function placeOf(above: string | null): string {
  if (above === null) return 'outside the menu';
  return above === '' ? 'top of the menu' : above;
}

function tableOf(pages: readonly DocumentedPage[]): string {
  const rows = pages.map(
    ({ address, chinese, english, above }) => `| \`${address}\` | ${chinese} | ${english} | ${placeOf(above)} |`,
  );
  return ['| Address | 页面 | Page | Where |', '|---|---|---|---|', ...rows].join('\n');
}

function pagesDocument(): string {
  const pages = [...menuPages(menuSeeds, []), ...pagesOutsideTheMenu()];
  const built = pages.filter(({ isBuilt }) => isBuilt);
  const missing = pages.filter(({ isBuilt }) => !isBuilt);
  return `# Pages

The menu of a new platform names every page of the product, the built ones and those that are to come. A page that is not built says so, by its
name, and leads back home; permissions and menu rows are real already. This file is written by a test from the seeded menu, so it cannot be out
of date: \`node_modules/.bin/vitest run packages/server/src/db/seed/pages-document.test.ts --update\` writes it anew.

## Built: ${built.length}

${tableOf(built)}

## Not built yet: ${missing.length}

${tableOf(missing)}
`;
}

describe('docs/generated/pages.md', () => {
  it('tells of every page whether it is built; written anew by vitest run --update', async () => {
    await expect(pagesDocument()).toMatchFileSnapshot('../../../../../docs/generated/pages.md');
  });
});
