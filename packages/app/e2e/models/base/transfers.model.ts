import type { Page } from '@playwright/test';

/** What the window took from the server. */
export class TransfersModel {
  private readonly page: Page;
  private marked = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** What follows is counted. */
  async mark(): Promise<void> {
    this.marked = (await this.taken()).length;
  }

  /** Everything since the mark, and the programs of these names, which may have been fetched ahead. */
  async sinceMark(programs: readonly string[]): Promise<{ readonly requests: number; readonly kilobytes: number }> {
    const counted = (await this.taken()).filter(
      ({ name }, index) => index >= this.marked || programs.some((program) => name.startsWith(`/assets/${program}`)),
    );
    return { requests: counted.length, kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
  }

  private taken(): Promise<{ readonly name: string; readonly bytes: number }[]> {
    return this.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming
            ? [{ name: new URL(entry.name).pathname, bytes: entry.transferSize }]
            : [],
        ),
    );
  }
}
