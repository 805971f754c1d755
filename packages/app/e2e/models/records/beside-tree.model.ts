import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** A page that opens as a tree with tabs about the chosen row beside it. */
export class BesideTreeModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The other view of the page. */
  async showList(): Promise<void> {
    await this.view('列表').click();
    await expect(this.pane.getByRole('search', { name: '查询条件' })).toBeVisible();
  }

  async showTree(): Promise<void> {
    await this.view('组织树').click();
    await expect(this.tree).toBeVisible();
  }

  /** Opens a row of the tree, whose first row below it is this one. */
  async open(name: string, firstBelow: string): Promise<void> {
    await this.item(name).locator('.ant-tree-switcher').click();
    await expect(this.item(firstBelow)).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.item(name).getByText(name, { exact: true }).click();
    await this.seeChosen(name);
  }

  async seeChosen(name: string): Promise<void> {
    await expect(this.pane.getByRole('heading', { level: 2 })).toContainText(name);
    await expect(this.item(name)).toHaveAttribute('aria-selected', 'true');
  }

  async seeInTree(name: string): Promise<void> {
    await expect(this.item(name)).toBeVisible();
  }

  async seeNotInTree(name: string): Promise<void> {
    await expect(this.item(name)).toHaveCount(0);
  }

  async find(words: string): Promise<void> {
    await this.pane.getByRole('searchbox', { name: /^搜索/u }).fill(words);
    await this.page.keyboard.press('Enter');
  }

  async press(button: string): Promise<void> {
    await this.pane.getByRole('button', { name: button, exact: true }).click();
  }

  async chooseTab(name: string): Promise<void> {
    await this.pane.getByRole('tab', { name, exact: true }).click();
    await expect(this.panel(name)).toBeVisible();
  }

  async seeInTab(name: string, ...words: readonly string[]): Promise<void> {
    for (const word of words) await expect(this.panel(name)).toContainText(word);
  }

  private panel(name: string): Locator {
    return this.pane.getByRole('tabpanel', { name, exact: true });
  }

  private item(name: string): Locator {
    return this.tree.getByRole('treeitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  private view(name: '列表' | '组织树'): Locator {
    return this.pane.locator('.beside-view-choice').getByText(name, { exact: true });
  }

  private get tree(): Locator {
    return this.pane.getByRole('tree');
  }

  private get pane(): Locator {
    return shownPane(this.page);
  }
}
