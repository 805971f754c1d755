import * as v from 'valibot';

import { ofOneWidth, wireInteger, wireText, wireWords, type Schema } from '../../contract/index.ts';
import { htmlLength } from '../../format/index.ts';
import { isLeapYear, mostCodePoints, parseJson, type TextLimit } from '../../kernel/index.ts';
import { placeSchema } from './location-value.ts';
import type {
  Field,
  FieldOf,
  FieldType,
  ReferenceField,
  ReferencesField,
  SearchKind,
  TextField,
} from './resource.types.ts';
import type { FieldValue } from './field-value.types.ts';
import { storedFilesSchema } from './stored-files.ts';

/** How the value of a field is stored. Databases, conditions and parsers branch on this and never on the kind of field. */
export type FieldStorage =
  | 'text'
  /** Text that no list reads and no condition compares: rich text, JSON. */
  | 'longText'
  /** Paths of stored files, joined by commas. */
  | 'files'
  /** Text that is written and never read for anybody. */
  | 'secret'
  | 'integer'
  | 'decimal'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** `YYYY-MM-DD HH:mm:ss`, in UTC+8. */
  | 'dateTime'
  /** One value of a closed or configurable set: a dictionary's code, an identifier, "Y" or "N". */
  | 'code'
  /** Identifiers in a link table. */
  | 'links'
  /** Not stored: joined or computed when read. */
  | 'none';

/** What distinguishes one kind of field from another, apart from how it is drawn. */
export interface FieldKind<F extends Field = Field> {
  readonly storage: FieldStorage;
  /** Schema of storable values, regardless of form rules; empty is `null`. */
  readonly schema: (field: F) => v.GenericSchema<unknown, string | number>;
  readonly searches: readonly SearchKind[];
  /** The row holds a code, beside which the server puts a text: `<key>_dictText`. */
  readonly isChoice: boolean;
  /** Entered by the keyboard rather than chosen: decides between 请输入… and 请选择…. */
  readonly isTyped: boolean;
}

/** One entry per kind of field, so that the compiler names what a new kind lacks. */
export type FieldTable<Rest extends readonly unknown[], Result> = {
  readonly [T in FieldType]: (field: FieldOf<T>, ...rest: Rest) => Result;
};

/** Applies the entry of the field's kind. */
export function byFieldType<Rest extends readonly unknown[], Result>(
  table: FieldTable<Rest, Result>,
  field: Field,
  ...rest: Rest
): Result {
  // The entry of a kind takes the fields of that kind; the compiler does not relate the two through the index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entry = table[field.type] as (field: Field, ...rest: Rest) => Result;
  return entry(field, ...rest);
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
/** The code of an administrative division. */
const REGION = /^\d{6}$/u;
/** Longest code of a choice. */
export const CODE_LENGTH = 64;

/** 30 February matches the format but does not exist; there was no year 0. */
function isRealDay(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  const lengths = [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day <= (lengths[month - 1] ?? 0);
}

const date = v.pipe(v.string(), v.regex(DATE), v.check(isRealDay));
const dateTime = v.pipe(v.string(), v.regex(DATE_TIME), v.check(isRealDay));

/** How long a text of the field may be. What a rule or a mask describes is made of single code points; the column of any other holds more. */
export function textLimit({ type, maximumLength, rule, mask }: TextField): Required<TextLimit> {
  const isPlain = rule !== undefined || mask !== undefined;
  return {
    characters: maximumLength,
    points: isPlain ? maximumLength : mostCodePoints(maximumLength),
    shape: type === 'multilineText' ? 'lines' : 'line',
  };
}

const text: FieldKind<FieldOf<'text' | 'multilineText'>> = {
  storage: 'text',
  schema: (field) => wireWords(textLimit(field)),
  searches: ['contains', 'equals'],
  isChoice: false,
  isTyped: true,
};
/** Longest HTML of a rich text, markup and pictures inside the text included, in characters. */
export const HTML_LENGTH = 500_000;
const longText: FieldKind<FieldOf<'richText'>> = {
  storage: 'longText',
  schema: ({ maximumLength }) =>
    v.pipe(
      wireText(HTML_LENGTH),
      v.check((value) => htmlLength(value) <= maximumLength),
    ),
  searches: [],
  isChoice: false,
  isTyped: true,
};
/** Longest place, icon or cron expression. */
export const PLAIN_LENGTH = 200;
const plain: FieldKind = {
  storage: 'text',
  schema: () => wireText(PLAIN_LENGTH),
  searches: [],
  isChoice: false,
  isTyped: true,
};
/** Longest identifier of a row. */
const IDENTIFIER_LENGTH = 36;

function areIdentifiers(parts: readonly string[], maximum: number): boolean {
  const isEach = parts.every((part) => /^\S+$/u.test(part) && part.length <= IDENTIFIER_LENGTH);
  return isEach && parts.length <= maximum && new Set(parts).size === parts.length;
}

const choice: FieldKind = {
  storage: 'code',
  schema: () => wireText(CODE_LENGTH),
  searches: ['equals'],
  isChoice: true,
  isTyped: false,
};

/** Made when a row is read; nothing that a person sends is stored in it. */
const derived: FieldKind = {
  storage: 'none',
  schema: () => v.union([v.string(), v.number()]),
  searches: [],
  isChoice: false,
  isTyped: false,
};

export const fieldKinds: { readonly [T in FieldType]: FieldKind<FieldOf<T>> } = {
  text,
  multilineText: text,
  integer: {
    storage: 'integer',
    schema: ({ minimum, maximum }) => v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum)),
    searches: ['equals', 'range'],
    isChoice: false,
    isTyped: true,
  },
  decimal: {
    storage: 'decimal',
    schema: ({ minimum, maximum }) => v.pipe(v.number(), v.minValue(minimum), v.maxValue(maximum)),
    searches: ['equals', 'range'],
    isChoice: false,
    isTyped: true,
  },
  date: { storage: 'date', schema: () => date, searches: ['equals', 'range'], isChoice: false, isTyped: false },
  dateTime: {
    storage: 'dateTime',
    schema: () => dateTime,
    searches: ['equals', 'range'],
    isChoice: false,
    isTyped: false,
  },
  dictionary: choice,
  state: choice,
  reference: choice,
  references: {
    ...choice,
    storage: 'links',
    schema: ({ maximum }) =>
      v.pipe(
        wireText(maximum * (IDENTIFIER_LENGTH + 1)),
        v.check((value) => areIdentifiers(value.split(','), maximum)),
      ),
  },
  yesNo: { ...choice, schema: () => v.picklist(['Y', 'N']), isChoice: false },
  file: {
    storage: 'files',
    schema: ({ maximum }) => storedFilesSchema(maximum),
    searches: [],
    isChoice: false,
    isTyped: false,
  },
  richText: longText,
  json: {
    ...longText,
    schema: ({ maximumLength }) =>
      v.pipe(
        wireText(maximumLength),
        v.check((value) => parseJson(value).ok),
      ),
  },
  region: { ...choice, schema: () => v.pipe(v.string(), v.regex(REGION)) },
  location: { ...plain, schema: () => placeSchema(PLAIN_LENGTH) },
  icon: { ...plain, isTyped: false },
  cron: plain,
  secret: {
    storage: 'secret',
    schema: ({ maximumLength }) => wireText(maximumLength),
    searches: [],
    isChoice: false,
    isTyped: true,
  },
  joined: derived,
  computed: { ...derived, isChoice: true },
};

export function fieldKind<F extends Field>(field: F): FieldKind<F> {
  // As in `byFieldType`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return fieldKinds[field.type] as unknown as FieldKind<F>;
}

/** The dictionary that a field has its codes of; undefined for any other kind of field. */
export function dictionaryOf(field: Field): string | undefined {
  return field.type === 'dictionary' || field.type === 'state' || field.type === 'joined'
    ? field.dictionary
    : undefined;
}

/** Whether the server puts a text beside the value of a field: `<key>_dictText`. */
export function isToldByText(field: Field): boolean {
  return fieldKind(field).isChoice || dictionaryOf(field) !== undefined;
}

/** Whether a field holds identifiers of rows of another resource. */
export function isReference(field: Field): field is ReferenceField | ReferencesField {
  return field.type === 'reference' || field.type === 'references';
}

/** The identifiers that the value of such a field holds. */
export function referredIds(value: FieldValue | undefined): readonly string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

export function storageOf(field: Field): FieldStorage {
  return fieldKinds[field.type].storage;
}

/** Made once: an import asks for them with each cell. */
const storedValues = new WeakMap<Field, v.GenericSchema<unknown, string | number>>();

/** Schema of storable values of a field, regardless of form rules; empty is `null`. */
export function storedValue(field: Field): v.GenericSchema<unknown, string | number> {
  const schema = storedValues.get(field) ?? fieldKind(field).schema(field);
  storedValues.set(field, schema);
  return schema;
}

const wireDecimal = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.transform(ofOneWidth), v.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/u), v.transform(Number)),
  ]),
  v.finite(),
);

/** Longest text that is searched for. */
const LONGEST_SEARCH = 200;

/** What is written in full-width letters and digits is found by ordinary ones, where no value of the field has others. */
const isOfOneWidth = (field: Field) => field.type === 'text' && (field.rule !== undefined || field.mask !== undefined);

/** Schema of search input: any text; numbers within the column's range and dates are parsed, whatever the width of their digits. */
export function searchedValue(field: Field): Schema {
  switch (storageOf(field)) {
    case 'date':
    case 'dateTime':
      return v.pipe(v.string(), v.transform(ofOneWidth), v.union([date, dateTime]));
    case 'integer':
      return 'minimum' in field ? wireInteger(field.minimum, field.maximum) : wireInteger(-(2 ** 31), 2 ** 31 - 1);
    case 'decimal':
      return wireDecimal;
    default: {
      const words = wireWords({ characters: LONGEST_SEARCH });
      return isOfOneWidth(field) ? v.pipe(v.string(), v.transform(ofOneWidth), words) : words;
    }
  }
}
