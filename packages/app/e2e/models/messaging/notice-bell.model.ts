import { expect, type Locator, type Page } from '@playwright/test';

/** The bell of the header, the panel that it opens, and the message that is read. */
export class NoticeBellModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What the bell says; the badge and the browser's title agree with it. */
  async seeUnread(count: number): Promise<void> {
    await expect(this.bell).toHaveAttribute('aria-label', count === 0 ? '消息' : `消息，${count} 条未读`);
    await expect(this.page).toHaveTitle(count === 0 ? /^[^(]/u : new RegExp(`^\\(${count}\\) `, 'u'));
    await expect(this.page.locator('.notice-bell .ant-badge-count')).toHaveCount(count === 0 ? 0 : 1);
  }

  /** How many are unread. */
  async unread(): Promise<number> {
    await expect(this.bell).toHaveAttribute('aria-label', /未读$/u);
    return Number(/\d+/u.exec((await this.bell.getAttribute('aria-label')) ?? '')?.[0]);
  }

  async open(): Promise<void> {
    await this.bell.click();
    await expect(this.panel).toBeVisible();
  }

  async seePanelClosed(): Promise<void> {
    await expect(this.panel).toHaveCount(0);
  }

  async seeFocusOnBell(): Promise<void> {
    await expect(this.bell).toBeFocused();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The first titles of the tab that is shown. */
  async seeFirst(...titles: readonly string[]): Promise<void> {
    for (const [index, title] of titles.entries()) await expect(this.entries.nth(index)).toContainText(title);
  }

  async seeTabs(...names: readonly string[]): Promise<void> {
    await expect(this.panel.getByRole('tab')).toHaveText([...names]);
  }

  async chooseTab(name: RegExp): Promise<void> {
    await this.panel.getByRole('tab', { name }).click();
  }

  /** Opens the message of this title in the tab that is shown. */
  async openMessage(title: string): Promise<void> {
    await this.entries.filter({ hasText: title }).click();
    await expect(this.message.getByRole('heading', { name: title })).toBeVisible();
  }

  /** What popped up of these messages. */
  async seeToasts(...titles: readonly string[]): Promise<void> {
    const toasts = this.page.locator('.ant-notification-notice');
    await expect(toasts).toHaveCount(titles.length);
    for (const [place, title] of titles.entries()) await expect(toasts.nth(place)).toContainText(title);
  }

  /** One message by a toast of its own, and another by none. */
  async seeToldOf(told: string, held: string): Promise<void> {
    const toasts = this.page.locator('.ant-notification-notice');
    await expect(toasts.filter({ hasText: told })).toBeVisible();
    await expect(toasts.filter({ hasText: held })).toHaveCount(0);
  }

  async seeNothingUnread(): Promise<void> {
    await expect(this.panel.getByText('没有未读消息')).toBeVisible();
  }

  async takeBack(): Promise<void> {
    await this.panel.getByRole('button', { name: '撤销' }).click();
  }

  async showAll(): Promise<void> {
    await this.panel.getByRole('button', { name: '查看更多' }).click();
  }

  /** How wide the panel is, and how much of the window's height. */
  async panelSize(): Promise<{ readonly width: number; readonly height: number }> {
    await expect(this.panel).toBeVisible();
    return sizeOf(this.panel);
  }

  /** Of the sheet on a phone. */
  async sheetSize(): Promise<{ readonly width: number; readonly height: number }> {
    return sizeOf(this.page.locator('.notice-sheet .ant-drawer-section'));
  }

  /** The message that is read. */
  get message(): Locator {
    return this.page.getByRole('dialog', { name: '通知消息' });
  }

  async seeMessage(title: string): Promise<void> {
    await expect(this.message.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  async seeMessageWidth(width: number): Promise<void> {
    await expect.poll(async () => (await sizeOf(this.message)).width).toBe(width);
  }

  messageBodyHeight(): Promise<number> {
    return this.message.locator('.ant-modal-body').evaluate((body) => Math.round(body.getBoundingClientRect().height));
  }

  async choose(name: '全屏' | '退出全屏' | '下一条' | '上一条' | '去处理'): Promise<void> {
    await this.message.getByRole('button', { name, exact: true }).click();
  }

  async seeMessageClosed(): Promise<void> {
    await expect(this.message).toBeHidden();
  }

  private get bell(): Locator {
    return this.page.getByRole('button', { name: /^消息/u });
  }

  private get panel(): Locator {
    return this.page.getByRole('dialog', { name: '消息', exact: true });
  }

  private get entries(): Locator {
    return this.panel.locator('.notice-entry');
  }
}

function sizeOf(element: Locator): Promise<{ readonly width: number; readonly height: number }> {
  return element.evaluate((shown) => {
    const { width, height } = shown.getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  });
}
