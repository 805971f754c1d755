import { expect, type Page } from '@playwright/test';

/** The form of a data rule: which rows of which list it leaves. */
export class DataRuleModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Finds the kind of rows among all that there are. */
  async chooseRows(singular: string): Promise<void> {
    const select = this.dialog.getByRole('combobox', { name: '限制的数据' });
    await select.click();
    await select.fill(singular);
    await this.page.locator('.ant-select-dropdown:visible').getByText(singular, { exact: true }).click();
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  }

  /** Chooses one of the ready scopes. */
  async chooseScope(name: string): Promise<void> {
    await this.dialog.getByRole('radio', { name }).check();
  }

  /** Builds a condition of one line. */
  async buildCondition(field: string, value: string): Promise<void> {
    await this.chooseScope('按条件');
    const select = this.dialog.getByRole('combobox', { name: '字段' });
    await select.click();
    await select.fill(field);
    await this.page.locator('.ant-select-dropdown:visible').getByText(field, { exact: true }).click();
    await this.dialog.getByRole('textbox', { name: `${field} 的值` }).fill(value);
  }

  /** What the rule means, and how many rows it leaves. */
  async seeCount(words: RegExp | string): Promise<void> {
    await expect(this.dialog.getByRole('status', { name: '能看到' })).toHaveText(words);
  }

  /** Counts the rows of somebody else. */
  async seeAs(words: string, name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: '以谁的身份计数' }).fill(words);
    await this.page.locator('.ant-select-dropdown:visible').getByText(name).click();
  }

  private get dialog() {
    return this.page.getByRole('dialog').last();
  }
}
