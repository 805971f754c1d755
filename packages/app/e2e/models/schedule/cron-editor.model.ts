import { expect, type Locator, type Page } from '@playwright/test';

import { shownPane } from '../base/shown-pane.ts';

/** The input of a cron expression in the gallery, and the editor behind its button. */
export class CronEditorModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Types an expression into the closed field. */
  async writeInInput(expression: string): Promise<void> {
    await this.input.fill(expression);
    await expect(this.input).toHaveValue(expression);
  }

  get input(): Locator {
    return shownPane(this.page).getByRole('textbox', { name: '执行计划' });
  }

  get opener(): Locator {
    return shownPane(this.page).getByRole('button', { name: '打开编辑器：执行计划' });
  }

  get text(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Cron 表达式', exact: true });
  }

  get confirmation(): Locator {
    return this.dialog.getByRole('button', { name: '确定' });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.dialog).toBeVisible();
  }

  /** From a field of a form. */
  async openFrom(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `打开编辑器：${label}` }).click();
    await expect(this.dialog).toBeVisible();
  }

  async confirm(): Promise<void> {
    await this.confirmation.click();
  }

  async seeClosed(expression: string): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
    await expect(this.input).toHaveValue(expression);
  }

  async seeText(expression: string): Promise<void> {
    await expect(this.text).toHaveValue(expression);
  }

  async type(expression: string): Promise<void> {
    await this.text.fill(expression);
  }

  tab(name: string): Locator {
    return this.dialog.getByRole('tab', { name });
  }

  mode(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  /** 每天, 每周, 每月 or 高级. */
  schedule(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  async chooseSchedule(name: string): Promise<void> {
    await this.dialog.getByRole('radiogroup', { name: '计划' }).getByText(name, { exact: true }).click();
    await expect(this.schedule(name)).toBeChecked();
  }

  /** The control that has several times of the day. */
  get times(): Locator {
    return this.dialog.getByRole('combobox', { name: '时间' });
  }

  checkbox(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name, exact: true });
  }

  /** Beside the closed field. */
  async seeHint(words: string): Promise<void> {
    await expect(this.input).toHaveAccessibleDescription(new RegExp(`^${words} ?下次 \\d{4}-\\d\\d-\\d\\d`, 'u'));
  }

  /** The height of the dialog once it stands still. */
  async height(): Promise<number> {
    let last = -1;
    await expect(async () => {
      const height = (await this.dialog.boundingBox())?.height ?? 0;
      const isStill = height > 0 && height === last;
      last = height;
      expect(isStill).toBe(true);
    }).toPass({ timeout: 20_000 });
    return last;
  }

  async chooseTab(name: string): Promise<void> {
    await this.tab(name).click();
  }

  async chooseMode(name: string): Promise<void> {
    await this.mode(name).check();
  }

  async tick(name: string): Promise<void> {
    await this.checkbox(name).check();
  }

  async fillNumber(name: string, value: string): Promise<void> {
    await this.dialog.getByRole('spinbutton', { name }).fill(value);
  }

  async seeMeaning(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toBeVisible();
  }

  async seeWarning(words: string): Promise<void> {
    await expect(this.dialog.getByRole('note')).toContainText(words);
  }

  async seeNumberError(words: string): Promise<void> {
    await expect(this.dialog.getByText(words)).toBeVisible();
  }

  /** How many fires are listed, and the zone by whose clocks they are told. */
  async seeFires(count: number): Promise<void> {
    await expect(this.dialog.getByRole('listitem')).toHaveCount(count);
    await expect(this.dialog.getByRole('heading', { name: '接下来的执行时间' })).toContainText(
      '北京时间（Asia/Shanghai）',
    );
  }

  /** What is said of the text, and the mark standing under exactly the characters from `start` up to `end`. */
  async seeMistake(words: string, start: number, end: number): Promise<void> {
    await expect(this.text).toHaveAccessibleDescription(words);
    // The dialog grows to its size as it opens, and the two are measured one after the other.
    await expect(async () => {
      const input = await this.text.boundingBox();
      const mark = await this.dialog.locator('.cron-text-mark').boundingBox();
      if (input === null || mark === null) throw new Error('The text or the mark is not drawn');
      const [left, right] = await this.text.evaluate(widthsUpTo, [start, end]);
      expect(Math.abs(mark.x - (input.x + (left ?? 0)))).toBeLessThan(2);
      expect(Math.abs(mark.x + mark.width - (input.x + (right ?? 0)))).toBeLessThan(2);
      expect(mark.y).toBeGreaterThanOrEqual(input.y + input.height - 1);
    }).toPass({ timeout: 20_000 });
  }

  /** 608 px, or the whole width of a phone. */
  async seeWidth(width: number): Promise<void> {
    // The dialog grows to its size as it opens.
    await expect.poll(async () => (await this.dialog.boundingBox())?.width).toBe(width);
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '编辑 Cron 表达式' });
  }
}

/** Where characters of an input end, in pixels from its left edge, as its own font draws them. */
function widthsUpTo(input: Element, places: readonly number[]): number[] {
  const style = getComputedStyle(input);
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null || !(input instanceof HTMLInputElement)) return [];
  canvas.font = style.font;
  const edge = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
  return places.map((place) => edge + canvas.measureText(input.value.slice(0, place)).width);
}
