import { expect, type Locator, type Page } from '@playwright/test';

/** The dialogs in which roles and departments are chosen, opened from a field of the form on top. */
export class PickerModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async chooseRole(label: string, name: string): Promise<void> {
    await this.open(label, '选择角色');
    await this.dialog('选择角色')
      .getByRole('searchbox')
      .or(this.dialog('选择角色').getByRole('textbox'))
      .first()
      .fill(name);
    await this.page.keyboard.press('Enter');
    await this.dialog('选择角色')
      .getByRole('checkbox', { name: `选择“${name}”`, exact: true })
      .check();
    await this.confirm('选择角色');
  }

  /** One of the departments that the tree shows when it opens. */
  async chooseDepartment(label: string, name: string): Promise<void> {
    await this.open(label, '选择部门');
    await this.dialog('选择部门').getByRole('treeitem', { name }).getByRole('checkbox').check();
    await this.confirm('选择部门');
  }

  private async open(label: string, title: string): Promise<void> {
    await this.page.getByRole('dialog').last().getByLabel(label, { exact: true }).click();
    await expect(this.dialog(title)).toBeVisible();
  }

  private async confirm(title: string): Promise<void> {
    await expect(this.dialog(title).getByRole('status')).toContainText('已选择 1 项');
    await this.dialog(title)
      .getByRole('button', { name: /^确\s?定$/u })
      .click();
    await expect(this.dialog(title)).toBeHidden();
  }

  private dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
