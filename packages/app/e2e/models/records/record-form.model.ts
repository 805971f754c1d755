import { expect, type Locator, type Page } from '@playwright/test';

import { chooseOption } from '../base/choose-option.ts';

export class RecordFormModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  async seeClosed(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }

  /** Who else edits the record; asked every fifteen seconds. */
  async seePresence(words: RegExp): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible({ timeout: 40_000 });
  }

  async seeNobodyElse(): Promise<void> {
    await expect(this.page.getByText('正在编辑此记录')).toBeHidden({ timeout: 40_000 });
  }

  async type(label: string, words: string): Promise<void> {
    await this.input(label).fill(words);
  }

  /** A secret that the form makes and shows. */
  async makePassword(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: '随机生成' }).click();
    await expect(this.input(label)).toHaveValue(/^\w{7}-\w{7}$/);
  }

  /** Types a date and time into a picker and takes it with Enter. */
  async typeDateTime(label: string, words: string): Promise<void> {
    await this.input(label).fill(words);
    await this.input(label).press('Enter');
    await expect(this.page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  }

  /** Types and goes on to the next field. */
  async typeAndLeave(label: string, words: string): Promise<void> {
    await this.input(label).fill(words);
    await this.input(label).press('Tab');
  }

  async seeFocus(label: string): Promise<void> {
    await expect(this.input(label)).toBeFocused();
  }

  /** The question about a field that somebody else changed, too. */
  async seeConflict(label: string, mine: string, theirs: string): Promise<void> {
    const field = this.conflict.getByRole('group', { name: label });
    await expect(field.getByRole('radio', { name: mine })).toBeVisible();
    await expect(field.getByRole('radio', { name: theirs })).toBeVisible();
  }

  async seeNoConflict(label: string): Promise<void> {
    await expect(this.conflict).toBeVisible();
    await expect(this.conflict.getByRole('group', { name: label })).toHaveCount(0);
  }

  async chooseInConflict(label: string, words: string): Promise<void> {
    await this.conflict.getByRole('group', { name: label }).getByRole('radio', { name: words }).check();
  }

  async saveChosen(): Promise<void> {
    await this.conflict.getByRole('button', { name: '按选择保存' }).click();
  }

  async choose(label: string, choice: string): Promise<void> {
    await chooseOption(this.page, this.dialog.getByRole('combobox', { name: label }), choice);
  }

  /** Takes a choice of a list or a tree, the first one when none is named. */
  async chooseFirst(label: string, choice = ''): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    const choices = this.page
      .locator('.ant-select-dropdown:visible')
      .locator('.ant-select-item-option, .ant-select-tree-node-content-wrapper');
    await (choice === '' ? choices.first() : choices.filter({ hasText: choice }).first()).click();
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  }

  /** Finds a district by its name. */
  async chooseRegion(label: string, name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).fill(name);
    await this.page.locator('.ant-select-dropdown:visible').getByText(name).first().click();
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  }

  async openChoices(label: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    await expect(this.page.locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toBeVisible();
  }

  async seeCalendar(isOpen: boolean): Promise<void> {
    await expect(this.page.locator('.ant-picker-dropdown:visible')).toHaveCount(isOpen ? 1 : 0);
  }

  async closeChoices(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  }

  /** The only choice that fits what was typed. */
  async seeOffered(choice: string): Promise<void> {
    await expect(this.page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([choice]);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: '取消' }).click();
  }

  async seeFieldMessage(words: string): Promise<void> {
    await expect(this.fieldMessages.getByText(words, { exact: true })).toBeVisible();
  }

  /** What a field says before anything is saved: its value is taken. */
  async seeNote(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toBeVisible();
  }

  async seeNoNote(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toHaveCount(0);
  }

  /** To the next record of the list. */
  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: '下一条' }).click();
  }

  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  async seeValue(label: string, words: string): Promise<void> {
    await expect(this.input(label)).toHaveValue(words);
  }

  async seeChoice(label: string, words: string): Promise<void> {
    await expect(
      this.dialog.locator('.ant-form-item').filter({ has: this.page.getByText(label, { exact: true }) }),
    ).toContainText(words);
  }

  async restoreDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: '恢复' }).click();
  }

  async seeDiscardQuestion(): Promise<void> {
    await expect(this.discardQuestion).toBeVisible();
  }

  async seeNoDiscardQuestion(): Promise<void> {
    await expect(this.discardQuestion).toBeHidden();
  }

  async keepEditing(): Promise<void> {
    await this.keepEditingButton.click();
    await this.seeNoDiscardQuestion();
  }

  async discard(): Promise<void> {
    await this.discardButton.click();
    await this.seeClosed();
  }

  /** As wide and as high as the window, and the button that saves is inside of it. */
  async seeFullScreen(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => this.frame.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(this.saveButton).toBeInViewport({ ratio: 1 });
  }

  /** Sub-rows of the form have columns whose menus may be called as a field is. */
  input(label: string): Locator {
    return this.dialog.getByLabel(label).and(this.page.locator(':not(.table-column-menu)'));
  }

  get saveButton(): Locator {
    return this.dialog.getByRole('button', { name: '保存', exact: true });
  }

  get keepEditingButton(): Locator {
    return this.discardQuestion.getByRole('button', { name: '继续编辑' });
  }

  get discardButton(): Locator {
    return this.discardQuestion.getByRole('button', { name: '放弃修改' });
  }

  private get conflict(): Locator {
    return this.page.getByRole('dialog', { name: '他人也修改了这条数据' });
  }

  /** The question over the form is a dialog of its own. */
  private get discardQuestion(): Locator {
    return this.page.getByRole('dialog', { name: '放弃修改' });
  }

  /** Under the fields, where a placeholder may say the same. */
  private get fieldMessages(): Locator {
    return this.dialog.locator('.ant-form-item-explain');
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  private get frame(): Locator {
    return this.page.locator('.ant-modal-container');
  }
}
