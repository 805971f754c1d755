import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ColumnKey } from '../cell.types.ts';
import type { ValidationMoment } from '../column.types.ts';
import type { PendingCheck } from '../table-engine.types.ts';
import type { ChangeOrigin } from '../transaction.types.ts';
import type { AskedChecks, CellChecks } from './cell-checks.ts';
import type { CellErrors } from './cell-errors.ts';
import type { Done, TouchedCell } from './changes.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowOrder } from './row-order.ts';
import type { Uniqueness } from './uniqueness.ts';

export interface ValidatedTable {
  readonly columns: EngineColumns;
  readonly order: RowOrder;
  readonly uniqueness: Uniqueness;
  readonly errors: CellErrors;
  readonly checks: CellChecks;
  /** The errors of a row changed. */
  touch(slot: number): void;
}

export interface Validation {
  /** A value became a duplicate or unique. */
  suspect(slot: number, column: EngineColumn): void;
  /** Something pending of a cell failed, or no longer does (null): an error of any column, checked or not. */
  recheck(cell: TouchedCell, failure: LocalizedText | null): void;
  /** Validate the changes of a commit. */
  follow(done: Done, moment: ValidationMoment): void;
  /** Validate these cells, or all. Returns the handlers to call. */
  validate(moment: ValidationMoment, cells?: readonly TouchedCell[]): readonly PendingCheck[];
  /** Handlers to call for commits since the last call. */
  take(): readonly PendingCheck[];
  reset(): void;
}

/** Rows added by these contain input and are validated entirely. A blank row is not marked as invalid. */
const bringFilledRows: ReadonlySet<ChangeOrigin> = new Set(['paste', 'fill', 'import']);

/** Decides which cells are validated when. */
export function createValidation({ columns, order, errors, checks, touch, uniqueness }: ValidatedTable): Validation {
  let suspects: TouchedCell[] = [];
  let askedByCommits: AskedChecks = new Map();
  /** Invalid cells of removed rows: restored together with the row. */
  const complaintsOfGone = new Map<number, readonly ColumnKey[]>();
  const checked = columns.all.filter(({ isChecked }) => isChecked);

  function check(
    slot: number,
    column: EngineColumn,
    moment: ValidationMoment,
    asked: AskedChecks = askedByCommits,
  ): void {
    if (column.isChecked && order.has(slot) && checks.check(slot, column, moment, asked)) touch(slot);
  }

  function checkAll(moment: ValidationMoment, asked: AskedChecks): void {
    order.forEach((slot) => {
      for (const column of checked) if (checks.check(slot, column, moment, asked)) touch(slot);
    });
  }

  function leave(slot: number): void {
    const complaints = Object.keys(errors.of(slot));
    if (complaints.length > 0) complaintsOfGone.set(slot, complaints);
    checks.drop(slot);
  }

  function arrive(slot: number, isFilled: boolean, moment: ValidationMoment): void {
    const complaints = complaintsOfGone.get(slot);
    complaintsOfGone.delete(slot);
    for (const column of checked)
      if (isFilled || complaints?.includes(column.key) === true) check(slot, column, moment);
  }

  return {
    recheck({ slot, column }, failure) {
      if (column.isChecked) check(slot, column, 'change');
      else if (errors.set(slot, column.key, failure)) touch(slot);
    },
    suspect: (slot, column) => void suspects.push({ slot, column }),
    follow(done, moment) {
      for (const slot of done.went) leave(slot);
      for (const slot of done.came) if (order.has(slot)) arrive(slot, bringFilledRows.has(done.origin), moment);
      done.columns.forEach((column, index) => check(done.slots[index] ?? -1, column, moment));
      const found = suspects;
      suspects = [];
      for (const { slot, column } of found)
        if (errors.of(slot)[column.key] !== undefined || uniqueness.isRepeated(slot, column))
          check(slot, column, moment);
    },
    validate(moment, cells) {
      const asked: AskedChecks = new Map();
      if (cells !== undefined) for (const { slot, column } of cells) check(slot, column, moment, asked);
      else checkAll(moment, asked);
      return checks.awaited(asked);
    },
    take() {
      const asked = askedByCommits;
      askedByCommits = new Map();
      return checks.awaited(asked);
    },
    reset() {
      suspects = [];
      askedByCommits = new Map();
      complaintsOfGone.clear();
    },
  };
}
