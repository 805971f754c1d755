import type { ReportRow, Schema, Sorter } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';

/** A column of a report. */
export interface ReportColumnSource {
  /** The field of the row. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Pixels. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly isSortable?: boolean;
  /** Code of the dictionary that its codes are of. */
  readonly dictionary?: string;
}

interface QueryItem {
  readonly field: string;
  readonly label: LocalizedText;
  /** What its values have to be. */
  readonly schema: Schema;
}

/** A field of the query form. */
export type ReportQuerySource = QueryItem &
  (
    | { readonly view: 'text' }
    /** Two boundaries, both included, each of which may be left open. */
    | { readonly view: 'number' | 'date' | 'datetime'; readonly isRange: boolean }
    | { readonly view: 'list'; readonly dictionary: string }
    /** Found by words in a registered look-up. */
    | { readonly view: 'sel_search'; readonly lookup: string }
  );

/** What a caller asks a report for, parsed by the schemas of its source. */
export interface ReportRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  /** By a column that can be sorted by; null for the order of the source. */
  readonly sorter: Sorter | null;
  /** Query fields that are filled in, ranges as `<field>_begin` and `<field>_end`. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Dynamic parameters that are given. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ReportRows {
  readonly records: ReportRow[];
  /** Of all pages. */
  readonly total: number;
}

/** A report: a function over rows that exist, under a code. */
export interface ReportSource {
  readonly code: string;
  readonly title: LocalizedText;
  /** One of them is enough; the first is the one to ask an administrator for. */
  readonly permissions: readonly [string, ...string[]];
  readonly columns: readonly ReportColumnSource[];
  readonly queryItems: readonly ReportQuerySource[];
  /** Dynamic parameters by name, without `self_`. */
  readonly parameters: Readonly<Record<string, Schema>>;
  /** The rows in reach of the call that meet query and parameters, with the fields of the columns and no secrets. */
  read(asked: ReportRequest, call: SignedInCall): Promise<CallOutcome<ReportRows>>;
}
