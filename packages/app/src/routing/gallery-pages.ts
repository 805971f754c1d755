import type { DomainPages } from './domain-pages.types.ts';
import { lazyPage } from './lazy-page.ts';

/** The gallery is a package of its own: what it shows is for developers, and is loaded when somebody opens it. */
export const galleryPages: DomainPages = {
  components: {},
  routes: {
    gallery: lazyPage(async () => (await import('@evergreen/gallery/base')).GalleryPage),
    'gallery-tables': lazyPage(async () => (await import('@evergreen/gallery/grid')).GalleryTablesPage),
  },
};
