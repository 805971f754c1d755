import { expect, type Locator, type Page } from '@playwright/test';

/** The page where administrators read the codes that were not sent. */
export class OutboxModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** It says what it is for. */
  async seePurpose(): Promise<void> {
    await expect(this.pane.getByText('仅供开发和试用')).toBeVisible();
    await expect(this.pane.getByText('配置了短信网关之后，验证码直接发到手机，这里不再有新的内容。')).toBeVisible();
  }

  async refresh(): Promise<void> {
    await this.pane.getByRole('button', { name: '刷新' }).click();
  }

  async seeEmpty(): Promise<void> {
    await expect(this.pane.getByText('最近一天没有验证码')).toBeVisible();
  }

  async seeFailure(): Promise<void> {
    await expect(this.pane.getByRole('alert').filter({ hasText: '读取失败' })).toBeVisible();
  }

  async seeNoFailure(): Promise<void> {
    await expect(this.pane.getByRole('alert').filter({ hasText: '读取失败' })).toHaveCount(0);
  }

  /** The newest message is first: number, purpose and a code. */
  async seeNewest(mobile: string, purpose: string): Promise<void> {
    await expect(this.newest).toContainText(mobile);
    await expect(this.newest).toContainText(purpose);
    await expect(this.newest.locator('.sms-outbox-code')).toHaveText(/^\d{6}$/u);
    await expect(this.newest).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/u);
  }

  async toggleNumber(name: RegExp): Promise<void> {
    await this.newest.getByRole('button', { name }).click();
  }

  private get newest(): Locator {
    return this.pane.locator('tbody .ant-table-row').first();
  }

  private get pane(): Locator {
    return this.page.locator('.sms-outbox').filter({ visible: true });
  }
}
