import { err, ok, type LocalizedText, type Result } from '../../../kernel/index.ts';
import type { ReportRow } from '../../../contract/index.ts';
import { reportPickerMessages as messages } from './report-picker.messages.ts';
import type { ReportField, ReportPickerConfig, ReportValue } from './report-picker.types.ts';

const SEPARATOR = ',';

/** `orgFields` and `destFields` pairwise; an error where a part is missing or the lists differ in length. */
export function pairedFields(orgFields: string, destFields: string): Result<readonly ReportField[], LocalizedText> {
  const from = namesIn(orgFields);
  const to = namesIn(destFields);
  if ([...from, ...to].includes('')) return err(messages.incomplete);
  if (from.length !== to.length) return err(messages.uneven);
  return ok(from.map((name, index) => ({ from: name, to: to[index] ?? '' })));
}

/** The fields that a popup takes and fills; an error where it is misconfigured. */
export function reportFields({
  code,
  orgFields,
  destFields,
}: Pick<ReportPickerConfig, 'code' | 'orgFields' | 'destFields'>): Result<readonly ReportField[], LocalizedText> {
  return code.trim() === '' ? err(messages.incomplete) : pairedFields(orgFields, destFields);
}

function namesIn(list: string): readonly string[] {
  return list.split(SEPARATOR).map((name) => name.trim());
}

/** Fields of a configuration that was checked before; none of a wrong one. */
export function fieldsOf(config: ReportPickerConfig): readonly ReportField[] {
  const fields = reportFields(config);
  return fields.ok ? fields.value : [];
}

/** The field of the report that names a choice. */
export function namingField(config: ReportPickerConfig): string {
  const fields = fieldsOf(config);
  return (fields.find(({ to }) => to === config.field) ?? fields[0])?.from ?? '';
}

export function separatorOf({ separator = SEPARATOR }: Pick<ReportPickerConfig, 'separator'>): string {
  return separator === '' ? SEPARATOR : separator;
}

/** What chosen rows fill, by `destFields`: the value of a single row, joined texts of several, null for none. */
export function filledValues(
  config: ReportPickerConfig,
  rows: readonly ReportRow[],
): Readonly<Record<string, ReportValue>> {
  const filled = (from: string): ReportValue => {
    const [only = null, ...others] = rows.map((row) => fieldValue(row, from));
    if (others.length === 0) return only;
    const texts = [only, ...others].map(valueText);
    return texts.every((text) => text === '') ? null : texts.join(separatorOf(config));
  };
  return Object.fromEntries(fieldsOf(config).map(({ from, to }) => [to, filled(from)]));
}

/** An own value of a row; 0 and false are values. */
export function fieldValue(row: ReportRow, field: string): ReportValue {
  return Object.hasOwn(row, field) ? (row[field] ?? null) : null;
}

export function valueText(value: ReportValue): string {
  return value === null ? '' : String(value);
}
