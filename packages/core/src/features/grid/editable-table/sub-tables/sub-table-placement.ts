import type { LocalizedText } from '../../../../kernel/index.ts';
import { editableTableMessages } from '../editable-table.messages.ts';

/** CSS pixels that a sub-table needs below the row. */
const ROOM_BELOW = 350;
const MOST_RETRIES = 3;
/** Milliseconds. */
const RETRY_PAUSE = 100;

/** Where a sub-table opens: below where more than 350 CSS pixels remain under the press, above otherwise. */
export function subTablePlacement(roomBelow: number): 'below' | 'above' {
  return roomBelow > ROOM_BELOW ? 'below' : 'above';
}

/** What follows when a sub-table could not be opened for the n-th time, counted from 1: another try after a pause, three times, then words. */
export function afterFailedOpening(
  failures: number,
): { readonly kind: 'retry'; readonly pause: number } | { readonly kind: 'failed'; readonly message: LocalizedText } {
  return failures <= MOST_RETRIES
    ? { kind: 'retry', pause: RETRY_PAUSE }
    : { kind: 'failed', message: editableTableMessages.subTableFailed };
}
