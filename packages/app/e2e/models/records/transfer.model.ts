import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

export interface SavedFile {
  readonly name: string;
  readonly content: Buffer;
}

type ChosenFile = Parameters<Locator['setInputFiles']>[0];

/** The dialogs that take rows of a list out of the platform and into it, as files. */
export class TransferModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openExport(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '导出', exact: true }).click();
    await expect(this.exporting).toBeVisible();
  }

  async seeScope(words: string): Promise<void> {
    await expect(this.exporting.getByRole('radio', { name: words })).toBeChecked();
  }

  async seeFormat(words: string): Promise<void> {
    await expect(this.exporting.getByRole('radio', { name: words })).toBeChecked();
  }

  /** Saves the file; the dialog closes. */
  async export(): Promise<SavedFile> {
    const file = await this.saved(() => this.exporting.getByRole('button', { name: '开始导出' }).click());
    await expect(this.exporting).toBeHidden();
    return file;
  }

  async openImport(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '导入', exact: true }).click();
    await expect(this.importing).toBeVisible();
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.importing.locator('input[type=file]').setInputFiles(file);
  }

  async import(): Promise<void> {
    await this.importing.getByRole('button', { name: '开始导入' }).click();
  }

  async seeWarning(words: string): Promise<void> {
    await expect(this.importing.getByRole('alert')).toContainText(words);
  }

  async markedFile(): Promise<SavedFile> {
    return this.saved(() => this.importing.getByRole('button', { name: /^下载标出错误的文件/u }).click());
  }

  async seeImported(words: string): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
    await expect(this.importing).toBeHidden();
  }

  private async saved(press: () => Promise<void>): Promise<SavedFile> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  private get exporting(): Locator {
    return this.page.getByRole('dialog', { name: '导出数据' });
  }

  private get importing(): Locator {
    return this.page.getByRole('dialog', { name: /^导入/u });
  }
}
