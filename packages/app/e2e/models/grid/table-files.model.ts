import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { settled } from '../base/settled.ts';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The dialog of the files of one cell, as a person sees and uses it. */
export class TableFilesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  private line(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }

  async seeOpen(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  /** By the button of that name and the browser's own window. */
  async choose(button: string, ...files: readonly ChosenFile[]): Promise<void> {
    const opener = this.dialog.getByRole('button', { name: button, exact: true });
    await expect(opener).toBeVisible();
    // The dialog grows to its size as it opens: a press in between may begin beside the button and end on it.
    await settled(this.page);
    const asked = this.page.waitForEvent('filechooser');
    await opener.click();
    await (await asked).setFiles([...files]);
  }

  async see(name: string, status: string | RegExp): Promise<void> {
    await expect(this.line(name).locator('small')).toHaveText(status);
  }

  async seeNames(...names: readonly string[]): Promise<void> {
    await expect(this.dialog.getByRole('listitem').locator('.table-file-name')).toHaveText([...names]);
  }

  /** What can be done with a file, by the words of its buttons. */
  async seeActions(name: string, ...actions: readonly string[]): Promise<void> {
    await expect(this.line(name).locator('button, a').filter({ hasText: /./u })).toHaveText([...actions]);
  }

  async seeProblem(words: string): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toHaveText(words);
  }

  async seeNoProblem(): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toHaveCount(0);
  }

  /** What stands beside the button. */
  async seeHint(words: string): Promise<void> {
    await expect(this.dialog.locator('.table-files-add small')).toHaveText(words);
  }

  async remove(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `删除 ${name}`, exact: true }).click();
  }

  /** The name under which the browser saves it, and its bytes. */
  async download(name: string): Promise<readonly [name: string, content: Buffer]> {
    const begun = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: `下载 ${name}`, exact: true }).click();
    const download = await begun;
    return [download.suggestedFilename(), await readFile(await download.path())];
  }

  /** Whether the browser could draw the picture. */
  async seePicture(name: string): Promise<void> {
    const picture = this.dialog.getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
  }

  async finish(): Promise<void> {
    await this.dialog.getByRole('button', { name: '完成', exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  async seeClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }
}
