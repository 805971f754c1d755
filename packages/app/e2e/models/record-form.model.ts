import { expect, type Locator, type Page } from '@playwright/test';

export class RecordFormModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  async seeClosed(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }

  async type(label: string, words: string): Promise<void> {
    await this.dialog.getByLabel(label).fill(words);
  }

  /** Types a date and time into a picker and takes it with Enter. */
  async typeDateTime(label: string, words: string): Promise<void> {
    const input = this.dialog.getByLabel(label);
    await input.fill(words);
    await input.press('Enter');
  }

  async choose(label: string, choice: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    await this.page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }).click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: '保存' }).click();
  }

  async seeFieldMessage(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toBeVisible();
  }

  async seeFailure(words: string): Promise<void> {
    await expect(this.dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  async seeValue(label: string, words: string): Promise<void> {
    await expect(this.dialog.getByLabel(label)).toHaveValue(words);
  }

  async restoreDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: '恢复' }).click();
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }
}
