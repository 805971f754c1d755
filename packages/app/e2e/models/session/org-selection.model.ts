import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';

/** The dialog after signing in that asks for department and tenant. */
export class OrgSelectionModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  }

  async seeGone(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }

  async choose(label: '租户' | '部门', choice: string): Promise<void> {
    await chooseOption(this.page, this.select(label), choice);
  }

  /** Opens the choices of the focused select by its keys, takes the `steps`-th below the first, and goes on to the next field. */
  async chooseByKeys(label: '租户' | '部门', steps: number): Promise<void> {
    await expect(this.select(label)).toBeFocused();
    await this.page.keyboard.press('ArrowDown');
    const options = this.page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    // The list marks its first option after it appears; a key pressed before that counts from nowhere.
    for (let step = 0; step < steps; step += 1) {
      await expect(options.nth(step)).toContainClass('ant-select-item-option-active');
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(options.nth(steps)).toContainClass('ant-select-item-option-active');
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await this.page.keyboard.press('Tab');
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^确\s?认$/u }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: '取消登录' }).click();
  }

  async seeMissing(words: string): Promise<void> {
    await expect(this.dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** Wholly inside the window. */
  async seeInside(): Promise<void> {
    await expect(this.dialog).toBeInViewport({ ratio: 1 });
  }

  private select(label: string): Locator {
    return this.dialog.getByRole('combobox', { name: label, exact: true });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
