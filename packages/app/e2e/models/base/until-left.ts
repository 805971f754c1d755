import type { Page } from '@playwright/test';

/**
 * Does what leads to another page, and waits until the page that is left is hidden. The router renders an address when there is time:
 * until then the page that is left would take what is pressed. Where the address stays the same, there is nothing to wait for.
 */
export async function untilLeft(page: Page, move: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  const pane = await page.evaluateHandle(() => document.querySelector<HTMLElement>('.page-pane:not([hidden])'));
  await move();
  await page.waitForFunction(
    ([left, before]) => left === null || !left.isConnected || left.hidden || location.pathname === before,
    [pane, pathname] as const,
  );
  await pane.dispose();
}
