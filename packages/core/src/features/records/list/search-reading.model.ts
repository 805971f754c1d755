import * as v from 'valibot';

import {
  byFieldType,
  resourceListQuerySchema,
  searchFields,
  searchKeys,
  type Resource,
  type Field,
  type FieldTable,
  type NumberField,
} from '../../../resources/index.ts';
import { dateRange, type DateRangePreset } from '../../../format/index.ts';
import { err, isStorable, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { plainDecimal, readFieldValue } from '../../validation/field-values/index.ts';
import { fieldPrompt, validatorMessages } from '../../validation/validators/index.ts';
import type { ListQuery, SearchFacts } from './list-page.types.ts';

/** Maximum length of a search text, as accepted by URL and server. */
const LONGEST = 200;

interface SearchState {
  readonly resource: Resource;
  readonly search: SearchFacts;
  readonly now: () => number;
}

/** The search form for the active query. */
export function searchInForce({ search }: Pick<ListQuery, 'search'>): SearchFacts {
  return { typed: search, errors: {} };
}

export function isReadable({ errors }: SearchFacts): boolean {
  return Object.keys(errors).length === 0;
}

/** Update some fields. A field already marked invalid is validated again. */
export function withSearchTyped({ resource, search, now }: SearchState, changes: ListQuery['search']): SearchFacts {
  const typed = { ...search.typed, ...changes };
  const marked = Object.keys(changes).filter((name) => Object.hasOwn(search.errors, name));
  return { typed, errors: judged(resource, typed, search.errors, marked, now()) };
}

/** Search parameters of a range field for the days of a preset; empty for a field without a range. */
export function presetSearch(
  { resource, now }: Pick<SearchState, 'resource' | 'now'>,
  { key, preset }: { readonly key: string; readonly preset: DateRangePreset },
): Readonly<Record<string, string>> {
  const [, field] = searchFields(resource).find(([name]) => name === key) ?? [];
  if (field?.search !== 'range') return {};
  const { from, to } = dateRange(preset, now());
  const [first = '', last = ''] = searchKeys(key, field);
  const [begin, end] = field.type === 'dateTime' ? [' 00:00:00', ' 23:59:59'] : ['', ''];
  return { [first]: from + begin, [last]: to + end };
}

/** Parse and validate the field of one parameter. */
export function withSearchLeft({ resource, search, now }: SearchState, name: string): SearchFacts {
  return read(resource, search, [name], now());
}

/** Parse and validate the whole search before submit. */
export function withEverySearchRead({ resource, now }: SearchState, typed: ListQuery['search']): SearchFacts {
  return read(resource, { typed, errors: {} }, Object.keys(typed), now());
}

function read(resource: Resource, { typed, errors }: SearchFacts, names: readonly string[], now: number): SearchFacts {
  const values = names.flatMap((name) => {
    const value = readParameter(resource, name, typed[name] ?? '', now);
    return value?.ok === true && value.value !== (typed[name] ?? '') ? [[name, value.value] as const] : [];
  });
  return { typed: { ...typed, ...Object.fromEntries(values) }, errors: judged(resource, typed, errors, names, now) };
}

function judged(
  resource: Resource,
  typed: ListQuery['search'],
  errors: SearchFacts['errors'],
  names: readonly string[],
  now: number,
): SearchFacts['errors'] {
  const others = Object.entries(errors).filter(([name]) => !names.includes(name));
  const wrong = names.flatMap((name) => {
    const value = readParameter(resource, name, typed[name] ?? '', now);
    return value === undefined || value.ok ? [] : [[name, value.error] as const];
  });
  return Object.fromEntries([...others, ...wrong]);
}

/**
 * Parse a parameter for the server; undefined for an unknown one. A day alone at the end of a range becomes its last
 * second.
 */
function readParameter(
  resource: Resource,
  name: string,
  typed: string,
  now: number,
): Result<string, LocalizedText> | undefined {
  const asked = searchFields(resource).find(([key, field]) => searchKeys(key, field).includes(name));
  if (asked === undefined) return undefined;
  const [key, field] = asked;
  const isEnd = field.search === 'range' && name === searchKeys(key, field)[1];
  const value = readFieldValue(field, typed, { now, timeOfDayAlone: isEnd ? 'last' : 'first' });
  if (!value.ok) return value;
  const written = typeof value.value === 'number' ? plainDecimal(value.value) : (value.value ?? '');
  const trimmed = written.trim();
  const isTaken =
    trimmed === '' ||
    !isStorable(trimmed) ||
    v.safeParse(resourceListQuerySchema(resource), { [name]: trimmed }).success;
  return isTaken ? ok(written) : err(refusal(field));
}

function refusal(field: Field): LocalizedText {
  return byFieldType(refusals, field);
}

const number = ({ minimum, maximum }: NumberField) => validatorMessages.between(minimum, maximum);
const text = () => validatorMessages.longest(LONGEST);

/** What is wrong with a search text that the list does not accept, by kind of field. */
const refusals: FieldTable<[], LocalizedText> = {
  text,
  multilineText: text,
  integer: number,
  decimal: number,
  date: () => validatorMessages.date,
  dateTime: () => validatorMessages.dateTime,
  dictionary: fieldPrompt,
  state: fieldPrompt,
  reference: fieldPrompt,
  references: fieldPrompt,
  yesNo: fieldPrompt,
  region: fieldPrompt,
  // Searched by nothing.
  file: fieldPrompt,
  richText: fieldPrompt,
  json: fieldPrompt,
  location: fieldPrompt,
  icon: fieldPrompt,
  cron: fieldPrompt,
  secret: fieldPrompt,
  joined: fieldPrompt,
  computed: fieldPrompt,
};
