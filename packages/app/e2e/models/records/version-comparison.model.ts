import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';

/** The dialog 数据比较. */
export class VersionComparisonModel {
  private readonly page: Page;
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^数据比较/u });
  }

  /** Every row: label, older value, newer value. */
  async seeFields(...fields: readonly (readonly [label: string, older: string, newer: string])[]): Promise<void> {
    const rows = this.dialog.locator('.ant-table-row');
    await expect(rows).toHaveCount(fields.length);
    for (const [index, cells] of fields.entries()) await expect(rows.nth(index).locator('td')).toHaveText([...cells]);
  }

  async seeCount(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toBeVisible();
  }

  async showEqualFields(): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: '只看不同' }).uncheck();
  }

  async seeFieldCount(count: number): Promise<void> {
    await expect(this.dialog.locator('.ant-table-row')).toHaveCount(count);
  }

  async chooseOlder(words: string): Promise<void> {
    await chooseOption(this.page, this.dialog.getByRole('combobox', { name: '较早的版本' }), words);
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(this.dialog).toBeHidden();
  }
}
