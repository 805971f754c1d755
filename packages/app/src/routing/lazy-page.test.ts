import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PAGE_LOAD_LIMIT, PageLoadError, withinLimit } from './lazy-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How a loading stands: `waiting`, what was loaded, or what went wrong. */
function watched(loading: Promise<unknown>) {
  let standing: unknown = 'waiting';
  loading.then(
    (loaded) => (standing = loaded),
    (problem: unknown) => (standing = problem),
  );
  return () => standing;
}

describe('loading the program of a page', () => {
  it('gives up at 120000 ms and not before', async () => {
    const standing = watched(withinLimit(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(119_999);
    const before = standing();
    await vi.advanceTimersByTimeAsync(1);
    expect({ limit: PAGE_LOAD_LIMIT, before, after: standing() instanceof PageLoadError }).toEqual({
      limit: 120_000,
      before: 'waiting',
      after: true,
    });
  });

  it('names a refused one the same way, and keeps the reason', async () => {
    const reason = new TypeError('Failed to fetch dynamically imported module');
    const problem = await withinLimit(() => Promise.reject(reason)).catch((error: unknown) => error);
    expect(problem instanceof PageLoadError ? problem.cause : problem).toBe(reason);
  });

  it('leaves no timer behind when the program came', async () => {
    const loaded = await withinLimit(() => Promise.resolve('page'));
    expect({ loaded, timers: vi.getTimerCount() }).toEqual({ loaded: 'page', timers: 0 });
  });
});
