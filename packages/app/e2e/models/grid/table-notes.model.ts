import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** What a table says around its rows: that something failed, what is wrong, and what was kept. */
export class TableNotesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async seeNote(words: string | RegExp): Promise<void> {
    await expect(this.note(words)).toBeVisible();
  }

  async seeNoNote(words: string | RegExp): Promise<void> {
    await expect(this.note(words)).toHaveCount(0);
  }

  async retry(words: string | RegExp): Promise<void> {
    await this.note(words).getByRole('button', { name: '重试' }).click();
  }

  async seeDraft(): Promise<void> {
    await this.seeNote('上次离开时有未保存的修改');
  }

  async restoreDraft(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '恢复修改', exact: true }).click();
    await this.seeNoNote('上次离开时有未保存的修改');
  }

  async openList(words: string): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: words, exact: true }).click();
  }

  async seeListed(place: string, words: string): Promise<void> {
    await expect(
      this.listed.filter({ has: this.page.getByRole('button', { name: place, exact: true }) }),
    ).toContainText(words);
  }

  async seeListedCount(count: number): Promise<void> {
    await expect(this.listed).toHaveCount(count);
  }

  async goTo(place: string): Promise<void> {
    await this.page.getByRole('button', { name: place, exact: true }).click();
    await expect(this.listed).toHaveCount(0);
  }

  async choose(words: string): Promise<void> {
    await this.page.getByRole('button', { name: words, exact: true }).click();
  }

  private note(words: string | RegExp): Locator {
    return shownPane(this.page).getByRole('alert').filter({ hasText: words });
  }

  private get listed(): Locator {
    return this.page.locator('.table-error-list li');
  }
}
