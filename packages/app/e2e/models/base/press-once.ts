import type { Locator } from '@playwright/test';

/**
 * Presses what may go away at any moment, such as an entry of a menu that closes when the focus is taken: it is under the
 * pointer, and then pressed in one step. A failure means that nothing was pressed, so the caller may try again.
 */
export async function pressOnce(target: Locator): Promise<void> {
  await target.click({ trial: true, timeout: 3_000 });
  await target.dispatchEvent('click', {}, { timeout: 1_000 });
}
