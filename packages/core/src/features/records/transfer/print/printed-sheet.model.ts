import { localized, sameText, type Locale, type LocalizedText } from '../../../../kernel/index.ts';
import type { DictionaryMap } from '../../../../contract/index.ts';
import type { PaperColumn, PaperSheet, Resource, ResourceRow } from '../../../../resources/index.ts';
import { activeConditions, cellText, listColumns, type ListColumn, type ListQuery } from '../../list/index.ts';
import { printedTable, type ColumnOnPaper } from './printed-table.model.ts';
import type { ConditionOnPaper, ListOnPaper, PrintedSheet, RowsOnPaper } from './printed-sheet.types.ts';
import { recordPrintMessages as messages } from './record-print.messages.ts';

/** Which rows are printed: those of the page, the selected ones, or all that are found. */
export type PaperScope = 'page' | 'selected' | 'found';

export interface SheetInput {
  readonly resource: Resource;
  readonly list: ListOnPaper;
  readonly scope: PaperScope;
  readonly read: RowsOnPaper;
  readonly locale: Locale;
  /** A form of the resource in place of the columns of the list. */
  readonly sheet: PaperSheet | null;
  /** Of a row of a tree, 1 at the top. */
  readonly levelOf?: (id: string) => number;
}

/** The conditions of a search and of an advanced query in words. */
export function conditionsOnPaper(
  resource: Resource,
  search: ListQuery['search'],
  dictionaries: DictionaryMap,
  advanced: readonly { readonly text: LocalizedText }[],
): readonly ConditionOnPaper[] {
  const ofSearch = activeConditions(resource, search, dictionaries).map(({ key, label, value }): ConditionOnPaper =>
    value === null ? { text: label, field: key } : { text: named(label, value) },
  );
  return [...ofSearch, ...advanced.map(({ text }) => ({ text }))];
}

/** What a list is on paper. */
export function printedSheet(input: SheetInput): PrintedSheet {
  const { resource, list, read, locale, sheet } = input;
  const table = printedTable(sheet === null ? listedColumns(input) : formColumns(resource, sheet), read.rows, locale);
  const notes = [...headings(input), ...(sheet === null ? [filterNote(resource, list, read)] : []), countNote(input)];
  return {
    title: (sheet ?? resource).title[locale],
    notes: notes.map((note) => note[locale]),
    table,
    isForm: sheet !== null,
  };
}

/** Keys of the fields that a sheet says something of, to be read with the rows. */
export function fieldsOnPaper(resource: Resource, list: ListOnPaper, sheet: PaperSheet | null): readonly string[] {
  const drawn =
    sheet === null
      ? list.shown
      : [...sheet.heading, ...sheet.columns.flatMap((column) => ('field' in column ? [column.field] : []))];
  const ofConditions = list.conditions.flatMap(({ field }) => (field === undefined ? [] : [field]));
  const keys = [resource.labelField, ...drawn, ...Object.keys(list.fixed), ...ofConditions];
  return [...new Set(keys)].filter((key) => resource.fields[key] !== undefined);
}

/** The forms of a resource that can be printed of this list: where rows hang under another one, of one such row alone. */
export function offeredSheets(
  { sheets = {}, within }: Pick<Resource, 'sheets' | 'within'>,
  { fixed, query }: Pick<ListOnPaper, 'fixed' | 'query'>,
): readonly { readonly key: string; readonly title: LocalizedText }[] {
  const isUnderOne = within === undefined || fixed[within] !== undefined || query.search[within] !== undefined;
  return isUnderOne ? Object.entries(sheets).map(([key, { title }]) => ({ key, title })) : [];
}

function listedColumns({ resource, list, levelOf = () => 1 }: SheetInput): readonly ColumnOnPaper[] {
  const columns = listColumns(resource);
  return list.shown.flatMap((key): ColumnOnPaper[] => {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) return [];
    const { title, display } = column;
    const isNumber = display.kind === 'number' || display.kind === 'share';
    if (key !== resource.labelField) return [{ key, title, isNumber, cell: (row) => shownText(column, row) }];
    const indented = (row: ResourceRow) => {
      const text = column.cell(row);
      const indent = '　'.repeat(levelOf(row.id) - 1);
      return localized(indent + text['zh-CN'], indent + text['en-US']);
    };
    return [{ key, title, isNumber, cell: indented }];
  });
}

/** 3 / 20 where a list draws a bar. */
function shownText({ cell, display }: ListColumn, row: ResourceRow): LocalizedText {
  const share = display.kind === 'share' ? display.share(row) : null;
  return share === null || share.total === 0 ? cell(row) : sameText(`${share.value} / ${share.total}`);
}

function formColumns(resource: Resource, { columns }: PaperSheet): readonly ColumnOnPaper[] {
  return columns.map((column, index): ColumnOnPaper =>
    'blank' in column
      ? { key: `blank${index}`, title: column.blank, isNumber: false, cell: () => sameText(''), room: column.room }
      : { key: column.field, isNumber: false, ...formColumn(resource, column) },
  );
}

function formColumn(
  resource: Resource,
  { field: key, title, tail }: Extract<PaperColumn, { readonly field: string }>,
): Pick<ColumnOnPaper, 'title' | 'cell'> {
  const field = resource.fields[key];
  if (field === undefined) throw new Error(`${resource.name} has no field "${key}" for its sheet`);
  const whole = (row: ResourceRow) => cellText(row, key, field);
  const cell = (row: ResourceRow) => {
    const { 'zh-CN': chinese, 'en-US': english } = whole(row);
    return tail === undefined ? whole(row) : localized(lastOf(chinese, tail), lastOf(english, tail));
  };
  return { title: title ?? field.label, cell };
}

const lastOf = (text: string, count: number) => Array.from(text).slice(-count).join('');

/** What all rows of the list have in common: the row that they hang under, and what a form says of it. */
function headings({ resource, list, read: { rows }, sheet }: SheetInput): readonly LocalizedText[] {
  const [first] = rows;
  if (first === undefined) return [];
  const keys = [...Object.keys(list.fixed), ...(sheet?.heading ?? [])];
  return [...new Set(keys)].flatMap((key) => {
    const field = resource.fields[key];
    if (field === undefined) return [];
    const text = cellText(first, key, field);
    return text['zh-CN'] === '' ? [] : [named(field.label, text)];
  });
}

function filterNote(resource: Resource, { conditions }: ListOnPaper, { rows: [first] }: RowsOnPaper): LocalizedText {
  const texts = conditions.map(({ text, field: key }) => {
    const field = key === undefined ? undefined : resource.fields[key];
    if (key === undefined || field === undefined || first === undefined) return text;
    return named(text, cellText(first, key, field));
  });
  if (texts.length === 0) return messages.unfiltered;
  const joined = (locale: Locale) => texts.map((text) => text[locale]).join(messages.separator[locale]);
  const { filter } = messages;
  return localized(filter['zh-CN'] + joined('zh-CN'), filter['en-US'] + joined('en-US'));
}

function countNote({ scope, list: { query }, read: { rows, total, isTotalLowerBound } }: SheetInput): LocalizedText {
  const all = `${total}${isTotalLowerBound ? '+' : ''}`;
  if (scope === 'selected') return messages.selected(rows.length);
  if (rows.length >= total && !isTotalLowerBound) return messages.all(rows.length);
  return scope === 'page' ? messages.page(query.pageNo, rows.length, all) : messages.first(rows.length, all);
}

function named(label: LocalizedText, value: LocalizedText): LocalizedText {
  const { colon } = messages;
  return localized(label['zh-CN'] + colon['zh-CN'] + value['zh-CN'], label['en-US'] + colon['en-US'] + value['en-US']);
}
