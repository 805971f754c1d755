import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const GalleryPage = lazyPage(async () => (await import('./gallery/gallery.page.tsx')).GalleryPage);

export const basePages: DomainPages = {
  components: {},
  routes: {
    gallery: GalleryPage,
  },
};
