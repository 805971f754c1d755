import { expect, type Page } from '@playwright/test';

/** Whether a page fits its window: nothing beside it, nothing cut off, and everything large enough to be pressed. */
export class FitModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What is read or pressed lies in the window, or in a part of the page that scrolls by itself. */
  async seeNothingCutOff(where: string): Promise<void> {
    await expect.poll(() => this.cutOff(), { message: where }).toEqual([]);
  }

  /** WCAG 2.2, 2.5.8: at least 24 by 24 pixels, or as large as the words of a line. */
  smallTargets(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, [role=tab], [role=combobox], [role=switch]')]
        .filter((part) => part.checkVisibility() && part.closest('[inert], [hidden], .visually-hidden') === null)
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 22)
        .map(({ part, box }) => `${part.className} ${Math.round(box.width)}x${Math.round(box.height)}`),
    );
  }

  /** What lies outside of the window and is in no part that scrolls, and buttons whose words have no room. */
  cutOff(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      const beside = document.documentElement.scrollWidth - innerWidth;
      if (beside > 0) found.push(`the page scrolls sideways by ${beside}`);
      const isInScroller = (part: Element): boolean => {
        for (let above = part.parentElement; above !== null && above !== document.body; above = above.parentElement)
          if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(above).overflowX)) return true;
        return false;
      };
      const parts = 'button, a, input, label, h1, h2, h3, p, th, td, [role=tab], [role=combobox]';
      for (const part of document.querySelectorAll<HTMLElement>(parts)) {
        const isOut = part.closest('[inert], [hidden], .visually-hidden, .main-layout-skip') !== null;
        if (isOut || !part.checkVisibility()) continue;
        const { left, right, width } = part.getBoundingClientRect();
        const words = `${part.tagName} ${part.className} ${(part.textContent ?? '').slice(0, 20)}`;
        if (width > 1 && (right > innerWidth + 1 || left < -1) && !isInScroller(part)) found.push(`outside: ${words}`);
        const isButton = part.matches('.ant-btn');
        if (isButton && part.scrollWidth > part.clientWidth + 2) found.push(`words cut off: ${words}`);
        if (isButton && part.scrollHeight > part.clientHeight + 3) found.push(`too low: ${words}`);
      }
      return found;
    });
  }
}
