import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';
import { settled } from '../base/settled.ts';
import { shownPane } from '../base/shown-pane.ts';

export class ResourceListModel {
  private readonly page: Page;
  private readonly pane: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = shownPane(page);
  }

  async see(): Promise<void> {
    await expect(this.rows.first()).toBeVisible();
  }

  /** The words under the table: `11-20 共 200 条`. */
  async seeTotal(words: string | RegExp): Promise<void> {
    await expect(this.pagination.locator('.ant-pagination-total-text')).toHaveText(words);
  }

  async seePage(number: number): Promise<void> {
    await expect(this.pagination.locator('.ant-pagination-item-active')).toHaveText(String(number));
  }

  async goToPage(number: number): Promise<void> {
    await this.pageNumber(number).click();
  }

  async jumpToPage(number: number): Promise<void> {
    await this.pagination.getByRole('textbox').fill(String(number));
    await this.pagination.getByRole('textbox').press('Enter');
  }

  async choosePageSize(size: number): Promise<void> {
    await chooseOption(this.page, this.pageSize, `${size} 条/页`);
  }

  async seePageSizes(current: number, ...sizes: readonly number[]): Promise<void> {
    await this.pageSize.click();
    await expect(this.page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(
      sizes.map((size) => `${size} 条/页`),
    );
    await expect(this.page.locator('.ant-select-dropdown:visible .ant-select-item-option-selected')).toHaveText(
      `${current} 条/页`,
    );
    await this.pageSize.press('Escape');
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  }

  async seeRowCount(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
  }

  async seeRow(words: string): Promise<void> {
    await expect(this.row(words)).toBeVisible();
  }

  /** What stands in the row of this name. */
  async seeInRow(name: string, words: string): Promise<void> {
    await expect(this.row(name)).toContainText(words);
  }

  /** What the first row is called. */
  async firstName(): Promise<string> {
    return (await this.rows.first().locator('.resource-list-open').textContent()) ?? '';
  }

  async seeFirstRow(words: string): Promise<void> {
    await expect(this.rows.first()).toContainText(words);
  }

  /** In the row at this place of the page, from 0 on. */
  async seeInRowAt(place: number, words: string): Promise<void> {
    await expect(this.rows.nth(place)).toContainText(words);
  }

  /** Every row, in this order. */
  async seeRows(...words: readonly string[]): Promise<void> {
    await expect(this.rows).toContainText([...words]);
    await this.seeRowCount(words.length);
  }

  async seeEveryRow(words: string): Promise<void> {
    await expect(this.rows.filter({ hasNotText: words })).toHaveCount(0);
    await this.see();
  }

  async seeEmpty(): Promise<void> {
    await expect(this.pane.locator('.resource-list-body .ant-empty-description').last()).toHaveText(
      /^(?:没有符合|还没有)/u,
    );
  }

  async seeFailure(): Promise<void> {
    await expect(this.pane.getByRole('alert').filter({ hasText: '列表加载失败' })).toBeVisible();
  }

  async typeSearch(label: string, words: string): Promise<void> {
    await this.searchInput(label).fill(words);
  }

  async typeSearchAndEnter(label: string, words: string): Promise<void> {
    await this.typeSearch(label, words);
    await this.searchInput(label).press('Enter');
  }

  async chooseSearch(label: string, choice: string): Promise<void> {
    await chooseOption(this.page, this.searchForm.getByRole('combobox', { name: label }), choice);
  }

  async search(): Promise<void> {
    await this.searchButton.click();
  }

  /** Looks for a title and waits for its row alone. */
  async find(label: string, words: string): Promise<void> {
    await this.typeSearch(label, words);
    await this.search();
    await this.seeRows(words);
  }

  async resetSearch(): Promise<void> {
    await this.searchForm.getByRole('button', { name: '重置' }).click();
  }

  async unfoldSearch(): Promise<void> {
    await this.searchForm.getByRole('button', { name: '展开' }).click();
  }

  /** A field of the search, or the usual ones, in the panel beside the search. */
  async chooseSearchField(name: string): Promise<void> {
    const button = this.searchForm.getByRole('button', { name: '选择条件' });
    await button.click();
    await this.searchForm.locator('.resource-list-search-choice').getByText(name, { exact: true }).click();
    await button.click();
    await expect(this.searchForm.locator('.resource-list-search-choice')).toBeHidden();
  }

  async foldSearch(): Promise<void> {
    await this.searchForm.getByRole('button', { name: '收起' }).click();
  }

  async seeSearchFields(...labels: readonly string[]): Promise<void> {
    await expect(this.searchForm.locator('.ant-form-item-label label')).toHaveText([...labels]);
  }

  async seeSearch(label: string, words: string): Promise<void> {
    await expect(this.searchInput(label)).toHaveValue(words);
  }

  async sortBy(column: string): Promise<void> {
    await this.column(column).click();
  }

  async seeSorted(column: string, order: 'ascending' | 'descending'): Promise<void> {
    await expect(this.column(column)).toHaveAttribute('aria-sort', order);
  }

  async seeUnsorted(column: string): Promise<void> {
    await expect(this.column(column)).toBeVisible();
    await expect(this.column(column)).not.toHaveAttribute('aria-sort');
  }

  async add(): Promise<void> {
    await this.addButton.click();
  }

  async edit(words: string): Promise<void> {
    await this.rowButton(words, '编辑').click();
  }

  async showDetails(words: string): Promise<void> {
    await this.rowButton(words, words).click();
  }

  async remove(words: string): Promise<void> {
    await this.act(words, '删除');
  }

  /** An action of the row's menu; on a phone all of them are there. */
  async act(words: string, action: string): Promise<void> {
    await this.openMenu(words);
    await this.choose(action);
  }

  /** Follows the first link of this name to the record that it names. */
  async follow(name: string): Promise<void> {
    await this.pane.getByRole('link', { name, exact: true }).first().click();
  }

  /** The menu of the first row, however often its name is there. */
  async openMenuOfFirst(): Promise<void> {
    await this.rows
      .first()
      .getByRole('button', { name: /的操作$/u })
      .click();
  }

  async actOnFirst(action: string): Promise<void> {
    await this.openMenuOfFirst();
    await this.choose(action);
  }

  /** Not in the open menu of a row. */
  async seeNoChoice(action: string): Promise<void> {
    await expect(this.menuItem('详情')).toBeVisible();
    await expect(this.menuItem(action)).toHaveCount(0);
  }

  /** In the open menu of a row. */
  async choose(action: string): Promise<void> {
    await this.menuItem(action).click();
  }

  async openMenu(words: string): Promise<void> {
    await this.row(words)
      .getByRole('button', { name: `${words} 的操作` })
      .click();
  }

  async seeMenuItems(...names: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('menuitem')).toHaveText([...names]);
  }

  /** An entry of the menu that is open; the menu of pages may have one of the same name. */
  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true }).and(this.page.locator('.ant-dropdown-menu-item'));
  }

  /** By their places on the page, from 0 on. */
  async selectAt(...places: readonly number[]): Promise<void> {
    for (const place of places) await this.rows.nth(place).getByRole('checkbox').check();
  }

  async select(...rows: readonly string[]): Promise<void> {
    for (const words of rows) await this.row(words).getByRole('checkbox').check();
  }

  /** Rows by what they are called, where others name them. */
  async selectNamed(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.pane.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check();
  }

  async seeSelected(count: number): Promise<void> {
    await expect(this.pane.getByRole('status').getByText(`已选择 ${count} 项`)).toBeVisible();
  }

  async deleteSelected(): Promise<void> {
    await this.pane.getByRole('button', { name: '批量删除' }).click();
  }

  async seeQuestion(question: string): Promise<void> {
    await expect(this.question(question)).toBeVisible();
  }

  async seeNoQuestion(question: string): Promise<void> {
    await expect(this.question(question)).toBeHidden();
  }

  /** Answers by the names of the animations that questions come and go with from now on. */
  async watchMovements(): Promise<() => Promise<readonly string[]>> {
    const seen = await this.page.evaluateHandle(() => {
      const names: string[] = [];
      addEventListener('animationstart', ({ target, animationName }) => {
        if (target instanceof Element && target.getAttribute('role') === 'dialog') names.push(animationName);
      });
      return names;
    });
    return () => seen.jsonValue();
  }

  async confirm(question: string): Promise<void> {
    await this.press(question, '删除');
    await this.seeNoQuestion(question);
  }

  async cancel(question: string): Promise<void> {
    await this.press(question, '取消');
    await this.seeNoQuestion(question);
  }

  /** Choose a ready range; the search is sent at once. */
  async choosePreset(label: string, preset: string): Promise<void> {
    await this.searchForm.getByRole('button', { name: `${label}：常用范围` }).click();
    await this.menuItem(preset).click();
  }

  async seeCondition(words: string): Promise<void> {
    await expect(this.pane.getByRole('list', { name: '查询条件' })).toContainText(words);
  }

  async endCondition(words: string): Promise<void> {
    await this.pane.getByRole('button', { name: `去掉条件：${words}` }).click();
  }

  /** The colour and the word of a state. */
  async seeTag(words: string, text: string, colour: string): Promise<void> {
    const tag = this.row(words).locator('.ant-tag').filter({ hasText: text });
    await expect(tag).toHaveClass(new RegExp(`ant-tag-${colour}`, 'u'));
  }

  async seeShare(words: string, text: string): Promise<void> {
    await expect(this.row(words).locator('.share-bar')).toHaveText(text);
  }

  async seeEmptyText(text: string): Promise<void> {
    await expect(this.pane.locator('.ant-empty-description')).toHaveText(text);
  }

  async clearConditions(): Promise<void> {
    await this.pane.locator('.ant-empty').getByRole('button', { name: '清除条件' }).click();
  }

  /** Rows that are wholly in the window, and whether the pager is; neither needs scrolling. */
  async inSight(): Promise<{ readonly rows: number; readonly isPagerInSight: boolean; readonly isScrolled: boolean }> {
    await this.see();
    return this.pane.evaluate((pane) => {
      const body = pane.querySelector('.ant-table-content')?.getBoundingClientRect();
      const bottom = Math.min(body?.bottom ?? 0, innerHeight);
      const rows = [...pane.querySelectorAll('tbody tr.ant-table-row')].filter(
        (row) => row.getBoundingClientRect().bottom <= bottom + 1,
      );
      const pager = pane.querySelector('.resource-list-pagination')?.getBoundingClientRect();
      return {
        rows: rows.length,
        isPagerInSight: pager !== undefined && pager.bottom <= innerHeight,
        isScrolled: scrollY > 0,
      };
    });
  }

  /** Scroll the rows to their end; the head stays. */
  async scrollRows(): Promise<void> {
    await this.pane
      .locator('.ant-table-content')
      .evaluate((body) => body.scrollTo(body.scrollWidth, body.scrollHeight));
  }

  /** Rows, or the words about none. */
  async seeLoaded(): Promise<void> {
    await expect(this.rows.or(this.pane.locator('.resource-list-body .ant-empty-description')).first()).toBeVisible();
  }

  async seeNoButton(name: string): Promise<void> {
    await this.seeLoaded();
    await expect(this.pane.getByRole('button', { name })).toHaveCount(0);
  }

  searchInput(label: string): Locator {
    return this.searchForm.getByLabel(label);
  }

  get searchButton(): Locator {
    return this.searchForm.getByRole('button', { name: '查询' });
  }

  /** The one of the toolbar; an empty list has a second one in its middle. */
  get addButton(): Locator {
    return this.pane.getByRole('button', { name: '新增', exact: true }).first();
  }

  /** The box that chooses every row; its copy is there to measure the table. */
  get selectAll(): Locator {
    return this.pane.getByRole('checkbox', { name: '选择本页全部' });
  }

  get firstRow(): Locator {
    return this.rows.first();
  }

  pageNumber(number: number): Locator {
    return this.pagination.getByRole('listitem', { name: String(number), exact: true });
  }

  answer(question: string, words: string): Locator {
    return this.question(question).getByRole('button', { name: words });
  }

  column(name: string): Locator {
    return this.pane.getByRole('columnheader', { name, exact: true });
  }

  rowButton(words: string, name: string): Locator {
    return this.row(words).getByRole('button', { name, exact: true });
  }

  row(words: string): Locator {
    return this.rows.filter({ hasText: words });
  }

  private get searchForm(): Locator {
    return this.pane.getByRole('search', { name: '查询条件' });
  }

  private get pagination(): Locator {
    return this.pane.locator('.ant-pagination');
  }

  private get pageSize(): Locator {
    return this.pagination.getByRole('combobox');
  }

  private get rows(): Locator {
    return this.pane.locator('tbody tr.ant-table-row, .record-card');
  }

  private async press(question: string, answer: '删除' | '取消'): Promise<void> {
    await this.seeQuestion(question);
    // What still grows is no longer under the pointer when it is let go.
    await settled(this.page);
    await this.answer(question, answer).click();
  }

  private question(words: string): Locator {
    return this.page.getByRole('dialog').filter({ hasText: words });
  }
}
