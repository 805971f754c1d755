import { freshPage, median, round } from './surroundings.mjs';

/** A slow mobile line. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A processor a quarter as fast as this machine's. */
const SLOWER = 4;

/** Waits in the page itself, frame by frame, until the sign-in form takes words and a press. */
function untilFormIsUsable() {
  const look = () => {
    const button = document.querySelector('form button[type="submit"]');
    const input = document.querySelector('form input');
    const isUsable = button !== null && !button.disabled && input !== null && !input.disabled;
    if (isUsable) requestAnimationFrame(() => (globalThis.benchUsableAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

/** What the sign-in page takes on a slow line with an empty cache, until its form can be used. */
export async function measureSlowSignIn(browser, url, runs) {
  const figures = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const page = await freshPage(browser);
    await page.addInitScript(untilFormIsUsable);
    // What is fetched ahead, once the form is there, is no part of it.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', () => (requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(`${url}/user/login`);
    await page.waitForFunction(() => globalThis.benchUsableAt !== undefined);
    await page.waitForLoadState('networkidle');
    const usable = await page.evaluate(() => globalThis.benchUsableAt);
    const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    figures.push({ usable, firstPaint: firstPaint ?? Number.NaN, requests, bytes });
    await page.context().close();
  }
  const middle = (name) => median(figures.map((figure) => figure[name]));
  const line = 'sign-in page at 1.6 Mbit/s, 150 ms and a quarter of the processor';
  return [
    { what: `${line}: first paint, median`, figure: round(middle('firstPaint')), limit: null, unit: 'ms' },
    { what: `${line}: usable form, median`, figure: round(middle('usable')), limit: 2500, unit: 'ms' },
    { what: `${line}: requests`, figure: middle('requests'), limit: 40, unit: 'requests' },
    { what: `${line}: everything transferred`, figure: round(middle('bytes') / 1000), limit: 250, unit: 'kB' },
  ];
}
