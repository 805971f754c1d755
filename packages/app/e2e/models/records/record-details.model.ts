import { readFile } from 'node:fs/promises';

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

  async seeWords(words: string): Promise<void> {
    await expect(this.dialog).toContainText(words);
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

  /** A state beside the name. */
  async seeStates(...texts: readonly string[]): Promise<void> {
    await expect(this.dialog.locator('.record-details-state')).toHaveText([...texts]);
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

  async showHistory(): Promise<void> {
    await this.dialog.getByRole('tab', { name: '修改记录' }).click();
  }

  async seeNoHistory(): Promise<void> {
    await expect(this.dialog.getByRole('tab', { name: '修改记录' })).toHaveCount(0);
  }

  /** The entries from the newest on: what was done, then the changed fields as they are read. */
  async seeHistory(...entries: readonly (readonly string[])[]): Promise<void> {
    const list = this.dialog.getByRole('list', { name: '修改记录' });
    await expect(list.locator(':scope > li')).toHaveCount(entries.length);
    const shown = await list
      .locator(':scope > li')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('strong')?.innerText,
          ...[...item.querySelectorAll('dl > div')].map((line) =>
            [...line.querySelectorAll('dt, del, ins')].map((part) => part.textContent).join(' '),
          ),
        ]),
      );
    expect(shown).toEqual(entries);
  }

  async seeHistoryAuthor(name: string): Promise<void> {
    await expect(
      this.dialog.getByRole('list', { name: '修改记录' }).getByText(name, { exact: true }).first(),
    ).toBeVisible();
  }

  async restoreVersion(version: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `恢复到第 ${version} 版` }).click();
  }

  /** The confirmation names the record and the version, and shows what changes. */
  async confirmRestore(title: string, ...changes: readonly string[]): Promise<void> {
    const question = this.page.getByRole('dialog', { name: title });
    await expect(question).toBeVisible();
    const shown = await question
      .locator('dl > div')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('dt, del, ins')].map((part) => part.textContent).join(' ')),
      );
    expect(shown).toEqual(changes);
    await question.getByRole('button', { name: '恢复', exact: true }).click();
  }

  async cancelRestore(title: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toBeHidden();
  }

  /** The file that the export gives: its name and its lines. */
  async exportHistory(): Promise<{ readonly name: string; readonly lines: readonly string[] }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.dialog.getByRole('button', { name: '导出修改记录' }).click(),
    ]);
    const content = await readFile(await download.path(), 'utf8');
    return { name: download.suggestedFilename(), lines: content.trim().split('\r\n') };
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('.record-details-name') });
  }
}
