import { expect, type Page } from '@playwright/test';

/** The page 个人中心. */
export class AccountCenterModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The page of who is called so. */
  async see(name: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/account\/center$/u);
    await expect(this.page.getByRole('region', { name: '个人信息', exact: true })).toContainText(name);
    await expect(this.page.getByRole('region', { name: '我的设置', exact: true }).getByRole('link')).not.toHaveCount(0);
  }
}
