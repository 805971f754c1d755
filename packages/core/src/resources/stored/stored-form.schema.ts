import * as v from 'valibot';

import type { LocalizedText } from '../../kernel/index.ts';

/*
 * What staff may say of a form. Every object is strict: a word that is not here is refused by its name, so that a definition holds no code, no
 * statement and no name of a table or column.
 */

/** Fields of one form. */
export const MOST_FORM_FIELDS = 200;
/** Fields that lists sort or search by: each has an index. */
export const MOST_INDEXED_FIELDS = 20;
/** Columns that a list shows at first. */
const MOST_FORM_COLUMNS = 40;
/** Characters of a definition. */
export const LONGEST_DEFINITION = 256_000;
const LONGEST_LABEL = 50;
const LONGEST_HINT = 200;
/** Largest number that keeps each of its six decimal places. */
const LARGEST_NUMBER = 1_000_000_000;

/** Controls, and characters that change the direction of what is beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const words = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least),
    v.maxLength(most),
    v.check((text) => !UNSEEN.test(text)),
  );
/** In Chinese, and in English where somebody wrote it. */
const texts = (most: number) =>
  v.pipe(
    v.strictObject({ 'zh-CN': words(1, most), 'en-US': v.optional(words(0, most), '') }),
    v.transform((text): LocalizedText => ({ ...text, 'en-US': text['en-US'] === '' ? text['zh-CN'] : text['en-US'] })),
  );
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** As `NAME` of descriptions; no key is one that every object has. */
const fieldKey = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9]{0,40}$/u),
  v.check((key) => !(key in Object.prototype)),
);
const resourceName = v.pipe(v.string(), v.regex(/^(?:[a-z][A-Za-z0-9]{0,40}|online:[a-z][a-z0-9_]{1,31})$/u));
const dictionaryCode = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,99}$/u));

const sorts = v.exactOptional(v.boolean());
const column = v.exactOptional(
  v.union([v.literal(false), v.strictObject({ width: v.exactOptional(whole(40, 800)), isSortable: sorts })]),
);
const form = v.exactOptional(
  v.strictObject({
    group: v.exactOptional(fieldKey),
    placeholder: v.exactOptional(texts(LONGEST_HINT)),
    hint: v.exactOptional(texts(LONGEST_HINT)),
    isWide: v.exactOptional(v.boolean()),
  }),
);
const base = { label: texts(LONGEST_LABEL), isRequired: v.exactOptional(v.boolean()), column, form };
/** Of what no list shows and no form begins with. */
const wide = { ...base, column: v.literal(false) };
const isUnique = v.exactOptional(v.boolean());
const exact = v.exactOptional(v.literal('equals'));
const ranged = v.exactOptional(v.picklist(['equals', 'range']));
const initialText = v.exactOptional(words(1, 100));

const textRule = v.picklist([
  'mobile',
  'landlineOrMobile',
  'email',
  'url',
  'naturalNumber',
  'lettersAndDigits',
  'code',
  'creditCode',
  'identityNumber',
  'bankCard',
  'plainValue',
]);
const text = (type: 'text' | 'multilineText', most: number) =>
  v.strictObject({
    ...base,
    type: v.literal(type),
    maximumLength: whole(1, most),
    rule: v.exactOptional(textRule),
    mask: v.exactOptional(v.picklist(['identityNumber', 'phone', 'bankCard'])),
    isUnique,
    search: v.exactOptional(v.picklist(['contains', 'equals'])),
    initial: initialText,
  });
const number = <Type extends 'integer' | 'decimal'>(type: Type) => ({
  ...base,
  type: v.literal(type),
  minimum: v.pipe(v.number(), v.minValue(-LARGEST_NUMBER), v.maxValue(LARGEST_NUMBER)),
  maximum: v.pipe(v.number(), v.minValue(-LARGEST_NUMBER), v.maxValue(LARGEST_NUMBER)),
  isUnique,
  search: ranged,
  initial: v.exactOptional(v.number()),
});
const time = (type: 'date' | 'dateTime') =>
  v.strictObject({ ...base, type: v.literal(type), notBefore: v.exactOptional(fieldKey), isUnique, search: ranged });

const storedField = v.variant('type', [
  text('text', 4000),
  text('multilineText', 10_000),
  v.strictObject(number('integer')),
  v.strictObject({ ...number('decimal'), scale: v.exactOptional(whole(0, 6)) }),
  time('date'),
  time('dateTime'),
  v.strictObject({
    ...base,
    type: v.literal('dictionary'),
    dictionary: dictionaryCode,
    search: exact,
    initial: initialText,
  }),
  v.strictObject({ ...base, type: v.literal('reference'), resource: resourceName, search: exact }),
  v.strictObject({
    ...base,
    type: v.literal('yesNo'),
    search: exact,
    initial: v.exactOptional(v.picklist(['Y', 'N'])),
  }),
  v.strictObject({
    ...base,
    type: v.literal('file'),
    accepts: v.picklist(['image', 'video', 'any']),
    maximum: whole(1, 20),
  }),
  v.strictObject({ ...wide, type: v.literal('richText'), maximumLength: whole(1, 100_000) }),
  v.strictObject({ ...base, type: v.literal('region') }),
]);

/** What staff can do with the rows of a form unless its definition says less. */
export const FORM_OFFERS = [
  'list',
  'add',
  'edit',
  'delete',
  'batch_delete',
  'recycle',
  'purge',
  'history',
  'reveal',
  'export',
  'import',
] as const;

const draftEntries = {
  fields: v.pipe(
    v.array(v.strictObject({ key: fieldKey, field: storedField })),
    v.minLength(1),
    v.maxLength(MOST_FORM_FIELDS),
  ),
  /** Parts of the form with their headings. */
  groups: v.exactOptional(v.record(fieldKey, texts(LONGEST_LABEL))),
  /** The field that names a row. */
  labelKey: fieldKey,
  defaultSorter: v.exactOptional(v.strictObject({ column: fieldKey, order: v.picklist(['asc', 'desc']) })),
  columns: v.exactOptional(v.pipe(v.array(fieldKey), v.minLength(1), v.maxLength(MOST_FORM_COLUMNS))),
  importBy: v.exactOptional(fieldKey),
  offers: v.exactOptional(v.pipe(v.array(v.picklist(FORM_OFFERS)), v.includes('list'))),
};

/** A form as it is drafted, without its title. */
export const formDraftSchema = v.strictObject(draftEntries);
export type FormDraft = v.InferOutput<typeof formDraftSchema>;

/** A form as it is published: a resource without parts in code. */
export const storedFormSchema = v.strictObject({ ...draftEntries, title: texts(LONGEST_LABEL) });
export type StoredForm = v.InferOutput<typeof storedFormSchema>;
