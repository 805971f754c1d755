import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { isBuilt } from './built-pages.ts';
import { fixedRoutes } from './fixed-routes.ts';
import { isPattern } from './site-path.ts';
import type { Sitemap } from './sitemap.ts';

/** Fixed routes that someone may look for. */
const FINDABLE_ROUTES: ReadonlySet<string> = new Set(['gallery', 'gallery-tables']);

export interface PageBesideMenu {
  readonly path: string;
  readonly title: LocalizedText;
}

/** Built pages that the user may open and that no entry of the menu leads to. */
export function pagesBesideMenu({ pages }: Pick<Sitemap, 'pages'>): readonly PageBesideMenu[] {
  const hidden = pages.filter(
    ({ isHidden, component, path, meta }) =>
      isHidden && component.kind === 'page' && isBuilt(component) && !isPattern(path) && meta.title !== '',
  );
  const fixed = fixedRoutes.filter(({ name }) => FINDABLE_ROUTES.has(name));
  return [
    ...hidden.map(({ path, meta }) => ({ path, title: sameText(meta.title) })),
    ...fixed.map(({ path, title }) => ({ path, title })),
  ];
}
