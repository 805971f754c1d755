import { LOCALES } from '../../kernel/index.ts';
import type { Field, Resource } from './resource.types.ts';
import { importFieldsOf } from './transfer-columns.ts';

/** Marks the headings of required columns in templates. */
export const REQUIRED_MARK = '*';

/** Rows of a file among which the one with the headings is looked for: titles and notes stand above it. */
export const MOST_ROWS_ABOVE = 30;

const NOT_COMPARED = /[\p{C}\p{Z}\s*:]/gu;
const BRACKETS = /[()[\]{}【】〔〕〖〗<>《》]/gu;
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|【[^【】]*】|〔[^〔〕]*〕|〖[^〖〗]*〗|<[^<>]*>|《[^《》]*》/gu;

/**
 * A heading as it is compared: without blanks, line breaks, invisible characters, stars, colons and the signs of brackets, with wide
 * characters as narrow ones, in lower case.
 */
export function plainHeading(heading: string): string {
  return heading.normalize('NFKC').replaceAll(NOT_COMPARED, '').replaceAll(BRACKETS, '').toLowerCase();
}

/** A heading without what stands in brackets as well: 排序（数字） is 排序. */
function bareHeading(heading: string): string {
  return plainHeading(heading.normalize('NFKC').replaceAll(IN_BRACKETS, ''));
}

/** How closely a heading names a field: by its label or key, by another name in their order, or without what is in brackets. */
const [BY_LABEL, BY_ALIAS, BARE] = [0, 1, 1000];

interface NamedField {
  readonly key: string;
  readonly closeness: number;
}

/** Other names of a field in files: those of its description, and what people write for a day or a yes. */
function aliasesOf({ type, label, aliases = [] }: Field): readonly string[] {
  const name = label['zh-CN'];
  if (type === 'yesNo') return [...aliases, `是否${name}`];
  if (type !== 'date' && type !== 'dateTime') return aliases;
  return [...aliases, name.endsWith('日期') ? name.replace(/日期$/u, '时间') : name.replace(/时间$/u, '日期')];
}

/** The fields that an import takes, by the headings that name them. */
function headingReader(resource: Resource): (heading: string) => NamedField | undefined {
  const names = new Map<string, NamedField>();
  const bare = new Map<string, string | null>();
  const fields = importFieldsOf(resource);
  for (const [key, field] of fields) {
    const own = [key, ...LOCALES.map((locale) => field.label[locale])];
    for (const name of own) names.set(plainHeading(name), { key, closeness: BY_LABEL });
    for (const name of new Set([...own, ...aliasesOf(field)].map(bareHeading)))
      bare.set(name, bare.has(name) && bare.get(name) !== key ? null : key);
  }
  for (const [key, field] of fields)
    for (const [place, name] of aliasesOf(field).entries())
      if (!names.has(plainHeading(name))) names.set(plainHeading(name), { key, closeness: BY_ALIAS + place });
  return (heading) => {
    const plain = plainHeading(heading);
    if (plain === '') return undefined;
    const key = bare.get(bareHeading(heading)) ?? null;
    return names.get(plain) ?? (key === null ? undefined : { key, closeness: BARE });
  };
}

/** Which field each column of a file is by its heading; null for one that is none. */
export interface NamedColumns {
  readonly columns: readonly (string | null)[];
  /** A heading of a field that an earlier column is as well: which of them is meant cannot be told. */
  readonly twice: string | null;
}

/**
 * The columns of a file by their headings. Where several name a field, the closest name is meant; where they differ in brackets alone, none
 * is.
 */
export function namedColumns(resource: Resource, headings: readonly string[]): NamedColumns {
  const read = headingReader(resource);
  const found = headings.map(read);
  const closest = new Map<string, { readonly closeness: number; readonly places: readonly number[] }>();
  for (const [place, named] of found.entries()) {
    if (named === undefined) continue;
    const { key, closeness } = named;
    const known = closest.get(key);
    if (known === undefined || closeness < known.closeness) closest.set(key, { closeness, places: [place] });
    else if (closeness === known.closeness) closest.set(key, { closeness, places: [...known.places, place] });
  }
  let twice: string | null = null;
  const columns = headings.map((): string | null => null);
  for (const [key, { closeness, places }] of closest) {
    const [first = 0, second] = places;
    if (second === undefined || closeness !== BARE) columns[first] = key;
    if (second !== undefined && closeness !== BARE) twice ??= headings[second] ?? '';
  }
  return { columns, twice };
}

/**
 * The row with the headings, from 1: the one most of whose cells name fields. Where none does, the first with about as many cells as the
 * widest, since titles and notes have few.
 */
export function headingRowOf(resource: Resource, rows: readonly (readonly string[])[]): number {
  const read = headingReader(resource);
  const looked = rows.slice(0, MOST_ROWS_ABOVE).map((cells, index) => {
    const filled = cells.filter((text) => text.trim() !== '');
    return { row: index + 1, filled: filled.length, known: filled.filter((text) => read(text) !== undefined).length };
  });
  const filled = looked.filter((row) => row.filled > 0);
  const first = filled[0]?.row ?? 1;
  // A row of values may hold a word that is a heading, too.
  const headings = filled.filter((row) => row.known > 0 && (row.row === first || row.known * 2 >= row.filled));
  const most = Math.max(0, ...headings.map(({ known }) => known));
  const widest = Math.max(0, ...filled.map((row) => row.filled));
  const likely = headings.find(({ known }) => known === most) ?? filled.find((row) => row.filled * 2 >= widest);
  return likely?.row ?? first;
}
