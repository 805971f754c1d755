import { expect, type Locator, type Page } from '@playwright/test';

/** The page that says why an action is allowed or denied. */
export class PermissionExplainModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: '权限说明' })).toBeVisible();
    await expect(this.page.getByRole('heading', { level: 2, name: '全部权限' })).toBeVisible();
  }

  async showOthers(): Promise<void> {
    await this.page.getByRole('tab', { name: '他人权限' }).click();
  }

  async seeOwnOnly(): Promise<void> {
    await expect(this.page.getByRole('tab', { name: '我的权限' })).toBeVisible();
    await expect(this.page.getByRole('tab', { name: '他人权限' })).toHaveCount(0);
  }

  /** Finds a person by a part of a name, and chooses the one so called. */
  async choosePerson(words: string, name: string): Promise<void> {
    await this.findPerson(words);
    await this.page.locator('.ant-select-item-option:visible').filter({ hasText: name }).click();
  }

  async findPerson(words: string): Promise<void> {
    await this.page.getByRole('combobox', { name: '人员' }).fill(words);
  }

  async seeNobodyFound(): Promise<void> {
    await expect(this.page.locator('.ant-select-dropdown:visible')).toContainText('没有找到这样的账号');
  }

  async seePerson(words: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: words })).toBeVisible();
  }

  async choose(action: string): Promise<void> {
    await this.page.getByRole('combobox', { name: '权限编码' }).fill(action);
    await this.page.keyboard.press('Escape');
  }

  /** The decision in everyday words, while the policies are folded away. */
  async seeSentence(words: string): Promise<void> {
    await expect(this.verdicts.getByRole('status')).toHaveText(words);
    await expect(this.verdicts.getByRole('article')).toHaveCount(0);
  }

  /** The decision, whether or not the policies are folded away. */
  async seeAllowed(words: string): Promise<void> {
    await expect(this.verdicts.getByRole('status')).toHaveText(words);
  }

  async unfoldDetails(): Promise<void> {
    await this.verdicts.getByText('技术细节').click();
  }

  /** Everything that the card of a policy says. */
  async seeVerdict(policy: string, ...words: readonly string[]): Promise<void> {
    const card = this.verdicts.getByRole('article').filter({ hasText: policy });
    for (const part of words) await expect(card).toContainText(part);
  }

  /** A permission of a page in the tree, with its decision. */
  async seeRight(page: string, button: string, decision: string): Promise<void> {
    await expect(this.right(page, button, decision)).toBeVisible();
  }

  async showAllowedOnly(): Promise<void> {
    await this.page.getByRole('checkbox', { name: '只看允许的' }).check();
  }

  async seeNoRight(page: string, button: string, decision: string): Promise<void> {
    await expect(this.right(page, button, decision)).toHaveCount(0);
  }

  /** Who has a permission, and by which roles. */
  async seeHolders(code: string, ...people: readonly string[]): Promise<void> {
    await this.page.getByRole('tab', { name: '谁有这个权限' }).click();
    await this.page.getByRole('combobox', { name: '权限' }).fill(code);
    await this.page.locator('.ant-select-item-option:visible').filter({ hasText: code }).first().click();
    for (const person of people)
      await expect(this.page.getByRole('region', { name: '谁有这个权限' })).toContainText(person);
  }

  private right(page: string, button: string, decision: string): Locator {
    return this.page.getByRole('button', { name: `${page} ${button} ${decision}`, exact: true });
  }

  private get verdicts(): Locator {
    return this.page.getByRole('region', { name: /各策略的结果/u });
  }
}
