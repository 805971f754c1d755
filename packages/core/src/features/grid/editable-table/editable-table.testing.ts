import { fakeClock, fakeStorage, countingRandom, fakeLogger } from '../../../testing/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import type { Column } from './column.types.ts';
import { createEditableTable } from './editable-table.service.ts';
import type { EditableTableService, TableEmitted } from './editable-table.types.ts';
import { createTableMemory } from './memory/table-memory.ts';
import type { EditableTableDependencies } from './table-dependencies.types.ts';
import type { TableOptions } from './table-options.types.ts';

const people: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }] },
  { key: 'age', title: '年龄', type: 'inputNumber' },
];

export const threePeople = [
  { id: 'a', name: '王伟', age: 61 },
  { id: 'b', name: '李娜', age: 58 },
  { id: 'c', name: '张敏', age: 70 },
];

/** A table over fake ports, with all emitted events. */
export function openTable(
  options: Partial<TableOptions> = {},
  dependencies: Partial<EditableTableDependencies> = {},
  stored: Readonly<Record<string, string>> = {},
) {
  const clock = fakeClock();
  const localStorage = fakeStorage(stored);
  const storage = createTypedStorage({ localStorage, sessionStorage: fakeStorage(), clock, logger: fakeLogger() });
  const table: EditableTableService = createEditableTable(
    { columns: people, rows: threePeople, ...options },
    { clock, random: countingRandom(), memory: createTableMemory(storage), ...dependencies },
  );
  const told: TableEmitted[] = [];
  table.on((emitted) => told.push(emitted));
  /** The key of the row at a position. */
  const row = (position: number) => table.rows.keyAt(position) ?? '';
  return {
    table,
    clock,
    localStorage,
    storage,
    told,
    row,
    cell: (position: number, column: string) => ({ row: row(position), column }),
  };
}
