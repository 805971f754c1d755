import { lazyPage } from './lazy-page.ts';

/** One for all who show it, so that it is ready for each once it was loaded. */
export const HomePage = lazyPage(async () => (await import('../pages/shell/home/home.page.tsx')).HomePage);
