import type { Page } from '@playwright/test';

/** Counts what a person presses: the pointer, and keys that type no character. */
export class PressesModel {
  private readonly page: Page;
  private readonly presses: string[] = [];
  private isCounting = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Counts from now on, in this document and the next ones. */
  async count(): Promise<void> {
    if (!this.isCounting) {
      await this.page.exposeFunction('notePress', (press: string) => void this.presses.push(press));
      await this.page.addInitScript(watchPresses);
      await this.page.evaluate(watchPresses);
      this.isCounting = true;
    }
    this.presses.length = 0;
  }

  /** What was pressed since, in order and in words: `按 查询`, `Enter`. */
  async seen(): Promise<readonly string[]> {
    // Presses are told in order; the answer of this one comes after those before it.
    await this.page.evaluate(() => document.readyState);
    return [...this.presses];
  }
}

function watchPresses(): void {
  const note: unknown = Reflect.get(globalThis, 'notePress');
  const tell = (press: string) => {
    if (typeof note === 'function') note(press);
  };
  const options = { capture: true };
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control =
        target instanceof Element ? target.closest('button, a, input, label, [role]:not([role="img"])') : null;
      tell(`按 ${control?.getAttribute('aria-label') ?? control?.textContent ?? ''}`.trim());
    },
    options,
  );
  addEventListener('keydown', ({ key, isComposing }) => void (key.length > 1 && !isComposing && tell(key)), options);
}
