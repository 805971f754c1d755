import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { EngineOptions, TableEngine } from '../table-engine.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import type { ChangeOrigin, Commit } from '../transaction.types.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { createTableEngine } from './table-engine.ts';

export const name: Column = { key: 'name', title: '名称', type: 'text' };
export const price: Column = { key: 'price', title: '单价', type: 'number' };

export const abc: readonly GivenRow[] = [
  { id: '1', name: 'a', price: 1 },
  { id: '2', name: 'b', price: 2 },
  { id: '3', name: 'c', price: 3 },
];

/** A table of names and prices by default. */
export function tableOf(rows: readonly GivenRow[], options: Partial<EngineOptions> = {}): TableEngine {
  const engine = createTableEngine({ columns: [name, price], kinds: plainKinds, newId: countingIds(), ...options });
  engine.load(rows);
  return engine;
}

export const keyAt = (engine: TableEngine, position: number): string => engine.keyAt(position) ?? 'nothing';

export const names = (engine: TableEngine): readonly unknown[] => engine.read().rows.map((row) => row['name']);

export function write(
  engine: TableEngine,
  position: number,
  column: string,
  value: CellValue,
  origin: ChangeOrigin = 'typing',
): Commit {
  return engine.commit({
    origin,
    changes: [{ kind: 'cellsWritten', cells: [{ row: keyAt(engine, position), column, value }] }],
  });
}

/** Errors as `position column message`. */
export const complaints = (engine: TableEngine): readonly string[] =>
  engine.errors().map(({ position, column, message }) => `${position} ${column} ${message['zh-CN']}`);

/** Notifications since the last call: rows by their position, order, all. */
export function listened(engine: TableEngine): () => readonly string[] {
  const called: string[] = [];
  for (let position = 0; position < engine.rowCount(); position += 1)
    engine.subscribeRow(keyAt(engine, position), () => called.push(`row ${position}`));
  engine.subscribeOrder(() => called.push('order'));
  engine.subscribe(() => called.push('all'));
  return () => called.splice(0);
}
