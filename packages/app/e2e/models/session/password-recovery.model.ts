import { expect, type Locator, type Page } from '@playwright/test';

type Step = '手机验证' | '确认账号' | '设置新密码' | '完成';

/** The steps to a new password for who forgot theirs. */
export class PasswordRecoveryModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openFromLogin(): Promise<void> {
    await this.page.getByRole('link', { name: '忘记密码' }).click();
    await this.seeStep('手机验证');
  }

  async seeStep(step: Step): Promise<void> {
    await expect(this.page).toHaveURL(/\/user\/alteration/u);
    await expect(this.page.getByRole('region', { name: step })).toBeVisible();
    await expect(this.page.locator('.ant-steps-item-active')).toHaveText(new RegExp(`${step}$`, 'u'));
  }

  async askForCode(phone: string): Promise<void> {
    await this.field('手机号').fill(phone);
    await this.page.getByRole('button', { name: '获取验证码' }).click();
  }

  async prove(phone: string, code: string): Promise<void> {
    await this.field('手机号').fill(phone);
    await this.field('短信验证码').fill(code);
    await this.field('短信验证码').press('Enter');
  }

  async seeAccount(username: string, phone: string): Promise<void> {
    await expect(this.page.getByRole('definition')).toHaveText([username, phone]);
  }

  async press(name: '是我的账号，下一步' | '立即登录'): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  async setPassword(password: string, confirmation: string): Promise<void> {
    await this.field('新密码').fill(password);
    await this.field('确认新密码').fill(confirmation);
    await this.page.getByRole('button', { name: '设置新密码' }).click();
  }

  async seeFieldMessage(label: string, words: string): Promise<void> {
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(label)).toHaveAccessibleDescription(words);
  }

  async seeFocus(label: string): Promise<void> {
    await expect(this.field(label)).toBeFocused();
  }

  /** Presses 留在此页 in the moment in which the last step shows, before its few seconds are over; gives what it said of them. */
  async stayAtTheEnd(): Promise<string | null> {
    const said = await this.page.waitForFunction(() => {
      const words = document.querySelector('[role="timer"]')?.textContent ?? null;
      const stay = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '留在此页');
      stay?.click();
      return stay === undefined ? null : words;
    });
    return said.jsonValue();
  }

  async seeStaying(): Promise<void> {
    await expect(this.page.getByRole('timer')).toHaveText('请用新密码登录');
  }

  private field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
}
