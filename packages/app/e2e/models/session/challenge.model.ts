import { expect, type Locator, type Page } from '@playwright/test';

import { readCaptcha } from '../../fixtures/captcha-reader.ts';

/** What the login page asks for after failures. */
export class ChallengeModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async seeNone(): Promise<void> {
    await expect(this.slider).toBeHidden();
    await expect(this.picture).toBeHidden();
  }

  async seeSliderAlone(): Promise<void> {
    await this.seeSlider();
    await expect(this.picture).toBeHidden();
  }

  async seePassed(): Promise<void> {
    await expect(this.slider).toHaveAttribute('aria-valuetext', '验证通过');
    await expect(this.slider).toHaveAttribute('aria-valuenow', '100');
    await expect(this.page.getByRole('status').filter({ hasText: '验证通过' })).toHaveCount(1);
  }

  /** Takes the handle a part of the way, 0 to 1, by mouse and lets it go. */
  async dragByMouse(part: number): Promise<void> {
    const { from, to } = await this.way(part);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, from.y, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** The same by finger. */
  async dragByFinger(part: number): Promise<void> {
    const { from, to } = await this.way(part);
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { readonly x: number; readonly y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + 2 }]);
    await touch('touchEnd', []);
    await session.detach();
  }

  /** Types what the picture shows. */
  async typePicture(): Promise<void> {
    const image = await this.picture.getAttribute('src');
    await this.characters.fill(readCaptcha(image ?? '').toLowerCase());
  }

  async typeWrongCharacters(): Promise<void> {
    await this.characters.fill('0000');
  }

  /** Presses the button for another picture and sees that one comes. */
  async takeAnotherPicture(): Promise<void> {
    const before = await this.picture.getAttribute('src');
    await this.page.getByRole('button', { name: '换一张图片' }).click();
    await expect(this.picture).not.toHaveAttribute('src', before ?? '');
    await expect(this.characters).toBeFocused();
  }

  async seeCharactersEmpty(): Promise<void> {
    await expect(this.characters).toHaveValue('');
    await expect(this.characters).toBeFocused();
  }

  get slider(): Locator {
    return this.page.getByRole('slider', { name: '滑块验证' });
  }

  private get picture(): Locator {
    return this.page.getByRole('img', { name: /^图片里有 4 个字母或数字/u });
  }

  get characters(): Locator {
    return this.page.getByRole('textbox', { name: '图片验证码' });
  }

  private async seeSlider(): Promise<void> {
    await expect(this.slider).toBeVisible();
    await expect(this.slider).toHaveAttribute('aria-valuetext', '拖动滑块验证');
    await expect(this.slider).toHaveAttribute('aria-valuenow', '0');
  }

  private async way(part: number) {
    await this.slider.scrollIntoViewIfNeeded();
    const place = await this.slider.evaluate((handle) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return {
        x: x + width / 2,
        y: y + height / 2,
        room: (handle.parentElement?.getBoundingClientRect().width ?? 0) - width,
      };
    });
    return { from: { x: place.x, y: place.y }, to: { x: place.x + place.room * part, y: place.y } };
  }
}
