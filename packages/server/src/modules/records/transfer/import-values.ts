import { regionByName } from '@evergreen/core/validation/regions';
import {
  dictionaryOf,
  isReference,
  placeOfText,
  type Field,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';
import { entriesByWords, readFieldValue, yesOrNo } from '@evergreen/core/validation/field-values';
import { ofOneWidth, type DictionaryMap } from '@evergreen/core/contract';
import { cleanText, err, LOCALES, ok, SWITCH_VALUES, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { ChoiceSources } from '../resource/values/choice-texts.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';
import { cellPlace, type CellNote, type FileTable } from './files/table-protocol.ts';
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
export interface CellSources extends Pick<ChoiceSources, 'dictionaries' | 'directory'> {
  readonly repositoryOf: (resource: Resource) => Pick<ResourceRepository, 'labelled'>;
}

const LOST_DIGITS = /^-?\d(?:\.\d+)?E\+\d+$/iu;
const CELL_ERROR =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|ERROR!)$/u;
/** Reads the choices that a file may name, once for the whole file. */
export async function createCellReader(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
  notes: CellNotes,
  sources: CellSources,
): Promise<ReadCell> {
  const codes = new Map<string, KnownCodes>();
  const labels = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const dictionaries = columns.flatMap(({ field }) => dictionaryOf(field) ?? []);
  const maps: DictionaryMap[] = [];
  for (const locale of LOCALES) maps.push(await sources.dictionaries([...new Set(dictionaries)], locale));
  for (const { key, place, field } of columns) {
    const dictionary = dictionaryOf(field);
    if (dictionary !== undefined) {
      const exact = codesOf(dictionary, maps);
      codes.set(key, { exact, spoken: entriesByWords([...exact], ([text]) => text) });
    }
    if (isReference(field)) {
      const other = sources.directory.find(field.resource);
      const texts = rows.flatMap((row) => partsOf(field, row[place] ?? ''));
      if (other !== undefined && other.lookup !== 'nobody')
        labels.set(key, await labelled(sources.repositoryOf(other), [...new Set(texts)]));
    }
  }
  return ({ key, field }, cell) => {
    const refused = cellRefusal(field, cell, notes);
    if (refused !== undefined) return err(refused);
    const typed = keptText(field, readableText(field, cell, notes));
    if (typed === '') return ok(null);
    if (CELL_ERROR.test(typed)) return err(messages.cellError(typed));
    if (field.type === 'text' && LOST_DIGITS.test(typed)) return err(messages.lostDigits(typed));
    if (field.type === 'yesNo') return yesOrNoCode(typed);
    if (field.type === 'location') return ok(typed.includes('|') ? typed : placeOfText(typed));
    if (isReference(field)) return referred(field, typed, labels.get(key));
    if (field.type === 'region') return namedRegion(typed);
    const known = codes.get(key);
    return known === undefined ? readFieldValue(field, typed, {}) : chosen(known, typed);
  };
}

/** The text of a cell as the field keeps it: markup as it is, any other text cleaned. */
function keptText({ type }: Field, text: string): string {
  if (type === 'richText' || type === 'json') return text.trim();
  return cleanText(text, type === 'multilineText' ? 'lines' : 'line');
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

function yesOrNoCode(typed: string): Result<FieldValue, LocalizedText> {
  const [yes, no] = SWITCH_VALUES;
  const said = yesOrNo(typed);
  return said === null ? err(messages.noChoice(typed)) : ok(said ? yes : no);
}

/** What a dictionary says, and how its entries are found by other words. */
interface KnownCodes {
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly spoken: (typed: string) => readonly (readonly [text: string, codes: readonly string[]])[];
}

/** The code that a text stands for; of a text that several have, the code that is written like it. */
function chosen({ exact, spoken }: KnownCodes, typed: string): Result<FieldValue, LocalizedText> {
  const codes = exact.get(typed) ??
    exact.get(ofOneWidth(typed)) ?? [...new Set(spoken(typed).flatMap(([, own]) => own))];
  const [code, other] = codes;
  if (code === undefined) return err(messages.noChoice(typed));
  if (other === undefined) return ok(code);
  return codes.includes(typed) ? ok(typed) : err(messages.severalChoices(typed, codes));
}

/** Codes by their texts in every language; by themselves where no text is written like them, and beside several that have it. */
function codesOf(dictionary: string, maps: readonly DictionaryMap[]): ReadonlyMap<string, readonly string[]> {
  const items = maps.flatMap((map) => map[dictionary] ?? []).filter(({ disabled }) => disabled !== true);
  const all = maps.flatMap((map) => map[dictionary] ?? []);
  const found = new Map<string, readonly string[]>();
  const add = (text: string, code: string) => {
    const codes = found.get(text) ?? [];
    if (!codes.includes(code)) found.set(text, [...codes, code]);
  };
  for (const { text, value } of items) add(cleanText(text), value);
  for (const { text, value } of all) if (!found.has(cleanText(text))) add(cleanText(text), value);
  for (const { value } of all) if (found.get(value)?.length !== 1) add(value, value);
  return found;
}

function namedRegion(typed: string): Result<FieldValue, LocalizedText> {
  const named = regionByName(typed);
  if (named.ok) return named;
  return err(named.error === 'several' ? messages.severalPlaces(typed) : messages.noPlace(typed));
}

/** Several rows are named one after the other. */
function partsOf(field: Field, text: string): readonly string[] {
  const parts = field.type === 'references' ? text.split(/[,，、]/u) : [text];
  return parts.map((part) => cleanText(part)).filter((part) => part !== '');
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

const MOMENT = /^\d{4,}-\d{2}-\d{2} /u;

/** Whether a field takes the number or moment that a cell holds rather than what it shows. A number is no moment, whatever its digits spell. */
function takesHeld({ type }: Field, { kind, text }: CellNote): boolean {
  if (kind !== 'exact' && kind !== 'untold') return false;
  return type === 'integer' || type === 'decimal' || (type === 'dateTime' && MOMENT.test(text));
}

/** The text of a cell for a field: what it shows, or the number or moment that it holds. */
export function readableText(field: Field, { row, place, text }: FileCell, notes: CellNotes): string {
  const note = notes.size === 0 ? undefined : notes.get(cellPlace(row, place));
  return note !== undefined && takesHeld(field, note) ? note.text : text;
}

/** Why nothing can be read of a cell, whatever its field. */
function cellRefusal(field: Field, { row, place }: FileCell, notes: CellNotes): LocalizedText | undefined {
  const note = notes.size === 0 ? undefined : notes.get(cellPlace(row, place));
  if (note?.kind === 'error') return messages.cellError(note.text === '' ? '#' : note.text);
  if (note?.kind === 'uncalculated') return messages.uncalculated;
  return note?.kind === 'untold' && !takesHeld(field, note) ? messages.untold(note.text) : undefined;
}
