import { minutes } from '@evergreen/core/kernel';
import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';

/** How long the program of a page may take: 120000 ms. */
export const PAGE_LOAD_LIMIT = minutes(2);

/** The program of a page did not arrive: refused, broken off, or later than the limit. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page that can be fetched before it is shown. */
export interface LazyPage<Props> {
  (props: Props & JSX.IntrinsicAttributes): JSX.Element;
  /** Fetches the program; what fails is asked for again when the page is shown. */
  loadAhead(): Promise<void>;
}

/**
 * A page whose program is fetched when it is first shown. What fails is thrown as a `PageLoadError` to the boundary above. One
 * that was loaded ahead is shown at once: React would keep what stands in for it until 300 ms have passed.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await withinLimit(load) }));
  function Page(props: Props & JSX.IntrinsicAttributes): JSX.Element {
    // Chosen once: another component in its place would begin with nothing.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Page, {
    async loadAhead() {
      loaded = await load();
    },
  });
}

/** The answer of `load`, or a `PageLoadError` when it rejects or takes longer than `limit` milliseconds. */
export async function withinLimit<Loaded>(
  load: () => Promise<Loaded>,
  limit: number = PAGE_LOAD_LIMIT,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (problem) {
    throw new PageLoadError('The program of a page could not be loaded', { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}
