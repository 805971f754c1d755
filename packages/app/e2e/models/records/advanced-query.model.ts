import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The query builder of a list, used by keyboard. */
export class AdvancedQueryModel {
  private readonly page: Page;
  private readonly pane: Locator;
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = shownPane(page);
    this.dialog = page.getByRole('dialog', { name: '高级查询构造器' });
  }

  async open(): Promise<void> {
    await this.button.press('Enter');
    await expect(this.dialog).toBeVisible();
  }

  /** Fills in the line of this place, whose field is chosen by its name. */
  async fillLine(place: number, field: string, rule: string, value: string): Promise<void> {
    const line = this.dialog.getByRole('group', { name: `条件 ${place}`, exact: true }).first();
    // Long lists draw what is in sight only.
    await line.getByLabel('字段').fill(field);
    await this.option(field).click();
    if (rule !== '等于') await this.choose(line.getByLabel('匹配规则'), rule);
    const input = line.getByLabel(`${field} 的值`);
    await input.fill(value);
    await input.press('Tab');
  }

  async addLine(): Promise<void> {
    await this.dialog.getByRole('button', { name: '添加条件', exact: true }).last().press('Enter');
  }

  async run(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^查\s*询$/u }).press('Enter');
  }

  async runInVain(warning: string): Promise<void> {
    await this.run();
    await expect(this.page.getByText(warning)).toBeVisible();
    await expect(this.dialog).toBeVisible();
  }

  async saveAs(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: '保存查询条件' }).press('Enter');
    await this.page.getByLabel('请输入保存的名称').fill(name);
    await this.page.getByLabel('请输入保存的名称').press('Enter');
    await this.seeSaved();
  }

  /** Saves the lines for everybody who holds a role. */
  async shareAs(name: string, role: string): Promise<void> {
    await this.dialog.getByRole('button', { name: '保存查询条件' }).press('Enter');
    await this.page.getByLabel('请输入保存的名称').fill(name);
    await this.choose(this.page.getByLabel('共享给'), role);
    await this.page.getByLabel('请输入保存的名称').press('Enter');
    await this.seeSaved();
    await expect(this.dialog.getByRole('listitem').filter({ hasText: name })).toContainText(`共享给${role}`);
  }

  /** Saves columns, order and row height without any condition. */
  async saveLayoutAs(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: '保存查询条件' }).press('Enter');
    await expect(this.page.getByText('没有条件，只保存列、排序和行高')).toBeVisible();
    await this.page.getByLabel('请输入保存的名称').fill(name);
    await this.page.getByLabel('请输入保存的名称').press('Enter');
    await this.seeSaved();
  }

  /** The dialog of the name has gone as a whole, too: until then Escape is its own. */
  private async seeSaved(): Promise<void> {
    await expect(this.page.getByText('保存成功')).toBeVisible();
    await expect(this.page.locator('.ant-modal-wrap')).toHaveCount(1);
  }

  async load(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).press('Enter');
  }

  async reset(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^重\s*置$/u }).press('Enter');
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  async seeInForce(...sentences: readonly string[]): Promise<void> {
    await expect(this.dialog).toBeHidden();
    await expect(this.pane.locator('.resource-list-advanced')).toHaveText([...sentences]);
    await expect(this.button).toHaveAccessibleName(sentences.length > 0 ? '高级查询（已有条件生效）' : '高级查询');
  }

  async endCondition(sentence: string): Promise<void> {
    await this.pane.getByRole('button', { name: `去掉条件：${sentence}` }).press('Enter');
  }

  private get button(): Locator {
    return this.pane.getByRole('button', { name: /^高级查询/u });
  }

  private async choose(select: Locator, text: string): Promise<void> {
    await select.click();
    await this.option(text).click();
  }

  private option(text: string): Locator {
    return this.page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true });
  }
}
