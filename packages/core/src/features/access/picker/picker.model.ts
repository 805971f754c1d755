import { failureText } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type {
  GivenItem,
  PickAnswer,
  PickedItem,
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
  readonly shown: readonly PickedItem[];
  /** Texts that were read or chosen, also for later. */
  readonly texts: ReadonlyMap<PickValue, string>;
  /** Values whose text nobody has told. */
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
    shown: [],
    texts: new Map(),
    unnamed: [],
    failure: null,
  };
}

/** Nothing of the dialog is kept but the texts that were learnt in it. */
export function afterDialog<Row>({ settings, shown, texts }: PickerState<Row>): PickerState<Row> {
  return { ...closedPicker<Row>(settings), ...namedBy(texts, shown), shown: withKnown(texts, shown), texts };
}

/** @param given what is chosen at present; undefined for what is shown */
export function openedPicker<Row>(
  state: PickerState<Row>,
  given: readonly GivenItem[] = state.shown.map(({ value }) => ({ value })),
): PickerState<Row> {
  const texts = learnt(state.texts, given);
  // More than the maximum may be stored from before: they are shown, and nothing is added to them.
  return { ...afterDialog(state), texts, chosen: withKnown(texts, given), ...namedBy(texts, given) };
}

export function showing<Row>(state: PickerState<Row>, given: readonly GivenItem[]): PickerState<Row> {
  const texts = learnt(state.texts, given);
  return { ...state, texts, shown: withKnown(texts, given), ...namedBy(texts, given) };
}

/** What is chosen is named from now on wherever its value is shown. */
export function accepted<Row>(state: PickerState<Row>): PickerState<Row> {
  const named = state.chosen.filter(({ value }) => !state.unnamed.includes(value));
  return { ...state, texts: learnt(state.texts, named) };
}

function learnt(known: ReadonlyMap<PickValue, string>, items: readonly GivenItem[]): ReadonlyMap<PickValue, string> {
  const texts = new Map(known);
  for (const { value, text } of items) if (text !== undefined) texts.set(value, text);
  return texts;
}

/** A value without a text stands for itself. */
function withKnown(texts: ReadonlyMap<PickValue, string>, given: readonly GivenItem[]): readonly PickedItem[] {
  return given.map(({ value }) => ({ value, text: texts.get(value) ?? String(value) }));
}

function namedBy(texts: ReadonlyMap<PickValue, string>, given: readonly GivenItem[]) {
  return { unnamed: given.map(({ value }) => value).filter((value) => !texts.has(value)) };
}

/** Another question; it starts at its first page unless it names one. */
export function asking<Row>(state: PickerState<Row>, change: Partial<PickQuery>): PickerState<Row> {
  return { ...state, query: { ...state.query, page: 1, ...change } };
}

export function withPage<Row>(state: PickerState<Row>, answer: PickAnswer<Row>): PickerState<Row> {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  return { ...state, rows: answer.value.rows, total: answer.value.total, failure: null };
}

/**
 * Texts that could not be read leave the values: that is no reason to keep anybody from choosing. A value without an answer keeps
 * itself as its text, such as one that the user may not see.
 */
export function withTexts<Row>(state: PickerState<Row>, answer: TextsAnswer): PickerState<Row> {
  if (!answer.ok) return state;
  const asked = new Set(state.unnamed);
  const texts = learnt(
    state.texts,
    answer.value.filter(({ value }) => asked.has(value)),
  );
  return {
    ...state,
    texts,
    chosen: state.chosen.map(({ value, text }) => ({ value, text: texts.get(value) ?? text })),
    shown: withKnown(texts, state.shown),
    unnamed: state.unnamed.filter((value) => !texts.has(value)),
  };
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
