import { expect, type Locator, type Page } from '@playwright/test';

/** Marks the page's body while the layout of the login page is shown. */
const BODY_MARKER = /(?:^|\s)userLayout(?:\s|$)/u;

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

  /** Logo and platform name on top, the page below them, at the foot where the site is filed. */
  async seeLayout(platform: string): Promise<void> {
    const top = this.page.locator('header').filter({ hasText: platform });
    await expect(top.getByRole('heading', { level: 1 })).toHaveText(platform);
    await expect(top.locator('img')).toHaveJSProperty('complete', true);
    await expect(top.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(this.page.getByRole('main').getByRole('form', { name: '账号登录' })).toBeVisible();
    const filing = this.page.getByRole('contentinfo').getByRole('link', { name: /^备案号：/u });
    await expect(filing).toHaveAttribute('href', /^https:\/\//u);
  }

  async seeMarked(): Promise<void> {
    await expect(this.page.locator('body')).toHaveClass(BODY_MARKER);
  }

  async seeUnmarked(): Promise<void> {
    await expect(this.page.locator('body')).not.toHaveClass(BODY_MARKER);
  }

  get username(): Locator {
    return this.page.getByRole('textbox', { name: '账号' });
  }

  get password(): Locator {
    return this.page.getByLabel('密码', { exact: true });
  }
}
