import { expect, type Locator, type Page } from '@playwright/test';

/** The drawer with the deleted rows of a list. */
export class RecycleBinModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: '回收站', exact: true }).click();
    await expect(this.drawer).toBeVisible();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(this.drawer).toBeHidden();
  }

  /** What stands in the row of this name. */
  async seeInRow(name: string, ...words: readonly string[]): Promise<void> {
    for (const word of words) await expect(this.row(name)).toContainText(word);
  }

  async seeNoRow(name: string): Promise<void> {
    await expect(this.row(name)).toHaveCount(0);
  }

  async restore(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name: '恢复', exact: true }).click();
  }

  /** Takes the selected rows out of the bin. */
  async restoreSelected(): Promise<void> {
    await this.drawer.locator('.resource-list-selection').getByRole('button', { name: '恢复', exact: true }).click();
  }

  async select(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.row(name).getByRole('checkbox').check();
  }

  /** Asks for the selected rows to be deleted for good. */
  async purge(): Promise<void> {
    await this.drawer.getByRole('button', { name: '彻底删除', exact: true }).click();
  }

  /** Presses the button of a question as soon as it can be pressed. */
  async answer(title: string, button: string): Promise<void> {
    await this.page.getByRole('dialog', { name: title }).getByRole('button', { name: button, exact: true }).click();
  }

  private row(name: string): Locator {
    return this.drawer.locator('tr[data-row-key]').filter({ hasText: name });
  }

  private get drawer(): Locator {
    return this.page.locator('.ant-drawer').getByRole('dialog').filter({ hasText: '回收站' });
  }
}
