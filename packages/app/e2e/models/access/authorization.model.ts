import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The page 授权管理: whoever is granted something, and the tree of what they are granted. */
export class AuthorizationModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async chooseKind(kind: '按角色' | '按部门' | '按部门角色'): Promise<void> {
    await this.pane.getByRole('tab', { name: kind, exact: true }).click();
    await expect(this.panel).toBeVisible();
  }

  /** Chooses whoever is granted something; over unsaved changes it is asked first. */
  async choose(grantee: string, { isAsked = false, isEmpty = false } = {}): Promise<void> {
    await this.panel.getByRole('button', { name: grantee }).click();
    if (isAsked) await expect(this.question).toBeVisible();
    else if (!isEmpty) await expect(this.panel.getByRole('tree')).toBeVisible();
  }

  async expandAll(): Promise<void> {
    await this.panel.getByRole('button', { name: '全部展开' }).click();
  }

  /** Grants the first node of this title, or takes it back. */
  async toggle(title: string): Promise<void> {
    await this.box(title).click();
  }

  async seeState(title: string, state: 'granted' | 'partly' | 'none'): Promise<void> {
    const words = { granted: 'true', partly: 'mixed', none: 'false' }[state];
    await expect(this.box(title)).toHaveAttribute('aria-checked', words);
  }

  async seeChanges(words: string): Promise<void> {
    await expect(this.panel.getByRole('status')).toHaveText(words);
  }

  /** What is granted and not saved, and nothing taken back: the words about it, for as many entries as the product has below a node. */
  async seeAdditions(): Promise<string> {
    const status = this.panel.getByRole('status');
    await expect(status).toHaveText(/^新增 [1-9]\d* 项，收回 0 项$/u);
    return (await status.textContent()) ?? '';
  }

  async save(): Promise<void> {
    await this.panel.getByRole('button', { name: '保存' }).click();
    const question = this.page.getByRole('dialog', { name: '收回权限' });
    const unchanged = this.panel.getByRole('status').filter({ hasText: '没有修改' });
    await expect(unchanged.or(question).first()).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: '确认收回' }).click();
    await expect(this.page.getByText('保存成功！').first()).toBeVisible();
    await this.seeChanges('没有修改');
  }

  async restoreDraft(): Promise<void> {
    await this.panel
      .getByRole('alert')
      .getByRole('button', { name: /^恢\s?复$/u })
      .click();
  }

  async revert(): Promise<void> {
    await this.panel.getByRole('button', { name: '撤销修改' }).click();
  }

  async stay(): Promise<void> {
    await this.question.getByRole('button', { name: '继续编辑' }).click();
    await expect(this.question).toBeHidden();
  }

  async see(words: string): Promise<void> {
    await expect(this.panel.getByText(words)).toBeVisible();
  }

  private box(title: string): Locator {
    return this.panel.getByRole('treeitem', { name: title, exact: true }).first().getByRole('checkbox');
  }

  private get question(): Locator {
    return this.page.getByRole('dialog', { name: '放弃修改' });
  }

  private get panel(): Locator {
    return this.pane.getByRole('tabpanel');
  }

  private get pane(): Locator {
    return shownPane(this.page);
  }
}
