import { expect, type Locator, type Page } from '@playwright/test';

/** The search of the menu: a field in the header, on a phone a button and a dialog. */
export class MenuSearchModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async type(words: string): Promise<void> {
    await this.field.fill(words);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.field.press(key);
  }

  /** Searches everything for the same words. */
  async widen(): Promise<void> {
    await this.page.getByRole('button', { name: '查找人员、记录和操作' }).click();
  }

  /** On a phone. */
  async openDialog(): Promise<void> {
    await this.page.getByRole('button', { name: '搜索菜单' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async seeNoDialog(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }

  async seeHint(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true }).first()).toBeVisible();
  }

  /** The titles of what was found, the best first. */
  async seeFound(...titles: readonly string[]): Promise<void> {
    await expect(this.options.locator('.search-box-title')).toHaveText([...titles]);
  }

  async seeMarked(letters: string): Promise<void> {
    await expect(this.options.first().locator('mark')).toHaveText(letters);
  }

  async seeChosen(title: string): Promise<void> {
    await expect(this.page.getByRole('option', { selected: true }).locator('.search-box-title')).toHaveText(title);
  }

  async seeClosed(): Promise<void> {
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  async choose(title: string): Promise<void> {
    await this.option(title).click();
  }

  /** Chooses what opens a window, and says where the window was sent. */
  async addressOpenedBy(title: string): Promise<string> {
    const opened = this.page.context().waitForEvent('page');
    await this.option(title).click();
    const window = await opened;
    await window.waitForURL((url) => url.href !== 'about:blank').catch(() => undefined);
    const address = window.url();
    await window.close();
    return address;
  }

  get field(): Locator {
    return this.page.getByRole('combobox', { name: '搜索菜单' });
  }

  private option(title: string): Locator {
    return this.options.filter({ has: this.page.locator('.search-box-title', { hasText: title }) }).first();
  }

  private get options(): Locator {
    return this.page.getByRole('option');
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '搜索菜单' });
  }
}
