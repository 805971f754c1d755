import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import { writtenValue } from '../kinds/written-value.ts';
import type { GivenRow } from '../table-options.types.ts';
import type { ChangeOrigin, Change } from '../transaction.types.ts';
import { restoringChanges } from './draft-restoring.ts';
import { createChangedRows } from './changed-rows.ts';
import { tableDraftOf, isEmptyDraft, tableDraftId, type TableDraft } from './table-draft.ts';

const columns: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber' },
];
const three: readonly GivenRow[] = [
  { id: 'a', name: '甲', age: 1 },
  { id: 'b', name: '乙', age: 2 },
  { id: 'c', name: '丙', age: 3 },
];

/** A table and its tracked changes. */
function openRows(given: readonly GivenRow[] = three) {
  let made = 0;
  const engine = createTableEngine({ columns, kinds: builtInKinds, newId: () => `new${(made += 1)}` });
  engine.load(given);
  const changed = createChangedRows();
  const key = (position: number) => engine.keyAt(position) ?? '';
  const take = (changes: readonly Change[], origin: ChangeOrigin = 'program') =>
    changed.note(engine.commit({ origin, changes }));
  return {
    engine,
    changed,
    key,
    take,
    write: (position: number, column: string, value: string | number | null, origin?: ChangeOrigin) =>
      take([{ kind: 'cellsWritten', cells: [{ row: key(position), column, value }] }], origin),
    rows: () =>
      engine
        .read({ stripTemporaryIds: true })
        .rows.map(({ id = '-', name = '', age = '' }) => [id, name, age].map(writtenValue).join(' ')),
    draft: () => tableDraftOf(engine, changed, null, 5),
  };
}

/** A table that restores a draft, and undoes that. */
function restored(draft: TableDraft, given: readonly GivenRow[] = three) {
  const { engine, rows, take } = openRows(given);
  take(restoringChanges(engine, draft));
  return rows();
}

describe('changed rows', () => {
  it('are those with local writes and new ones, but not remote changes', () => {
    const { changed, key, write, take, engine } = openRows();
    const empty = [changed.isEmpty(), changed.isReordered()];
    write(0, 'name', '我');
    write(1, 'name', '他', 'live');
    take([engine.insertion([engine.newRow()])]);
    expect([empty, [...changed.keys()], changed.isEmpty(), changed.isReordered()]).toEqual([
      [true, false],
      [key(0), key(3)],
      false,
      false,
    ]);
    changed.forget([key(0)]);
    expect([...changed.keys()]).toEqual([key(3)]);
    changed.forget();
    expect(changed.isEmpty()).toBe(true);
  });

  it('track reordering until everything is cleared', () => {
    for (const move of ['moved', 'ordered'] as const) {
      const { changed, key, take } = openRows();
      take([
        move === 'moved'
          ? { kind: 'rowMoved', row: key(0), to: 2 }
          : { kind: 'rowsOrdered', rows: [key(2), key(0), key(1)] },
      ]);
      changed.forget([key(0)]);
      const some = changed.isReordered();
      changed.forget();
      expect([some, changed.isReordered()]).toEqual([true, false]);
    }
  });
});

describe('draft', () => {
  it("contains the changed rows, the removed ones, and the editor's value", () => {
    const { engine, changed, key, write, take } = openRows();
    write(0, 'age', 9);
    take([engine.insertion([engine.newRow({ name: '新' })], 1)]);
    take([{ kind: 'rowsRemoved', rows: [key(3)] }]);
    write(2, 'age', 8);
    take([{ kind: 'rowsRemoved', rows: [key(2)] }]);
    const typed = { row: key(0), column: 'name', value: '打字' };
    expect([tableDraftOf(engine, changed, typed, 5), tableDraftOf(engine, createChangedRows(), typed, 6)]).toEqual([
      {
        savedAt: 5,
        rows: [
          {
            id: 'a',
            key: key(0),
            at: 0,
            values: { id: 'a', name: '打字', age: 9 },
            columns: ['age', 'name'],
            before: { age: 1, name: '甲' },
          },
          { id: null, key: key(1), at: 1, values: { name: '新', age: null }, columns: [], before: {} },
        ],
        deletedIds: ['c', 'b'],
      },
      {
        savedAt: 6,
        rows: [
          {
            id: 'a',
            key: key(0),
            at: 0,
            values: { id: 'a', name: '打字', age: 9 },
            columns: ['name'],
            before: { name: '甲' },
          },
        ],
        deletedIds: ['c', 'b'],
      },
    ]);
  });

  it('contains the value of a cell before its first write, or the last remote one, and no reverted cell', () => {
    const { write, draft } = openRows();
    write(0, 'age', 8);
    write(0, 'age', 9);
    write(0, 'name', '我');
    write(0, 'name', '他', 'live');
    write(1, 'age', 5);
    write(1, 'age', 6, 'live');
    write(1, 'age', 7);
    write(2, 'name', '丁');
    write(2, 'name', '丙');
    expect(draft().rows.map(({ columns: own, before }) => [own, before])).toEqual([
      [['age'], { age: 1 }],
      [['age'], { age: 6 }],
      [[], {}],
    ]);
  });

  it('contains the order of stored rows if it changed', () => {
    const { engine, key, take, draft } = openRows();
    take([engine.insertion([engine.newRow()], 0)]);
    take([{ kind: 'rowMoved', row: key(3), to: 1 }]);
    expect([draft().order, draft().rows.length]).toEqual([['row-2-c', 'row-0-a', 'row-1-b'], 1]);
  });

  it('identifies a reordered row by the id assigned since', () => {
    const { engine, key, take, draft } = openRows();
    take([engine.insertion([engine.newRow()], 0)]);
    engine.nameRows(new Map([[key(0), 'd']]));
    take([{ kind: 'rowMoved', row: key(0), to: 1 }]);
    expect(draft().order).toEqual(['row-0-a', { id: 'd' }, 'row-1-b', 'row-2-c']);
  });

  it('is empty without rows, removed ids and an order', () => {
    const none = { savedAt: 1, rows: [], deletedIds: [] };
    expect(
      [
        none,
        { ...none, deletedIds: ['a'] },
        { ...none, order: [] },
        { ...none, rows: [{ id: 'a', at: 0, values: {} }] },
      ].map(isEmptyDraft),
    ).toEqual([true, false, false, false]);
  });

  it('is stored by user and table, whatever characters they contain', () => {
    expect([tableDraftId('u', 'a","b'), tableDraftId('u","a', 'b')]).toEqual([
      '["u","a\\",\\"b"]',
      '["u\\",\\"a","b"]',
    ]);
  });
});

describe('restoring a draft', () => {
  const draft = (more: Partial<TableDraft>): TableDraft => ({ savedAt: 1, rows: [], deletedIds: [], ...more });

  it('writes existing columns, and keeps what the draft does not contain', () => {
    expect(restored(draft({ rows: [{ id: 'b', at: 1, values: { id: 'b', age: 9, unknown: 1 } }] }))).toEqual([
      'a 甲 1',
      'b 乙 9',
      'c 丙 3',
    ]);
  });

  it('writes only the changed columns, if the draft lists them', () => {
    expect(
      restored(draft({ rows: [{ id: 'b', at: 1, values: { id: 'b', name: '旧', age: 9 }, columns: ['age'] }] })),
    ).toEqual(['a 甲 1', 'b 乙 9', 'c 丙 3']);
  });

  it('adds new rows and remotely removed ones at their positions, or at the end', () => {
    const rows = [
      { id: null, at: 9, values: { name: '末', age: 0 } },
      { id: 'gone', at: 0, values: { id: 'gone', name: '首', age: 0 } },
      { id: null, at: 2, values: { name: '中', age: 0 } },
    ];
    expect(restored(draft({ rows }))).toEqual(['- 首 0', 'a 甲 1', '- 中 0', 'b 乙 2', 'c 丙 3', '- 末 0']);
  });

  it('removes the removed rows that still exist, and computes positions afterwards', () => {
    expect(
      restored(draft({ deletedIds: ['a', 'gone', 'b'], rows: [{ id: null, at: 3, values: { name: '新', age: 0 } }] })),
    ).toEqual(['c 丙 3', '- 新 0']);
  });

  it("prefers a row's key over its id if several share one", () => {
    const { engine, key } = openRows([{ id: 'a', name: '甲' }, { id: 'a', name: '乙' }, { name: '丙' }]);
    const at = (row: string, id: string | null) =>
      restoringChanges(engine, draft({ rows: [{ id, key: row, at: 0, values: { name: '新' } }] }));
    expect(
      [at(key(1), 'a'), at(key(2), null), at('gone', 'a'), at(key(2), 'a')].map(([change]) =>
        change?.kind === 'cellsWritten' ? change.cells : change?.kind,
      ),
    ).toEqual([
      [{ row: key(1), column: 'name', value: '新' }],
      [{ row: key(2), column: 'name', value: '新' }],
      [{ row: key(0), column: 'name', value: '新' }],
      [{ row: key(0), column: 'name', value: '新' }],
    ]);
  });

  it('restores the order of stored rows, with new remote ones after their predecessor', () => {
    const given = [{ id: 'first', name: '0' }, ...three, { id: 'last', name: '9' }];
    expect(
      [
        restored(draft({ order: ['row-7-c', { id: 'a' }, 'row-1-b', { id: 'c' }, 'row-9-', { id: 'gone' }] }), given),
        restored(draft({ order: [{ id: 'c' }, { id: 'b' }, { id: 'a' }], deletedIds: ['b'] }), given),
      ].map((rows) => rows.map((row) => row.split(' ')[0]).join(' ')),
    ).toEqual(['first c last a b', 'first c last a']);
  });

  it('changes nothing if it is empty', () => {
    expect(restoringChanges(openRows().engine, draft({}))).toEqual([]);
  });
});
