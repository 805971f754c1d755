import { installedPeers } from '../peers/installed.mjs';
import { chromium, freshPage, median, round } from '../shell/surroundings.mjs';
import { longestTaskIn, TASK_CATEGORIES, wholeTimeOfTasksIn } from '../longest-task.mjs';
import { peersFolder, servePage } from './serve-page.mjs';
import { LINES, MIDDLE } from './query-lines.mjs';

/** Letters that are typed one by one. */
const LETTERS = 'abcdef';
/** What follows a press or a key within this time is a part of it. */
const PAUSE = 400;

const widgets = { 'our-builder': '.query-line', 'peer-builder': '.rule' };

/** In the page: milliseconds from a press on the button until every line is painted. */
async function untilPainted([line, count]) {
  const button = document.querySelector('#root button');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const start = performance.now();
  button.click();
  while (document.querySelectorAll(line).length < count) {
    if (performance.now() - start > 30_000) throw new Error(`fewer than ${count} of ${line} were drawn`);
    await frame();
  }
  await frame();
  return performance.now() - start;
}

async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  const result = await act();
  await page.waitForTimeout(PAUSE);
  return { result, trace: await browser.stopTracing() };
}

async function openAndType(browser, url, widget) {
  const line = widgets[widget];
  const page = await freshPage(browser);
  page.setDefaultTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/?widget=${widget}`);
  await page.locator('#root button').waitFor();
  const opening = await traced(browser, page, () => page.evaluate(untilPainted, [line, LINES]));
  const input = page.locator(line).nth(MIDDLE).locator('input').last();
  const before = await input.inputValue();
  await input.focus();
  await page.keyboard.press('End');
  await page.waitForTimeout(PAUSE);
  const keys = [];
  for (const letter of LETTERS) {
    const { trace } = await traced(browser, page, () => page.keyboard.type(letter));
    keys.push({ work: wholeTimeOfTasksIn(trace), longest: longestTaskIn(trace) });
  }
  const after = await input.inputValue();
  if (after !== before + LETTERS) throw new Error(`${widget} shows "${after}" after its keys`);
  await page.context().close();
  return { mount: wholeTimeOfTasksIn(opening.trace), mountByTheClock: opening.result, keys };
}

/** Opening and an edit of both query builders with 200 lines, in turns in one browser. */
export async function measureQueryBuilders(rounds) {
  await installedPeers(peersFolder);
  const page = await servePage('query-page.jsx');
  const browser = await chromium();
  try {
    const runs = Object.fromEntries(Object.keys(widgets).map((widget) => [widget, []]));
    // The first turn warms the browser up.
    for (let turn = 0; turn <= rounds; turn += 1)
      for (const widget of Object.keys(widgets)) {
        const run = await openAndType(browser, page.url, widget);
        if (turn > 0) runs[widget].push(run);
      }
    return Object.entries(runs).map(([widget, measured]) => ({ widget, ...summary(measured) }));
  } finally {
    await browser.close();
    page.stop();
  }
}

function summary(runs) {
  const keys = runs.flatMap((run) => run.keys);
  return {
    mount: round(median(runs.map(({ mount }) => mount))),
    mountByTheClock: round(median(runs.map(({ mountByTheClock }) => mountByTheClock))),
    edit: round(median(keys.map(({ work }) => work))),
    longestOfEdit: round(median(keys.map(({ longest }) => longest))),
  };
}
