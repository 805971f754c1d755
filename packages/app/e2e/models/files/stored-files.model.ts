import { expect, type Locator, type Page, type Response } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The page of everything that was uploaded. */
export class StoredFilesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openUpload(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '上传文件', exact: true }).click();
    await expect(this.dialog).toContainText('每个文件上传完成后立即保存');
  }

  async finishUpload(): Promise<void> {
    await this.dialog.getByRole('button', { name: '完成', exact: true }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** In the dialog with the addresses of a file. Gives what the clipboard then holds. */
  async copy(label: '存储路径' | '完整地址'): Promise<string> {
    const item = this.dialog.locator('.ant-form-item').filter({ hasText: label });
    await item.getByRole('button', { name: '复制' }).click();
    await expect(item.getByRole('button', { name: '已复制' })).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async closeAddresses(): Promise<void> {
    await this.dialog.locator('.ant-modal-footer').getByRole('button', { name: '关闭' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Every thumbnail of the list is drawn. */
  async seeThumbnails(count: number): Promise<void> {
    const pictures = shownPane(this.page).locator('.picture-button img');
    await expect(pictures).toHaveCount(count);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toBe(true);
  }

  async showLarge(name: string): Promise<void> {
    await shownPane(this.page)
      .getByRole('button', { name: `预览 ${name}`, exact: true })
      .click();
  }

  /** Every answer with the content of a stored file from now on. */
  watchReads(): readonly Response[] {
    const seen: Response[] = [];
    this.page.on('response', (response) => {
      if (response.url().includes('/sys/common/static/')) seen.push(response);
    });
    return seen;
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }
}
