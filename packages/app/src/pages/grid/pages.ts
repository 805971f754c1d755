import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const GalleryTablesPage = lazyPage(
  async () => (await import('./gallery-tables/gallery-tables.page.tsx')).GalleryTablesPage,
);

export const gridPages: DomainPages = {
  components: {},
  routes: {
    'gallery-tables': GalleryTablesPage,
  },
};
