import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from './shown-pane.ts';

/** The page that shows every widget in its states. */
export class GalleryModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  entry(key: string): Locator {
    return shownPane(this.page).locator(this.partOf(key));
  }

  /** The selector of an entry, for who asks about a part of the page. */
  partOf(key: string): string {
    return `[data-entry="${key}"]`;
  }

  get search(): Locator {
    return shownPane(this.page).getByRole('searchbox', { name: '搜索部件：名称或拼音' });
  }

  /** The keys of the entries that the index lists. */
  async listed(): Promise<readonly string[]> {
    const links = shownPane(this.page).locator('.gallery-index a[href*="#"]');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
  }

  /** One entry alone, with its example loaded and at least one state of it shown. */
  async seeOnly(key: string): Promise<void> {
    await this.seeKeys([key]);
    await expect(this.entry(key)).toHaveAttribute('aria-busy', 'false');
    await expect(this.entry(key).locator('.gallery-state').first()).toBeVisible();
    await expect(this.entry(key).getByRole('alert').filter({ hasText: '示例没有加载成功' })).toHaveCount(0);
  }

  /** The keys of the shown entries, in their order. */
  async seeKeys(keys: readonly string[]): Promise<void> {
    await expect
      .poll(async () =>
        shownPane(this.page)
          .locator('[data-entry]')
          .evaluateAll((all) => all.map((entry) => entry.getAttribute('data-entry'))),
      )
      .toEqual(keys);
  }

  async unfold(key: string): Promise<void> {
    const folded = this.entry(key).locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
  }
}
