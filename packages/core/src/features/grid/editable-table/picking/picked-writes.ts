import { mapResult, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { pairedFields, reportFields, type ReportField } from '../../../online/report-picker/index.ts';
import type { CellPlace, CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { writtenValue } from '../kinds/written-value.ts';
import type { CellWrite } from '../transaction.types.ts';

/**
 * Target columns of a picker: `orgFields` → `destFields` pairwise, and the cell itself by `field`. A popup requires its
 * code and both lists; other kinds may omit both lists and fill only themselves.
 */
export function pickTargets(column: Column): Result<readonly ReportField[], LocalizedText> {
  const { key, type, field, popupCode = '', orgFields = '', destFields = '' } = column;
  const isPlain = type !== 'popup' && orgFields.trim() === '' && destFields.trim() === '';
  if (isPlain) return ok([{ from: field ?? key, to: key }]);
  const pairs =
    type === 'popup' ? reportFields({ code: popupCode, orgFields, destFields }) : pairedFields(orgFields, destFields);
  return mapResult(pairs, (targets) =>
    field === undefined || targets.some(({ to }) => to === key) ? targets : [...targets, { from: field, to: key }],
  );
}

/** Writes of picked rows: the values of a single row, comma-joined texts of several, null for none. */
export function pickedWrites(
  column: Column,
  { row }: Pick<CellPlace, 'row'>,
  picked: readonly RowValues[],
): Result<readonly CellWrite[], LocalizedText> {
  return mapResult(pickTargets(column), (targets) =>
    targets.map(({ from, to }) => ({
      row,
      column: to,
      value: pickedValue(picked.map((values) => ownValue(values, from))),
    })),
  );
}

function ownValue(values: RowValues, field: string): CellValue {
  return Object.hasOwn(values, field) ? (values[field] ?? null) : null;
}

function pickedValue(values: readonly CellValue[]): CellValue {
  const [only = null] = values;
  if (values.length < 2) return only;
  const texts = values.map(writtenValue);
  return texts.every((text) => text === '') ? null : texts.join(',');
}
