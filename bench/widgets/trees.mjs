import { chromium, median, round } from '../shell/surroundings.mjs';
import { longestTaskIn, TASK_CATEGORIES, wholeTimeOfTasksIn } from '../longest-task.mjs';
import { servePage } from './serve-page.mjs';

/** Letters of which each leaves fewer nodes. */
const WORDS = '老年大学 1';
/** A picker looks for words this long after the last key; the others at once. */
const PAUSE = 420;

const kinds = {
  picker: { line: '.ant-tree-title', search: '.ant-modal input:not([readonly]):not([type=checkbox])' },
  select: { line: '.ant-select-tree-title', search: 'input' },
};

/** In the page: milliseconds from a press on the field until its lines are painted. */
async function untilPainted(line) {
  const field = document.querySelector('[aria-label=field]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const start = performance.now();
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  field.click();
  while (document.querySelectorAll(line).length < 3) {
    if (performance.now() - start > 20_000) throw new Error(`nothing like ${line} was drawn`);
    await frame();
  }
  await frame();
  return performance.now() - start;
}

async function measureOne(browser, url, widget, rounds) {
  const { line, search } = kinds[widget.split('-')[1]];
  const opened = [];
  const filtered = [];
  for (let turn = 0; turn <= rounds; turn += 1) {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${url}/?widget=${widget}`);
    await page.locator('[aria-label=field]').waitFor();
    // The first is of code that nobody has run: the program of a dialog comes with it.
    await browser.startTracing(page, { categories: TASK_CATEGORIES });
    const time = await page.evaluate(untilPainted, line);
    const work = wholeTimeOfTasksIn(await browser.stopTracing());
    if (turn > 0) opened.push({ time, work });
    const box = page.locator(search).last();
    await box.focus();
    if (turn > 0)
      for (const letter of WORDS) {
        await browser.startTracing(page, { categories: TASK_CATEGORIES });
        await page.keyboard.type(letter);
        await page.waitForTimeout(PAUSE);
        filtered.push(longestTaskIn(await browser.stopTracing()));
      }
    const count = await page.locator(line).count();
    if (count < 2) throw new Error(`${widget} shows ${count} lines after its search`);
    await context.close();
  }
  return {
    widget,
    opens: round(median(opened.map(({ work }) => work))),
    opensByTheClock: round(Math.min(...opened.map(({ time }) => time))),
    key: round(median(filtered)),
    slowestKey: round(Math.max(...filtered)),
  };
}

/** Opening and filtering of both tree widgets beside antd's own, in turns in one browser. */
export async function measureTrees(rounds) {
  const page = await servePage('tree-page.jsx');
  const browser = await chromium();
  try {
    const figures = [];
    for (const widget of ['our-picker', 'peer-picker', 'our-select', 'peer-select'])
      figures.push(await measureOne(browser, page.url, widget, rounds));
    return figures;
  } finally {
    await browser.close();
    page.stop();
  }
}
