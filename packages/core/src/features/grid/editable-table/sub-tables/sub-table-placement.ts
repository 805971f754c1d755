import type { LocalizedText } from '../../../../kernel/index.ts';
import { editableTableMessages } from '../editable-table.messages.ts';

/** Space below the row in CSS pixels that a sub-table needs. */
const ROOM_BELOW = 350;
const MOST_RETRIES = 3;
/** Milliseconds. */
const RETRY_PAUSE = 100;

/** Placement of a sub-table: below if more than 350 CSS pixels remain under the click, otherwise above. */
export function subTablePlacement(roomBelow: number): 'below' | 'above' {
  return roomBelow > ROOM_BELOW ? 'below' : 'above';
}

/** Reaction to the n-th failure (1-based) to open a sub-table: up to three retries after a pause, then a message. */
export function afterFailedOpening(
  failures: number,
): { readonly kind: 'retry'; readonly pause: number } | { readonly kind: 'failed'; readonly message: LocalizedText } {
  return failures <= MOST_RETRIES
    ? { kind: 'retry', pause: RETRY_PAUSE }
    : { kind: 'failed', message: editableTableMessages.subTableFailed };
}
