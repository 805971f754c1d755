import { expect, type Locator, type Page } from '@playwright/test';

/** The landing page: counts, the next days, the chart, and the links of the user. */
export class HomeModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/analysis');
  }

  async seeGreeting(name: string): Promise<void> {
    await expect(this.page.locator('.home-header')).toContainText(new RegExp(`好，${name}`, 'u'));
  }

  /** An administrator has to give a role first. */
  async seeWithoutGrants(): Promise<void> {
    await expect(this.page.getByRole('note')).toContainText('您的账号还没有角色');
    await expect(this.page.getByRole('note')).toContainText('请联系管理员');
  }

  async openOwnAccount(): Promise<void> {
    await this.page.getByRole('note').getByRole('link', { name: '查看个人中心' }).click();
  }

  async seeCounts(labels: readonly string[]): Promise<void> {
    await expect(this.page.locator('.home-count-label')).toHaveText([...labels]);
    await expect(this.page.locator('.home-count-number')).toHaveCount(labels.length);
  }

  async count(label: string): Promise<number> {
    return Number(await this.tile(label).locator('.home-count-number').textContent());
  }

  /** Open the list behind a count. */
  async follow(label: string): Promise<void> {
    await this.tile(label).click();
  }

  async seeUpcoming(title: string, places: string, mark: string | null): Promise<void> {
    const row = this.panel('未来 14 天的活动').getByRole('listitem').filter({ hasText: title });
    await expect(row.locator('.share-bar')).toHaveText(places);
    await expect(row.locator('.ant-tag')).toHaveText(mark === null ? [] : [mark]);
  }

  async openUpcoming(title: string): Promise<void> {
    await this.panel('未来 14 天的活动').getByRole('link', { name: title }).click();
  }

  async seeVisits(numbers: string): Promise<void> {
    await expect(this.panel('近 7 天访问')).toContainText(numbers);
  }

  async visitRows(): Promise<string[][]> {
    return this.rowsOf('近 7 天访问');
  }

  async chartRows(): Promise<string[][]> {
    return this.rowsOf('每月报名');
  }

  /** Switch a chart to its table and read it. */
  private async rowsOf(title: string): Promise<string[][]> {
    const panel = this.panel(title);
    await expect(panel.getByRole('figure')).toBeVisible();
    await panel.getByText('表', { exact: true }).click();
    const rows = panel.getByRole('table', { name: title }).getByRole('row');
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  }

  async seeOpened(...titles: readonly string[]): Promise<void> {
    await expect(this.panel('最近打开').locator('.home-opened-label')).toHaveText([...titles]);
  }

  /** The first and the last favourite. */
  async seeFavouriteEnds(first: string, last: string): Promise<void> {
    const items = this.panel('常用页面').getByRole('listitem');
    await expect(items.first()).toHaveText(first);
    await expect(items.last()).toHaveText(last);
  }

  async arrange(): Promise<void> {
    await this.panel('常用页面').getByRole('button', { name: '整理' }).click();
  }

  async endArranging(): Promise<void> {
    await this.panel('常用页面').getByRole('button', { name: '完成' }).click();
  }

  async moveBack(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `前移：${title}` }).click();
  }

  async remove(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `移除：${title}` }).click();
  }

  async addFavourite(title: string): Promise<void> {
    const input = this.page.getByRole('combobox', { name: '添加页面' });
    await input.fill(title);
    await input.press('Enter');
  }

  async openFavourite(title: string): Promise<void> {
    await this.panel('常用页面').getByRole('link', { name: title, exact: true }).click();
  }

  async seeIntroduction(isShown: boolean): Promise<void> {
    await expect(this.page.getByRole('heading', { name: '第一次来，先试这几件事' })).toHaveCount(isShown ? 1 : 0);
  }

  async dismissIntroduction(): Promise<void> {
    await this.page.getByRole('button', { name: '知道了' }).click();
  }

  /** Starts the tour and walks it by its buttons to the stop of this title; then it is left by Escape. */
  async tourUntil(title: string): Promise<void> {
    await this.page.getByRole('button', { name: '带我看一遍（六步）' }).click();
    const stop = (name: string) => this.page.getByText(name, { exact: true });
    await stop('菜单：从这里打开页面').waitFor();
    for (let steps = 0; steps < 5 && !(await stop(title).isVisible()); steps += 1)
      await this.page.getByRole('button', { name: '下一步' }).click();
    await stop(title).waitFor();
    await this.page.keyboard.press('Escape');
    await expect(stop(title)).toHaveCount(0);
  }

  private tile(label: string): Locator {
    return this.page.getByRole('list', { name: '待办与今日工作' }).getByRole('listitem').filter({ hasText: label });
  }

  private panel(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }
}
