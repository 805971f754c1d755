import { expect, type Locator, type Page } from '@playwright/test';

/** What people do with their own account: the entries of the user menu and the dialogs behind them. */
export class AccountModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async choose(
    entry: '个人中心' | '账户设置' | '安全设置' | '修改密码' | '切换部门' | '清理缓存' | '锁定屏幕' | '帮助文档',
  ): Promise<void> {
    await this.page.getByRole('button', { name: '用户菜单' }).click();
    const chosen = this.page.getByRole('menuitem', { name: entry, exact: true });
    // The menu finds its place in the frame after it appears; a press in between falls beside.
    await chosen.hover();
    let place = '';
    await expect
      .poll(
        async () => {
          const before = place;
          place = JSON.stringify(await chosen.boundingBox());
          return place === before;
        },
        { intervals: [100] },
      )
      .toBe(true);
    await chosen.click();
  }

  async seeEntries(...entries: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: '用户菜单' }).click();
    const offered = this.page.locator('.ant-dropdown').getByRole('menuitem');
    await expect(offered).toHaveText([...entries]);
    await this.page.keyboard.press('Escape');
    await expect(offered.first()).toBeHidden();
  }

  async seePasswordDialog(): Promise<void> {
    await expect(this.passwordDialog).toBeVisible();
  }

  async seeNoPasswordDialog(): Promise<void> {
    await expect(this.passwordDialog).toBeHidden();
  }

  /** Types all three and presses OK. */
  async changePassword(oldPassword: string, newPassword: string, confirmation = newPassword): Promise<void> {
    await this.password('旧密码').fill(oldPassword);
    await this.password('新密码').fill(newPassword);
    await this.password('确认新密码').fill(confirmation);
    await this.password('确认新密码').press('Enter');
  }

  async confirmPassword(): Promise<void> {
    await this.passwordDialog.getByRole('button', { name: /^确\s?定$/u }).click();
  }

  async closePassword(): Promise<void> {
    await this.footer(this.passwordDialog)
      .getByRole('button', { name: /^关\s?闭$/u })
      .click();
    await this.seeNoPasswordDialog();
  }

  async seePasswords(oldPassword: string, newPassword: string, confirmation: string): Promise<void> {
    await expect(this.password('旧密码')).toHaveValue(oldPassword);
    await expect(this.password('新密码')).toHaveValue(newPassword);
    await expect(this.password('确认新密码')).toHaveValue(confirmation);
  }

  async seeMessages(...words: readonly string[]): Promise<void> {
    await expect(this.passwordDialog.locator('.ant-form-item-explain')).toHaveText([...words]);
  }

  /** The open dialog of departments, by its title. */
  async seeDepartments(title: string): Promise<void> {
    await expect(this.departmentDialog).toHaveAccessibleName(title);
  }

  async seeDepartmentDialog(): Promise<void> {
    await expect(this.departmentSelect).toBeVisible();
  }

  async seeNoDepartments(): Promise<void> {
    await expect(this.departmentDialog).toBeHidden();
  }

  async chooseDepartment(name: string): Promise<void> {
    await this.departmentSelect.click();
    await this.page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  }

  async confirmDepartment(): Promise<void> {
    await this.departmentDialog.getByRole('button', { name: /^确\s?认$/u }).click();
  }

  /** Presses beside the dialog. */
  async pressMask(): Promise<void> {
    await this.page.locator('.ant-modal-wrap:visible').click({ position: { x: 8, y: 8 } });
  }

  /** What the browser keeps of the person who is signed in. */
  async keptUser(): Promise<{ readonly username: string; readonly orgCode: string }> {
    const kept = await this.page.evaluate(() => localStorage.getItem('pro__Login_Userinfo'));
    return JSON.parse(kept ?? '{}').value;
  }

  private get passwordDialog(): Locator {
    return this.page.getByRole('dialog', { name: '修改密码' });
  }

  private get departmentDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^部门/u });
  }

  private get departmentSelect(): Locator {
    return this.departmentDialog.getByRole('combobox', { name: '请选择登录部门' });
  }

  private password(label: string): Locator {
    return this.passwordDialog.getByLabel(label, { exact: true });
  }

  private footer(dialog: Locator): Locator {
    return dialog.locator('.ant-modal-footer');
  }
}
