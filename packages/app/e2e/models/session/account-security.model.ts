import { expect, type Locator, type Page } from '@playwright/test';

/** The page 安全设置: password, sessions and recent sign-ins. */
export class AccountSecurityModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(): Promise<void> {
    await expect(this.page).toHaveURL(/\/account\/settings\/security$/u);
    await expect(this.sessionRows.first()).toBeVisible();
  }

  /** Every session by its device and whether it is the current one, in the order of the list. */
  async seeSessions(...devices: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.sessionRows.locator('.account-security-device')).toHaveText([...devices]);
  }

  async askToEnd(device: string): Promise<void> {
    await this.part('登录会话')
      .getByRole('button', { name: new RegExp(`^结束 ${device}`, 'u') })
      .click();
    await expect(this.question).toContainText(`确定要结束 ${device}`);
  }

  async askToEndOthers(): Promise<void> {
    await this.part('登录会话').getByRole('button', { name: '结束其他全部' }).click();
    await expect(this.question).toBeVisible();
  }

  async seeNoOthersToEnd(): Promise<void> {
    await expect(this.part('登录会话').getByRole('button', { name: '结束其他全部' })).toHaveCount(0);
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: /^结\s?束$/u }).click();
    await expect(this.question).toBeHidden();
  }

  async cancel(): Promise<void> {
    await this.question.getByRole('button', { name: /^取\s?消$/u }).click();
    await expect(this.question).toBeHidden();
  }

  async refresh(): Promise<void> {
    await this.refreshButton.click();
  }

  async seeFailure(): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: '读取失败' })).toBeVisible();
  }

  async retry(): Promise<void> {
    await this.page.getByRole('button', { name: /^重\s?试$/u }).click();
    await expect(this.page.getByRole('alert').filter({ hasText: '读取失败' })).toHaveCount(0);
  }

  async seeEvent(words: string | RegExp): Promise<void> {
    await expect(this.part('最近登录记录').getByRole('row').filter({ hasText: words }).first()).toBeVisible();
  }

  async openPasswordDialog(): Promise<void> {
    await this.passwordButton.click();
    await expect(this.page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  }

  get passwordButton(): Locator {
    return this.part('密码').getByRole('button', { name: '修改密码' });
  }

  get refreshButton(): Locator {
    return this.part('登录会话').getByRole('button', { name: '刷新' });
  }

  private get sessionRows(): Locator {
    return this.part('登录会话').locator('tbody tr.ant-table-row');
  }

  private get question(): Locator {
    return this.page.getByRole('dialog', { name: '结束登录' });
  }

  private part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
