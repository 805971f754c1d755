import * as v from 'valibot';

import { identifier, uploadResult, wireText } from '../../contract/index.ts';
import { parseJson } from '../../kernel/index.ts';

/** Rows of one imported file; a server may take fewer where the rules of a list look at each row. */
export const MOST_IMPORTED = 100_000;

/** Columns of one imported file (threat T-35). */
export const MOST_IMPORT_COLUMNS = 200;

/** The field of the form that holds the file. */
export const IMPORT_FILE_FIELD = 'files[]';

/** Rows with errors that are told at a time, with what they hold. */
export const MOST_TOLD_ROWS = 200;

/** Characters of one form field beside the file. */
export const LONGEST_IMPORT_FIELD = 2_000_000;

function jsonText<const Schema extends v.GenericSchema<unknown, unknown>>(limit: number, schema: Schema) {
  const read = v.transform((text: string): unknown => {
    const parsed = parseJson(text);
    return parsed.ok ? parsed.value : undefined;
  });
  return v.pipe(v.string(), v.maxLength(limit), read, schema);
}

const fieldKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,64}$/u));

/** Which field each column of a file is, from the left; null for one that is passed over. */
const importColumnsSchema = v.pipe(v.array(v.nullable(fieldKey)), v.maxLength(MOST_IMPORT_COLUMNS));

/** A cell that was corrected after the file was made: its row in the file below the headings, its place from 0, its text. */
const importChange = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(2)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_IMPORT_COLUMNS - 1)),
  wireText(32_767),
]);
export type ImportChange = v.InferOutput<typeof importChange>;

/** What is done with a row of a file whose value a row of the list has in the field that they are matched by. */
export const DUPLICATE_DECISIONS = ['update', 'skip', 'add'] as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];

/** Which rows of a file are written: all of them, those that the list does not have, or those that it has. */
export const IMPORT_WRITES = ['both', 'added', 'changed'] as const;
export type ImportWrites = (typeof IMPORT_WRITES)[number];

/** A row that is left out. */
const fileRow = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576));

/** Form fields beside the file. */
export const importFields = v.object({
  /** The business that the rows belong to, where the dialog is opened for one. */
  isSingleTableImport: v.optional(wireText(64)),
  /** Of older front-ends: keys of rows above. */
  foreignKeys: v.optional(wireText(1000)),
  /** JSON, see `importColumnsSchema`; columns are found by their names without it. */
  columns: v.optional(jsonText(20_000, importColumnsSchema)),
  /** JSON, see `importChange`. */
  changes: v.optional(jsonText(LONGEST_IMPORT_FIELD, v.array(importChange))),
  /** The row of the file that holds the headings, from 1; it is looked for without it. */
  headingRow: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/u), v.transform(Number))),
  /** JSON: rows of the file that are left out, from 1. */
  without: v.optional(jsonText(LONGEST_IMPORT_FIELD, v.array(fileRow))),
  /** The field by which rows are matched with those of the list, see `matchFieldsOf`; that of the resource without it, none if it is empty. */
  matchBy: v.optional(v.union([v.literal(''), fieldKey])),
  writes: v.optional(v.picklist(IMPORT_WRITES)),
  /** JSON: what is done with single rows that the list has, from 1. */
  decisions: v.optional(jsonText(LONGEST_IMPORT_FIELD, v.array(v.tuple([fileRow, v.picklist(DUPLICATE_DECISIONS)])))),
  /** `true`: the right rows are written without the wrong ones, which come back as a file. Of imports. */
  isRest: v.optional(v.picklist(['true', 'false'])),
  /** Under which the import says how far it is. */
  progressKey: v.optional(identifier),
  /** `true`: a copy of the file is stored that says what is wrong with each row. Of checks. */
  isMarked: v.optional(v.picklist(['true', 'false'])),
});
export type ImportFields = v.InferOutput<typeof importFields>;

/** What a file holds, and what is wrong with it. */
export const checkedImport = v.object({
  /** The cells of the row with the headings. */
  headings: v.array(v.string()),
  /** That row, from 1. */
  headingRow: v.optional(v.number(), 1),
  /** The name of the sheet that is read. */
  sheet: v.optional(v.string(), ''),
  /** Headings of columns with something in them that are not read. */
  unread: v.optional(v.array(v.string()), []),
  /** Which field each column is: as it was asked, or by the names of the columns. */
  columns: v.array(v.nullable(v.string())),
  /** Rows with something in them. */
  total: v.number(),
  /** Whether the rows were tried; without chosen columns they are only read. */
  isTried: v.boolean(),
  /** Rows that have errors. */
  wrong: v.number(),
  /** Of the first such rows; `key` null for what is about the row as a whole. */
  errors: v.array(v.object({ row: v.number(), key: v.nullable(v.string()), message: v.string() })),
  /** These rows with the texts of their cells, or the first rows of a file that was only read. */
  rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
  /** How many rows would be added, changed and left out, those with errors among none of them. */
  added: v.optional(v.number(), 0),
  changed: v.optional(v.number(), 0),
  skipped: v.optional(v.number(), 0),
  /** The first rows that the list has already: what they are called there, and what would be done with them. */
  duplicates: v.optional(
    v.array(
      v.object({
        row: v.number(),
        cells: v.array(v.string()),
        stored: v.string(),
        decision: v.picklist(DUPLICATE_DECISIONS),
      }),
    ),
    [],
  ),
  /** The marked copy, where it was asked for and something is wrong. */
  file: v.nullable(uploadResult),
});
export type CheckedImport = v.InferOutput<typeof checkedImport>;
