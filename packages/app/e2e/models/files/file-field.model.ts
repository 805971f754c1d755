import { expect, type Locator, type Page } from '@playwright/test';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The files of a field in a form. */
export class FileFieldModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async choose(label: string, ...files: readonly ChosenFile[]): Promise<void> {
    await this.input(label).setInputFiles([...files]);
  }

  /** A file of the disk, which is not sent to the browser first, however large it is. */
  async chooseOnDisk(label: string, path: string): Promise<void> {
    await this.input(label).setInputFiles(path);
  }

  /** Captions of pictures, or names and states of files. */
  async seeFiles(label: string, ...words: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.field(label).locator('.file-upload-caption, .file-upload-words')).toHaveText([...words]);
  }

  /** Every picture is drawn, and was fetched in the size of a thumbnail. */
  async seePictures(label: string, count: number): Promise<void> {
    const pictures = this.field(label).locator('img');
    await expect(pictures).toHaveCount(count);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toBe(true);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async seeToast(words: string): Promise<void> {
    await expect(this.page.locator('.ant-notification').getByText(words, { exact: true })).toBeVisible();
  }

  /** A picture on the whole screen. */
  async seePreview(words: string): Promise<void> {
    await expect(this.page.locator('.ant-image-preview').getByText(words)).toBeVisible();
    await expect(this.page.locator('.ant-image-preview img[src^="blob:"]')).toBeVisible();
  }

  async closePreview(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('.ant-image-preview')).toHaveCount(0);
  }

  /** In the row of a list. */
  async seePicturesInRow(words: string, count: number): Promise<void> {
    const pictures = this.page.getByRole('row').filter({ hasText: words }).locator('.file-pictures img[src^="blob:"]');
    await expect(pictures).toHaveCount(count);
  }

  async seeLink(name: string): Promise<void> {
    await expect(this.page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeVisible();
  }

  async download(name: string): Promise<string> {
    const [saved] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
    ]);
    return saved.suggestedFilename();
  }

  private input(label: string): Locator {
    return this.field(label).locator('input[type=file]').first();
  }

  private field(label: string): Locator {
    return this.page
      .getByRole('dialog')
      .last()
      .locator('.ant-form-item')
      .filter({ has: this.page.locator('label').getByText(label, { exact: true }) });
  }
}
