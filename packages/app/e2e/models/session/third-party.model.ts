import { expect, type Locator, type Page } from '@playwright/test';

/** The button of the test provider, its window, and the dialog for who is nobody here yet. */
export class ThirdPartyModel {
  private readonly page: Page;
  private readonly opener: string;

  /** @param opener name of the button that opens the provider's window */
  constructor(page: Page, opener = '测试身份提供方登录') {
    this.page = page;
    this.opener = opener;
  }

  /** Opens the provider's window. */
  async choose(): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.button.click();
    const window = await opened;
    await expect(window.getByRole('heading', { name: '测试身份提供方' })).toBeVisible();
    return window;
  }

  /** Says in the provider's window who one is. */
  async agreeAs(user: string): Promise<void> {
    const window = await this.choose();
    await window.getByLabel('第三方用户标识').fill(user);
    await pressLast(window, '同意登录');
  }

  /** Says in the provider's window that one does not want to. */
  async cancel(): Promise<void> {
    await pressLast(await this.choose(), '取消');
  }

  /** Opens the provider's window, from which an answer to another sign-in comes. */
  async forgeAnswer(): Promise<void> {
    const window = await this.choose();
    await window.evaluate(() =>
      opener.postMessage(
        {
          kind: 'evergreen.thirdParty.answered',
          thirdType: 'test',
          token: 'x'.repeat(43),
          state: 'y'.repeat(36),
          isKnown: true,
        },
        '*',
      ),
    );
  }

  /** Presses the button in a browser that blocks the next window. */
  async chooseWhereWindowsAreBlocked(): Promise<void> {
    await this.page.evaluate(() => {
      const { open } = globalThis;
      globalThis.open = () => {
        globalThis.open = open;
        return null;
      };
    });
    await this.button.click();
  }

  async seeFailure(words: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: '其他登录方式' }).getByRole('alert')).toHaveText(words);
  }

  async seeQuestion(): Promise<void> {
    await expect(this.dialog).toBeVisible();
  }

  async createAccount(): Promise<void> {
    await this.dialog.getByRole('button', { name: '创建新账号' }).click();
  }

  /** Binds by keys alone. */
  async bind(username: string, password: string): Promise<void> {
    await this.dialog.getByRole('button', { name: '绑定已有账号' }).press('Enter');
    await this.dialog.getByLabel('账号').fill(username);
    await this.typePassword(password);
  }

  async typePassword(password: string): Promise<void> {
    await this.dialog.getByLabel('密码', { exact: true }).fill(password);
    await this.dialog.getByLabel('密码', { exact: true }).press('Enter');
  }

  async seeDialogFailure(words: string): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toHaveText(words);
  }

  private get button(): Locator {
    return this.page.getByRole('button', { name: this.opener });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '首次使用第三方登录' });
  }
}

/** Presses a button by which its window closes. A click waits for what follows in the window, and fails where that is gone first. */
async function pressLast(window: Page, button: '同意登录' | '取消'): Promise<void> {
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: button }).evaluate((element: HTMLElement) => {
    setTimeout(() => element.click());
  });
  await closed;
}
