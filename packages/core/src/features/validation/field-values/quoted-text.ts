import { shortened } from '../../../format/index.ts';

/** Width units of a typed text that an error repeats. */
const QUOTED_WIDTH = 40;

/** A typed text as an error repeats it: on one line, and cut. */
export function quoted(typed: string): string {
  return shortened(typed.trim().replaceAll(/\s+/gu, ' '), QUOTED_WIDTH);
}
