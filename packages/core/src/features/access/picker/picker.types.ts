import type { HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';

/** What is stored for a choice; `0` counts as a value. */
export type PickValue = string | number | boolean;

export interface PickedItem {
  readonly value: PickValue;
  /** What people read; the value itself until its text is known. */
  readonly text: string;
  /** What else is known of it, by field, for columns that are filled from a choice. */
  readonly values?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface PickQuery {
  /** Trimmed; empty for everything. */
  readonly words: string;
  /** What the other fields of the search hold, by parameter; without empty ones. */
  readonly filters: Readonly<Record<string, string>>;
  /** The part of the source that is looked at, such as a department; null for all of it. */
  readonly group: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PickPage<Row> {
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly total: number;
  /** There may be more: counting stopped. */
  readonly isTotalLowerBound?: boolean | undefined;
}

export type PickAnswer<Row> = Result<PickPage<Row>, HttpFailure>;
export type TextsAnswer = Result<readonly PickedItem[], HttpFailure>;

/** Where a picker reads from. */
export interface PickSource<Row> {
  readonly load: (query: PickQuery, signal: AbortSignal) => Promise<PickAnswer<Row>>;
  /** The texts of values that were chosen before; those that are not answered keep their value as text. */
  readonly texts: (values: readonly PickValue[], signal: AbortSignal) => Promise<TextsAnswer>;
  readonly item: (row: Row) => PickedItem;
}

/** Values that the user may neither choose nor take away: all but these. */
export interface PickLock {
  readonly open: ReadonlySet<PickValue>;
  /** Why the others are locked. */
  readonly reason: LocalizedText;
}

export interface PickerSettings {
  readonly pageSize: number;
  /** 1 for a single choice, which the next one replaces. */
  readonly maximum: number;
  readonly lock?: PickLock | undefined;
}

export type PickerStatus = 'closed' | 'loading' | 'shown' | 'failed';

export interface PickerFacts<Row> extends PickQuery {
  readonly status: PickerStatus;
  readonly isOpen: boolean;
  /** Of the last answer; they stay while the next one is asked for. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** There may be more than `total`: counting stopped. */
  readonly isTotalLowerBound: boolean;
  /** In the order in which they were chosen. */
  readonly chosen: readonly PickedItem[];
  /** The value outside of the dialog, as `value.show` told it, with its texts. */
  readonly shown: readonly PickedItem[];
  readonly maximum: number;
  /** Nothing can be added; a single choice is never full. */
  readonly isFull: boolean;
  readonly failure: LocalizedText | null;
}

/** A value that was chosen before, with its text where that is known. */
export interface GivenItem {
  readonly value: PickValue;
  readonly text?: string;
}

export type PickerEvent =
  /** The value that the closed picker shows; texts that are missing are asked for. */
  | { readonly type: 'value.show'; readonly chosen: readonly GivenItem[] }
  /** Starts from what is chosen at present, or from what is shown; texts that are missing are asked for. */
  | { readonly type: 'picker.open'; readonly chosen?: readonly GivenItem[] }
  /** Asks after a pause of 300 ms. */
  | { readonly type: 'words.type'; readonly words: string }
  /** A field of the search beside the words; asks after a pause of 300 ms. */
  | { readonly type: 'filter.type'; readonly parameter: string; readonly text: string }
  /** Asks at once. */
  | { readonly type: 'words.search' }
  /** Everything of the whole source again; what is chosen stays. */
  | { readonly type: 'search.reset' }
  | { readonly type: 'group.choose'; readonly group: string | null }
  | { readonly type: 'page.turn'; readonly page: number; readonly pageSize?: number }
  /** Chooses, or takes the choice back; ignored beyond the maximum. */
  | { readonly type: 'item.toggle'; readonly item: PickedItem }
  /** What is chosen is exactly this, up to the maximum. */
  | { readonly type: 'selection.replace'; readonly items: readonly PickedItem[] }
  | { readonly type: 'selection.clear' }
  /** The same question again, also after a failure. */
  | { readonly type: 'list.refresh' }
  | { readonly type: 'picker.accept' }
  | { readonly type: 'picker.cancel' };

export interface PickerEmitted {
  readonly type: 'picker.accepted';
  readonly items: readonly PickedItem[];
}
