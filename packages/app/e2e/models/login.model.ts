import { expect, type Page } from '@playwright/test';

export class LoginModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/user/login');
    await this.see();
  }

  async see(): Promise<void> {
    await expect(this.page).toHaveURL(/\/user\/login/u);
    await expect(this.username).toBeVisible();
  }

  /** Types both and presses Enter. */
  async signIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.password.press('Enter');
  }

  async seeMessage(words: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  async seeTyped(username: string): Promise<void> {
    await expect(this.username).toHaveValue(username);
  }

  private get username() {
    return this.page.getByRole('textbox', { name: '账号' });
  }

  private get password() {
    return this.page.getByLabel('密码', { exact: true });
  }
}
