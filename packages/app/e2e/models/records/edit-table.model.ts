import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';
import { EditableTableModel } from '../grid/editable-table.model.ts';

/** Rows of a list in a table over it. */
export class EditTableModel extends EditableTableModel {
  private readonly drawer: Locator;

  constructor(page: Page) {
    super(page);
    this.drawer = page.getByRole('dialog', { name: /^以表格编辑/u });
  }

  override table(name: string): Locator {
    return this.drawer.getByRole('grid', { name, exact: true });
  }

  async open(name: string): Promise<void> {
    await shownPane(this.page).getByRole('button', { name: '以表格编辑' }).press('Enter');
    await expect(this.table(name)).toBeVisible();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: /^(?:关闭|Close)$/u }).click();
    await expect(this.drawer).toBeHidden();
  }
}
