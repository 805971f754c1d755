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

  /** Writes the condition in the place of the one that the form suggests. */
  async writeCondition(condition: object): Promise<void> {
    await this.dialog.getByRole('textbox', { name: '条件' }).click();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(JSON.stringify(condition));
  }

  private get dialog() {
    return this.page.getByRole('dialog').last();
  }
}
