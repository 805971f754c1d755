import { ellipsis } from '../kernel/index.ts';

/** Width units at which a list truncates text; a wide character counts two. */
export const ELLIPSIS_LIMIT = 25;

/** Truncate a text for a list. */
export function shortened(value: string, limit: number = ELLIPSIS_LIMIT): string {
  return ellipsis(value, limit);
}
