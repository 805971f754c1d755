import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';
import { ThirdPartyModel } from './third-party.model.ts';

/** 账户绑定 and 第三方登录: what is bound to one's own account, and what the log says about it. */
export class AccountBindingModel {
  private readonly page: Page;
  private readonly provider: ThirdPartyModel;

  constructor(page: Page) {
    this.page = page;
    this.provider = new ThirdPartyModel(page, '绑定测试身份提供方');
  }

  /** Goes through the provider's window as this user of it. */
  async bindAs(user: string): Promise<void> {
    await this.provider.agreeAs(user);
  }

  async cancelAtProvider(): Promise<void> {
    await this.provider.cancel();
  }

  async seeNothingBound(): Promise<void> {
    await expect(this.part.getByText('未绑定')).toBeVisible();
  }

  async seeBound(user: string, use: string | RegExp): Promise<void> {
    await expect(this.binding(user)).toContainText(use);
  }

  async seeProblem(words: string): Promise<void> {
    await expect(this.part.getByRole('alert')).toContainText(words);
  }

  async seeNothingToUnbind(): Promise<void> {
    await expect(this.part.getByText('还没有密码，不能解除绑定')).toBeVisible();
    await expect(this.part.getByRole('button', { name: /^解除绑定/u })).toHaveCount(0);
  }

  /** Asks to unbind and gives a password, by keys alone. */
  async unbind(user: string, password: string): Promise<void> {
    await this.part.getByRole('button', { name: `解除绑定 ${user}` }).press('Enter');
    await this.answer(password);
  }

  async answer(password: string): Promise<void> {
    await this.dialog.getByLabel('当前密码').fill(password);
    await this.page.keyboard.press('Enter');
  }

  async seePasswordProblem(words: string): Promise<void> {
    await expect(this.dialog.locator('.entry-field.is-wrong')).toContainText(words);
  }

  async seeNoProvider(): Promise<void> {
    const pane = shownPane(this.page);
    await expect(pane.getByText('本平台没有启用第三方登录')).toBeVisible();
    await expect(pane.getByText('请联系管理员')).toBeVisible();
  }

  async refreshRecords(): Promise<void> {
    await this.page.getByRole('region', { name: '第三方登录记录' }).getByRole('button', { name: '刷新' }).click();
  }

  /** The lines of the log, the newest first. */
  async seeRecords(...words: readonly string[]): Promise<void> {
    const rows = this.page.getByRole('table', { name: '第三方登录记录' }).locator('tbody tr.ant-table-row');
    await expect(rows).toContainText([...words]);
  }

  private binding(user: string): Locator {
    return this.part.getByRole('listitem').filter({ hasText: user }).last();
  }

  private get part(): Locator {
    return this.page.getByRole('region', { name: '第三方账号' });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '解除绑定' });
  }
}
