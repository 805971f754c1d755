import type { Page } from '@playwright/test';

/** Milliseconds in which a press leads to another address, unless the page asks before it is left. */
const ADDRESS_CHANGES_WITHIN = 3_000;

/**
 * Does what leads to another page, and waits until the page that is left is hidden. The router renders an address when there is time:
 * until then the page that is left would take what is pressed. Where the address stays the same, there is nothing to wait for.
 */
export async function untilLeft(page: Page, move: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  const pane = await page.evaluateHandle(() => document.querySelector<HTMLElement>('.page-pane:not([hidden])'));
  await move();
  // The address changes a moment after the press.
  await page
    .waitForFunction((before) => location.pathname !== before, pathname, { timeout: ADDRESS_CHANGES_WITHIN })
    .catch(() => undefined);
  await page.waitForFunction(
    ([left, before]) => left === null || !left.isConnected || left.hidden || location.pathname === before,
    [pane, pathname] as const,
  );
  await pane.dispose();
}
