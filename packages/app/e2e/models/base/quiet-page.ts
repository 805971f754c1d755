import type { Page } from '@playwright/test';

/** A page of the server that runs no program: storage is changed there while nothing writes to it. */
export const QUIET_PAGE = '/version.json';

/** Whether the application is loaded in a page, signed in or not. */
export function isApplicationLoaded(page: Page): boolean {
  const { protocol, pathname } = new URL(page.url());
  return protocol !== 'about:' && pathname !== QUIET_PAGE;
}

/**
 * Keeps a value in the local storage as the application keeps it. The application is left for it: the next address that is opened
 * is loaded, and reads the value.
 */
export async function storeValue(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto(QUIET_PAGE);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `pro__${key}`,
    JSON.stringify({ value, expire: null }),
  ] as const);
}
