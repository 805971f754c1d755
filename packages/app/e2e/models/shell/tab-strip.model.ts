import { expect, type Locator, type Page } from '@playwright/test';

import { pressOnce } from '../base/press-once.ts';
import { untilLeft } from '../base/until-left.ts';

/** The open pages above the content. */
export class TabStripModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(...titles: readonly string[]): Promise<void> {
    await expect(this.tabs.locator('.tab-label-title')).toHaveText([...titles]);
  }

  async seeShown(title: string): Promise<void> {
    await expect(this.strip.getByRole('tab', { selected: true }).locator('.tab-label-title')).toHaveText(title);
  }

  async seeNone(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(this.tabs).toHaveCount(0);
  }

  async show(title: string): Promise<void> {
    const press = () => this.tab(title).click();
    await ((await this.isShown(title)) ? press() : untilLeft(this.page, press));
  }

  /** By the cross, which is the pointer's alone. */
  async close(title: string): Promise<void> {
    await this.untilClosed(title, () => this.tab(title).locator('.tab-label-close').click());
  }

  async closeByMiddleButton(title: string): Promise<void> {
    await this.untilClosed(title, () => this.tab(title).click({ button: 'middle' }));
  }

  async seeNoCross(title: string): Promise<void> {
    await expect(this.tab(title)).toBeVisible();
    await expect(this.tab(title).locator('.tab-label-close')).toHaveCount(0);
  }

  /** Chooses from the menu of a tab, by the right button. */
  async choose(title: string, action: string): Promise<void> {
    // A page that has just been shown may take the focus, which closes the menu: it is opened again, as a person would.
    await expect(async () => {
      if (!(await this.menu.isVisible())) await this.tab(title).click({ button: 'right' });
      await pressOnce(this.action(action));
    }).toPass({ timeout: 60_000 });
    await expect(this.menu).toBeHidden();
  }

  async openMenuByKeyboard(title: string): Promise<void> {
    await this.tab(title).focus();
    await this.page.keyboard.press('ContextMenu');
    await expect(this.menu).toBeVisible();
  }

  async drag(title: string, onto: string): Promise<void> {
    const from = await this.tab(title).boundingBox();
    const to = await this.tab(onto).boundingBox();
    if (from === null || to === null) throw new Error('a tab is not shown');
    const { mouse } = this.page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2);
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await mouse.up();
  }

  async rename(title: string, name: string): Promise<void> {
    await this.choose(title, '重命名…');
    await this.renameDialog.getByRole('textbox', { name: '名称' }).fill(name);
    await this.renameDialog.getByRole('button', { name: '保存' }).click();
    await expect(this.renameDialog).toBeHidden();
  }

  async seeQuestion(words: string): Promise<void> {
    await expect(this.question).toContainText(words);
  }

  async keepEditing(title = '关闭页面'): Promise<void> {
    const question = this.page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(question).toBeHidden();
  }

  async closeAllTheSame(): Promise<void> {
    await this.question.getByRole('button', { name: '仍要关闭' }).click();
    await expect(this.question).toBeHidden();
  }

  async seeUnsaved(title: string): Promise<void> {
    await expect(this.tab(title)).toHaveAccessibleName(`${title} 有未保存的修改`);
  }

  async seeSaved(title: string): Promise<void> {
    await expect(this.strip.getByRole('tab', { name: title, exact: true })).toBeVisible();
  }

  tab(title: string): Locator {
    return this.tabs.filter({ hasText: title });
  }

  action(words: string): Locator {
    return this.menu.getByRole('menuitem', { name: words, exact: true });
  }

  private async isShown(title: string): Promise<boolean> {
    return (await this.tab(title).getAttribute('aria-selected')) === 'true';
  }

  /** Closing the shown page leads to another one, unless it is the last. */
  private async untilClosed(title: string, close: () => Promise<void>): Promise<void> {
    const isLeaving = (await this.isShown(title)) && (await this.tabs.count()) > 1;
    await (isLeaving ? untilLeft(this.page, close) : close());
  }

  private get strip(): Locator {
    return this.page.getByRole('navigation', { name: '已打开的页面' });
  }

  private get tabs(): Locator {
    return this.strip.getByRole('tab');
  }

  private get menu(): Locator {
    return this.page.getByRole('menu').filter({ hasText: '关闭其它' });
  }

  private get renameDialog(): Locator {
    return this.page.getByRole('dialog', { name: '重命名标签页' });
  }

  private get question(): Locator {
    return this.page.getByRole('dialog', { name: '关闭页面' });
  }
}
