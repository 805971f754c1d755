import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBrowser } from './browser.mjs';
import { copyRepository, replaced } from './repository-copy.mjs';
import { root, run } from './workspace.mjs';

/** Milliseconds that a change may take to be seen on a machine that is busy with other things. */
const PATIENCE = 180_000;

/** @param {string} file */
const isNeeded = (file) => !/^(?:bench|docs|tools|packages\/app\/e2e)\/|[.]test[.](?:tsx?|mjs)$/.test(file);

/** @type {string} */
let folder;
/** @type {import('node:child_process').ChildProcess} */
let development;
/** @type {Promise<number | null>} */
let ended;
/** @type {{ url: string, username: string, password: string }} */
let started;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'evergreen-dev-')));
  copyRepository(folder, isNeeded);
  development = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ended = new Promise((resolve) => development.once('exit', resolve));
  started = await new Promise((resolve, reject) => {
    development.stdout?.once('data', (line) => resolve(JSON.parse(String(line))));
    development.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}`)));
  });
});

afterAll(async () => {
  development.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/**
 * Changes a text of the copy.
 * @param {string} file
 * @param {string} before
 * @param {string} after
 */
function change(file, before, after) {
  const target = path.join(folder, file);
  writeFileSync(target, replaced(target, before, after));
}

const messageOfUnknownPath = async () => {
  const answer = await fetch(`${started.url}/api/nothing-is-here`);
  const body = await answer.text();
  return answer.status === 503 ? body : JSON.parse(body).message;
};

it('DEV-01 shows a changed screen without a reload and a changed server on the wire, on one port', async () => {
  const playwright = createRequire(path.join(root, 'packages/app/package.json'))('@playwright/test');
  const executablePath = await ensureBrowser();
  const browser = await playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${started.url}/user/login`, { waitUntil: 'networkidle' });
    const username = page.getByRole('textbox').first();
    await username.fill('typed before');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    change('packages/app/src/pages/session/login/login.messages.ts', '忘记密码', '密码忘了');
    await page.getByText('密码忘了').waitFor();
    const isSamePage = await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true);
    expect({ isSamePage, typed: await username.inputValue() }).toEqual({ isSamePage: true, typed: 'typed before' });

    expect(await messageOfUnknownPath()).toBe('路径不存在，请检查路径是否正确');
    change('packages/server/src/http/http.messages.ts', '路径不存在，请检查路径是否正确', '这里什么也没有');
    await expect.poll(messageOfUnknownPath, { timeout: PATIENCE, interval: 100 }).toBe('这里什么也没有');
    await page.getByText('密码忘了').waitFor();

    await username.fill(started.username);
    await page.locator('input[type=password]').fill(started.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((/** @type {URL} */ url) => !url.pathname.startsWith('/user/'));
  } finally {
    await browser.close();
  }
});

it('names the port that is in use, and leaves it alone', async () => {
  const port = new URL(started.url).port;
  const { code, output } = await run(process.execPath, ['scripts/dev.mjs', '--port', port], {
    cwd: folder,
    output: 'collect',
  });
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or name another one with --port.\n`,
  });
});

it('ends with the server that it started', async () => {
  development.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(started.url)).rejects.toThrow('fetch failed');
});
