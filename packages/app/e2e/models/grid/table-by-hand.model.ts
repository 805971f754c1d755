import { expect, type Locator } from '@playwright/test';

import { EditableTableModel, type Cell } from './editable-table.model.ts';
import { compose, hold, pull, swipe, type Point } from '../base/gestures.ts';
import { shownPane } from '../base/shown-pane.ts';

/** The editable table as it is pulled about by mouse and finger, and gone through by keys. */
export class TableByHandModel extends EditableTableModel {
  header(title: string, name = '退休人员'): Locator {
    return this.table(name).getByRole('columnheader', { name: title });
  }

  /** The titles that are drawn, from left to right. */
  async seeTitles(expected: readonly string[]): Promise<void> {
    await expect(this.table('退休人员').locator('.table-title-words')).toHaveText([...expected]);
  }

  async seeWidth(title: string, width: number): Promise<void> {
    await expect.poll(async () => Math.round((await this.header(title).boundingBox())?.width ?? 0)).toBe(width);
  }

  async texts(column: string, rows: readonly number[]): Promise<readonly string[]> {
    return Promise.all(rows.map(async (row) => (await this.cell([row, column])).innerText()));
  }

  async seeTexts(column: string, rows: readonly number[], expected: readonly string[]): Promise<void> {
    await expect.poll(() => this.texts(column, rows)).toEqual(expected);
  }

  /** What a cell shows of the options that were chosen in it. */
  async seeChosen(cell: Cell, words: string, name?: string): Promise<void> {
    const place = await this.cell(cell, name);
    await expect.poll(async () => (await place.innerText()).replaceAll(/\s/gu, '')).toBe(words);
  }

  /** The handle of a row, by which it is dragged. */
  handle(row: number): Locator {
    return this.table('退休人员').getByRole('button', { name: `第 ${row} 行：拖动排序，按下打开菜单` });
  }

  fillHandle(): Locator {
    return this.table('退休人员').locator('[data-fill]');
  }

  fillPreview(): Locator {
    return this.table('退休人员').locator('.table-fill-box');
  }

  /** The edge of a title that makes its column wider. */
  resizer(title: string): Locator {
    return this.header(title).locator('.table-resizer');
  }

  /** Chooses from the menu of a title. */
  async chooseOfColumn(title: string, action: string): Promise<void> {
    await this.header(title).hover();
    await this.table('退休人员')
      .getByRole('button', { name: `${title}：列操作` })
      .click();
    await this.menuItem(action).click();
  }

  /** Where the row that is dragged would go. */
  dropLine(): Locator {
    return this.table('退休人员').locator('.table-drop-line');
  }

  async seeScrolledPast(pixels: number): Promise<void> {
    await expect.poll(() => this.table('退休人员').evaluate((grid) => grid.scrollTop)).toBeGreaterThan(pixels);
  }

  tick(row: number): Locator {
    return this.table('退休人员').getByLabel(`选择第 ${row} 行`, { exact: true });
  }

  tickAll(): Locator {
    return this.table('退休人员').getByRole('checkbox', { name: '全选' });
  }

  async seeIndeterminate(): Promise<void> {
    await expect(this.tickAll()).toHaveJSProperty('indeterminate', true);
  }

  /** Holds the mouse pressed on something and moves it on; whoever asks lets it go. */
  pull(from: Locator, to: Locator, by: Partial<Point> = {}): Promise<void> {
    return pull(this.page, from, to, by);
  }

  async letGo(): Promise<void> {
    await this.page.mouse.up();
  }

  swipe(from: Locator, to: Locator, by: Partial<Point> = {}): Promise<void> {
    return swipe(this.page, from, to, by);
  }

  /** Taps a cell until it is edited: what follows a swipe within a moment is no tap for the browser. */
  async tapToEdit(cell: Cell): Promise<void> {
    const place = await this.cell(cell);
    await expect(async () => {
      await place.tap();
      await expect(place).toHaveClass(/is-edited/u, { timeout: 1_000 });
    }).toPass();
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  /** Opens the menu of the row that has the focus, and waits until the keyboard is in it. */
  async openMenuByKeys(): Promise<void> {
    await this.keys('Shift+F10');
    await expect(this.page.getByRole('menuitem').and(this.page.locator(':focus'))).toHaveCount(1);
  }

  /** Goes down a menu to a point of it. */
  async goTo(item: string): Promise<void> {
    const focused = this.page.locator(':focus');
    await expect(async () => {
      // The menu moves the focus a moment after the key.
      if ((await focused.innerText()) !== item) await this.keys('ArrowDown');
      expect(await focused.innerText()).toBe(item);
    }).toPass({ intervals: [100] });
  }

  /** Opens the menu below a point of a menu. */
  async goInto(item: string, first: string): Promise<void> {
    await this.goTo(item);
    await this.keys('ArrowRight');
    await expect(this.page.locator(':focus')).toHaveText(first);
  }

  /** What the status line below the rows says of the marked range. */
  async seeFigures(words: string): Promise<void> {
    await expect(shownPane(this.page).locator('.table-figures').first()).toHaveText(words);
  }

  /** Takes back every change of the columns. */
  async restoreColumns(): Promise<void> {
    await this.button('列设置').click();
    await this.page.getByRole('button', { name: '恢复默认' }).click();
  }

  /** Leaves the first example with what is not saved in it, comes back, and drops the draft. */
  async discard(): Promise<void> {
    await this.chooseExample('自定义单元格');
    await this.seeTable('满意度');
    await this.chooseExample('常规');
    await this.seeTable();
    await this.button('放弃').click();
    await expect(this.button('放弃')).toHaveCount(0);
  }

  /** Opens the menu of a cell by the other button of the mouse. */
  async openMenuAt(cell: Cell): Promise<void> {
    await (await this.cell(cell)).click({ button: 'right' });
  }

  /** Draws the fill handle of a cell to another. */
  async pullFill(from: Cell, to: Cell): Promise<void> {
    await this.focus(from);
    await this.pull(this.fillHandle(), await this.cell(to));
    await this.letGo();
  }

  /** A finger stays on a cell until the menu is there. */
  async holdFinger(cell: Cell): Promise<void> {
    const release = await hold(this.page, await this.cell(cell));
    await expect(this.page.getByRole('menu')).toBeVisible();
    await release();
  }

  compose(steps: readonly string[], written: string): Promise<void> {
    return compose(this.page, steps, written);
  }

  subTable(): Locator {
    return shownPane(this.page).getByRole('region', { name: '子表' });
  }

  findField(): Locator {
    return shownPane(this.page).getByRole('textbox', { name: '查找' });
  }

  async seeFound(words: string): Promise<void> {
    await expect(shownPane(this.page).locator('.table-found')).toHaveText(words);
  }

  /** What can be chosen in the list that is open. */
  choices(): Locator {
    return this.page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  }

  /** The choice that Enter would take. */
  pointedAt(): Locator {
    return this.page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  }

  chosen(): Locator {
    return this.page.locator('.ant-select-dropdown:visible .ant-select-item-option-selected');
  }

  /** Every drawn row says which one it is, and every cell in which column it stands. */
  async seeIndexes(): Promise<void> {
    const rows = this.table('退休人员').locator('.table-row');
    const said = await rows.evaluateAll((elements) =>
      elements.map((row) => ({
        index: Number(row.getAttribute('aria-rowindex')),
        number: Number(row.querySelector('.is-number')?.textContent ?? '0') + 1,
        columns: [...row.querySelectorAll('[role=gridcell]')].map((cell) => Number(cell.getAttribute('aria-colindex'))),
      })),
    );
    expect(said.length).toBeGreaterThan(3);
    for (const { index, number, columns } of said) {
      expect(index).toBe(number);
      expect(columns).toEqual(columns.toSorted((one, other) => one - other));
    }
  }
}
