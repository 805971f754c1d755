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

  async chooseFormat(words: string): Promise<void> {
    await this.exporting.getByRole('radio', { name: words }).check();
  }

  /** Saves the file; the dialog closes. */
  async export(): Promise<SavedFile> {
    const file = await this.saved(() => this.exporting.getByRole('button', { name: '开始导出' }).click());
    await expect(this.exporting).toBeHidden();
    return file;
  }

  /** The short form of the import, behind its first step. */
  async openImport(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '导入', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '直接导入' }).click();
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

  /** The menu beside the button: everything that the filter finds, exported by the server. */
  async exportEverything(format: string): Promise<void> {
    await this.openExportMenu('导出全部…');
    const dialog = this.page.getByRole('dialog', { name: '导出全部数据' });
    await dialog.getByRole('radio', { name: format }).check();
    await dialog.getByRole('button', { name: '开始导出' }).click();
    await expect(dialog).toBeHidden();
  }

  async seeExport(number: number, ...words: readonly (string | RegExp)[]): Promise<void> {
    for (const part of words) await expect(this.exported(number)).toContainText(part);
  }

  async downloadExport(number: number): Promise<SavedFile> {
    return this.saved(() => this.exported(number).getByRole('button', { name: /^下载/u }).click());
  }

  async deleteExport(number: number): Promise<void> {
    const name = await this.exported(number).locator('strong').textContent();
    await this.exported(number)
      .getByRole('button', { name: `删除 ${name}` })
      .click();
  }

  async seeNoExports(): Promise<void> {
    await expect(this.exports.getByText('还没有导出记录')).toBeVisible();
  }

  async closeExports(): Promise<void> {
    await this.exports.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(this.exports).toBeHidden();
  }

  private async openExportMenu(entry: string): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '更多导出' }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  private get exports(): Locator {
    return this.page.getByRole('dialog', { name: '导出记录' });
  }

  /** From 1, the latest first. */
  private exported(number: number): Locator {
    return this.exports.getByRole('listitem').nth(number - 1);
  }

  private async saved(press: () => Promise<void>): Promise<SavedFile> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  private get exporting(): Locator {
    return this.page.getByRole('dialog', { name: '导出数据' });
  }

  private get importing(): Locator {
    return this.page.getByRole('dialog', { name: /^直接导入/u });
  }
}
