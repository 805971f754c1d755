import { expect, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The pages of 性能监控: figures of now, charts over a span, and tables. */
export class MonitorModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The figures of now are there, and each of these was measured. */
  async seeMeasured(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      const value = shownPane(this.page)
        .locator('.monitor-readings > div')
        .filter({ has: this.page.getByText(label, { exact: true }) });
      await expect(value.locator('dd')).toHaveText(/\d/u);
    }
  }

  async seeNote(words: string): Promise<void> {
    await expect(shownPane(this.page).getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** A row of a table whose cells hold these texts. */
  async seeRow(table: RegExp, texts: readonly string[]): Promise<void> {
    let row = shownPane(this.page).getByRole('table', { name: table }).getByRole('row');
    for (const text of texts) row = row.filter({ hasText: text });
    await expect(row.first()).toBeVisible();
  }

  /** The charts of another span are read; on a platform that was just started there may be nothing to draw. */
  async chooseSpan(words: string): Promise<void> {
    await shownPane(this.page).getByRole('radiogroup', { name: '时间范围' }).getByText(words, { exact: true }).click();
    await expect(shownPane(this.page).getByRole('radio', { name: words })).toBeChecked();
    await expect(shownPane(this.page).locator('.ant-skeleton')).toHaveCount(0);
  }

  async chooseCalls(words: string): Promise<void> {
    await shownPane(this.page).getByRole('radiogroup', { name: '显示' }).getByText(words, { exact: true }).click();
    await expect(shownPane(this.page).getByRole('radio', { name: words })).toBeChecked();
  }
}
