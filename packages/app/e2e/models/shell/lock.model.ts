import { expect, type Locator, type Page } from '@playwright/test';

/** 屏幕已锁定: what stands over everything until the password is typed. */
export class LockModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Locked: nothing else is seen, or can be read aloud or reached. */
  async see(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    const read = await this.page.locator('body').ariaSnapshot();
    expect(
      read
        .trimStart()
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual(['- dialog "屏幕已锁定":']);
  }

  async seeOpen(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  async unlock(password: string): Promise<void> {
    await this.password.fill(password);
    await this.password.press('Enter');
  }

  async seeProblem(words: string): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toHaveText(words);
    await this.see();
  }

  async signOut(): Promise<void> {
    await this.dialog.getByRole('button', { name: '退出登录' }).click();
  }

  get password(): Locator {
    return this.dialog.getByLabel('密码', { exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '屏幕已锁定' });
  }
}
