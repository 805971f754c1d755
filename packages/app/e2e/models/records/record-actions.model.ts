import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** What the actions of a resource ask, refuse and offer to undo, and the views over its list. */
export class RecordActionsModel {
  private readonly page: Page;
  private readonly pane: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = shownPane(page);
  }

  async chooseView(name: string): Promise<void> {
    await this.pane.locator('.resource-list-views').getByText(name, { exact: true }).click();
  }

  /** A view that says how many rows it has: chooses it, and gives that number. */
  async chooseCountedView(name: string): Promise<number> {
    const view = this.countedView(name);
    const counted = new RegExp(`${name}\\D*(\\d+)`, 'u');
    await expect(view).toHaveText(counted);
    const text = (await view.textContent()) ?? '';
    await view.click();
    return Number(counted.exec(text)?.[1]);
  }

  async seeViewCount(name: string, count: number): Promise<void> {
    await expect(this.countedView(name)).toHaveText(new RegExp(`${name}\\D*${count}(?!\\d)`, 'u'));
  }

  async seeView(name: string): Promise<void> {
    await expect(this.pane.locator('.resource-list-views .ant-segmented-item-selected')).toHaveText(
      new RegExp(`^${name}(?: \\d+\\+?)?$`, 'u'),
    );
  }

  /** The buttons for the selected rows, without the one that clears the selection. */
  async seeSelectionActions(...names: readonly string[]): Promise<void> {
    await expect(this.selectionButtons).toHaveText([...names]);
  }

  async actOnSelection(name: string): Promise<void> {
    await this.pane.locator('.resource-list-selection').getByRole('button', { name, exact: true }).click();
  }

  async setFieldOfSelection(set: {
    readonly field: string;
    readonly value: string;
    readonly count: number;
  }): Promise<void> {
    await this.actOnSelection('设置字段');
    const dialog = this.dialog(`设置 ${set.count} 项的一个字段`);
    await dialog.getByRole('combobox', { name: '字段' }).fill(set.field);
    await this.page.keyboard.press('Enter');
    await dialog.getByLabel(set.field, { exact: true }).fill(set.value);
    await dialog.getByRole('button', { name: `修改 ${set.count} 项` }).click();
    await expect(dialog).toBeHidden();
  }

  async actOnDetails(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async seeRefusal(title: string, ...words: readonly string[]): Promise<void> {
    for (const word of words) await expect(this.dialog(title)).toContainText(word);
  }

  async fill(label: string, words: string): Promise<void> {
    await this.page.getByRole('dialog').getByLabel(label).fill(words);
  }

  async answer(title: string, button: string): Promise<void> {
    await this.dialog(title).getByRole('button', { name: button, exact: true }).click();
    await expect(this.dialog(title)).toBeHidden();
  }

  async seeUndo(words: string): Promise<void> {
    await expect(this.undoBar.getByText(words)).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.undoBar.getByRole('button', { name: '撤销' }).click();
  }

  async undoByKey(): Promise<void> {
    await this.page.keyboard.press('Control+z');
  }

  async seeNoUndo(): Promise<void> {
    await expect(this.undoBar.getByRole('button', { name: '撤销' })).toHaveCount(0);
  }

  /** Reads what waits one after the other: the place among those that wait, before and after one is passed by its key. */
  async passOneInReview(name: string): Promise<readonly (string | null)[]> {
    await this.pane.getByRole('button', { name: '逐条审核', exact: true }).click();
    const review = this.page.getByRole('dialog', { name: /^逐条审核/u });
    const place = review.getByText(/^\d+ \/ \d+$/u);
    const pass = review.getByRole('button', { name });
    await expect(pass).toBeEnabled();
    await this.page.keyboard.press('j');
    await expect(place).toHaveText(/^2 \//u);
    await this.page.keyboard.press('k');
    await expect(place).toHaveText(/^1 \//u);
    await expect(pass).toBeEnabled();
    const before = await place.textContent();
    await this.page.keyboard.press('1');
    await expect(review.getByText('已处理 1 项', { exact: true })).toBeVisible();
    const after = await place.textContent();
    await review.getByRole('button', { name: '结束审核' }).click();
    await expect(review).toBeHidden();
    return [before, after];
  }

  /** The calendar in the place of the table: today is marked, and the cursor walks to the next day. */
  async walkCalendar(): Promise<void> {
    await this.pane.getByRole('button', { name: '日历', exact: true }).click();
    const today = this.pane.locator('[aria-current=date]');
    await today.focus();
    await this.page.keyboard.press('ArrowRight');
    await expect(today).not.toBeFocused();
    await expect(this.pane.getByRole('gridcell').and(this.page.locator(':focus'))).toBeVisible();
    await this.pane.getByRole('button', { name: '列表', exact: true }).click();
    await expect(this.pane.getByRole('grid')).toHaveCount(0);
  }

  private countedView(name: string): Locator {
    return this.pane.locator('.resource-list-views .ant-segmented-item').filter({ hasText: name });
  }

  private get selectionButtons(): Locator {
    return this.pane.locator('.resource-list-selection .ant-btn:not(.ant-btn-link)');
  }

  private get undoBar(): Locator {
    return this.pane.locator('.undo-bar');
  }

  private dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
