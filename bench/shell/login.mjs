import { freshPage, median, pressLogin, round } from './surroundings.mjs';

/** Waits in the page itself, frame by frame, until home can be used; gives what followed the press, in milliseconds. */
function untilHome() {
  let pressedAt = 0;
  addEventListener(
    'click',
    (event) => {
      pressedAt = event.timeStamp;
      const look = () => {
        const isUsable =
          document.querySelector('.home-page h1') !== null && document.querySelector('nav [role="menuitem"]') !== null;
        if (isUsable) requestAnimationFrame(() => (globalThis.benchUsableAt = performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
  globalThis.benchFigures = () => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          name.includes('/api/') && startTime >= pressedAt && startTime < globalThis.benchUsableAt,
      );
    return {
      total: globalThis.benchUsableAt - pressedAt,
      calls: calls.map(({ name, requestStart, responseEnd }) => ({
        name: new URL(name).pathname,
        time: responseEnd - requestStart,
      })),
    };
  };
}

/** From pressing the button to a home that can be used, against 1.5 × the server's own answers, one after the other, and 300 ms. */
export async function measureLogin(browser, url, password, runs) {
  const figures = [];
  for (let turn = 0; turn < runs; turn += 1) {
    let started = 0;
    const page = await freshPage(browser);
    await page.addInitScript(untilHome);
    await page.goto(`${url}/user/login`);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const processorTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
    };
    await pressLogin(page, password, async () => {
      started = await processorTime();
    });
    await page.waitForFunction(() => globalThis.benchUsableAt !== undefined);
    const processor = (await processorTime()) - started;
    figures.push({ ...(await page.evaluate(() => globalThis.benchFigures())), processor });
    await page.context().close();
  }
  const answers = figures.map(({ calls }) => calls.reduce((sum, { time }) => sum + time, 0));
  const limits = answers.map((time) => 1.5 * time + 300);
  const total = median(figures.map((figure) => figure.total));
  return [
    {
      what: 'from pressing the login button to a usable home, median',
      figure: round(total),
      limit: round(median(limits)),
      unit: 'ms',
    },
    {
      what: `the server’s own answers in it (${figures[0].calls.map(({ name }) => name.split('/').at(-1)).join(', ')}), median`,
      figure: round(median(answers)),
      limit: null,
      unit: 'ms',
    },
    {
      what: 'processor time of the page in it, median',
      figure: round(median(figures.map((figure) => figure.processor))),
      limit: null,
      unit: 'ms',
    },
  ];
}
