import { shortened } from '../../../format/index.ts';

/** Maximum display width of input quoted in an error. */
const QUOTED_WIDTH = 40;

/** Quote input in an error: on one line, truncated. */
export function quoted(typed: string): string {
  return shortened(typed.trim().replaceAll(/\s+/gu, ' '), QUOTED_WIDTH);
}
