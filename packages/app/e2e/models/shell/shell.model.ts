import { expect, type Locator, type Page } from '@playwright/test';

import { isApplicationLoaded, storeValue } from '../base/quiet-page.ts';
import { untilLeft } from '../base/until-left.ts';
import { withoutBadge } from './title-badge.ts';

/** The frame around every page: header, breadcrumb, user menu, notices. */
export class ShellModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address: moves inside the application where it is loaded, and loads it where it is not. */
  async open(path: string): Promise<void> {
    if (!isApplicationLoaded(this.page)) return this.load(path);
    const { pathname, origin } = new URL(this.page.url());
    const move = () => this.move(path);
    await (new URL(path, origin).pathname === pathname ? move() : untilLeft(this.page, move));
  }

  /** Loads the application at an address, as typing the address does: for tests of loading, storage, sign-in and several windows. */
  async load(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Turns the switch for the pages that are still to come on. The application is left: the next address is loaded. */
  async showPlannedPages(): Promise<void> {
    await storeValue(this.page, 'PLANNED_PAGES', true);
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

  /** Goes back in the very moment in which the next step of the history is made, before anything of it is drawn. */
  async backAtTheNextStep(): Promise<void> {
    await this.page.evaluate(() => {
      const push = history.pushState;
      history.pushState = (...step) => {
        push.apply(history, step);
        history.pushState = push;
        history.back();
      };
    });
  }

  async forward(): Promise<void> {
    await this.page.goForward();
  }

  async resize(width: number, height = 900): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }

  /** Waits until the page is loaded and nothing of it is on its way. */
  async seeDrawn(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await expect(this.page.locator('.waiting, .ant-spin-spinning').filter({ visible: true })).toHaveCount(0);
  }

  /** Waits for a page inside the frame whose address, query included, is exactly this. */
  async seeAddress(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path);
  }

  /** As above, whatever the query is. */
  async seePath(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path);
  }

  /** The title of a page that was chosen from the menu, where other front ends of the family look for it. */
  async seeKeptTitle(path: string, title: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate((key) => localStorage.getItem(key) ?? '', `pro__route:title:${path}`))
      .toContain(title);
  }

  /** The browser's title, whatever number of unread messages stands before it. */
  async seeTitle(title: string): Promise<void> {
    await expect.poll(async () => withoutBadge(await this.page.title())).toBe(title);
  }

  async seeHeading(words: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible();
  }

  async seeNotice(words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(words, { exact: true }).first()).toBeVisible();
  }

  /** Everything in the content of the home page, the footer and the menu left out. */
  async seeHome(platform: string): Promise<void> {
    await this.seeAddress('/dashboard/analysis');
    await expect(this.page.locator('.home-page, .platform-name').getByRole('heading', { level: 1 })).toHaveText(
      platform,
    );
    await this.seeHeading(platform);
  }

  async seeNotBuiltYet(title: string): Promise<void> {
    await expect(this.page.getByText(`“${title}”尚未建成`, { exact: true })).toBeVisible();
    await expect(this.page.getByText('菜单中已有这个页面，但它还没有做好，目前无法使用。')).toBeVisible();
  }

  /** A page that says why there is nothing: 403, 404 or 500. */
  /** What an administrator is told begins with the code. */
  async seeExceptionOf(code: '403' | '404' | '500'): Promise<void> {
    await expect(this.page.locator('.exception-reference code').filter({ visible: true })).toHaveText(
      new RegExp(`^${code} · /`, 'u'),
    );
  }

  async seeException(code: '403' | '404' | '500', words: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: words, exact: true })).toBeVisible();
    await this.seeExceptionOf(code);
  }

  async seeReference(words: string): Promise<void> {
    await expect(this.page.locator('.exception-reference code').filter({ visible: true })).toHaveText(words);
  }

  async findPage(): Promise<void> {
    await this.page.getByRole('button', { name: '查找页面' }).click();
  }

  async goHome(): Promise<void> {
    await this.page.getByRole('button', { name: '返回首页' }).click();
  }

  async seeBreadcrumb(...words: readonly string[]): Promise<void> {
    await expect(this.crumbs).toHaveText([...words]);
  }

  /** Which of the crumbs lead somewhere. */
  async seeBreadcrumbLinks(...words: readonly string[]): Promise<void> {
    await expect(this.breadcrumb.getByRole('link')).toHaveText([...words]);
  }

  async followBreadcrumb(words: string): Promise<void> {
    await this.breadcrumb.getByRole('link', { name: words, exact: true }).click();
  }

  async openUserMenu(): Promise<void> {
    await this.userMenu.click();
    // The menu finds its place in the frame after it appears; a press in between falls beside.
    await this.signOutEntry.hover();
  }

  /** Opens the user menu and asks to sign out. */
  async askToSignOut(): Promise<void> {
    await this.openUserMenu();
    await this.signOutEntry.click();
    await this.seeSignOutQuestion();
  }

  async seeSignOutQuestion(): Promise<void> {
    await expect(this.signOutQuestion).toBeVisible();
  }

  async stay(): Promise<void> {
    await this.signOutQuestion.getByRole('button', { name: '取消' }).click();
    await expect(this.signOutQuestion).toBeHidden();
  }

  /** Asks to sign out and answers the question. */
  async signOut(): Promise<void> {
    await this.askToSignOut();
    await this.signOutQuestion.getByRole('button', { name: '确定' }).click();
  }

  /** Ends the session on the server alone, as somebody does who signs this device out from another one. */
  async endSessionElsewhere(): Promise<void> {
    const kept = await this.page.evaluate(() => localStorage.getItem('pro__Access-Token') ?? '{}');
    const { value }: { readonly value: string } = JSON.parse(kept);
    const ended = await this.page.request.post('/api/sys/logout', { headers: { 'x-access-token': value } });
    expect(ended.status()).toBe(200);
  }

  /** Scrolls the page to this many pixels from its top, and lets it be told so. */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((pixels) => scrollTo({ top: pixels, behavior: 'instant' }), top);
    await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(top);
  }

  scrolledBy(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  /** Makes any page long enough to scroll. */
  async stretch(): Promise<void> {
    await this.page.addStyleTag({ content: 'main { min-height: 3000px; }' });
  }

  async seeHeader(): Promise<void> {
    await expect(this.header).toBeInViewport();
  }

  async seeHeaderHidden(): Promise<void> {
    await expect(this.header).not.toBeInViewport();
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  async seeHeaderTitle(words: string): Promise<void> {
    await expect(this.header.getByText(words, { exact: true })).toBeVisible();
  }

  /** Pixels of the content, its padding included. */
  contentWidth(): Promise<number> {
    return this.page.getByRole('main').evaluate((content) => content.getBoundingClientRect().width);
  }

  async seeNoSidewaysScroll(): Promise<void> {
    // The layout of another width may come a moment after it.
    await expect
      .poll(() => this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }

  /** The side bar has the whole name of the platform in two lines, and no part of it is cut. */
  async seeWholeBrand(): Promise<void> {
    const name = this.page.locator('.side-bar .brand-name');
    await expect(name).toBeVisible();
    await expect
      .poll(() =>
        name.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      )
      .toBeLessThanOrEqual(2);
  }

  /**
   * Reads everything that the page shows or says aloud, the server's data left out: rows of tables, chosen values, the
   * person's name, and the names that languages have in themselves.
   */
  async seeNoChinese(): Promise<void> {
    const words = await this.page.evaluate(() => {
      const data =
        'tbody, script, style, noscript, .user-menu, .resource-list-saved-query, .ant-select-content-has-value, [lang="zh-CN"]:not(html)';
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.closest(data) === null)
        .flatMap((element) => [
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent ?? ''),
          ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ]);
    });
    expect(words.filter((text) => /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(text))).toEqual([]);
  }

  async seeNoBreadcrumb(): Promise<void> {
    await expect(this.breadcrumb).toHaveCount(0);
  }

  /** Shows only while it has the focus. */
  get skipLink(): Locator {
    return this.page.getByRole('link', { name: '跳到主要内容' });
  }

  get userMenu(): Locator {
    return this.page.getByRole('button', { name: '用户菜单' });
  }

  get signOutEntry(): Locator {
    return this.page.getByRole('menuitem', { name: '退出登录' });
  }

  get signOutQuestion(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: '真的要注销登录吗 ?' });
  }

  private get breadcrumb(): Locator {
    return this.page.getByRole('navigation', { name: '面包屑' });
  }

  private get crumbs(): Locator {
    return this.breadcrumb.getByRole('listitem').filter({ hasText: /[^\s/]/u });
  }
}
