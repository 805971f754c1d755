import type { CellValue, ColumnKey, Row, RowKey, RowValues } from '../cell.types.ts';

/** A row of the naive table; `serverIds` of `idOf` tells whether it is stored. */
export interface NaiveRow {
  readonly key: RowKey;
  readonly values: RowValues;
}

interface Snapshot {
  readonly rows: readonly NaiveRow[];
  readonly state: number;
}

export interface NaiveRules {
  /** Validation error of a single cell. */
  readonly complaint: (column: ColumnKey, value: CellValue, isRepeated: boolean) => string | null;
  readonly columns: readonly ColumnKey[];
  readonly unique: ColumnKey;
  readonly lockedColumn: ColumnKey;
}

/** Oracle of the engine in its simplest form: whole lists, full copies, everything recomputed. */
export class NaiveTable {
  rows: readonly NaiveRow[] = [];
  serverIds = new Set<string>();
  readonly idOf = new Map<RowKey, string>();
  selected = new Set<RowKey>();
  locked: CellValue[] = [];
  /** Validated cells, as `key column`. */
  readonly checked = new Set<string>();
  undoStack: Snapshot[] = [];
  redoStack: Snapshot[] = [];
  state = 0;
  saved = 0;
  lastState = 0;
  private readonly rules: NaiveRules;

  constructor(rules: NaiveRules, rows: readonly Row[]) {
    this.rules = rules;
    this.rows = rows.map(({ key, values }) => ({ key, values }));
    for (const { key, id } of rows) if (id !== null) this.idOf.set(key, id).get(key);
    this.serverIds = new Set(this.idOf.values());
  }

  id(key: RowKey): string | null {
    const id = this.idOf.get(key);
    return id !== undefined && this.serverIds.has(id) ? id : null;
  }

  deletedIds(): readonly string[] {
    const here = new Set(this.rows.map(({ key }) => this.id(key)));
    return [...this.serverIds].filter((id) => !here.has(id)).toSorted();
  }

  isLocked({ values }: NaiveRow): boolean {
    return this.locked.includes(values[this.rules.lockedColumn] ?? null);
  }

  isRepeated({ key, values }: NaiveRow, rows = this.rows): boolean {
    const value = values[this.rules.unique];
    if (value === '' || value === null || value === undefined) return false;
    return rows.some((other) => other.key !== key && other.values[this.rules.unique] === value);
  }

  errors(row: NaiveRow, areAll = false): Readonly<Record<ColumnKey, string>> {
    return Object.fromEntries(
      this.rules.columns.flatMap((column) => {
        if (!areAll && !this.checked.has(`${row.key} ${column}`)) return [];
        const complaint = this.rules.complaint(
          column,
          row.values[column] ?? null,
          column === this.rules.unique && this.isRepeated(row),
        );
        return complaint === null ? [] : [[column, complaint]];
      }),
    );
  }

  checkAll(): void {
    for (const { key } of this.rows) this.checkRow(key);
  }

  checkRow(key: RowKey): void {
    for (const column of this.rules.columns) this.checked.add(`${key} ${column}`);
  }

  /** A change with its resulting rows, and whether it can be undone. */
  change(rows: readonly NaiveRow[], isUndoable = true): void {
    const before = { rows: this.rows, state: this.state };
    this.settle(rows);
    if (!isUndoable) return;
    this.undoStack.push(before);
    this.redoStack = [];
    this.lastState += 1;
    this.state = this.lastState;
  }

  /** Remote changes apply to all undo states. */
  writeThrough(key: RowKey, column: ColumnKey, value: CellValue): void {
    const written = (rows: readonly NaiveRow[]): readonly NaiveRow[] =>
      rows.map((row) => (row.key === key ? { key, values: { ...row.values, [column]: value } } : row));
    this.settle(written(this.rows));
    this.undoStack = this.undoStack.map(({ rows, state }) => ({ rows: written(rows), state }));
    this.redoStack = this.redoStack.map(({ rows, state }) => ({ rows: written(rows), state }));
  }

  retrace(from: 'undoStack' | 'redoStack', to: 'undoStack' | 'redoStack'): boolean {
    const snapshot = this[from].pop();
    if (snapshot === undefined) return false;
    this[to].push({ rows: this.rows, state: this.state });
    const isWithoutEffect = JSON.stringify(snapshot.rows) === JSON.stringify(this.rows);
    if (!isWithoutEffect || this.state !== this.saved) this.state = snapshot.state;
    this.settle(snapshot.rows);
    return true;
  }

  select(keys: readonly RowKey[], isSelected: boolean): void {
    for (const key of keys)
      if (isSelected) this.selected.add(key);
      else this.selected.delete(key);
    this.settle(this.rows);
  }

  /** Validate written cells and those that became duplicates; deselect locked and removed rows. */
  settle(rows: readonly NaiveRow[]): void {
    const before = new Map(this.rows.map((row) => [row.key, row]));
    const repeatedBefore = new Set(this.rows.filter((row) => this.isRepeated(row)).map(({ key }) => key));
    for (const row of rows) {
      const old = before.get(row.key);
      if (old !== undefined)
        for (const column of this.rules.columns)
          if ((old.values[column] ?? null) !== (row.values[column] ?? null)) this.checked.add(`${row.key} ${column}`);
      if (this.isRepeated(row, rows) && !repeatedBefore.has(row.key))
        this.checked.add(`${row.key} ${this.rules.unique}`);
    }
    this.rows = rows;
    this.selected = new Set(
      rows
        .filter((row) => before.has(row.key) && this.selected.has(row.key) && !this.isLocked(row))
        .map(({ key }) => key),
    );
  }

  sum(column: ColumnKey): string {
    const numbers = this.rows.map(({ values }) => values[column]).filter((value) => typeof value === 'number');
    const thousandths = numbers.reduce((total, value) => total + Math.round(value * 1000), 0);
    return numbers.length === 0 ? '' : String(thousandths / 1000);
  }
}
