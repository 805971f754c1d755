import { expect, type Locator, type Page } from '@playwright/test';

/** The sub-rows of a record: an editable table in its form, a plain one in its details. */
export class SubRowsModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to the table by the index of the form. */
  async goTo(title: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: title }).first().click();
    await expect(this.grid(title)).toBeVisible();
  }

  async add(title: string): Promise<void> {
    await this.toolbar(title).getByRole('button', { name: '新增' }).click();
  }

  /** Types into a cell from the keyboard and leaves it with Enter. */
  async type(title: string, row: number, column: string, words: string): Promise<void> {
    await (await this.cell(title, row, column)).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(words);
    await this.page.keyboard.press('Enter');
  }

  async choose(title: string, row: number, column: string, choice: string): Promise<void> {
    await (await this.cell(title, row, column)).click();
    await this.page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }).click();
  }

  async remove(title: string, row: number): Promise<void> {
    await this.row(title, row).getByRole('checkbox').check();
    await this.toolbar(title).getByRole('button', { name: '删除' }).click();
    await this.page.locator('.ant-popover:visible').getByRole('button', { name: '确定' }).click();
  }

  async seeCell(title: string, row: number, column: string, words: string): Promise<void> {
    await expect(await this.cell(title, row, column)).toHaveText(words);
  }

  async seeCount(title: string, count: number): Promise<void> {
    await expect(this.page.getByRole('group', { name: title })).toContainText(`${count} 行，最多`);
  }

  async seeError(words: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** In the details. */
  async seeRow(title: string, ...words: readonly string[]): Promise<void> {
    const row = this.page
      .getByRole('region', { name: title })
      .last()
      .getByRole('row')
      .filter({ hasText: words[0] ?? '' });
    for (const each of words) await expect(row).toContainText(each);
  }

  private grid(title: string): Locator {
    return this.page.getByRole('grid', { name: title, exact: true });
  }

  private toolbar(title: string): Locator {
    return this.page.getByRole('group', { name: title }).getByRole('toolbar');
  }

  private row(title: string, row: number): Locator {
    return this.grid(title).locator(`[role="row"][aria-rowindex="${row + 1}"]`);
  }

  private async cell(title: string, row: number, column: string): Promise<Locator> {
    const header = this.grid(title).getByRole('columnheader', { name: column });
    const index = await header.getAttribute('aria-colindex');
    return this.row(title, row).locator(`[role="gridcell"][aria-colindex="${index}"]`);
  }
}
