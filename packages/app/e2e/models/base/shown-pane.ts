import type { Locator, Page } from '@playwright/test';

/** The page that shows; the pages of other tabs stay in the document behind it. */
export function shownPane(page: Page): Locator {
  return page.locator('.page-pane:not([hidden])');
}
