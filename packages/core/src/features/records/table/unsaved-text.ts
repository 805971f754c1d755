import type { LocalizedText } from '../../../kernel/index.ts';
import { resourceTableMessages } from './resource-table.messages.ts';

/** Maximum number of reported reasons, and of rows named for each. */
const MOST_TOLD = 3;

export interface UnsavedRow {
  /** 1-based. */
  readonly place: number;
  readonly reason: LocalizedText;
}

/** Group unsaved rows by reason; null if there are none. */
export function unsavedText(rows: readonly UnsavedRow[]): LocalizedText | null {
  const placesOf = new Map<string, { readonly reason: LocalizedText; readonly places: number[] }>();
  for (const { place, reason } of rows.toSorted((one, other) => one.place - other.place)) {
    const group = placesOf.get(reason['zh-CN']);
    if (group === undefined) placesOf.set(reason['zh-CN'], { reason, places: [place] });
    else group.places.push(place);
  }
  if (placesOf.size === 0) return null;
  const reasons = [...placesOf.values()]
    .slice(0, MOST_TOLD)
    .map(({ reason, places }) => resourceTableMessages.rowsReason(places.slice(0, MOST_TOLD), places.length, reason));
  return resourceTableMessages.rowsNotSaved(rows.length, reasons);
}
