import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/workspace.mjs';

const fromApp = createRequire(path.join(root, 'packages/app/package.json'));

/** @type {Promise<string | undefined> | undefined} looked for once: a bench opens many */
let found;

/**
 * The browser that `npm test` found or installed; a whole Chromium, as people use it, where there is one.
 * @param {readonly string[]} [flags] of the browser, beside those that it always has here
 */
export async function chromium(flags = []) {
  found ??= ensureBrowser({ isWholeFirst: true });
  const executablePath = await found;
  // What to do has been said.
  if (executablePath === undefined) process.exit(2);
  return fromApp('@playwright/test').chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
}

/** The built server on a free port, with seeded data of its own; `environment` is added to that of this process. */
export async function startServer(folder, password, environment = {}) {
  const program = path.join(root, 'packages/server/dist/server.js');
  const child = spawn(
    process.execPath,
    [program, '--port', '0', '--data', path.join(folder, 'data'), '--json', '--demo-password', password],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    },
  );
  // Also where the bench ends before it stops the server.
  process.once('exit', () => child.kill());
  const line = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      text += piece;
      if (text.includes('\n')) resolve(text);
    });
    child.on('exit', () => reject(new Error('The server did not start')));
  });
  const ended = new Promise((resolve) => {
    child.on('exit', resolve);
  });
  return {
    url: JSON.parse(line).url,
    processId: child.pid,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

export const median = (figures) => figures.toSorted((a, b) => a - b)[figures.length >> 1];

export const round = (figure) => Math.round(figure * 10) / 10;

/** A window of a desktop in Chinese, with nothing in its cache. */
export async function freshPage(browser) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** Fills in the form and presses the button, without waiting for anything. */
export async function pressLogin(page, password, beforePress = async () => {}) {
  await page.getByRole('textbox', { name: '用户名' }).fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await beforePress();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** What a browser stores after the administrator signed in, to begin other windows with. */
export async function signedInState(url, password) {
  const browser = await chromium();
  try {
    const page = await freshPage(browser);
    await page.goto(`${url}/user/login`);
    await pressLogin(page, password);
    await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
