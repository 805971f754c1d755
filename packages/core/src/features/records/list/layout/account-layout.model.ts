import type { RememberedLayout } from '../../../../contract/index.ts';

/** What the browser or the account remembers: one entry for the list, one for every list, where something was changed. */
export type RememberedLayouts = readonly RememberedLayout[];

/** What was sent to the account, and what it remembers now; null where the server did not answer. */
export interface WriteOutcome {
  readonly sent: RememberedLayouts;
  readonly answer: RememberedLayouts | null;
}

const entryOf = (layouts: RememberedLayouts, list: string) => layouts.find((layout) => layout.list === list);

/** Entries of the first that are newer than those of the second; an entry that is missing is older than any. */
export function newerLayouts(layouts: RememberedLayouts, others: RememberedLayouts): RememberedLayouts {
  return layouts.filter(({ list, changedAt }) => changedAt > (entryOf(others, list)?.changedAt ?? -1));
}

/**
 * Entries that the account answers to a write and this browser takes: those changed elsewhere meanwhile, and those whose time
 * the server corrected because the clock here is ahead. What was changed here since the write stays.
 */
export function answeredLayouts(here: RememberedLayouts, sent: RememberedLayouts, answer: RememberedLayouts) {
  return answer.filter((layout) => {
    const own = entryOf(here, layout.list)?.changedAt ?? -1;
    const isUntouched = own === entryOf(sent, layout.list)?.changedAt;
    return layout.changedAt > own || (isUntouched && layout.changedAt !== own);
  });
}
