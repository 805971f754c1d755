import { ellipsis } from '../kernel/index.ts';

/** Width units after which a text in a list is cut; a wide character counts two. */
export const ELLIPSIS_LIMIT = 25;

/** The text as a list shows it. */
export function shortened(value: string, limit: number = ELLIPSIS_LIMIT): string {
  return ellipsis(value, limit);
}
