import { expect, type Locator, type Page } from '@playwright/test';

import { untilLeft } from '../base/until-left.ts';

/** The menu: beside the page on a desktop, in a drawer on narrower screens. */
export class MenuModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses the entries one after the other: groups open, a page shows. */
  async choose(...entries: readonly string[]): Promise<void> {
    for (const entry of entries) {
      const pressed = this.entry(entry);
      const press = () => pressed.click();
      // Groups only open; an entry that leads somewhere holds a link.
      const address = pressed.getByRole('link');
      const { pathname } = new URL(this.page.url());
      const isLeaving = (await address.count()) > 0 && (await address.first().getAttribute('href')) !== pathname;
      await (isLeaving ? untilLeft(this.page, press) : press());
    }
  }

  async seeOpenGroups(...groups: readonly string[]): Promise<void> {
    await expect(this.menu.getByRole('menuitem', { expanded: true })).toHaveText([...groups]);
  }

  async seeChosen(entry: string): Promise<void> {
    await expect(this.menu.locator('.ant-menu-item-selected')).toHaveText([new RegExp(`^${entry}(?: 筹备中)?$`, 'u')]);
  }

  async seeEntry(entry: string): Promise<void> {
    await expect(this.entry(entry)).toBeVisible();
  }

  async seePlanned(entry: string): Promise<void> {
    await expect(this.menu.getByRole('menuitem', { name: `${entry} 筹备中`, exact: true })).toBeVisible();
  }

  async seeNoEntry(entry: string): Promise<void> {
    await expect(this.menu).toBeVisible();
    await expect(this.entry(entry)).toHaveCount(0);
  }

  async collapse(): Promise<void> {
    await this.page.getByRole('button', { name: '收起菜单' }).click();
  }

  async expand(): Promise<void> {
    await this.page.getByRole('button', { name: '展开菜单' }).click();
  }

  /** Opens groups of the menu along the top and presses the last; what does not fit is behind its last entry. */
  async chooseAlongTop(group: string, entry: string): Promise<void> {
    await this.menu.getByRole('menuitem', { name: group }).click();
    const choices = this.page.locator('.ant-menu-submenu-popup:visible');
    await choices.getByRole('menuitem', { name: entry, exact: true }).click();
    // As people do, the pointer goes on to the page: where it rests, the choices open anew.
    await this.page.getByRole('main').hover({ position: { x: 10, y: 10 }, force: true });
    await expect(choices).toHaveCount(0);
  }

  async seeAlongTop(...groups: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('banner').getByRole('navigation', { name: '主菜单' })).toBeVisible();
    await expect(this.bar).toHaveCount(0);
    for (const group of groups) await expect(this.menu.getByRole('menuitem', { name: group })).toBeVisible();
  }

  /** Pixels from the left edge of the window at which the pages begin. */
  async seePagesBeginAt(left: number): Promise<void> {
    await expect
      .poll(() => this.page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().left))
      .toBe(left);
  }

  /** Pixels of the bar beside the page. */
  async seeBarWidth(width: number): Promise<void> {
    await expect.poll(async () => (await this.bar.boundingBox())?.width).toBe(width);
  }

  async seeBarColour(colour: string): Promise<void> {
    await expect(this.bar).toHaveCSS('background-color', colour);
  }

  async seeBar(): Promise<void> {
    await expect(this.bar).toBeVisible();
    await expect(this.drawerButton).toHaveCount(0);
  }

  /** By the wheel over the menu, which must not take the page along. */
  async scrollToEnd(): Promise<void> {
    await this.bar.hover();
    await this.page.mouse.wheel(0, 5000);
  }

  async seeNoBar(): Promise<void> {
    await expect(this.drawerButton).toBeVisible();
    await expect(this.bar).toHaveCount(0);
  }

  async openDrawer(): Promise<void> {
    await this.drawerButton.click();
    await this.seeDrawer();
  }

  async closeDrawer(): Promise<void> {
    await this.drawer.getByRole('button', { name: '关闭菜单' }).click();
  }

  async seeDrawer(): Promise<void> {
    await expect(this.drawer).toBeVisible();
  }

  async seeNoDrawer(): Promise<void> {
    await expect(this.drawer).toBeHidden();
  }

  /** Where Tab stops in the menu; the arrows go on from there. */
  get stop(): Locator {
    return this.menu.getByRole('menu').first();
  }

  /** A page's entry takes the focus on its link. */
  link(name: string): Locator {
    return this.entry(name).getByRole('link');
  }

  /** Also where it is marked as still to come. */
  entry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name: new RegExp(`^${name}(?: 筹备中)?$`, 'u') });
  }

  get drawerButton(): Locator {
    return this.page.getByRole('button', { name: '打开菜单' });
  }

  private get menu(): Locator {
    return this.page.getByRole('navigation', { name: '主菜单' });
  }

  private get bar(): Locator {
    return this.page.getByRole('complementary').filter({ has: this.menu });
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog', { name: '主菜单' });
  }
}
