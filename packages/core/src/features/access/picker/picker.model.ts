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
  readonly isTotalLowerBound: boolean;
  readonly chosen: readonly PickedItem[];
  readonly shown: readonly PickedItem[];
  /** Choices whose text was read or told, also for later. */
  readonly known: ReadonlyMap<PickValue, PickedItem>;
  /** Values whose text nobody has told. */
  readonly unnamed: readonly PickValue[];
  readonly failure: LocalizedText | null;
}

export function closedPicker<Row>(settings: PickerSettings): PickerState<Row> {
  return {
    settings,
    query: { words: '', filters: {}, group: null, page: 1, pageSize: settings.pageSize },
    rows: [],
    total: 0,
    isTotalLowerBound: false,
    chosen: [],
    shown: [],
    known: new Map(),
    unnamed: [],
    failure: null,
  };
}

/** Nothing of the dialog is kept but the texts that were learnt in it. */
export function afterDialog<Row>({ settings, shown, known }: PickerState<Row>): PickerState<Row> {
  return { ...closedPicker<Row>(settings), unnamed: unknownOf(known, shown), shown: named(known, shown), known };
}

/** @param given what is chosen at present; undefined for what is shown */
export function openedPicker<Row>(
  state: PickerState<Row>,
  given: readonly GivenItem[] = state.shown.map(({ value }) => ({ value })),
): PickerState<Row> {
  const known = learnt(state.known, given);
  // More than the maximum may be stored from before: they are shown, and nothing is added to them.
  return { ...afterDialog(state), known, chosen: named(known, given), unnamed: unknownOf(known, given) };
}

export function showing<Row>(state: PickerState<Row>, given: readonly GivenItem[]): PickerState<Row> {
  const known = learnt(state.known, given);
  return { ...state, known, shown: named(known, given), unnamed: unknownOf(known, given) };
}

/** What is chosen is named from now on wherever its value is shown. */
export function accepted<Row>(state: PickerState<Row>): PickerState<Row> {
  const items = state.chosen.filter(({ value }) => !state.unnamed.includes(value));
  return { ...state, known: learnt(state.known, items) };
}

function learnt(
  known: ReadonlyMap<PickValue, PickedItem>,
  items: readonly (GivenItem | PickedItem)[],
): ReadonlyMap<PickValue, PickedItem> {
  const all = new Map(known);
  for (const { text, ...item } of items)
    if (text !== undefined) all.set(item.value, { ...all.get(item.value), ...item, text });
  return all;
}

/** A value without a text stands for itself. */
function named(
  known: ReadonlyMap<PickValue, PickedItem>,
  given: readonly { readonly value: PickValue }[],
): readonly PickedItem[] {
  return given.map(({ value }) => known.get(value) ?? { value, text: String(value) });
}

function unknownOf(
  known: ReadonlyMap<PickValue, PickedItem>,
  given: readonly { readonly value: PickValue }[],
): readonly PickValue[] {
  return given.map(({ value }) => value).filter((value) => !known.has(value));
}

/** Another question; it starts at its first page unless it names one. */
export function asking<Row>(state: PickerState<Row>, change: Partial<PickQuery>): PickerState<Row> {
  return { ...state, query: { ...state.query, page: 1, ...change } };
}

/** A field of the search beside the words; an empty one asks for nothing. */
export function filtered<Row>(state: PickerState<Row>, parameter: string, text: string): PickerState<Row> {
  const { [parameter]: _before, ...others } = state.query.filters;
  return asking(state, { filters: text.trim() === '' ? others : { ...others, [parameter]: text } });
}

export function withPage<Row>(state: PickerState<Row>, answer: PickAnswer<Row>): PickerState<Row> {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  const { rows, total, isTotalLowerBound = false } = answer.value;
  return { ...state, rows, total, isTotalLowerBound, failure: null };
}

/**
 * Texts that could not be read leave the values: that is no reason to keep anybody from choosing. A value without an answer keeps
 * itself as its text, such as one that the user may not see.
 */
export function withTexts<Row>(state: PickerState<Row>, answer: TextsAnswer): PickerState<Row> {
  if (!answer.ok) return state;
  const asked = new Set(state.unnamed);
  const known = learnt(
    state.known,
    answer.value.filter(({ value }) => asked.has(value)),
  );
  return {
    ...state,
    known,
    chosen: state.chosen.map((item) => known.get(item.value) ?? item),
    shown: named(known, state.shown),
    unnamed: state.unnamed.filter((value) => !known.has(value)),
  };
}

/** Whether a value stays as it is: chosen or not. */
export function isLocked({ lock }: PickerSettings, value: PickValue): boolean {
  return lock !== undefined && !lock.open.has(value);
}

export function toggled<Row>(state: PickerState<Row>, item: PickedItem): PickerState<Row> {
  const { chosen, settings } = state;
  if (isLocked(settings, item.value)) return state;
  const others = chosen.filter(({ value }) => value !== item.value);
  if (others.length < chosen.length) return { ...state, chosen: others };
  if (settings.maximum === 1) return { ...state, chosen: [item] };
  return chosen.length < settings.maximum ? { ...state, chosen: [...chosen, item] } : state;
}

export function replaced<Row>(state: PickerState<Row>, items: readonly PickedItem[]): PickerState<Row> {
  const { chosen, settings } = state;
  const kept = chosen.filter(({ value }) => isLocked(settings, value));
  const others = items.filter(({ value }) => !isLocked(settings, value));
  const unique = new Map([...kept, ...others].map((item) => [item.value, item]));
  // Those that are locked stay, also where more are stored than can be chosen.
  return { ...state, chosen: [...unique.values()].slice(0, Math.max(kept.length, settings.maximum)) };
}
