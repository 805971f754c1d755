import { expect, type Locator, type Page } from '@playwright/test';

import { settled } from '../base/settled.ts';

/** More presses of Tab than any page has controls. */
const STOPS = 120;

/** Works by keys alone, and at every stop sees that the focus shows. */
export class KeyboardModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses Tab once and sees that the control that was left looked otherwise while it had the focus. */
  async tab(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await settled(this.page);
    const left = await this.page.evaluateHandle(() => document.activeElement);
    const [name, focused] = [await left.evaluate(describe), await left.evaluate(looks)];
    await this.press(key);
    await settled(this.page);
    const entered = await this.page.evaluateHandle(() => document.activeElement);
    const isToldApart = (await left.evaluate(looks)) !== focused || (await entered.evaluate(hasOwnRing));
    expect(isToldApart || !(await left.evaluate(isControl)), `the focus shows on ${name}`).toBe(true);
    await Promise.all([left.dispose(), entered.dispose()]);
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stops = 0; stops < STOPS; stops += 1) {
      if (await this.hasFocus(control)) return;
      await this.tab(key);
    }
    await expect(control, `${STOPS} presses of ${key} reach it`).toBeFocused();
  }

  /** To the main part of the page, as after the skip link. */
  async focusStart(): Promise<void> {
    await this.page.getByRole('main').focus();
  }

  /** How many presses of Tab reach the control. */
  async pressesTo(control: Locator): Promise<number> {
    for (let presses = 0; presses < STOPS; presses += 1) {
      if (await this.hasFocus(control)) return presses;
      await this.tab();
    }
    return STOPS;
  }

  /** Presses a key until the control has the focus, as the arrows go through a menu. */
  async pressTo(control: Locator, key: string): Promise<void> {
    for (let stops = 0; stops < STOPS; stops += 1) {
      if (await this.hasFocus(control)) return;
      await this.press(key);
    }
    await expect(control, `${STOPS} presses of ${key} reach it`).toBeFocused();
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  async seeFocusOn(control: Locator): Promise<void> {
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
  }

  private async hasFocus(control: Locator): Promise<boolean> {
    return (await control.count()) > 0 && control.first().evaluate((element) => element === document.activeElement);
  }
}

/** The whole page and its main part take the focus to be scrolled, not to be pressed; what is gone shows nothing. */
function isControl(element: Element | null): boolean {
  return (
    element !== null && element.isConnected && element !== document.activeElement && !element.matches('body, main')
  );
}

function describe(element: Element | null): string {
  return element === null ? 'nothing' : element.outerHTML.slice(0, 200);
}

/** What of a control, its first part and the frames close around it can tell that it has the focus: rings, glows and edges. */
function looks(element: Element | null): string {
  const nodes: Element[] = [];
  for (let node = element; node !== null && nodes.length < 4; node = node.parentElement) nodes.push(node);
  if (element?.firstElementChild) nodes.push(element.firstElementChild);
  const drawn = nodes.filter((node) => getComputedStyle(node).opacity !== '0');
  const parts = drawn.flatMap((node) => [null, '::before', '::after'].map((part) => getComputedStyle(node, part)));
  return parts
    .flatMap((style) => [
      style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
      style.boxShadow,
      style.borderColor,
    ])
    .join('|');
}

/** Some controls stand inside of another's frame, which glows for both: those must have a ring of their own. */
function hasOwnRing(element: Element | null): boolean {
  if (element === null) return false;
  const { outlineStyle, opacity } = getComputedStyle(element);
  return outlineStyle !== 'none' && opacity !== '0';
}
