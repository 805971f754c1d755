import { expect, type Page } from '@playwright/test';

/** The frame around every page: menu, header, user menu, notices. */
export class ShellModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Opens an address without loading the application again, as going forward in the browser's history does. */
  async move(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  /** Waits for a page inside the frame whose address, query included, is exactly this. */
  async seeAddress(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path);
  }

  async seeTitle(title: string): Promise<void> {
    await expect(this.page).toHaveTitle(title);
  }

  async seeNotice(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true }).first()).toBeVisible();
  }

  async choose(...entries: readonly string[]): Promise<void> {
    for (const entry of entries) await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  async seeBreadcrumb(...words: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem').filter({ hasText: /\S/u })).toHaveText([
      ...words,
    ]);
  }

  /** Opens the user menu, asks to sign out and answers the question. */
  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: '用户菜单' }).click();
    await this.page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(this.page.getByRole('dialog').getByText('真的要注销登录吗 ?')).toBeVisible();
    await this.page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  }
}
