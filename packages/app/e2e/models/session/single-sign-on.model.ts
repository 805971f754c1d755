import { expect, type Page } from '@playwright/test';

/** The pages of the CAS server, and the button that leads there. */
export class SingleSignOnModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async choose(): Promise<void> {
    await this.page
      .getByRole('region', { name: '其他登录方式' })
      .getByRole('button', { name: '统一身份认证登录' })
      .click();
  }

  async seeLogin(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: '统一身份认证' })).toBeVisible();
  }

  /** Signs in there and comes back. */
  async signIn(username: string): Promise<void> {
    await this.seeLogin();
    await this.page.getByRole('link', { name: `以 ${username} 登录` }).click();
  }

  async seeSignedOut(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: '已退出统一身份认证' })).toBeVisible();
  }
}
