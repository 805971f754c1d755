import type { ReportColumn, ReportColumns, ReportRow } from '../../../contract/index.ts';
import { fieldsOf, fieldValue, namingField, separatorOf, valueText } from './report-fields.model.ts';
import type { ChosenRow, ReportPickerConfig, ReportValue } from './report-picker.types.ts';

/** Longest key of a row in characters. */
export const ROW_KEY_LENGTH = 50;
const DIGEST_LENGTH = 8;

/**
 * The key of a row, of at most 50 characters: its `id`, or all its values where it has none. A longer one is cut and ends in a
 * digest of the whole, so that rows that differ later do not become one.
 */
export function reportRowKey(row: ReportRow): string {
  const id = valueText(fieldValue(row, 'id'));
  const whole = id === '' ? Object.values(row).map(valueText).join('\u001F') : id;
  const characters = Array.from(whole);
  if (characters.length <= ROW_KEY_LENGTH) return whole;
  return characters.slice(0, ROW_KEY_LENGTH - DIGEST_LENGTH).join('') + digest(whole);
}

/** FNV-1a of 32 bits, in hex digits. */
function digest(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(DIGEST_LENGTH, '0');
}

/** What a cell of a report shows: the texts of codes where its column names a dictionary. */
export function reportText({ dictOptions }: ReportColumns, column: ReportColumn, row: ReportRow): string {
  const text = valueText(fieldValue(row, column.dataIndex));
  const items = column.customRender === null ? undefined : dictOptions[column.customRender];
  if (items === undefined || text === '') return text;
  return text
    .split(',')
    .map((code) => items.find(({ value }) => value === code)?.text ?? code)
    .join('，');
}

/** A row as a choice. */
export function chosenRow(config: ReportPickerConfig, row: ReportRow): ChosenRow {
  const key = reportRowKey(row);
  return { key, text: valueText(fieldValue(row, namingField(config))) || key, values: row, isHeld: false };
}

/** What is filled already, as choices. Lists of different lengths cannot be told apart: they are one choice. */
export function heldRows(
  config: ReportPickerConfig,
  held: Readonly<Record<string, ReportValue>>,
): readonly ChosenRow[] {
  const fields = fieldsOf(config).map(({ from, to }) => ({ from, value: held[to] ?? null }));
  if (fields.every(({ value }) => valueText(value) === '')) return [];
  const whole = Object.fromEntries(fields.map(({ from, value }) => [from, value]));
  const rows = config.isMultiple === true ? (dividedRows(config, whole) ?? [whole]) : [whole];
  return rows.map((values, index) => ({
    key: `held ${index}`,
    text:
      valueText(fieldValue(values, namingField(config))) ||
      (Object.values(values)
        .map(valueText)
        .find((text) => text !== '') ??
        ''),
    values,
    isHeld: true,
  }));
}

function dividedRows(config: ReportPickerConfig, whole: ReportRow): readonly ReportRow[] | null {
  const lists = Object.entries(whole)
    .filter(([, value]) => valueText(value) !== '')
    .map(([from, value]) => [from, valueText(value).split(separatorOf(config))] as const);
  const [count = 0] = lists.map(([, parts]) => parts.length);
  if (count < 2 || lists.some(([, parts]) => parts.length !== count)) return null;
  return Array.from({ length: count }, (_, index) => ({
    ...Object.fromEntries(Object.keys(whole).map((from) => [from, null])),
    ...Object.fromEntries(lists.map(([from, parts]) => [from, parts[index] ?? null])),
  }));
}

/** Whether a row is the one that a held choice was filled from. */
export function isHeldBy(config: ReportPickerConfig, { values }: ChosenRow, row: ReportRow): boolean {
  return fieldsOf(config).every(({ from }) => valueText(fieldValue(row, from)) === valueText(fieldValue(values, from)));
}
