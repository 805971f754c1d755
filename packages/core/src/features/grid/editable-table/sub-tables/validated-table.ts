import { err, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import type { Validatable } from '../../../validation/validators/index.ts';
import type { ColumnKey, RowKey } from '../cell.types.ts';
import type { EditableTableService, TableGone, TableProblem } from '../editable-table.types.ts';
import type { CellError, TableValues } from '../transaction.types.ts';

/** Validation errors of a table below a form: by row and column, in row order. */
export interface TableFailure extends TableProblem {
  readonly errors: ReadonlyMap<RowKey, Readonly<Record<ColumnKey, LocalizedText>>>;
}

/**
 * Adapt a table to `validateFormAndTables`, which validates the form and then the tables, and returns the index of the
 * first failure.
 */
export function validatedTable(
  table: Pick<EditableTableService, 'read' | 'errors'>,
): Validatable<TableValues, TableFailure | TableGone> {
  return {
    async validate(): Promise<Result<TableValues, TableFailure | TableGone>> {
      const read = await table.read({ validate: true });
      if (read.ok) return read;
      return err(read.error.kind === 'disposed' ? read.error : { ...read.error, errors: byRow(table.errors()) });
    },
  };
}

function byRow(errors: readonly CellError[]): TableFailure['errors'] {
  const rows = new Map<RowKey, Record<ColumnKey, LocalizedText>>();
  for (const { row, column, message } of errors) rows.set(row, { ...rows.get(row), [column]: message });
  return rows;
}
