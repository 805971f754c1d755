import { longestTaskIn, TASK_CATEGORIES } from '../longest-task.mjs';
import { freshPage, median, pressLogin, round } from './surroundings.mjs';

const GROUPS = 40;
const PAGES = 50;
const words = ['退休', '认证', '活动', '课程', '企业', '政策', '商品', '广场', '统计', '日志'];

/** As the server sends a menu: 40 groups of 50 pages, 2,000 pages in all. */
function largeMenu() {
  const node = (id, path, component, title, more) => ({
    id,
    path,
    component,
    name: id,
    route: '1',
    hidden: false,
    meta: { title, icon: 'team', keepAlive: true },
    ...more,
  });
  const home = node('home', '/dashboard/analysis', 'dashboard/Analysis', '首页', {});
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    node(`g${group}`, `/g${group}`, 'layouts/RouteView', `${words[group % words.length]}管理 ${group}`, {
      redirect: null,
      children: Array.from({ length: PAGES }, (__, page) =>
        node(
          `g${group}p${page}`,
          `/g${group}/p${page}`,
          `areas/p${page}`,
          `${words[page % words.length]}台账 ${group}-${page}`,
          {},
        ),
      ),
    }),
  );
  return { menu: [home, ...groups], auth: [], allAuth: [] };
}

/** Notes the frames over 50 ms as the browser tells them, and the longest pause between two frames. */
function watchFrames() {
  const seen = { long: [], gap: 0 };
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')
      ? 'long-animation-frame'
      : 'longtask',
  });
  let last = performance.now();
  const tick = (now) => {
    seen.gap = Math.max(seen.gap, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  globalThis.benchFrames = () => {
    const figures = { longest: Math.max(0, ...seen.long), gap: seen.gap };
    seen.long = [];
    seen.gap = 0;
    return figures;
  };
}

/** The longest frame of each thing that one does with a menu of 2,000 entries, the median of all runs. */
export async function measureMenu(browser, url, password, runs) {
  const seen = new Map();
  for (let turn = 0; turn < runs; turn += 1) {
    const page = await freshPage(browser);
    await page.addInitScript(watchFrames);
    await page.route('**/api/sys/permission/getUserPermissionByToken*', (route) =>
      route.fulfill({ json: { success: true, message: '', code: 200, result: largeMenu(), timestamp: 0 } }),
    );
    await page.goto(`${url}/user/login`);
    await pressLogin(page, password);
    const menu = page.getByRole('navigation', { name: '主导航' }).or(page.locator('nav:has([role="menu"])')).first();
    await menu.waitFor();
    await page.waitForLoadState('networkidle');
    const settle = () => page.waitForTimeout(600);
    const note = async (what, work) => {
      await settle();
      await page.evaluate(() => globalThis.benchFrames());
      await browser.startTracing(page, { categories: TASK_CATEGORIES });
      await work();
      await settle();
      const longestTask = longestTaskIn(await browser.stopTracing());
      const list = seen.get(what) ?? [];
      list.push({ ...(await page.evaluate(() => globalThis.benchFrames())), longestTask });
      seen.set(what, list);
    };
    const search = page.getByRole('combobox', { name: '搜索菜单' });
    await note('opening a group', () => menu.getByText('退休管理 0', { exact: true }).click());
    await note('opening another group', () => menu.getByText('认证管理 1', { exact: true }).click());
    await note('opening the search', () => search.click());
    await note('searching by characters', () => search.pressSequentially('退休台账', { delay: 120 }));
    await note('filtering on, letter by letter', () => search.pressSequentially(' 12-2', { delay: 120 }));
    await note('clearing the search', () => search.fill(''));
    await note('searching by initials', () => search.pressSequentially('txtz', { delay: 120 }));
    await note('collapsing and opening the menu', async () => {
      await search.press('Escape');
      const button = page.getByRole('button', { name: /^(?:收起菜单|展开菜单)$/u });
      await button.click();
      await page.waitForTimeout(500);
      await button.click();
    });
    await page.context().close();
  }
  return [...seen].map(([what, list]) => ({
    what: `2,000 entries, ${what}: processor time of the longest task of the page, median (longest frame by the clock ${round(median(list.map(({ longest }) => longest)))} ms)`,
    figure: round(median(list.map(({ longestTask }) => longestTask))),
    limit: isAsked(what) ? 50 : null,
    unit: 'ms',
  }));
}

/** The limit speaks of opening, searching and filtering. */
const isAsked = (what) => !what.startsWith('collapsing');
