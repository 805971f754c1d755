import {
  DEFAULT_PAGE_SIZE,
  type ReportColumns,
  type ReportQueryItem,
  type ReportRow,
  type Sorter,
} from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type {
  ChosenRow,
  QueryItemsAnswer,
  ReportAnswer,
  ReportPickerConfig,
  ReportQuestion,
  ReportValue,
  ReportRowsAnswer,
} from './report-picker.types.ts';
import { readQueryForm, type ReportQueryForm } from './report-query.model.ts';
import { chosenRow, heldRows, isHeldBy, reportRowKey } from './report-row.model.ts';

export interface ReportPickerState extends ReportQueryForm {
  readonly config: ReportPickerConfig;
  readonly report: ReportColumns | null;
  /** Null until they are read. */
  readonly queryItems: readonly ReportQueryItem[] | null;
  readonly isUnfolded: boolean;
  readonly question: ReportQuestion;
  /** The next step passes the cache over. */
  readonly isFresh: boolean;
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly chosen: readonly ChosenRow[];
  readonly failure: LocalizedText | null;
}

/** Nothing of a dialog is kept: it starts anew whenever it opens. */
export function closedReportPicker(config: ReportPickerConfig): ReportPickerState {
  return {
    config,
    report: null,
    queryItems: null,
    isUnfolded: false,
    typed: {},
    errors: {},
    question: { query: {}, page: 1, pageSize: DEFAULT_PAGE_SIZE, sorter: null },
    isFresh: false,
    rows: [],
    total: 0,
    chosen: [],
    failure: null,
  };
}

export function reportOpenedWith(
  state: ReportPickerState,
  held: Readonly<Record<string, ReportValue>> = {},
): ReportPickerState {
  return { ...state, chosen: heldRows(state.config, held) };
}

export function withReport(state: ReportPickerState, answer: ReportAnswer): ReportPickerState {
  return answer.ok ? { ...state, report: answer.value, failure: null } : failed(state, answer.error);
}

export function withQueryItems(state: ReportPickerState, answer: QueryItemsAnswer): ReportPickerState {
  return answer.ok ? { ...state, queryItems: answer.value, failure: null } : failed(state, answer.error);
}

/** Rows of the same key are one choice and are shown once. A row that was filled before is recognised. */
export function withRows(state: ReportPickerState, answer: ReportRowsAnswer): ReportPickerState {
  if (!answer.ok) return failed(state, answer.error);
  const { records, total } = answer.value;
  const rows = [...new Map(records.map((row) => [reportRowKey(row), row])).values()];
  return { ...state, rows, total, chosen: recognised(state, rows), isFresh: false, failure: null };
}

function failed(state: ReportPickerState, failure: HttpFailure): ReportPickerState {
  return { ...state, isFresh: false, failure: failureText(failure) };
}

function recognised({ config, chosen }: ReportPickerState, rows: readonly ReportRow[]): readonly ChosenRow[] {
  const taken = new Set(chosen.map(({ key }) => key));
  return chosen.map((item) => {
    const row = item.isHeld
      ? rows.find((each) => !taken.has(reportRowKey(each)) && isHeldBy(config, item, each))
      : undefined;
    if (row === undefined) return item;
    taken.add(reportRowKey(row));
    return chosenRow(config, row);
  });
}

/** A field that is marked as wrong is no longer once it changes; it is read again when it is left. */
export function withTyped(state: ReportPickerState, typed: ReportQueryForm['typed']): ReportPickerState {
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([name]) => !Object.hasOwn(typed, name)));
  return { ...state, typed: { ...state.typed, ...typed }, errors };
}

/** Everything that was typed is read. */
export function withQueryRead(state: ReportPickerState, now: number): ReportPickerState {
  return { ...state, ...readQueryForm(state.queryItems ?? [], state.typed, now) };
}

/** What was typed becomes the question; it starts at its first page. */
export function searchedReport(state: ReportPickerState, now: number): ReportPickerState {
  const read = withQueryRead(state, now);
  return asking(read, { query: Object.fromEntries(Object.entries(read.typed).filter(([, text]) => text !== '')) });
}

export function queryReset(state: ReportPickerState): ReportPickerState {
  return asking({ ...state, typed: {}, errors: {} }, { query: {} });
}

function asking(state: ReportPickerState, change: Partial<ReportQuestion>): ReportPickerState {
  return { ...state, question: { ...state.question, page: 1, ...change } };
}

/** Another page size starts at the first page, as the present page is another one then. */
export function turned(state: ReportPickerState, page: number, pageSize: number): ReportPickerState {
  return asking(state, { page: pageSize === state.question.pageSize ? page : 1, pageSize });
}

export function sorted(state: ReportPickerState, sorter: Sorter | null): ReportPickerState {
  return asking(state, { sorter });
}

export function toggledRow(state: ReportPickerState, key: string): ReportPickerState {
  const { chosen, config, rows } = state;
  const others = chosen.filter((item) => item.key !== key);
  if (others.length < chosen.length) return { ...state, chosen: others };
  const row = rows.find((each) => reportRowKey(each) === key);
  if (row === undefined) return state;
  return { ...state, chosen: [...(config.isMultiple === true ? chosen : []), chosenRow(config, row)] };
}

/** All rows of the page; what is chosen on other pages stays. */
export function pageChosen(state: ReportPickerState, isChosen: boolean): ReportPickerState {
  const { chosen, config, rows } = state;
  if (config.isMultiple !== true) return state;
  const ofPage = rows.map((row) => chosenRow(config, row));
  const keys = new Set(ofPage.map(({ key }) => key));
  if (!isChosen) return { ...state, chosen: chosen.filter(({ key }) => !keys.has(key)) };
  const known = new Set(chosen.map(({ key }) => key));
  return { ...state, chosen: [...chosen, ...ofPage.filter(({ key }) => !known.has(key))] };
}

/** One row, or at least one where several may be chosen. */
export function isAcceptable({ chosen, config }: Pick<ReportPickerState, 'chosen' | 'config'>): boolean {
  return config.isMultiple === true ? chosen.length > 0 : chosen.length === 1;
}
