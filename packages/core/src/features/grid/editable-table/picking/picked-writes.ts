import { err, mapResult, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import type { CellPlace, CellValue, ColumnKey, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { writtenValue } from '../kinds/written-value.ts';
import type { CellWrite } from '../transaction.types.ts';

/** Mapping of a picked field to a column. */
export interface PickTarget {
  readonly from: string;
  readonly to: ColumnKey;
}

/**
 * Target columns of a picker: `orgFields` → `destFields` pairwise, and the cell itself by `field`. A popup requires its
 * code and both lists; other kinds may omit both lists and fill only themselves.
 */
export function pickTargets(column: Column): Result<readonly PickTarget[], LocalizedText> {
  const { key, type, field, popupCode = '', orgFields = '', destFields = '' } = column;
  const isPlain = type !== 'popup' && orgFields.trim() === '' && destFields.trim() === '';
  if (isPlain) return ok([{ from: field ?? key, to: key }]);
  const from = namesIn(orgFields);
  const to = namesIn(destFields);
  const isComplete = (type !== 'popup' || popupCode.trim() !== '') && [...from, ...to].every((name) => name !== '');
  if (!isComplete) return err(editableTableMessages.popupIncomplete);
  if (from.length !== to.length) return err(editableTableMessages.popupUneven);
  const targets = from.map((name, index) => ({ from: name, to: to[index] ?? '' }));
  return ok(field === undefined || to.includes(key) ? targets : [...targets, { from: field, to: key }]);
}

function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim());
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
