import type { LazyPage } from './lazy-page.ts';

/** The pages of one domain. Each is named once, and its module is lazy-loaded. */
export interface DomainPages {
  /** By the component that a menu entry names on the wire. */
  readonly components: Readonly<Record<string, LazyPage<object>>>;
  /** By the name of a fixed route. */
  readonly routes: Readonly<Record<string, LazyPage<object>>>;
}
