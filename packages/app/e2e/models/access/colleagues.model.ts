import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The people of a company: 通讯录 and 我的部门. */
export class ColleaguesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Looks for a name and waits until the people of other names are gone. */
  async search(name: string): Promise<void> {
    await this.field.fill(name);
    await this.field.press('Enter');
    await expect(this.rows.filter({ hasNotText: name })).toHaveCount(0);
    await expect(this.rows.first()).toBeVisible();
  }

  async seeSearch(words: string): Promise<void> {
    await expect(this.rows.first()).toBeVisible();
    await expect(this.field).toHaveValue(words);
  }

  private get field(): Locator {
    return shownPane(this.page).getByRole('textbox', { name: '请输入姓名或账号' });
  }

  private get rows(): Locator {
    return shownPane(this.page).locator('tbody tr.ant-table-row');
  }
}
