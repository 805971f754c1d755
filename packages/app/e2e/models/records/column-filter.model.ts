import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The filters in the heads of a list's columns. */
export class ColumnFilterModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(column: string): Promise<void> {
    await this.button(column).click();
    await expect(this.form(column)).toBeVisible();
  }

  /** By the keyboard: the filter takes the focus. */
  async openByKey(column: string): Promise<void> {
    await this.button(column).press('Enter');
    await expect(this.form(column).locator('input').first()).toBeFocused();
  }

  async choose(column: string, ...choices: readonly string[]): Promise<void> {
    for (const choice of choices) await this.form(column).getByRole('checkbox', { name: choice, exact: true }).check();
  }

  async type(column: string, words: string): Promise<void> {
    await this.form(column).locator('input').first().fill(words);
  }

  async apply(column: string): Promise<void> {
    await this.form(column).getByRole('button', { name: '筛选', exact: true }).click();
    await this.seeClosed(column);
  }

  async clear(column: string): Promise<void> {
    await this.form(column).getByRole('button', { name: '清除', exact: true }).click();
    await this.seeClosed(column);
  }

  async seeClosed(column: string): Promise<void> {
    await expect(this.form(column)).toHaveCount(0);
  }

  async seeMarked(column: string): Promise<void> {
    await expect(
      shownPane(this.page).getByRole('button', { name: `筛选${column}（已筛选）`, exact: true }),
    ).toBeVisible();
  }

  async seeUnmarked(column: string): Promise<void> {
    await expect(shownPane(this.page).getByRole('button', { name: `筛选${column}`, exact: true })).toBeVisible();
  }

  async seeFocused(column: string): Promise<void> {
    await expect(this.button(column)).toBeFocused();
  }

  private button(column: string): Locator {
    return shownPane(this.page).getByRole('button', { name: new RegExp(`^筛选${column}(?:（已筛选）)?$`, 'u') });
  }

  private form(column: string): Locator {
    return this.page.getByRole('form', { name: `筛选${column}`, exact: true });
  }
}
