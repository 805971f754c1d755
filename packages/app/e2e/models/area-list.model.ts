import { expect, type Locator, type Page } from '@playwright/test';

export class AreaListModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(): Promise<void> {
    await expect(this.rows.first()).toBeVisible();
  }

  /** The words under 共: `11-20 共 200 条`. */
  async seeTotal(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  async seePage(number: number): Promise<void> {
    await expect(this.page.locator('.ant-pagination-item-active')).toHaveText(String(number));
  }

  async seeRowCount(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
  }

  async seeRow(words: string): Promise<void> {
    await expect(this.row(words)).toBeVisible();
  }

  async seeNoRow(words: string): Promise<void> {
    await expect(this.row(words)).toHaveCount(0);
  }

  async seeFirstRow(words: string): Promise<void> {
    await expect(this.rows.first()).toContainText(words);
  }

  async seeEveryRow(words: string): Promise<void> {
    for (const row of await this.rows.all()) await expect(row).toContainText(words);
  }

  async typeSearch(label: string, words: string): Promise<void> {
    await this.searchForm.getByLabel(label).fill(words);
  }

  async chooseSearch(label: string, choice: string): Promise<void> {
    await this.searchForm.getByRole('combobox', { name: label }).click();
    await this.page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }).click();
  }

  async search(): Promise<void> {
    await this.searchForm.getByRole('button', { name: '查询' }).click();
  }

  async resetSearch(): Promise<void> {
    await this.searchForm.getByRole('button', { name: '重置' }).click();
  }

  async seeSearch(label: string, words: string): Promise<void> {
    await expect(this.searchForm.getByLabel(label)).toHaveValue(words);
  }

  async sortBy(column: string): Promise<void> {
    await this.page.getByRole('columnheader', { name: column }).click();
  }

  async seeSorted(column: string, order: 'ascending' | 'descending'): Promise<void> {
    await expect(this.page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', order);
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: '新增' }).click();
  }

  async edit(words: string): Promise<void> {
    await this.row(words).getByRole('button', { name: '编辑' }).click();
  }

  async select(...rows: readonly string[]): Promise<void> {
    for (const words of rows) await this.row(words).getByRole('checkbox').check();
  }

  async selectFirst(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.rows.nth(index).getByRole('checkbox').check();
  }

  async deleteSelected(question: string): Promise<void> {
    await this.page.getByRole('button', { name: '批量删除' }).click();
    await this.confirm(question);
  }

  async confirm(question: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
  }

  async seeNoButton(name: string): Promise<void> {
    await this.see();
    await expect(this.page.getByRole('button', { name })).toHaveCount(0);
  }

  private get searchForm(): Locator {
    return this.page.getByRole('search', { name: '查询条件' });
  }

  private get rows(): Locator {
    return this.page.locator('tbody tr.ant-table-row');
  }

  private row(words: string): Locator {
    return this.rows.filter({ hasText: words });
  }
}
