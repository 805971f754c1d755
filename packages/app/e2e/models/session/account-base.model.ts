import { expect, type Locator, type Page } from '@playwright/test';

/** The page 基本设置: one's own details and mobile number. */
export class AccountBaseModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(): Promise<void> {
    await expect(this.page).toHaveURL(/\/account\/settings\/base$/u);
    await expect(this.part('基本资料').getByLabel('姓名', { exact: true })).toBeVisible();
    await expect(this.part('手机号')).toBeVisible();
  }

  private part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
