import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A Markdown editor, by the label of its text. */
export class MarkdownModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async enter(label: string): Promise<void> {
    await this.text(label).click();
    await this.page.keyboard.press('Control+End');
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.insertText(words);
  }

  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  async use(label: string, tool: string): Promise<void> {
    await this.editor(label).getByRole('button', { name: tool, exact: true }).click();
  }

  async addPicture(label: string, file: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.use(label, '上传图片');
    await (await chooser).setFiles(file);
  }

  async seeText(label: string, words: string | RegExp): Promise<void> {
    await expect(this.text(label)).toContainText(words);
  }

  /** The markup of the preview, without addresses of pictures, which are made anew each time. */
  async seePreview(label: string, markup: string): Promise<void> {
    await expect
      .poll(() =>
        this.preview(label)
          .locator('.rich-text')
          .evaluate(({ innerHTML }) => innerHTML.trim().replaceAll(/ src="blob:[^"]*"/gu, '')),
      )
      .toBe(markup);
  }

  /** The picture itself, not only its frame. */
  async seePictureInPreview(label: string, name: string): Promise<void> {
    await expect
      .poll(() =>
        this.preview(label)
          .getByRole('img', { name })
          .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toEqual([true]);
  }

  async seeNoPreview(label: string): Promise<void> {
    await expect(this.preview(label)).toHaveCount(0);
  }

  /** The text and its preview are beside each other. */
  async seeSplit(label: string): Promise<void> {
    await expect
      .poll(async () => {
        const [text, preview] = [await this.text(label).boundingBox(), await this.preview(label).boundingBox()];
        return text !== null && preview !== null && preview.x >= text.x + text.width;
      })
      .toBe(true);
  }

  private text(label: string): Locator {
    return shownPane(this.page).getByRole('textbox', { name: label, exact: true });
  }

  private preview(label: string): Locator {
    return shownPane(this.page).getByRole('region', { name: `${label}预览`, exact: true });
  }

  private editor(label: string): Locator {
    return shownPane(this.page)
      .locator('.markdown-editor')
      .filter({ has: this.page.getByRole('textbox', { name: label, exact: true }) });
  }
}
