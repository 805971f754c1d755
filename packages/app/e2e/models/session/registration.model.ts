import { expect, type Locator, type Page } from '@playwright/test';

/** A field of the form by its label. */
export type RegistrationLabel = '用户名' | '密码' | '邮箱（选填）' | '手机号' | '短信验证码';

/** The form that makes an account, and the page that greets it. */
export class RegistrationModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openFromLogin(): Promise<void> {
    await this.page.getByRole('link', { name: '注册账号' }).click();
    await this.see();
  }

  async open(): Promise<void> {
    await this.page.goto('/user/register');
    await this.see();
  }

  async see(): Promise<void> {
    await expect(this.page.getByRole('form', { name: '注册账号' })).toBeVisible();
  }

  async type(values: Partial<Record<RegistrationLabel, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async seeTyped(values: Partial<Record<RegistrationLabel, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await expect(this.field(label)).toHaveValue(value);
  }

  async askForCode(): Promise<void> {
    await this.page.getByRole('button', { name: '获取验证码' }).click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: '注册', exact: true }).click();
  }

  /** Each stands at its field; fields that are not named say nothing of the kind. */
  async seeMessages(messages: Partial<Record<RegistrationLabel, string>>): Promise<void> {
    for (const [label, words] of Object.entries(messages)) {
      await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(this.field(label)).toHaveAccessibleDescription(words);
    }
    await expect(this.page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(messages).length);
  }

  async seeFocus(label: RegistrationLabel): Promise<void> {
    await expect(this.field(label)).toBeFocused();
  }

  async seeHint(label: RegistrationLabel, words: string | RegExp): Promise<void> {
    await expect(this.field(label)).toHaveAccessibleDescription(words);
  }

  async seeGreeting(username: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/user\/register-result$/u);
    await expect(this.page.getByRole('heading', { level: 2 })).toHaveText(`${username}，欢迎您！注册成功`);
    await expect(this.page.getByText('要等管理员为您分配角色')).toBeVisible();
  }

  async seeNoResult(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2 })).toHaveText('这里没有注册结果');
  }

  async goToLogin(): Promise<void> {
    await this.page.getByRole('button', { name: '去登录' }).click();
  }

  async goToRegistration(): Promise<void> {
    await this.page.getByRole('link', { name: '去注册' }).click();
    await this.see();
  }

  private field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
}
