import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

/** Loaded ahead by the routes, so that it renders at once after signing in. */
export const LazyHomePage = lazyPage(async () => (await import('./home/home.page.tsx')).HomePage);
const LazyPlatformName = lazyPage(async () => (await import('./home/platform-name.tsx')).PlatformName);

const LazyChartsPage = lazyPage(async () => (await import('./dashboard/dashboard.page.tsx')).ChartsPage);
const LazyMonitorPage = lazyPage(async () => (await import('./dashboard/dashboard.page.tsx')).MonitorPage);
const LazyCachePage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).CachePage);
const LazyDiskPage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).DiskPage);
const LazyHttpServerPage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).HttpServerPage);
const LazyHttpTracePage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).HttpTracePage);
const LazyProcessPage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).ProcessPage);
const LazySystemPage = lazyPage(async () => (await import('./monitor/monitor.page.tsx')).SystemPage);
const LazyTaskPage = lazyPage(async () => (await import('./work/task.page.tsx')).TaskPage);
const LazyWorkplacePage = lazyPage(async () => (await import('./work/workplace.page.tsx')).WorkplacePage);

export const insightPages: DomainPages = {
  components: {
    'pages/dashboard-chart': LazyChartsPage,
    'pages/dashboard-monitor': LazyMonitorPage,
    'pages/dashboard-task': LazyTaskPage,
    'pages/dashboard-workplace': LazyWorkplacePage,
    'pages/home': LazyPlatformName,
    'pages/monitor-cache': LazyCachePage,
    'pages/monitor-disk': LazyDiskPage,
    'pages/monitor-http-server': LazyHttpServerPage,
    'pages/monitor-http-trace': LazyHttpTracePage,
    'pages/monitor-process': LazyProcessPage,
    'pages/monitor-system': LazySystemPage,
    'dashboard/Analysis': LazyHomePage,
  },
  routes: {
    'dashboard-analysis': LazyHomePage,
    TestHome: LazyPlatformName,
  },
};
