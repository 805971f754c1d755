import type { Page } from '@playwright/test';

/** Waits until nothing moves that is going to stop: colours read half-way are the colours of nothing. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A transition may begin with the next frame, after another has ended: two quiet frames are enough, and 100 the most.
    for (let quiet = 0, frame = 0; quiet < 2 && frame < 100; frame += 1) {
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter((one) => one.playState !== 'finished' && one.effect?.getComputedTiming().endTime !== Infinity);
      quiet = ending.length === 0 ? quiet + 1 : 0;
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }
  });
}
