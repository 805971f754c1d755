import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

/** 两步验证: its part of the page 安全设置, and the second step of signing in. */
export class SecondFactorModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async seeState(words: string | RegExp): Promise<void> {
    await expect(this.part).toContainText(words);
  }

  /** Opens the dialog, proves to be the owner, and gives the secret behind the picture. */
  async begin(password: string): Promise<string> {
    await this.part.getByRole('button', { name: /^启\s?用$/u }).click();
    await this.dialog.getByLabel('当前密码').fill(password);
    await this.page.keyboard.press('Enter');
    return this.secret(this.dialog);
  }

  /** Types the first code; the answer is the recovery codes. */
  async enterFirstCode(code: string): Promise<readonly string[]> {
    await this.dialog.getByLabel('验证码').fill(code);
    await this.page.keyboard.press('Enter');
    return this.recoveryCodes();
  }

  async seeCodeProblem(words: string | RegExp): Promise<void> {
    await expect(this.page.locator('.entry-field.is-wrong')).toContainText(words);
  }

  /** The file that the button gives. */
  async download(): Promise<string> {
    const waiting = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: /^下\s?载$/u }).click();
    return readFile(await (await waiting).path(), 'utf8');
  }

  async keepCodes(): Promise<void> {
    await this.page.getByRole('button', { name: /^我已保存/u }).click();
    await expect(this.page.getByRole('list', { name: '恢复码' })).toBeHidden();
  }

  async turnOff(password: string): Promise<void> {
    await this.part.getByRole('button', { name: '关闭两步验证' }).click();
    await this.dialog.getByLabel('当前密码').fill(password);
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toBeHidden();
  }

  async renewCodes(password: string): Promise<readonly string[]> {
    await this.part.getByRole('button', { name: '更换恢复码' }).click();
    await this.dialog.getByLabel('当前密码').fill(password);
    await this.page.keyboard.press('Enter');
    return this.recoveryCodes();
  }

  /** The second step of signing in. */
  async seeStep(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: '两步验证' })).toBeVisible();
    await expect(this.page.getByLabel('验证码')).toBeFocused();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('验证码').fill(code);
    await this.page.keyboard.press('Enter');
  }

  async useRecoveryCode(code: string): Promise<void> {
    await this.page.getByRole('button', { name: '手机不在身边？使用恢复码' }).click();
    await expect(this.page.getByLabel('恢复码')).toBeFocused();
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  async goBack(): Promise<void> {
    await this.page.getByRole('button', { name: '返回登录' }).click();
  }

  /** Setting it up while signing in: the secret behind the picture. */
  async seeEnrolment(): Promise<string> {
    await expect(this.page.getByText('您的角色要求两步验证')).toBeVisible();
    return this.secret(this.page.getByRole('main'));
  }

  async recoveryCodes(): Promise<readonly string[]> {
    const codes = this.page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    return codes.allInnerTexts();
  }

  private async secret(within: Locator): Promise<string> {
    await expect(within.getByRole('img', { name: '两步验证二维码' }).first()).toBeVisible();
    return within.locator('.second-factor-secret code').innerText();
  }

  private get part(): Locator {
    return this.page.getByRole('region', { name: '两步验证', exact: true });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
