import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The dashboards behind home: figures as charts and tables, the work that waits, the workplace. */
export class DashboardModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The chart of a figure, drawn. */
  async seeChart(title: string): Promise<void> {
    await this.panel(title).scrollIntoViewIfNeeded();
    await expect(this.panel(title).locator('[_echarts_instance_] svg')).toBeVisible();
  }

  /** A figure as a table, its head left out. */
  async rowsOf(title: string): Promise<readonly (readonly string[])[]> {
    await this.panel(title).getByText('表', { exact: true }).click();
    const rows = this.panel(title).getByRole('table', { name: title }).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const all = await rows.evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')),
    );
    return all.slice(1);
  }

  /** Takes a chart out of the platform by its menu. */
  async take(title: string, entry: string): Promise<{ readonly name: string; readonly content: Buffer }> {
    await this.panel(title)
      .getByRole('button', { name: `${title}：导出和打印` })
      .click();
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('menuitem', { name: entry }).click(),
    ]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  /** The chart as it is printed: whole, and told apart without colours. */
  async seeOnPaper(title: string): Promise<void> {
    const chart = this.panel(title).locator('.chart-on-paper svg');
    await expect(chart).toBeVisible();
    await expect(chart.locator('pattern').first()).toBeAttached();
  }

  async choosePeriod(name: string): Promise<void> {
    await shownPane(this.page).locator('.period-bar').getByText(name, { exact: true }).click();
  }

  /** To the list of what a figure counts. */
  async followFigure(title: string): Promise<void> {
    await this.panel(title)
      .getByRole('link', { name: `查看明细：${title}` })
      .click();
  }

  /** How many rows of a list wait. */
  async waiting(list: string): Promise<number> {
    const row = this.panel('待处理的工作')
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: list, exact: true }) });
    return Number(await row.getByRole('cell').first().textContent());
  }

  /** What the lists of waiting work are headed by. */
  async seeWaiting(...headings: readonly string[]): Promise<void> {
    const found = this.panel('待处理的工作').getByRole('rowheader');
    await expect(found).toHaveCount(headings.length);
    expect((await found.allTextContents()).toSorted()).toEqual(headings.toSorted());
  }

  async followWaiting(list: string): Promise<void> {
    await this.panel('待处理的工作').getByRole('link', { name: list, exact: true }).click();
  }

  /** The number on a tile of the workplace. */
  async tile(title: string): Promise<number> {
    return Number(await this.tileOf(title).locator('strong').textContent());
  }

  async followTile(title: string): Promise<void> {
    await this.tileOf(title).click();
  }

  async seeNews(...words: readonly string[]): Promise<void> {
    const news = this.panel('团队动态').getByRole('listitem').first();
    for (const word of words) await expect(news).toContainText(word);
  }

  private tileOf(title: string): Locator {
    return this.panel('待处理的工作').getByRole('link').filter({ hasText: title });
  }

  private panel(title: string): Locator {
    return shownPane(this.page).getByRole('region', { name: title, exact: true });
  }
}
