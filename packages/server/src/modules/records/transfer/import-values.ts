import { regionByName } from '@evergreen/core/regions';
import {
  dictionaryOf,
  isReference,
  placeOfText,
  resourceByName,
  type Field,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';
import { readFieldValue } from '@evergreen/core/field-values';
import type { DictionaryMap } from '@evergreen/core/contract';
import { err, LOCALES, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { ChoiceSources } from '../resource/choice-texts.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';
import { cellPlace, type FileTable } from './files/table-protocol.ts';
import { importMessages as messages } from './import.messages.ts';
import type { ImportColumn } from './import-headings.ts';

/** A cell of a file by its row, from 1, and its place, from 0. */
export interface FileCell {
  readonly row: number;
  readonly place: number;
  /** What it shows. */
  readonly text: string;
}

/** What the cells of a file stand for. */
export type ReadCell = (column: ImportColumn, cell: FileCell) => Result<FieldValue, LocalizedText>;

type CellNotes = FileTable['notes'];

/** Where choices and the rows that are named come from. */
export interface CellSources extends Pick<ChoiceSources, 'dictionaries'> {
  readonly repositoryOf: (resource: Resource) => Pick<ResourceRepository, 'labelled'>;
}

const LOST_DIGITS = /^-?\d(?:\.\d+)?E\+\d+$/iu;
const CELL_ERROR =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|ERROR!)$/u;
const YES_NO: ReadonlyMap<string, string> = new Map([
  ['是', 'Y'],
  ['yes', 'Y'],
  ['y', 'Y'],
  ['true', 'Y'],
  ['否', 'N'],
  ['no', 'N'],
  ['n', 'N'],
  ['false', 'N'],
]);

/** Reads the choices that a file may name, once for the whole file. */
export async function createCellReader(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
  notes: CellNotes,
  sources: CellSources,
): Promise<ReadCell> {
  const codes = new Map<string, ReadonlyMap<string, string>>();
  const labels = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const dictionaries = columns.flatMap(({ field }) => dictionaryOf(field) ?? []);
  const maps: DictionaryMap[] = [];
  for (const locale of LOCALES) maps.push(await sources.dictionaries([...new Set(dictionaries)], locale));
  for (const { key, place, field } of columns) {
    const dictionary = dictionaryOf(field);
    if (dictionary !== undefined) codes.set(key, codesOf(dictionary, maps));
    if (isReference(field)) {
      const other = resourceByName(field.resource);
      const texts = rows.flatMap((row) => partsOf(field, row[place] ?? ''));
      if (other !== undefined && other.lookup !== 'nobody')
        labels.set(key, await labelled(sources.repositoryOf(other), [...new Set(texts)]));
    }
  }
  return ({ key, field }, cell) => {
    const refused = cellRefusal(field, cell, notes);
    if (refused !== undefined) return err(refused);
    const typed = cellText(field, cell, notes).trim();
    if (typed === '') return ok(null);
    if (CELL_ERROR.test(typed)) return err(messages.cellError(typed));
    if (field.type === 'text' && LOST_DIGITS.test(typed)) return err(messages.lostDigits(typed));
    if (field.type === 'yesNo') return chosen(YES_NO.get(typed.toLowerCase()), typed);
    if (field.type === 'location') return ok(typed.includes('|') ? typed : placeOfText(typed));
    if (isReference(field)) return referred(field, typed, labels.get(key));
    if (field.type === 'region') return namedRegion(typed);
    const known = codes.get(key);
    return known === undefined ? readFieldValue(field, typed, {}) : chosen(known.get(typed), typed);
  };
}

/** Labels of one statement. */
const LABELS_AT_ONCE = 1000;

async function labelled(
  repository: Pick<ResourceRepository, 'labelled'>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (let from = 0; from < texts.length; from += LABELS_AT_ONCE)
    for (const [label, ids] of await repository.labelled(texts.slice(from, from + LABELS_AT_ONCE)))
      found.set(label, ids);
  return found;
}

function chosen(code: string | undefined, typed: string): Result<FieldValue, LocalizedText> {
  return code === undefined ? err(messages.noChoice(typed)) : ok(code);
}

/** Codes by their texts in every language, and by themselves. */
function codesOf(dictionary: string, maps: readonly DictionaryMap[]): ReadonlyMap<string, string> {
  const items = maps.flatMap((map) => map[dictionary] ?? []);
  return new Map([
    ...items.map(({ value }) => [value, value] as const),
    ...items.toReversed().map(({ text, value }) => [text, value] as const),
  ]);
}

function namedRegion(typed: string): Result<FieldValue, LocalizedText> {
  const named = regionByName(typed);
  if (named.ok) return named;
  return err(named.error === 'several' ? messages.severalPlaces(typed) : messages.noPlace(typed));
}

/** Several rows are named one after the other. */
function partsOf(field: Field, text: string): readonly string[] {
  const parts = field.type === 'references' ? text.split(/[,，、]/u) : [text];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function referred(
  field: Field,
  typed: string,
  labels: ReadonlyMap<string, readonly string[]> = new Map(),
): Result<FieldValue, LocalizedText> {
  const ids: string[] = [];
  for (const part of partsOf(field, typed)) {
    const [id, other] = labels.get(part) ?? [];
    if (id === undefined) return err(messages.noChoice(part));
    if (other !== undefined) return err(messages.severalRows(part));
    ids.push(id);
  }
  return ok(ids.join(','));
}

/** Fields that take what a cell holds rather than what it shows. */
const TAKES_EXACT: ReadonlySet<Field['type']> = new Set(['integer', 'decimal', 'dateTime']);

/** The text of a cell for a field: what it shows, or the number or moment that it holds. */
export function cellText({ type }: Field, { row, place, text }: FileCell, notes: CellNotes): string {
  const note = notes.size === 0 ? undefined : notes.get(cellPlace(row, place));
  const hasExact = note?.kind === 'exact' || note?.kind === 'untold';
  return hasExact && TAKES_EXACT.has(type) ? note.text : text;
}

/** Why nothing can be read of a cell, whatever its field. */
function cellRefusal({ type }: Field, { row, place }: FileCell, notes: CellNotes): LocalizedText | undefined {
  const note = notes.size === 0 ? undefined : notes.get(cellPlace(row, place));
  if (note?.kind === 'error') return messages.cellError(note.text === '' ? '#' : note.text);
  if (note?.kind === 'uncalculated') return messages.uncalculated;
  return note?.kind === 'untold' && !TAKES_EXACT.has(type) ? messages.untold(note.text) : undefined;
}
