import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';

/** 系统设置: the drawer with every choice that a person has. */
export class SettingsModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: '用户菜单' }).click();
    const entry = this.page.getByRole('menuitem', { name: '系统设置', exact: true });
    // The menu finds its place in the frame after it appears; a press in between falls beside.
    await entry.hover();
    await entry.click();
    await this.see();
  }

  async see(): Promise<void> {
    await expect(this.drawer).toBeVisible();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: '关闭系统设置' }).click();
    await this.seeClosed();
  }

  async seeClosed(): Promise<void> {
    await expect(this.drawer).toBeHidden();
  }

  /** One out of a few: 主题, 主题色, 菜单位置, 内容宽度. */
  async choose(group: string, option: string): Promise<void> {
    await this.option(group, option).check();
  }

  async seeChosen(group: string, option: string): Promise<void> {
    await expect(this.option(group, option)).toBeChecked();
  }

  async turn(name: string, isOn: boolean): Promise<void> {
    await this.switch(name).setChecked(isOn);
  }

  async seeTurned(names: Readonly<Record<string, boolean>>): Promise<void> {
    for (const [name, isOn] of Object.entries(names)) await expect(this.switch(name)).toBeChecked({ checked: isOn });
  }

  async seeOptions(group: string, ...options: readonly string[]): Promise<void> {
    const names = this.group(group).locator('.ant-radio-label');
    await expect(names).toHaveText([...options]);
  }

  /** Cannot be chosen, and says why beside it and to a screen reader. */
  async seeUnavailable(control: Locator, why: string): Promise<void> {
    await expect(control).toBeDisabled();
    await expect(this.drawer.getByText(why, { exact: true })).toBeVisible();
  }

  async seeAvailable(control: Locator): Promise<void> {
    await expect(control).toBeEnabled();
  }

  async reset(): Promise<void> {
    await this.drawer.getByRole('button', { name: '恢复默认设置' }).click();
  }

  /** After how many minutes without an act the screen locks. */
  async lockAfter(minutes: string): Promise<void> {
    await chooseOption(this.page, this.drawer.getByRole('combobox', { name: '无操作后自动锁屏' }), minutes);
  }

  async seeLock(minutes: string): Promise<void> {
    await expect(this.drawer.locator('.ant-select').filter({ hasText: minutes })).toBeVisible();
  }

  group(name: string): Locator {
    return this.drawer.getByRole('radiogroup', { name, exact: true });
  }

  option(group: string, name: string): Locator {
    return this.group(group).getByRole('radio', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.drawer.getByRole('switch', { name, exact: true });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: '系统设置' });
  }

  get entry(): Locator {
    return this.page.getByRole('menuitem', { name: '系统设置', exact: true });
  }
}
