import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';
import { ResourceListModel } from './resource-list.model.ts';

/** How a person arranges a list: which columns in which order and width, and how high the rows are. */
export class ListLayoutModel {
  private readonly page: Page;
  private readonly pane: Locator;
  private readonly list: ResourceListModel;

  constructor(page: Page) {
    this.page = page;
    this.pane = shownPane(page);
    this.list = new ResourceListModel(page);
  }

  async seeColumn(column: string): Promise<void> {
    await expect(this.list.column(column)).toBeVisible();
  }

  async seeNoColumn(column: string): Promise<void> {
    await expect(this.list.column(column)).toHaveCount(0);
  }

  async openColumnChoice(): Promise<void> {
    await this.columnsButton.click();
    await expect(this.columnChoice).toBeVisible();
  }

  async closeColumnChoice(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.seeNoColumnChoice();
  }

  async seeNoColumnChoice(): Promise<void> {
    await expect(this.columnChoice).toBeHidden();
  }

  async showColumn(column: string): Promise<void> {
    await this.columnBox(column).check();
  }

  async hideColumn(column: string): Promise<void> {
    await this.columnBox(column).uncheck();
  }

  async moveColumnUp(column: string): Promise<void> {
    await this.columnChoice.getByRole('button', { name: `上移 ${column}`, exact: true }).click();
  }

  async freezeColumn(column: string): Promise<void> {
    await this.columnChoice.getByRole('button', { name: `冻结 ${column} 在左侧`, exact: true }).click();
  }

  /** Drops a column of the column settings onto the place of another. */
  async dragColumn(column: string, onto: string): Promise<void> {
    const rowOf = (name: string) =>
      this.columnChoice.getByRole('listitem').filter({ has: this.page.getByRole('checkbox', { name, exact: true }) });
    await rowOf(column).locator('[draggable]').dragTo(rowOf(onto));
  }

  /** Drags the right edge of a title by some pixels. */
  async dragColumnEdge(column: string, by: number): Promise<void> {
    const box = await this.list.column(column).boundingBox();
    if (box === null) throw new Error(`There is no column ${column}`);
    const [x, y] = [box.x + box.width - 4, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by, y, { steps: 4 });
    await this.page.mouse.up();
    await this.seeColumnWidth(column, Math.round(box.width) + by);
  }

  async columnWidth(column: string): Promise<number> {
    const box = await this.list.column(column).boundingBox();
    return Math.round(box?.width ?? 0);
  }

  async seeColumnWidth(column: string, width: number): Promise<void> {
    await expect.poll(() => this.columnWidth(column)).toBe(width);
  }

  /** Titles from left to right. */
  columnTitles(): Promise<readonly string[]> {
    return this.columns.allTextContents();
  }

  async seeColumnTitles(titles: readonly string[]): Promise<void> {
    await expect(this.columns).toHaveText([...titles]);
  }

  /** These columns, in this order, among the others. */
  async seeColumnOrder(...columns: readonly string[]): Promise<void> {
    await expect
      .poll(async () => (await this.columnTitles()).filter((title) => columns.includes(title)))
      .toEqual(columns);
  }

  /** At least so many pixels from every edge of the window. */
  async seeColumnChoiceInWindow(margin: number): Promise<void> {
    const box = await this.page.locator('.ant-popover:visible').boundingBox();
    const window = this.page.viewportSize();
    if (box === null || window === null) throw new Error('There are no column settings');
    expect(
      Math.min(box.x, box.y, window.width - box.x - box.width, window.height - box.y - box.height),
    ).toBeGreaterThan(margin);
  }

  async resetColumns(): Promise<void> {
    await this.columnChoice.getByRole('button', { name: '恢复默认' }).click();
  }

  async chooseDensity(name: string): Promise<void> {
    await this.pane.getByRole('button', { name: '行高' }).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  async seeDensity(name: string): Promise<void> {
    await this.pane.getByRole('button', { name: '行高' }).click();
    await expect(this.page.getByRole('menuitem', { name, exact: true })).toHaveClass(
      /ant-dropdown-menu-item-selected/u,
    );
    await this.page.keyboard.press('Escape');
  }

  /** Arranges the list, and waits until the account remembers it. */
  async whileLayoutIsKept(arrange: () => Promise<void>): Promise<void> {
    const kept = this.page.waitForResponse((answer) => answer.url().includes('/sys/listLayout/save'));
    await arrange();
    expect(await (await kept).json()).toMatchObject({ success: true });
  }

  get columnsButton(): Locator {
    return this.pane.getByRole('button', { name: '列设置' });
  }

  columnBox(name: string): Locator {
    return this.columnChoice.getByRole('checkbox', { name, exact: true });
  }

  private get columns(): Locator {
    return this.pane.getByRole('columnheader');
  }

  private get columnChoice(): Locator {
    return this.page.getByRole('group', { name: '列设置' });
  }
}
