import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** The rule: a page that is hidden this soon after `beforeunload` is closed, in milliseconds. */
const CLOSED_WITHIN = 4;
const THEME = '{"value":"dark","expire":null}';

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
  await shell.load('/isps/activity');
  await expect(shell.userMenu).toBeVisible();
  // The window has to know whether it is alone.
  await expect.poll(() => windowsKnownTo(page)).toBeGreaterThan(0);
}

/** The windows of the browser that hold a lock, as this page may know them by now. */
function windowsKnownTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    // What the page itself asked for before this is answered before this: it looks again when a lock of another window is given to it.
    await navigator.locks.query();
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith('pro__window:') ? [name] : []))).size;
  });
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

test('only closing the last window signs out', async ({ context, page }) => {
  await measureClosing(context);
  await openActivities(page);
  const { origins } = await context.storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage);

  await test.step('AUTH-08 R-14 a reload keeps the sign-in, every time', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
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

  await test.step('AUTH-08 R-14 closing one of two windows ends nothing', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const other = await context.newPage();
      await openActivities(other);
      await close(other);
      expect({ turn, ...(await keptIn(page)) }).toMatchObject({ turn, isSignedIn: true });
    }
  });

  await test.step('AUTH-08 R-14 closing the last window ends the sign-in where the browser hides it within 4 ms, and keeps the settings', async () => {
    let current = page;
    for (let turn = 0; turn < 3; turn += 1) {
      await current.evaluate((theme) => localStorage.setItem('pro__DEFAULT_THEME', theme), THEME);
      // That the other one is gone is told to a window a moment later.
      await expect.poll(() => windowsKnownTo(current)).toBe(1);
      await close(current);
      current = await context.newPage();
      await current.goto('/user/login');
      const { isSignedIn, theme, measured } = await keptIn(current);
      expect({ turn, isSignedIn, theme }).toEqual({ turn, isSignedIn: measured > CLOSED_WITHIN, theme: THEME });
      await current.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, entries);
      await openActivities(current);
    }
  });
});
