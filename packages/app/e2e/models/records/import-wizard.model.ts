import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';
import { shownPane } from '../base/shown-pane.ts';
import { EditableTableModel } from '../grid/editable-table.model.ts';

type ChosenFile = Parameters<Locator['setInputFiles']>[0];

/** The import of a file step by step. */
export class ImportWizardModel extends EditableTableModel {
  private readonly dialog: Locator;

  constructor(page: Page) {
    super(page);
    this.dialog = page.getByRole('dialog', { name: /^导入/u });
  }

  override table(name: string): Locator {
    return this.dialog.getByRole('grid', { name, exact: true });
  }

  async open(): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '导入', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: '关闭' }).first().click();
    await expect(this.dialog).toBeHidden();
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(file);
  }

  /** Which field a column of the file is. */
  async seeField(column: string, field: string): Promise<void> {
    await expect(this.dialog.getByRole('row', { name: column }).locator('.ant-select')).toContainText(field);
  }

  async chooseField(column: string, field: string): Promise<void> {
    await chooseOption(this.page, this.dialog.getByRole('combobox', { name: `“${column}”对应的字段` }), field);
  }

  async see(words: string): Promise<void> {
    await expect(this.dialog.getByText(words)).toBeVisible();
  }

  async pressButton(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }

  async markedFile(): Promise<{ readonly name: string; readonly content: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.pressButton('下载标出错误的文件')]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  /** By the menu of a cell. */
  async deleteRow(words: string): Promise<void> {
    await this.dialog.getByRole('gridcell', { name: words }).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: /^删除/u }).click();
    await expect(this.dialog.getByRole('gridcell', { name: words })).toBeHidden();
  }

  /** Writes the right rows; the others come back. */
  async importRest(right: number): Promise<{ readonly content: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.pressButton(`导入其余 ${right} 行`),
    ]);
    return { content: await readFile(await download.path()) };
  }

  async seeImported(words: string): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }
}
