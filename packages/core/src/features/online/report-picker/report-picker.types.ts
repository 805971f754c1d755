import type { ReportColumns, ReportPage, ReportQueryItem, ReportRow, Sorter } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Notice, Result } from '../../../kernel/index.ts';

/** A plain value of a report's row. */
export type ReportValue = ReportRow[string];

/** What a popup chooses from, and what it fills. Keep it stable between renders. */
export interface ReportPickerConfig {
  /** Code of the report. */
  readonly code: string;
  /** Fields of a row that are taken, comma-separated. */
  readonly orgFields: string;
  /** Fields that they fill, as many and in the same order. */
  readonly destFields: string;
  /** The filled field by which a choice is named; the first one if it is left out. */
  readonly field?: string;
  /** Several rows may be chosen; one if it is left out. */
  readonly isMultiple?: boolean;
  /** Between the values of several rows; a comma if it is left out. */
  readonly separator?: string;
  /** Dynamic parameters of the report by name, without `self_`. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A field of the report and the field that it fills. */
export interface ReportField {
  readonly from: string;
  readonly to: string;
}

export interface ChosenRow {
  /** At most 50 characters. */
  readonly key: string;
  /** What people read. */
  readonly text: string;
  /** By fields of the report; those of `orgFields` at least. */
  readonly values: ReportRow;
  /** It stands for what was filled before: no row that was read is known to be the one. */
  readonly isHeld: boolean;
}

/** What rows are asked for by. */
export interface ReportQuestion {
  /** Filled-in query fields, ranges as `<field>_begin` and `<field>_end`. */
  readonly query: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Null for the order of the report. */
  readonly sorter: Sorter | null;
}

/** A step of opening; `isFresh` passes the cache over. */
export interface ReportStep {
  readonly isFresh: boolean;
}

export type ReportAnswer = Result<ReportColumns, HttpFailure>;
export type QueryItemsAnswer = Result<readonly ReportQueryItem[], HttpFailure>;
export type ReportRowsAnswer = Result<ReportPage, HttpFailure>;

export type ReportPickerStatus = 'closed' | 'configuring' | 'describing' | 'loading' | 'shown' | 'failed';

export interface ReportPickerFacts {
  readonly status: ReportPickerStatus;
  readonly isOpen: boolean;
  /** Title, columns and dictionaries; null until they are read. */
  readonly report: ReportColumns | null;
  /** Query fields to render: without the folded ones. */
  readonly queryItems: readonly ReportQueryItem[];
  /** How many more 展开 shows; 0 where there is nothing to unfold. */
  readonly foldedCount: number;
  readonly isUnfolded: boolean;
  /** What the query fields hold, also the folded ones. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is wrong with it, by parameter; nothing is searchedReport until it is right. */
  readonly errors: Readonly<Record<string, LocalizedText>>;
  /** Of the last answer; they stay while the next one is asked for. */
  readonly rows: readonly ReportRow[];
  /** Of all pages. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sorter: Sorter | null;
  /** In the order in which they were chosen. */
  readonly chosen: readonly ChosenRow[];
  readonly isMultiple: boolean;
  readonly failure: LocalizedText | null;
}

export type ReportPickerEvent =
  /** @param held what is filled at present, by `destFields` */
  | { readonly type: 'picker.open'; readonly held?: Readonly<Record<string, ReportValue>> }
  | { readonly type: 'query.type'; readonly typed: Readonly<Record<string, string>> }
  /** A query field was left: dates and numbers are read. */
  | { readonly type: 'query.leave' }
  /** 查询 */
  | { readonly type: 'query.search' }
  /** 重置: everything of the report again; what is chosen stays. */
  | { readonly type: 'query.reset' }
  /** 展开 and 收起 */
  | { readonly type: 'query.fold' }
  | { readonly type: 'page.turn'; readonly page: number; readonly pageSize: number }
  | { readonly type: 'rows.sort'; readonly sorter: Sorter | null }
  /** Chooses a row, or takes the choice back; a single choice replaces the one before. */
  | { readonly type: 'row.toggle'; readonly key: string }
  /** Chooses all rows of the page, or takes them back; ignored where one row is chosen. */
  | { readonly type: 'rows.choose'; readonly isChosen: boolean }
  /** 清空 */
  | { readonly type: 'selection.clear' }
  /** 刷新: asks again past the cache, from the step that failed on. */
  | { readonly type: 'list.refresh' }
  | { readonly type: 'picker.accept' }
  | { readonly type: 'picker.cancel' };

export type ReportPickerEmitted =
  | { readonly type: 'picker.accepted'; readonly rows: readonly ReportRow[] }
  | { readonly type: 'picker.warned'; readonly notice: Notice };
