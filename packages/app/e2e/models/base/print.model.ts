import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from './shown-pane.ts';

/** The shown page on paper. */
export class PrintModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Lays the page out for paper while `look` looks at it. */
  async onPaper(look: () => Promise<void>): Promise<void> {
    await this.page.emulateMedia({ media: 'print' });
    try {
      await look();
    } finally {
      await this.page.emulateMedia({ media: null });
    }
    await expect(this.page.getByRole('navigation').first()).toBeVisible();
  }

  /** What is seen is content: nothing leads elsewhere or can be pressed. */
  async seeContentAlone(): Promise<void> {
    await expect(this.page.locator('.print-head')).toBeVisible();
    for (const gone of ['.side-bar', '.top-bar', '.tab-strip', '.site-footer'])
      await expect(this.page.locator(gone)).toBeHidden();
    const pressed = shownPane(this.page).locator('button:visible, input:visible');
    await expect(pressed).toHaveCount(0);
  }

  /** The margins of every page say this. */
  async seeMargins(...words: readonly (string | RegExp)[]): Promise<void> {
    const style = this.page.locator('.print-head style');
    for (const said of words) await expect(style).toContainText(said);
  }

  async seeNote(words: string): Promise<void> {
    await expect(this.sheet.getByText(words)).toBeVisible();
  }

  /** Rows of the sheet, its head among them, inside of the width of the paper. */
  async rows(): Promise<readonly (readonly string[])[]> {
    const table = this.sheet.getByRole('table');
    const rows = await table
      .getByRole('row')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')));
    const isInside = await table.evaluate((drawn) => drawn.scrollWidth <= document.documentElement.clientWidth);
    expect(isInside).toBe(true);
    return rows;
  }

  /** Prints everything that the list finds; returns how many rows were read for it. */
  async printList(): Promise<number> {
    const [response] = await Promise.all([
      this.page.waitForResponse((answered) => new URL(answered.url()).pathname.endsWith('/print')),
      shownPane(this.page).getByRole('button', { name: '打印', exact: true }).click(),
    ]);
    const { result }: { readonly result: { readonly total: number } } = await response.json();
    return result.total;
  }

  private get sheet(): Locator {
    return shownPane(this.page).locator('.printed-sheet');
  }
}
