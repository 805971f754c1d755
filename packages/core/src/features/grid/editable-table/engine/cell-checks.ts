import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { ValidationMoment } from '../column.types.ts';
import type { PendingCheck, PendingHandler } from '../table-engine.types.ts';
import { contextOfCell } from './cell-context.ts';
import type { CellErrors, RowErrors } from './cell-errors.ts';
import type { PlainStep } from './cell-rules.ts';
import { isEmptyValue, plainText } from './cell-values.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowStore } from './row-store.ts';
import type { PendingCells } from './pending-cells.ts';
import type { Uniqueness } from './uniqueness.ts';

export interface CheckedTable {
  readonly columns: EngineColumns;
  readonly store: RowStore;
  readonly uniqueness: Uniqueness;
  readonly errors: CellErrors;
  readonly pending: PendingCells;
}

/** Checks pending on handlers, by cell. */
export type AskedChecks = Map<number, PendingCheck>;

export interface CellChecks {
  /**
   * Validate a cell and store its error; checks that need handlers are added to `asked`. Returns whether the error
   * changed.
   */
  check(slot: number, column: EngineColumn, moment: ValidationMoment, asked: AskedChecks): boolean;
  /** The checks whose result would still count. */
  awaited(asked: AskedChecks): readonly PendingCheck[];
  /** null if valid. Returns whether the result was accepted. */
  resolveValidation(slot: number, column: EngineColumn, ticket: number, message: LocalizedText | null): boolean;
  drop(slot: number): void;
  /** Kind errors of a row's values, together with the stored ones. */
  shown(slot: number): RowErrors;
  reset(): void;
}

interface Awaited {
  readonly ticket: number;
  /** Error of a rule after the handlers. */
  readonly otherwise: LocalizedText | null;
}

/** Validation of single cells: the kind of the value, the rules in order, and pending handler results. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createCellChecks({ columns, store, uniqueness, errors, pending }: CheckedTable): CellChecks {
  const awaited = new Map<number, Awaited>();
  /** Cells whose error came from a handler: kept until the handlers decide again. */
  const decidedByHandlers = new Set<number>();
  let lastTicket = 0;
  const checked = columns.all.filter(({ isChecked }) => isChecked);

  const cellOf = (slot: number, column: EngineColumn): number => slot * columns.all.length + column.index;

  /** What failed to become a value comes before what the value is. */
  function validationErrorOf(slot: number, column: EngineColumn, value: CellValue | undefined): LocalizedText | null {
    const failure = pending.isAny() ? pending.failureAt(store.keyOf(slot), column.key) : null;
    if (failure !== null) return failure;
    return column.kind?.mistake(value ?? null, contextOfCell(columns, store, slot, column)) ?? null;
  }

  function fails(step: PlainStep, slot: number, column: EngineColumn, value: CellValue | undefined): boolean {
    switch (step.kind) {
      case 'required':
        return isEmptyValue(value);
      case 'unique':
        return uniqueness.isRepeated(slot, column);
      case 'pattern':
        return !isEmptyValue(value) && !step.fits(plainText(value));
    }
  }

  /** The first failing rule, excluding handlers. */
  function failureOf(slot: number, column: EngineColumn, value: CellValue | undefined): PlainStep | null {
    const { steps } = column.rules;
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at];
      if (step !== undefined && step.kind !== 'handler' && fails(step, slot, column, value)) return step;
    }
    return null;
  }

  /** The handlers of the rules before the failing one. */
  function handlersBefore(failed: PlainStep | null, column: EngineColumn): readonly PendingHandler[] {
    const { steps } = column.rules;
    const asked = failed === null ? steps : steps.slice(0, steps.indexOf(failed));
    return asked.flatMap((step) => (step.kind === 'handler' ? [step.handler] : []));
  }

  function ask(
    slot: number,
    column: EngineColumn,
    moment: ValidationMoment,
    handlers: readonly PendingHandler[],
    otherwise: LocalizedText | null,
  ): PendingCheck {
    const values = store.values(slot);
    lastTicket += 1;
    awaited.set(cellOf(slot, column), { ticket: lastTicket, otherwise });
    return {
      row: store.keyOf(slot),
      column: column.key,
      ticket: lastTicket,
      check: { moment, value: values[column.key] ?? null, id: store.idOf(slot), values, column: column.column },
      handlers,
    };
  }

  return {
    check(slot, column, moment, asked) {
      const value = store.value(slot, column.key);
      const cell = cellOf(slot, column);
      if (awaited.size > 0) awaited.delete(cell);
      const mistake = validationErrorOf(slot, column, value);
      const failed = mistake === null && column.rules.steps.length > 0 ? failureOf(slot, column, value) : null;
      const failure = mistake ?? failed?.message ?? null;
      if (mistake === null && column.rules.hasHandlers) {
        const handlers = handlersBefore(failed, column);
        if (handlers.length > 0) asked.set(cell, ask(slot, column, moment, handlers, failure));
        if (failure === null && decidedByHandlers.has(cell)) return false;
        decidedByHandlers.delete(cell);
      }
      return errors.set(slot, column.key, failure);
    },
    awaited: (asked) =>
      [...asked].flatMap(([cell, check]) => (awaited.get(cell)?.ticket === check.ticket ? [check] : [])),
    resolveValidation(slot, column, ticket, message) {
      const cell = cellOf(slot, column);
      const newest = awaited.get(cell);
      if (newest?.ticket !== ticket) return false;
      awaited.delete(cell);
      if (message === null) decidedByHandlers.delete(cell);
      else decidedByHandlers.add(cell);
      errors.set(slot, column.key, message ?? newest.otherwise);
      return true;
    },
    drop(slot) {
      errors.drop(slot);
      if (awaited.size === 0 && decidedByHandlers.size === 0) return;
      for (const column of columns.all) {
        awaited.delete(cellOf(slot, column));
        decidedByHandlers.delete(cellOf(slot, column));
      }
    },
    shown(slot) {
      const kept = errors.of(slot);
      let all = kept;
      for (const column of checked) {
        const mistake =
          kept[column.key] === undefined ? validationErrorOf(slot, column, store.value(slot, column.key)) : null;
        if (mistake !== null) all = { ...all, [column.key]: mistake };
      }
      return all;
    },
    reset() {
      errors.reset();
      awaited.clear();
      decidedByHandlers.clear();
    },
  };
}
