import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { ColumnKey, RowValues } from '../cell.types.ts';
import type { ColumnConfigurationError, Column } from '../column.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { createColumnOptions, type ColumnOptions } from './column-options.ts';
import { compileRules, type CompiledRules } from './cell-rules.ts';

/** A column with its precomputed properties. */
export interface EngineColumn {
  readonly index: number;
  readonly key: ColumnKey;
  readonly column: Column;
  /** Undefined for an unregistered type: such a column is read-only. */
  readonly kind: CellKind | undefined;
  readonly rules: CompiledRules;
  /** Hidden columns are validated only if configured. */
  readonly isChecked: boolean;
  /** Its value is the row's position. */
  readonly isSortKey: boolean;
}

export interface EngineColumns {
  readonly all: readonly EngineColumn[];
  readonly unique: readonly EngineColumn[];
  readonly problems: readonly ColumnConfigurationError[];
  readonly options: ColumnOptions;
  of(key: ColumnKey): EngineColumn | undefined;
  context(column: EngineColumn, values: RowValues): CellContext;
}

export interface ColumnsOptions {
  readonly columns: readonly Column[];
  readonly kinds: ReadonlyMap<string, CellKind>;
  readonly sortKey: ColumnKey;
  readonly hasValidation: boolean;
}

const NO_RULES: CompiledRules = { steps: [], isUnique: false, hasHandlers: false, problems: [] };

/** A text that names a report is picked from it. */
function kindName({ type, popupCode = '' }: Column): string {
  return type === 'input_pop' && popupCode.trim() !== '' ? 'popup' : type;
}

export function createEngineColumns({ columns, kinds, sortKey, hasValidation }: ColumnsOptions): EngineColumns {
  const options = createColumnOptions(columns);
  const all = columns.map((column, index): EngineColumn => {
    const kind = kinds.get(kindName(column));
    const isSortKey = column.key === sortKey;
    const isHidden = kind?.isHidden === true;
    const isChecked = hasValidation && !isSortKey && (!isHidden || column.validateHidden === true);
    return {
      index,
      key: column.key,
      column,
      kind,
      rules: isChecked ? compileRules(column) : NO_RULES,
      isChecked,
      isSortKey,
    };
  });
  const byKey = new Map(all.map((column) => [column.key, column]));
  return {
    all,
    unique: all.filter(({ rules }) => rules.isUnique),
    problems: all.flatMap(({ column, kind, rules }) =>
      kind === undefined
        ? [{ column: column.key, message: editableTableMessages.unknownKind(column.type) }, ...rules.problems]
        : rules.problems,
    ),
    options,
    of: (key) => byKey.get(key),
    context: ({ column }, values) => ({ column, values, options: options.of(column, values) }),
  };
}
