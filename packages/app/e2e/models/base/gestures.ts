import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Holds the mouse pressed on something and moves it on to something else, and so many pixels beyond; it stays pressed. */
export async function pull(page: Page, from: Locator, to: Locator, by: Partial<Point>): Promise<void> {
  const [start, end] = [await middle(from), beyond(await middle(to), by)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
}

/** Draws with one finger from something to something else, and so many pixels beyond. */
export async function swipe(page: Page, from: Locator, to: Locator, by: Partial<Point>): Promise<void> {
  const [start, end] = [await middle(from), beyond(await middle(to), by)];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 6, y: start.y + ((end.y - start.y) * step) / 6 },
    ]);
  }
  await touch('touchEnd', []);
  await browser.detach();
}

/** Lays a finger on something; what it returns takes it off. */
export async function hold(page: Page, on: Locator): Promise<() => Promise<void>> {
  const point = await middle(on);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return async () => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.detach();
  };
}

/** What an input method composes, letter by letter, and what it puts there at last. */
export async function compose(page: Page, steps: readonly string[], written: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of steps)
    await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await browser.send('Input.insertText', { text: written });
  await browser.detach();
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error(`${of.toString()} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function beyond({ x, y }: Point, by: Partial<Point>): Point {
  return { x: x + (by.x ?? 0), y: y + (by.y ?? 0) };
}
