import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const GalleryTablesPage = lazyPage(
  async () => (await import('./gallery-tables/gallery-tables.page.tsx')).GalleryTablesPage,
);
const BenchGridPage = lazyPage(async () => (await import('./bench-grid/bench-grid.page.tsx')).BenchGridPage);

export const gridPages: DomainPages = {
  components: {},
  routes: {
    'gallery-tables': GalleryTablesPage,
    benchGrid: BenchGridPage,
  },
};
