import { gzipSync } from 'node:zlib';
import { freshPage, pressLogin } from './surroundings.mjs';

/** The charts of the home page, which are drawn once it is there. */
const LATER = /\/chart-canvas-/u;

/**
 * What a browser with an empty cache loads until a page is usable, the login page, or with a password the home page in its
 * shell, opened by its own address: bytes of script in gzip, and how many files and calls there were.
 */
export async function scriptsOf(browser, url, password) {
  const { kept, session } =
    password === null ? { kept: undefined, session: {} } : await signedIn(browser, url, password);
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    storageState: kept,
  });
  const fresh = await context.newPage();
  await fresh.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, session);
  // What is fetched ahead, once the page is there, is no part of it.
  await fresh.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const bodies = [];
  let requests = 0;
  fresh.on('response', (response) => {
    requests += 1;
    if (LATER.test(response.url())) return;
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await fresh.goto(password === null ? `${url}/user/login` : `${url}/dashboard/analysis`);
  await fresh
    .locator(password === null ? 'form' : '.home-page h1')
    .first()
    .waitFor();
  await fresh.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests };
}

/** What a browser keeps of somebody signed in. */
async function signedIn(browser, url, password) {
  const page = await freshPage(browser);
  await page.goto(`${url}/user/login`);
  await pressLogin(page, password);
  await page.locator('.home-page h1').waitFor();
  const kept = await page.context().storageState();
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  await page.context().close();
  return { kept, session };
}
