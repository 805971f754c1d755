import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, preview } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { root } from './workspace.mjs';

/** @typedef {any} Page of Playwright, which the application alone depends on */
/** @typedef {{ page: Page, server: import('./stranger-server.mjs').StrangerServer }} Visit */

/** @type {any} */
const { chromium, expect: plainExpect } = createRequire(path.join(root, 'packages/app/package.json'))(
  '@playwright/test',
);
const expect = plainExpect.configure({ timeout: 20_000 });

/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/**
 * Announces something to everybody, as an administrator does elsewhere.
 * @param {import('./stranger-server.mjs').StrangerServer} server
 * @param {string} title
 */
async function announce({ url, password }, title) {
  /**
   * @param {string} call
   * @param {RequestInit} init
   * @returns {Promise<any>}
   */
  const result = async (call, init) => {
    const answer = await fetch(`${url}/api${call}`, init);
    /** @type {any} */
    const envelope = await answer.json();
    return envelope.result;
  };
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password });
  const { token } = await result('/sys/login', { method: 'POST', headers: json, body });
  const headers = { ...json, 'X-Access-Token': token };
  const kind = { msgCategory: '1', priority: 'H', msgType: 'ALL' };
  const written = JSON.stringify({ titile: title, msgContent: title, msgAbstract: title, ...kind });
  const { id } = await result('/sys/annountCement/add', { method: 'POST', headers, body: written });
  await result(`/sys/annountCement/doReleaseData?id=${id}`, { headers });
}

/** @param {Visit} visit */
async function signsIn({ page, server }) {
  const submit = button(page, '登录');
  await submit.click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await page.getByLabel('用户名').fill('clerk');
  await page.getByLabel('密码').fill('wrong');
  const slider = page.getByRole('slider');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const answered = page.waitForResponse(/sys\/login/u);
    await submit.click();
    await answered;
  }
  await expect(page.getByText('用户名或密码错误')).toBeVisible();
  // After three wrong passwords only a person gets in: the slider is passed by a key.
  await slider.press('End');
  await page.getByLabel('密码').fill(server.password);
  await submit.click();
  await expect(button(page, '活动管理')).toBeVisible();
}

/** @param {Visit} visit */
async function editsAnActivity({ page }) {
  await button(page, '活动管理').click();
  const first = page.getByRole('row').nth(1);
  const title = await first.getByRole('cell').first().textContent();
  await button(page, '编辑').first().click();
  const field = page.getByLabel('活动标题');
  await expect(field).toHaveValue(title ?? '');
  await field.fill('');
  await button(page, '保存').click();
  await expect(page.getByText('请输入活动标题').first()).toBeVisible();
  await field.fill(`${title}（改）`);
  await button(page, '保存').click();
  await expect(page.getByRole('cell', { name: `${title}（改）`, exact: true })).toBeVisible();

  await button(page, '高级查询').click();
  const query = page.getByRole('region', { name: '高级查询' });
  await query.getByLabel('字段').selectOption({ label: '活动标题' });
  await query.locator('select').nth(2).selectOption({ label: '以…结尾' });
  await query.getByLabel('值').fill('（改）');
  await query.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
}

/** Two rows of a spreadsheet, as a browser hands them over. */
const paste = `
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '助听器\\t2026-04-01\\t3\\n助行器\\t2026-04-02\\t4');
  document.querySelector('.sheet').dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
`;

/** @param {Visit} visit */
async function typesInATable({ page }) {
  await button(page, '可编辑表格').click();
  const sheet = page.locator('.sheet');
  const sum = sheet.locator('tfoot td').nth(2);
  await expect(sum).toHaveText('14.7');
  /** @param {number} row @param {number} column */
  const cell = (row, column) => sheet.locator('tbody tr').nth(row).locator('td').nth(column);
  await cell(2, 2).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(sum).toHaveText('19.7');
  await cell(0, 1).click();
  await page.keyboard.type('2026-02-30');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('alert').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await cell(0, 0).click();
  await page.evaluate(paste);
  await expect(cell(1, 0)).toContainText('助行器');
  await expect(sum).toHaveText('12');
  await button(page, '撤销').click();
  await expect(cell(1, 0)).toContainText('轮椅');
}

/** @param {Visit} visit */
async function editsASchedule({ page }) {
  await button(page, 'Cron 表达式').click();
  const text = page.getByLabel('Cron 表达式');
  await text.fill('0 0 25 * * ?');
  await expect(page.getByRole('alert')).toContainText('第');
  await text.fill('0 0/30 8 * * ?');
  await expect(page.getByText('每天 8 点内，每 30 分钟')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '08:' }).first()).toBeVisible();
  await page.getByLabel('语言').selectOption('en-US');
  await expect(page.getByText('Cron expression', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Activities')).toBeVisible();
}

/** @param {Visit} visit */
async function hearsAMessage({ page, server }) {
  const bell = page.getByText(/^Unread \d+$/u);
  const before = Number((await bell.textContent())?.split(' ')[1]);
  await announce(server, '今天下午停电');
  await expect(bell).toHaveText(`Unread ${before + 1}`);
  await button(page, 'Sign out').click();
  await button(page, 'OK').click();
  await expect(page.getByLabel('Account')).toBeVisible();
}

const cases = { signsIn, editsAnActivity, typesInATable, editsASchedule, hearsAMessage };

/**
 * Builds the page of examples/plain, serves it beside a server, and works with it in a browser.
 * @param {string} place the copy of the example, where the packages are installed
 * @param {import('./stranger-server.mjs').StrangerServer} server
 * @returns {Promise<string[]>} a line for each case; rejects with what is wrong
 */
export async function drivePlainPage(place, server) {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) throw new Error('There is no browser.');
  process.env.EVERGREEN_URL = server.url;
  await build({ root: place, logLevel: 'warn' });
  const served = await preview({ root: place, logLevel: 'warn', preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (/** @type {Error} */ error) => faults.push(String(error)));
    if (!served.httpServer.listening) await once(served.httpServer, 'listening');
    const address = served.httpServer.address();
    await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
    /** @type {string[]} */
    const lines = [];
    for (const [name, act] of Object.entries(cases)) {
      const started = performance.now();
      await act({ page, server }).catch((/** @type {unknown} */ error) => {
        throw new Error([...lines, `${name}: ${String(error)}`, ...faults].join('\n'));
      });
      lines.push(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return lines;
  } finally {
    await browser.close();
    await new Promise((resolve) => served.httpServer.close(resolve));
  }
}
