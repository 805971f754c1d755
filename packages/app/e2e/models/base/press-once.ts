import type { Locator } from '@playwright/test';

/**
 * Presses what may go away at any moment, such as an entry of a menu that closes when the focus is taken: it is under the
 * pointer, and then pressed in one step. A failure means that nothing was pressed, so the caller may try again; hence the press itself
 * has no time limit, after which nobody could tell.
 */
export async function pressOnce(target: Locator): Promise<void> {
  await target.click({ trial: true, timeout: 5_000 });
  const element = await target.elementHandle({ timeout: 5_000 });
  await element?.evaluate((entry) => {
    if (!entry.isConnected || !(entry instanceof HTMLElement)) throw new Error('It went away before it was pressed');
    entry.click();
  });
}
