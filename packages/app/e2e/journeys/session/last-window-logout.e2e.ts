import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** The rule: a page that is hidden this soon after `beforeunload` is closed, in milliseconds. */
const CLOSED_WITHIN = 4;

test.use({ signedInAs: 'clerk' });

/** Notes how long after `beforeunload` a page was hidden. */
async function measureClosing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let leftAt = 0;
    addEventListener('beforeunload', (event) => {
      leftAt = event.timeStamp;
    });
    addEventListener('pagehide', (event) => localStorage.setItem('measured', String(event.timeStamp - leftAt)));
  });
}

async function openActivities(page: Page): Promise<void> {
  const shell = new ShellModel(page);
  await shell.open('/isps/activity');
  await expect(shell.userMenu).toBeVisible();
  // The window has to know whether it is alone.
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('pro__window:')),
  );
}

/** Closes a page as a person does, with its `beforeunload`. */
async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

const keptIn = (page: Page) =>
  page.evaluate(() => ({
    isSignedIn: localStorage.getItem('pro__Access-Token') !== null,
    theme: localStorage.getItem('pro__DEFAULT_THEME'),
    measured: Number(localStorage.getItem('measured')),
  }));

test('AUTH-08 R-14 a reload keeps the sign-in, every time', async ({ context, page }) => {
  await measureClosing(context);
  await openActivities(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.reload();
    await expect(new ShellModel(page).userMenu).toBeVisible();
    const { isSignedIn, measured } = await keptIn(page);
    expect({ turn, isSignedIn, isLikeAReload: measured > CLOSED_WITHIN }).toEqual({
      turn,
      isSignedIn: true,
      isLikeAReload: true,
    });
  }
});

test('AUTH-08 R-14 closing the last window ends the sign-in where the browser hides it within 4 ms, and keeps the settings', async ({
  context,
  page,
}) => {
  await measureClosing(context);
  let current = page;
  await openActivities(current);
  const kept = await context.storageState();
  await current.evaluate(() => localStorage.setItem('pro__DEFAULT_THEME', '{"value":"dark","expire":null}'));
  for (let turn = 0; turn < 6; turn += 1) {
    await close(current);
    current = await context.newPage();
    await current.goto('/user/login');
    const { isSignedIn, theme, measured } = await keptIn(current);
    expect({ turn, isSignedIn, theme }).toEqual({
      turn,
      isSignedIn: measured > CLOSED_WITHIN,
      theme: '{"value":"dark","expire":null}',
    });
    const entries = kept.origins.flatMap(({ localStorage }) => localStorage);
    await current.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
    await current.evaluate(() => localStorage.setItem('pro__DEFAULT_THEME', '{"value":"dark","expire":null}'));
    await openActivities(current);
  }
});

test('AUTH-08 R-14 closing one of two windows ends nothing', async ({ context, page }) => {
  await openActivities(page);
  for (let turn = 0; turn < 4; turn += 1) {
    const other = await context.newPage();
    await openActivities(other);
    await close(other);
    expect({ turn, ...(await keptIn(page)) }).toMatchObject({ turn, isSignedIn: true });
  }
  await page.reload();
  await expect(new ShellModel(page).userMenu).toBeVisible();
});
