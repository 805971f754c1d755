import { expect, type Locator, type Page } from '@playwright/test';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The rich text of a form, and the same in the details. */
export class RichTextModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Puts the caret at the end of the text. */
  async enter(label: string): Promise<void> {
    await this.text(label).click();
    await this.page.keyboard.press('Control+End');
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  async use(tool: string): Promise<void> {
    await this.dialog.getByRole('button', { name: tool, exact: true }).click();
  }

  async chooseInMenu(entry: string): Promise<void> {
    await this.page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: entry }).click();
  }

  async addPicture(file: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.use('上传图片');
    await (await chooser).setFiles(file);
  }

  async seeText(label: string, words: string): Promise<void> {
    await expect(this.text(label)).toHaveText(words);
  }

  async seeHidden(label: string): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: label, exact: true })).toHaveCount(0);
  }

  /** Its pictures are there, not only their frames. */
  async seePictures(label: string, count: number): Promise<void> {
    await this.seeDrawn(this.text(label).locator('img:not(.ProseMirror-separator)'), count);
  }

  async seeFocusOnTool(tool: string): Promise<void> {
    await expect(this.dialog.getByRole('button', { name: tool, exact: true })).toBeFocused();
  }

  async seeFocusInText(label: string): Promise<void> {
    await expect(this.text(label)).toBeFocused();
  }

  /** As wide as the window beside its scroll bar, or again a part of the form. */
  async seeWide(label: string, isWide: boolean): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    const frame = this.dialog.locator('.rich-text-editor', {
      has: this.page.getByRole('textbox', { name: label, exact: true }),
    });
    await expect
      .poll(async () => {
        const box = await frame.boundingBox();
        return box !== null && box.x === 0 && box.y === 0 && box.width > width - 20;
      })
      .toBe(isWide);
  }

  /** The markup that the details show, without addresses of pictures, which are made anew each time. */
  async seeShown(markup: string): Promise<void> {
    await expect
      .poll(() => this.shown.evaluate(({ innerHTML }) => innerHTML.replaceAll(/ src="blob:[^"]*"/gu, '')))
      .toBe(markup);
  }

  async seeShownPictures(count: number): Promise<void> {
    await this.seeDrawn(this.shown.locator('img'), count);
  }

  private async seeDrawn(pictures: Locator, count: number): Promise<void> {
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toEqual(Array.from({ length: count }, () => true));
  }

  private text(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  private get shown(): Locator {
    return this.dialog.locator('.rich-text');
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }
}
