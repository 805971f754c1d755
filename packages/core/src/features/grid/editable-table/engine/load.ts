import type { LoadReport } from '../table-engine.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import type { RowValidationError } from '../transaction.types.ts';
import type { EngineColumns } from './engine-columns.ts';
import { givenId } from './row-ids.ts';

/** Report of a load, whose problems are found when they are asked for. */
export function loadReport(rows: readonly GivenRow[], columns: EngineColumns): LoadReport {
  return {
    get validationErrors() {
      return validationErrorsOf(rows, columns);
    },
  };
}

/** Problems of given rows: missing or duplicate ids, and invalid values. */
function validationErrorsOf(rows: readonly GivenRow[], columns: EngineColumns): readonly RowValidationError[] {
  const seen = new Set<string>();
  const mistakes: RowValidationError[] = [];
  for (const [position, values] of rows.entries()) {
    const id = givenId(values['id']);
    if (id === null) mistakes.push({ kind: 'missingId', position });
    else if (seen.has(id)) mistakes.push({ kind: 'duplicateId', id, position });
    else seen.add(id);
    for (const column of columns.all) {
      const value = values[column.key];
      if (value === undefined || column.kind === undefined) continue;
      if (column.kind.mistake(value, columns.context(column, values)) !== null)
        mistakes.push({ kind: 'wrongValue', position, column: column.key });
    }
  }
  return mistakes;
}
