import { expect, type Locator, type Page } from '@playwright/test';

/** The command palette and the list of keyboard shortcuts. */
export class CommandPaletteModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(keys: 'Control+k' | 'Meta+k' = 'Control+k'): Promise<void> {
    await this.page.keyboard.press(keys);
    await expect(this.field).toBeFocused();
  }

  async type(words: string): Promise<void> {
    await this.field.fill(words);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async seeClosed(): Promise<void> {
    await expect(this.field).toHaveCount(0);
  }

  async seeFirst(...titles: readonly string[]): Promise<void> {
    const drawn = this.page.getByRole('option').locator('.search-box-title');
    for (const [place, title] of titles.entries()) await expect(drawn.nth(place)).toHaveText(title);
  }

  /** Somewhere among what is offered. */
  async seeOffered(title: string): Promise<void> {
    await expect(this.page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  }

  async seeNone(title: string): Promise<void> {
    await expect(this.page.getByRole('option').filter({ hasText: title })).toHaveCount(0);
  }

  async choose(title: string): Promise<void> {
    await this.page.getByRole('option').filter({ hasText: title }).first().click();
  }

  async seeShortcuts(): Promise<void> {
    await expect(this.shortcuts).toBeVisible();
    await expect(this.shortcuts.getByText('打开命令面板：查找人员、记录、页面和操作')).toBeVisible();
  }

  /** What a key does, beside the key. */
  async seeShortcut(title: string, key: string): Promise<void> {
    await expect(this.shortcuts.locator('.shortcut').filter({ hasText: title }).locator('kbd')).toHaveText(key);
  }

  async closeShortcuts(): Promise<void> {
    await this.shortcuts.getByRole('button', { name: '关闭' }).click();
    await expect(this.shortcuts).toBeHidden();
  }

  get field(): Locator {
    return this.page.getByRole('combobox', { name: '查找人员、记录、页面和操作' });
  }

  private get shortcuts(): Locator {
    return this.page.getByRole('dialog', { name: '键盘快捷键' });
  }
}
