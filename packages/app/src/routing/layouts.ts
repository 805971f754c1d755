import { lazyPage } from './lazy-page.ts';

export const LazyLoginLayout = lazyPage(
  async () => (await import('../layouts/login-layout/login-layout.tsx')).LoginLayout,
);
export const LazyMainLayout = lazyPage(async () => (await import('../layouts/main-layout/main-layout.tsx')).MainLayout);
