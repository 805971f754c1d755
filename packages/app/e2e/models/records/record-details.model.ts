import { expect, type Locator, type Page } from '@playwright/test';

import { settled } from '../base/settled.ts';

export class RecordDetailsModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title }).getByRole('table').first()).toBeVisible();
  }

  /** Some of the labels and what stands at each. */
  async seeValues(wanted: Readonly<Record<string, string>>): Promise<void> {
    const shown = await this.dialog.locator('tr').evaluateAll((rows) => {
      // On a desktop a row of labels stands above a row of values, on a phone each label beside its value.
      const cells = rows.map((row) => ({
        labels: [...row.querySelectorAll('th')],
        values: [...row.querySelectorAll('td')],
      }));
      return Object.fromEntries(
        cells.flatMap(({ labels, values }, index) => {
          const belonging = values.length > 0 ? values : (cells[index + 1]?.values ?? []);
          return labels.map((label, column) => [label.innerText, belonging[column]?.innerText]);
        }),
      );
    });
    expect(shown).toMatchObject(wanted);
  }

  /** Pixels of the dialog, once it has come to rest. */
  async seeWidth(width: number): Promise<void> {
    await settled(this.page);
    expect((await this.dialog.boundingBox())?.width).toBe(width);
  }

  /** The name of the record in the heading. */
  async seeName(name: string): Promise<void> {
    await expect(this.dialog.locator('.record-details-name')).toHaveText(name);
  }

  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: '下一条' }).click();
  }

  async goBackByKey(): Promise<void> {
    await this.dialog.getByRole('region', { name: '活动详情' }).press('ArrowLeft');
  }

  async edit(): Promise<void> {
    await this.dialog.getByRole('button', { name: '编辑', exact: true }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: '关闭' }).last().click();
    await this.seeClosed();
  }

  async seeClosed(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
