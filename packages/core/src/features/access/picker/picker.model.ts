import { failureText } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type {
  PickAnswer,
  PickedItem,
  PickerEvent,
  PickerSettings,
  PickQuery,
  PickValue,
  TextsAnswer,
} from './picker.types.ts';

export interface PickerState<Row> {
  readonly settings: PickerSettings;
  readonly query: PickQuery;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly chosen: readonly PickedItem[];
  /** Values that were given without a text. */
  readonly unnamed: readonly PickValue[];
  readonly failure: LocalizedText | null;
}

export function closedPicker<Row>(settings: PickerSettings): PickerState<Row> {
  return {
    settings,
    query: { words: '', group: null, page: 1, pageSize: settings.pageSize },
    rows: [],
    total: 0,
    chosen: [],
    unnamed: [],
    failure: null,
  };
}

type Given = Extract<PickerEvent, { readonly type: 'picker.open' }>['chosen'];

export function openedPicker<Row>({ settings }: PickerState<Row>, given: Given): PickerState<Row> {
  return {
    ...closedPicker<Row>(settings),
    // More than the maximum may be stored from before: they are shown, and nothing is added to them.
    chosen: given.map(({ value, text }) => ({ value, text: text ?? String(value) })),
    unnamed: given.filter(({ text }) => text === undefined).map(({ value }) => value),
  };
}

/** Another question; it starts at its first page unless it names one. */
export function asking<Row>(state: PickerState<Row>, change: Partial<PickQuery>): PickerState<Row> {
  return { ...state, query: { ...state.query, page: 1, ...change } };
}

export function withPage<Row>(state: PickerState<Row>, answer: PickAnswer<Row>): PickerState<Row> {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  return { ...state, rows: answer.value.rows, total: answer.value.total, failure: null };
}

/** Texts that could not be read leave the values: that is no reason to keep anybody from choosing. */
export function withTexts<Row>(state: PickerState<Row>, answer: TextsAnswer): PickerState<Row> {
  if (!answer.ok) return state;
  const texts = new Map(answer.value.map(({ value, text }) => [value, text]));
  return { ...state, chosen: state.chosen.map(({ value, text }) => ({ value, text: texts.get(value) ?? text })) };
}

export function toggled<Row>(state: PickerState<Row>, item: PickedItem): PickerState<Row> {
  const { chosen, settings } = state;
  const others = chosen.filter(({ value }) => value !== item.value);
  if (others.length < chosen.length) return { ...state, chosen: others };
  if (settings.maximum === 1) return { ...state, chosen: [item] };
  return chosen.length < settings.maximum ? { ...state, chosen: [...chosen, item] } : state;
}

export function replaced<Row>(state: PickerState<Row>, items: readonly PickedItem[]): PickerState<Row> {
  const unique = new Map(items.map((item) => [item.value, item]));
  return { ...state, chosen: [...unique.values()].slice(0, state.settings.maximum) };
}
