import { expect, type Locator, type Page } from '@playwright/test';

/** What a role has, as its people see it, and two roles side by side. */
export class RoleRightsModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async seePreview(role: string): Promise<void> {
    await expect(this.preview(role).getByRole('heading', { name: '数据规则' })).toBeVisible();
  }

  async seeRule(role: string, sentence: RegExp): Promise<void> {
    await expect(this.preview(role).getByRole('listitem').filter({ hasText: sentence }).last()).toBeVisible();
  }

  /** The entry of the menu, and which of its buttons its people have. */
  async seeEntry(role: string, entry: string, held: readonly string[], withheld: readonly string[]): Promise<void> {
    const shown = this.entries(role, entry).last();
    for (const button of held) await expect(shown.getByLabel(`${button} 有此按钮`, { exact: true })).toBeVisible();
    for (const button of withheld) await expect(shown.getByLabel(`${button} 无此按钮`, { exact: true })).toBeVisible();
  }

  async seeNoEntry(role: string, entry: string): Promise<void> {
    await this.seePreview(role);
    await expect(this.entries(role, entry)).toHaveCount(0);
  }

  async closePreview(role: string): Promise<void> {
    await this.preview(role).getByRole('button', { name: '关闭', exact: true }).click();
    await expect(this.preview(role)).toBeHidden();
  }

  /** A line of the comparison: what it is, and whether the first and the second role have it. */
  async seeCompared(code: string, first: '有' | '无', second: '有' | '无'): Promise<void> {
    const cells = this.comparison.getByRole('row').filter({ hasText: code }).getByRole('cell');
    await expect(cells).toHaveText([new RegExp(code, 'u'), first, second]);
  }

  async swap(): Promise<void> {
    await this.comparison.getByRole('button', { name: '左右交换' }).click();
  }

  async closeComparison(): Promise<void> {
    await this.comparison.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(this.comparison).toBeHidden();
  }

  private entries(role: string, entry: string): Locator {
    return this.preview(role)
      .getByRole('listitem')
      .filter({ has: this.page.locator('.role-preview-entry').getByText(entry, { exact: true }) });
  }

  private preview(role: string): Locator {
    return this.page.getByRole('dialog', { name: `以“${role}”查看` });
  }

  private get comparison(): Locator {
    return this.page.getByRole('dialog', { name: '对比权限' });
  }
}
