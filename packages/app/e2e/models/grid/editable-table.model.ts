import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';
import { shownPane } from '../base/shown-pane.ts';

/** A row of the body, counted from 1, and the title of a column. */
export type Cell = readonly [row: number, column: string];

/** The editable table of the gallery, as a person sees and uses it. */
export class EditableTableModel {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async chooseExample(name: string): Promise<void> {
    await shownPane(this.page).getByText(name, { exact: true }).click();
  }

  table(name: string): Locator {
    return shownPane(this.page).getByRole('grid', { name, exact: true });
  }

  async seeTable(name = '退休人员'): Promise<void> {
    await expect(this.table(name)).toBeVisible();
  }

  async cell([row, column]: Cell, name = '退休人员'): Promise<Locator> {
    const header = this.table(name).getByRole('columnheader', { name: column });
    const index = await header.getAttribute('aria-colindex');
    return this.table(name).locator(
      `[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"][aria-colindex="${index}"]`,
    );
  }

  async press(cell: Cell, name?: string): Promise<void> {
    await (await this.cell(cell, name)).click();
  }

  /** Gives a cell the focus, without editing it. */
  async focus(cell: Cell, name?: string): Promise<void> {
    await this.press(cell, name);
    await this.keys('Escape');
  }

  /** Puts words into a cell in the place of what stands there. */
  async write(cell: Cell, words: string, name?: string): Promise<void> {
    await this.focus(cell, name);
    await this.type(words);
    await this.keys('Enter');
  }

  /** Takes one of the options of a cell. */
  async choose(cell: Cell, words: string, name?: string): Promise<void> {
    await this.press(cell, name);
    await this.page.locator('.ant-select-dropdown:visible').getByText(words, { exact: true }).click();
    await this.seeText(cell, words, name);
  }

  /** Takes one of the options of a select beside the table. */
  async chooseFrom(label: string, words: string): Promise<void> {
    await chooseOption(this.page, shownPane(this.page).getByRole('combobox', { name: label, exact: true }), words);
  }

  /** The same in a table that saves at once, and waits until the server has it. */
  async writeSaved(cell: Cell, words: string, name?: string): Promise<void> {
    const answered = this.page.waitForResponse(
      async (answer) => answer.request().method() === 'PUT' && (await answer.json()).success === true,
    );
    await this.write(cell, words, name);
    await answered;
  }

  /** The row at the end of the table in which these words stand, counted from 1. */
  async rowWith(words: string, name?: string): Promise<number> {
    const row = this.table(name ?? '退休人员')
      .getByRole('row')
      .filter({ hasText: words });
    // Rows that come from the server come after the table.
    await expect(async () => {
      await this.scrollTo(1_000_000, name);
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
    return Number(await row.getAttribute('aria-rowindex')) - 1;
  }

  async sort(column: string, words: string, name = '退休人员'): Promise<void> {
    await this.table(name)
      .getByRole('button', { name: `${column}：列操作` })
      .click();
    await this.page.getByRole('menuitem', { name: words, exact: true }).click();
  }

  async seeText(cell: Cell, text: string, name?: string): Promise<void> {
    // What is said to be wrong with a cell stands hidden in it.
    await expect(await this.cell(cell, name)).toHaveText(text, { useInnerText: true });
  }

  async seeWrong(cell: Cell, message: string): Promise<void> {
    const place = await this.cell(cell);
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await expect(place).toHaveAccessibleDescription(message);
  }

  async seeRight(cell: Cell): Promise<void> {
    await expect(await this.cell(cell)).not.toHaveAttribute('aria-invalid');
  }

  /** The cell that has the focus: the keyboard goes there. */
  async seeFocused(cell: Cell, name?: string): Promise<void> {
    const place = await this.cell(cell, name);
    await expect(place).toHaveAttribute('aria-selected', 'true');
    await expect(place.locator(':focus')).toHaveCount(1);
  }

  async seeRowCount(rows: number, name = '退休人员'): Promise<void> {
    await expect(this.table(name)).toHaveAttribute('aria-rowcount', String(rows));
  }

  button(name: string): Locator {
    return shownPane(this.page).getByRole('button', { name, exact: true });
  }

  /** A button of what a button of the table opened. */
  asked(name: string): Locator {
    return this.page.locator('.ant-popover:visible').getByRole('button', { name, exact: true });
  }

  /** What is said beside the cell that has the focus. */
  tooltip(): Locator {
    return this.page.locator('.ant-tooltip:visible').last();
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  /** Text as a spreadsheet puts it on the clipboard, pasted where the focus is. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((words) => {
      const data = new DataTransfer();
      data.setData('text/plain', words);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  /** The same by the browser's own clipboard and Ctrl+V, which also reaches an editor. */
  async pasteByKeys(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await this.keys('Control+v');
  }

  /** What the table puts on the clipboard for the range of now. */
  async copied(): Promise<{ readonly text: string; readonly html: string }> {
    return this.page.evaluate(() => {
      const data = new DataTransfer();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      return { text: data.getData('text/plain'), html: data.getData('text/html') };
    });
  }

  /** The last thing that a screen reader was told. */
  async seeAnnounced(words: string | RegExp): Promise<void> {
    await expect(shownPane(this.page).locator('.editable-table [aria-live="polite"]').first()).toHaveText(words);
  }

  async readValues(): Promise<unknown> {
    const words = await shownPane(this.page).getByTestId('read-values').textContent();
    return JSON.parse(words ?? 'null');
  }

  async scrollTo(top: number, name = '退休人员'): Promise<void> {
    await this.table(name).evaluate((grid, to) => {
      const scroller = [grid, ...grid.querySelectorAll('*')].find(
        (element) => element.scrollHeight > element.clientHeight + 100,
      );
      scroller?.scrollTo({ top: to });
    }, top);
  }

  async seeDrawnRows(atMost: number, name = '退休人员'): Promise<void> {
    expect(await this.table(name).locator('[role="row"][aria-rowindex]').count()).toBeLessThanOrEqual(atMost);
  }
}
