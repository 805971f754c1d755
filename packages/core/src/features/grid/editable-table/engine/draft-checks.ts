import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { DraftCheck, PendingHandler } from '../table-engine.types.ts';
import { isEmptyValue, plainText } from './cell-values.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowStore } from './row-store.ts';
import type { Uniqueness } from './uniqueness.ts';

/**
 * Validate an editor's value that is not written: returns the error of its rules and the handlers to call. Stores
 * nothing.
 */
export function createDraftChecks(columns: EngineColumns, store: RowStore, uniqueness: Uniqueness) {
  function failureOf(
    slot: number,
    column: EngineColumn,
    value: CellValue,
    handlers: PendingHandler[],
  ): LocalizedText | null {
    for (const step of column.rules.steps) {
      if (step.kind === 'handler') handlers.push(step.handler);
      else if (step.kind === 'required' && isEmptyValue(value)) return step.message;
      else if (step.kind === 'unique' && uniqueness.isHeldElsewhere(slot, column, value)) return step.message;
      else if (step.kind === 'pattern' && !isEmptyValue(value) && !step.fits(plainText(value))) return step.message;
    }
    return null;
  }

  return (slot: number, column: EngineColumn, value: CellValue, ticket: number): DraftCheck => {
    if (!column.isChecked) return { problem: null, pending: null };
    const values = { ...store.values(slot), [column.key]: value };
    const handlers: PendingHandler[] = [];
    const problem =
      column.kind?.mistake(value, columns.context(column, values)) ?? failureOf(slot, column, value, handlers);
    if (handlers.length === 0) return { problem, pending: null };
    const check = { moment: 'input', value, id: store.idOf(slot), values, column: column.column } as const;
    return { problem, pending: { row: store.keyOf(slot), column: column.key, ticket, check, handlers } };
  };
}
