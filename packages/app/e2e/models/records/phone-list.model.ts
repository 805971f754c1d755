import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';
import { settled } from '../base/settled.ts';
import { shownPane } from '../base/shown-pane.ts';

/** Smallest side of what a finger touches, in CSS pixels. */
const TARGET = 44;

/** What a list is on a phone only: cards, a drawer of filters, and large targets. */
export class PhoneListModel {
  private readonly page: Page;
  private readonly pane: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = shownPane(page);
  }

  async seeCards(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    await expect(this.table).toHaveCount(0);
  }

  /** The table, and how many pixels wide its content is. */
  async seeTable(width: number): Promise<void> {
    await expect(this.cards).toHaveCount(0);
    await expect.poll(async () => Math.round((await this.table.boundingBox())?.width ?? 0)).toBe(width);
  }

  async chooseTable(): Promise<void> {
    await this.pane.getByRole('button', { name: '显示为表格' }).click();
  }

  async chooseCards(): Promise<void> {
    await this.pane.getByRole('button', { name: '显示为卡片' }).click();
  }

  async seeCard(title: string, ...words: readonly string[]): Promise<void> {
    for (const word of words) await expect(this.card(title)).toContainText(word);
  }

  async openCard(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: title, exact: true }).click();
  }

  async openFilter(): Promise<void> {
    await this.filterButton.click();
    await expect(this.drawer).toBeVisible();
    await settled(this.page);
  }

  async closeFilter(): Promise<void> {
    await this.drawer.getByRole('button', { name: '关闭筛选' }).click();
    await expect(this.drawer).toBeHidden();
  }

  async seeFilterFields(...labels: readonly string[]): Promise<void> {
    await expect(this.drawer.locator('label')).toHaveText([...labels]);
  }

  async chooseFilter(label: string, choice: string): Promise<void> {
    await chooseOption(this.page, this.drawer.getByRole('combobox', { name: label }), choice);
  }

  async applyFilter(): Promise<void> {
    await this.drawer.getByRole('button', { name: '查询' }).click();
    await expect(this.drawer).toBeHidden();
  }

  async seeFilterButton(words: string): Promise<void> {
    await expect(this.filterButton).toHaveText(words);
  }

  /** Every control of the list is large enough for a finger. */
  async seeTouchTargets(): Promise<void> {
    await expect.poll(() => tooSmall(this.pane.locator('.resource-list'))).toEqual([]);
  }

  async seeFilterTargets(): Promise<void> {
    await expect.poll(() => tooSmall(this.drawer.locator('form'))).toEqual([]);
  }

  private get cards(): Locator {
    return this.pane.locator('.record-card');
  }

  private card(title: string): Locator {
    return this.cards.filter({ hasText: title });
  }

  private get table(): Locator {
    return this.pane.locator('.resource-list table').first();
  }

  private get filterButton(): Locator {
    return this.pane.getByRole('search').getByRole('button', { name: /^筛选/u });
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog', { name: '筛选' });
  }
}

function tooSmall(part: Locator): Promise<string[]> {
  return part.evaluate(
    (element, target) =>
      [
        ...element.querySelectorAll<HTMLElement>(
          'button, .ant-checkbox-wrapper, .ant-pagination-item, .ant-select, .ant-input-affix-wrapper',
        ),
      ]
        // A control inside of another is touched with it.
        .filter(
          (control) => control.checkVisibility() && control.closest('.ant-input-affix-wrapper > *, .ant-tag') === null,
        )
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < target)
        .map(({ control, box }) => `${control.className} ${Math.round(box.width)}x${Math.round(box.height)}`),
    TARGET,
  );
}
