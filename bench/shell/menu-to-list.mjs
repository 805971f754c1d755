import { freshPage, median, pressLogin, round } from './surroundings.mjs';

const LISTS = ['活动管理', '活动类型'];

/** Counts from a press to the first frame in which the shown page has rows and the title of the pressed entry. */
function watchPress(title) {
  addEventListener(
    'click',
    (event) => {
      globalThis.benchRowsAfter = undefined;
      const look = () => {
        const pane = document.querySelector('.page-pane:not([hidden])');
        const isThere = document.title.includes(title) && pane?.querySelector('tbody tr[data-row-key]') != null;
        if (!isThere) requestAnimationFrame(look);
        // The frame is on the screen once the next one begins.
        else requestAnimationFrame(() => (globalThis.benchRowsAfter = performance.now() - event.timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** From pressing a menu entry to the rows of its list: the first time, and when the list is open already. */
export async function measureMenuToList(browser, url, password, runs) {
  const first = [];
  const again = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const page = await freshPage(browser);
    await page.goto(`${url}/user/login`);
    await pressLogin(page, password);
    const menu = page.locator('nav:has([role="menu"])').first();
    await menu.getByText('活动中心', { exact: true }).click();
    await page.waitForLoadState('networkidle');
    const press = async (title) => {
      await page.waitForTimeout(600);
      await page.evaluate(watchPress, title);
      await menu.getByText(title, { exact: true }).click();
      await page.waitForFunction(() => globalThis.benchRowsAfter !== undefined);
      return page.evaluate(() => globalThis.benchRowsAfter);
    };
    for (const title of LISTS) first.push(await press(title));
    for (const title of LISTS) again.push(await press(title));
    await page.context().close();
  }
  return [
    {
      what: 'from a menu entry to the rows of its list, median',
      figure: round(median(first)),
      limit: null,
      unit: 'ms',
    },
    {
      what: 'from a menu entry to the rows of its list, the second time, median',
      figure: round(median(again)),
      limit: 150,
      unit: 'ms',
    },
  ];
}
