import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';

/** What measures grids, in the page: the frames are told apart there by the same code. */
const IN_PAGE = fileURLToPath(new URL('../../../../../bench/grid/in-page.js', import.meta.url));

interface LateFrames {
  /** Pixels that every frame goes on. */
  readonly step: number;
  readonly warmUp: number;
  readonly most: number;
}

/** In the page, where that code leaves it. */
declare const gridBench: { lateFrames(asked: LateFrames): Promise<number | null> };

/** The page with one large table and nothing else. */
export class ManyRowsModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(rows: number): Promise<void> {
    await this.page.addInitScript({ path: IN_PAGE });
    await this.page.goto(`/?rows=${rows}&cols=20`);
    await expect(this.table).toHaveAttribute('aria-rowcount', String(rows + 2));
    await this.seeCell(1, 'C0', 'r0');
  }

  /** How many elements the table has in the page. */
  elements(): Promise<number> {
    return this.table.evaluate((table) => table.querySelectorAll('*').length);
  }

  /** The share of frames that were painted without the row that belongs into the middle of the view. */
  async lateFrames(step: number): Promise<number | null> {
    return this.page.evaluate((asked) => gridBench.lateFrames(asked), { step, warmUp: 5, most: 60 });
  }

  /** The sums come a moment after the rows. */
  async seeElements(expected: number): Promise<void> {
    await expect.poll(() => this.elements()).toBe(expected);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  async pressCell(row: number, column: string): Promise<void> {
    await this.cell(row, column).click();
    await this.press('Escape');
  }

  async seeCell(row: number, column: string, text: string): Promise<void> {
    await expect(this.cell(row, column)).toHaveText(text);
  }

  async seeStatistic(column: string, text: string): Promise<void> {
    await expect(
      this.table.locator('.table-statistics').locator(`[aria-colindex="${columnIndex(column)}"]`),
    ).toHaveText(text);
  }

  private cell(row: number, column: string) {
    return this.table.locator(`[data-position="${row - 1}"] [aria-colindex="${columnIndex(column)}"]`);
  }

  private get table() {
    return this.page.getByRole('grid', { name: 'bench' });
  }
}

/** `C0` is the first. */
const columnIndex = (column: string) => Number(column.slice(1)) + 1;
