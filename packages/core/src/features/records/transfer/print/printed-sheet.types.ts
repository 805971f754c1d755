import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ResourceRow } from '../../../../resources/index.ts';
import type { ListQuery } from '../../list/index.ts';

export type Orientation = 'portrait' | 'landscape';

export interface PrintedColumn {
  readonly key: string;
  readonly title: string;
  /** Of the width of the paper, in percent. */
  readonly share: number;
  readonly isNumber: boolean;
}

/** A table on A4 in one language. */
export interface PrintedTable {
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  readonly orientation: Orientation;
  /** Points. */
  readonly textSize: number;
}

/** A list or a form on paper: its title, what is on it in words, and its table. */
export interface PrintedSheet {
  readonly title: string;
  readonly notes: readonly string[];
  readonly table: PrintedTable;
  /** Filled by hand: its rows leave room for that. */
  readonly isForm: boolean;
}

/** The list as it is when somebody prints it. */
export interface ListOnPaper {
  readonly query: ListQuery;
  readonly selection: readonly string[];
  /** Search parameters of every query of the list: the rows under another one. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Keys of the columns that the list shows, in their order. */
  readonly shown: readonly string[];
  /** The search and the advanced query in force, in words. */
  readonly conditions: readonly ConditionOnPaper[];
}

/** A condition in words. `field`: one whose text the rows have, all of them the same. */
export interface ConditionOnPaper {
  readonly text: LocalizedText;
  readonly field?: string;
}

/** The rows that are on paper, and how many there are. */
export interface RowsOnPaper {
  readonly rows: readonly ResourceRow[];
  readonly total: number;
  readonly isTotalLowerBound: boolean;
}
