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

  /** What the page says before anything was tried. */
  async seeNote(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  async seeTyped(username: string): Promise<void> {
    await expect(this.username).toHaveValue(username);
  }

  /** Logo and platform name on top, the page below them; nothing but the platform at the foot, where no filing is configured. */
  async seeLayout(platform: string): Promise<void> {
    const top = this.page.locator('header').filter({ hasText: platform });
    await expect(top.getByRole('heading', { level: 1 })).toHaveText(platform);
    // In the default colour, blue in the shade that can be read.
    await expect(top.locator('.logo rect')).toHaveCSS('fill', 'rgb(0, 104, 200)');
    await expect(this.page.getByRole('main').getByRole('form', { name: '账号密码登录' })).toBeVisible();
    await expect(this.page.getByRole('contentinfo')).toHaveText(platform);
  }

  async seeFiling(words: string, address: string): Promise<void> {
    const link = this.page.getByRole('contentinfo').getByRole('link', { name: words, exact: true });
    await expect(link).toHaveAttribute('href', address);
  }

  async seeMarked(): Promise<void> {
    await expect(this.page.locator('body')).toHaveClass(BODY_MARKER);
  }

  async seeUnmarked(): Promise<void> {
    await expect(this.page.locator('body')).not.toHaveClass(BODY_MARKER);
  }

  get username(): Locator {
    return this.page.getByRole('textbox', { name: '用户名' });
  }

  get password(): Locator {
    return this.page.getByLabel('密码', { exact: true });
  }

  /** Presses the button without typing anything. */
  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: '登录', exact: true }).click();
  }

  /** The last try is over. */
  async seeReady(): Promise<void> {
    await expect(this.page.getByRole('button', { name: '登录', exact: true })).toHaveAttribute('aria-busy', 'false');
  }

  async chooseTab(title: '账号密码登录' | '手机号登录'): Promise<void> {
    await this.page.getByRole('tab', { name: title }).click();
    await expect(this.page.getByRole('tabpanel', { name: title })).toBeVisible();
  }

  async askForCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.askForCodeButton.click();
  }

  /** The button waits, and says for how long; the code has the focus. */
  async seeCodeAskedFor(): Promise<void> {
    await expect(this.codeButtonWaiting).toBeDisabled();
    await expect(this.code).toBeFocused();
  }

  async seeCodeWaiting(): Promise<void> {
    await expect(this.codeButtonWaiting).toBeDisabled();
  }

  async signInByCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.code.press('Enter');
  }

  /** Each stands under its field, and is what those hear who hear the page. */
  async seeFieldMessage(field: Locator, words: string): Promise<void> {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
  }

  /** Where the button stands, so that a test sees whether it moved. */
  async placeOfButton(): Promise<number> {
    return this.page
      .getByRole('button', { name: '登录', exact: true })
      .evaluate((button) => button.getBoundingClientRect().top);
  }

  get mobile(): Locator {
    return this.page.getByRole('textbox', { name: '手机号' });
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: '短信验证码' });
  }

  get showPassword(): Locator {
    return this.page.getByRole('button', { name: '显示密码' });
  }

  get remember(): Locator {
    return this.page.getByRole('checkbox', { name: '记住用户名' });
  }

  private get askForCodeButton(): Locator {
    return this.page.getByRole('button', { name: '获取验证码' });
  }

  private get codeButtonWaiting(): Locator {
    return this.page.getByRole('button', { name: /^\d+ 秒后重新获取$/u });
  }
}
