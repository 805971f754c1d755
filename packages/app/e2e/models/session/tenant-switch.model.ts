import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** 租户选择: the tenants that one may work for. */
export class TenantSwitchModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async seeCurrent(name: string): Promise<void> {
    await expect(this.list.locator('[aria-current="true"]')).toHaveText([new RegExp(`^${name}\\s*当前$`, 'u')]);
  }

  async enter(name: string): Promise<void> {
    await this.list.getByRole('button', { name: `进入${name}`, exact: true }).click();
  }

  private get list(): Locator {
    return shownPane(this.page).getByRole('region', { name: '租户选择' });
  }
}
