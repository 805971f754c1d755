import { LINE } from './slow-line.mjs';
import { freshPage, median, pressLogin, round } from './surroundings.mjs';

/** Milliseconds without a request after which a page is quiet: what follows the first frame is part of what staff wait for. */
const QUIET = 800;
const LISTS = ['活动管理', '活动类型'];

/** What each step of a page takes: main thread in milliseconds, requests, kilobytes. */
async function stepsOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('http') ? 1 : 0));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  const taken = new Map();
  return {
    taken,
    session,
    async heap(name) {
      await session.send('HeapProfiler.collectGarbage');
      taken.set(name, { thread: (await metric('JSHeapUsedSize')) / 1e6, requests: 0, kilobytes: 0 });
    },
    async step(name, work) {
      const before = (await metric('ThreadTime')) * 1000;
      requests = 0;
      bytes = 0;
      await work();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET);
      taken.set(name, { thread: (await metric('ThreadTime')) * 1000 - before, requests, kilobytes: bytes / 1000 });
    },
  };
}

const shown = (page) => page.locator('.page-pane:not([hidden])');

async function throughOurs(browser, url, password) {
  const page = await freshPage(browser);
  const { taken, step, heap } = await stepsOf(page);
  const menu = page.locator('nav:has([role="menu"])').first();
  const press = async (title) => {
    await menu.getByText(title, { exact: true }).click();
    await page.waitForFunction((wanted) => document.title.includes(wanted), title);
    await shown(page).locator('tbody tr[data-row-key]').first().waitFor();
  };
  const add = async () => {
    await shown(page).getByRole('button', { name: '新增', exact: true }).first().click();
    await page.locator('.ant-modal form .ant-form-item').last().waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('.ant-modal form').waitFor({ state: 'hidden' });
  };
  await step('start', () => page.goto(`${url}/user/login`));
  await step('home', async () => {
    await pressLogin(page, password);
    await page.locator('.home-page h1').waitFor();
  });
  await menu.getByText('活动中心', { exact: true }).click();
  await page.waitForTimeout(QUIET);
  await step('first list', () => press(LISTS[0]));
  await press(LISTS[1]);
  await page.waitForTimeout(QUIET);
  await step('list again', () => press(LISTS[0]));
  await step('first form', add);
  await close();
  await step('form again', add);
  await close();
  for (let turn = 0; turn < 10; turn += 1) await press(LISTS[turn % 2]);
  await heap('heap');
  await page.context().close();
  return taken;
}

async function throughReference(browser, url) {
  const page = await freshPage(browser);
  const { taken, step, heap } = await stepsOf(page);
  const show = async (name) => {
    await page.getByText(name, { exact: true }).click();
    await page.locator('.pane:not([hidden]) tbody tr[data-row-key]').first().waitFor();
  };
  const add = async () => {
    await page.getByText('add', { exact: true }).click();
    await page.locator('.ant-modal form .ant-form-item').last().waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('.ant-modal form').waitFor({ state: 'hidden' });
  };
  await step('start', () => page.goto(url));
  await step('first list', () => show('one'));
  await show('two');
  await page.waitForTimeout(QUIET);
  await step('list again', () => show('one'));
  await step('first form', add);
  await close();
  await step('form again', add);
  await close();
  for (let turn = 0; turn < 10; turn += 1) await show(turn % 2 === 0 ? 'two' : 'one');
  await heap('heap');
  await page.context().close();
  return taken;
}

/** From the press to the rows on a slow line, by the clock, with nothing fetched ahead. */
async function slowList(browser, url, prepare, press) {
  const page = await freshPage(browser);
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(url);
  await prepare(page);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const started = performance.now();
  await press(page);
  const time = performance.now() - started;
  await page.context().close();
  return time;
}

async function slowLists(browser, url, reference, password) {
  const ours = await slowList(
    browser,
    `${url}/user/login`,
    async (page) => {
      await pressLogin(page, password);
      await page.locator('.home-page h1').waitFor();
      await page.locator('nav:has([role="menu"])').first().getByText('活动中心', { exact: true }).click();
    },
    async (page) => {
      await page.locator('nav:has([role="menu"])').first().getByText(LISTS[0], { exact: true }).click();
      await shown(page).locator('tbody tr[data-row-key]').first().waitFor();
    },
  );
  const plain = await slowList(
    browser,
    reference,
    async () => {},
    async (page) => {
      await page.getByText('one', { exact: true }).click();
      await page.locator('.pane tbody tr[data-row-key]').first().waitFor();
    },
  );
  return { ours, plain };
}

const LINES = [
  ['home', null, 'sign-in to a quiet home: main thread'],
  ['first list', 'first list', 'menu entry to ten rows, first time, until quiet: main thread'],
  ['list again', 'list again', 'menu entry to the rows of an open list, until quiet: main thread'],
  ['first form', 'first form', 'form of a new activity, first time, until quiet: main thread'],
  ['form again', 'form again', 'form of a new activity, again, until quiet: main thread'],
];

/** What staff feel, beside the reference page in turns, so that a ratio holds on other machines. */
export async function measureStaff(browser, url, reference, password, runs) {
  const ours = [];
  const plain = [];
  const slow = [];
  for (let turn = 0; turn < runs; turn += 1) {
    ours.push(await throughOurs(browser, url, password));
    plain.push(await throughReference(browser, reference));
    slow.push(await slowLists(browser, url, reference, password));
  }
  const middle = (taken, name, figure = 'thread') => median(taken.map((steps) => steps.get(name)[figure]));
  const peer = 'the reference page';
  const row = (what, unit, own, other) => ({
    what: `${what}, median`,
    figure: round(own),
    limit: null,
    unit,
    peer,
    ...(other === null ? {} : { ratio: own / other }),
  });
  return [
    ...LINES.map(([own, other, what]) =>
      row(what, 'ms', middle(ours, own), other === null ? null : middle(plain, other)),
    ),
    row(
      'menu entry to ten rows at 1.6 Mbit/s and 150 ms, nothing fetched ahead, by the clock',
      'ms',
      median(slow.map((both) => both.ours)),
      median(slow.map((both) => both.plain)),
    ),
    row('heap after ten changes of the page, collected', 'MB', middle(ours, 'heap'), middle(plain, 'heap')),
    row('sign-in page until quiet, everything', 'kB', middle(ours, 'start', 'kilobytes'), null),
    ...['home', 'first list', 'first form'].map((name) =>
      row(`${name}, requests until quiet`, 'requests', middle(ours, name, 'requests'), null),
    ),
  ];
}
