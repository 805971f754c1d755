import { minutes } from '@evergreen/core/kernel';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How long the program of a page may take: 120000 ms. */
export const PAGE_LOAD_LIMIT = minutes(2);

/** The program of a page did not arrive: refused, broken off, or later than the limit. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page whose program is fetched when it is first shown. What fails is thrown as a `PageLoadError` to the boundary above. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await withinLimit(load) }));
}

/** The answer of `load`, or a `PageLoadError` when it rejects or takes longer than `limit` milliseconds. */
export async function withinLimit<Loaded>(load: () => Promise<Loaded>, limit: number = PAGE_LOAD_LIMIT): Promise<Loaded> {
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
