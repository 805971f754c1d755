import path from 'node:path';
import { chromium } from '../shell/surroundings.mjs';

/** Frames as quick as the work allows, so that a figure is work and not waiting for the screen. */
const UNBOUND = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const ALWAYS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Pixels a frame: two rows, and a whole view. */
const STEPS = { scroll: 122, fling: 650 };
/** Milliseconds for one figure; a slow grid gets fewer turns in it. */
const TURN = 2000;
/** Milliseconds until a grid has to show its first row. */
const PATIENCE = 120_000;

const percentile = (figures, part) =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(part * figures.length))];
/** The mean of the middle half: a median that is finer than the browser's clock of 0.1 ms. */
function typical(figures) {
  const middle = figures
    .toSorted((a, b) => a - b)
    .slice(Math.floor(figures.length / 4), Math.ceil((figures.length * 3) / 4));
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}
const nearlyWorst = (figures) => percentile(figures, 0.95);

/** Opens a page in a browser of its own and returns the result of `work`; null if the page has no grid to measure. */
async function inPage(address, flags, work) {
  const browser = await chromium([...ALWAYS, ...flags]);
  try {
    const page = await (
      await browser.newContext({
        locale: 'zh-CN',
        viewport: { width: 1280, height: 800 },
      })
    ).newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
    await page.goto(address, { waitUntil: 'load' });
    const isThere = await page
      .waitForFunction(() => typeof globalThis.__grid?.load === 'function', undefined, { timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) return null;
    page.setDefaultTimeout(2 * PATIENCE);
    return { ...(await work(page)), ...(faults.length === 0 ? {} : { faults }) };
  } finally {
    await browser.close();
  }
}

/** What a grid on an address can be asked for: whether there is one. */
export const isMeasurable = async (address) => (await inPage(address, [], async () => ({}))) !== null;

async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(120);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

const ask = (page, name, parameter) =>
  page.evaluate(([what, given]) => globalThis.gridBench[what](given), [name, parameter]);

/** Draws the rows. Throws when they do not come. */
async function mounted(page, rows) {
  const time = await page.evaluate(
    ([count, patience]) => globalThis.gridBench.mount(count, patience),
    [rows, PATIENCE],
  );
  if (time === null) throw new Error(`no first row within ${PATIENCE / 1000} s`);
  await page.waitForTimeout(500);
  return time;
}

/**
 * The figures of one grid with so many rows, in milliseconds and bytes, each of a fresh browser. `parts` says how far it goes:
 * 'mount and edit', 'work' (and batches, live cells, scrolling), 'all' (and late frames at 60 Hz).
 */
export async function measure(address, rows, parts, { short }) {
  const worked = await inPage(address, UNBOUND, async (page) => {
    await ask(page, 'prepare', rows);
    const withRows = await heapOf(page);
    const mount = await mounted(page, rows);
    const heap = (await heapOf(page)) - withRows;
    const edits = await ask(page, 'edits', { warmUp: 30, most: short ? 60 : 200, time: TURN });
    const figures = {
      mount,
      heap,
      edit: typical(edits.spent),
      edit95: nearlyWorst(edits.spent),
      lostEdits: edits.lost,
    };
    if (parts === 'mount and edit') return figures;
    const batches = await ask(page, 'batches', { rows, warmUp: 3, most: short ? 6 : 15, time: TURN });
    const live = await ask(page, 'live', { warmUp: 20, most: short ? 60 : 150, time: TURN });
    Object.assign(figures, {
      batch: typical(batches),
      live: typical(live.spent),
      live95: nearlyWorst(live.spent),
      lostLive: live.lost,
    });
    for (const [name, step] of Object.entries(STEPS)) {
      const { spent, arrived } = await ask(page, 'scroll', { step, warmUp: 30, most: short ? 100 : 180, time: TURN });
      Object.assign(figures, {
        [name]: typical(spent),
        [`${name}95`]: nearlyWorst(spent),
        [`${name}Arrived`]: arrived,
      });
    }
    return figures;
  });
  if (parts !== 'all' || worked === null) return worked;
  const watched = await inPage(address, [], async (page) => {
    await ask(page, 'prepare', rows);
    await mounted(page, rows);
    const late = {};
    for (const [name, step] of Object.entries(STEPS))
      late[`${name}Late`] = await ask(page, 'lateFrames', { step, warmUp: 20, most: short ? 80 : 160 });
    return late;
  });
  return { ...worked, ...watched };
}
