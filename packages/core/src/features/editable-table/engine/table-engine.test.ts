import { describe, expect, it } from 'vitest';

import { sameText, text } from '../../../kernel/index.ts';
import type { Column } from '../column.types.ts';
import type { EngineOptions, TableEngine } from '../table-engine.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { createTableEngine } from './table-engine.ts';

const name: Column = { key: 'name', title: '名称', type: 'text' };
const price: Column = { key: 'price', title: '单价', type: 'number' };

function tableOf(rows: readonly GivenRow[], options: Partial<EngineOptions> = {}): TableEngine {
  const engine = createTableEngine({ columns: [name, price], kinds: plainKinds, newId: countingIds(), ...options });
  engine.load(rows);
  return engine;
}

const abc: readonly GivenRow[] = [
  { id: '1', name: 'a', price: 1 },
  { id: '2', name: 'b', price: 2 },
  { id: '3', name: 'c', price: 3 },
];

const keyAt = (engine: TableEngine, position: number): string => engine.keyAt(position) ?? 'nothing';
const names = (engine: TableEngine): readonly unknown[] => engine.read().rows.map((row) => row['name']);

describe('rows', () => {
  it('TABLE-01 are appended, inserted after another, moved and removed; the order field is numbered from 1', () => {
    const engine = tableOf(abc);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'end' })])] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'after a' })], 1)] });
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(engine, 4), to: 0 }] });
    engine.commit({ origin: 'rows', changes: [engine.removal(keyAt(engine, 3))] });
    expect(engine.read({ stripTemporaryIds: true })).toEqual({
      rows: [
        { name: 'end', price: null, orderNum: 1 },
        { id: '1', name: 'a', price: 1, orderNum: 2 },
        { name: 'after a', price: null, orderNum: 3 },
        { id: '3', name: 'c', price: 3, orderNum: 4 },
      ],
      deletedIds: ['2'],
    });
  });

  it('TABLE-01 have ids of stored rows in the list of deleted ones, never temporary ids', () => {
    const engine = tableOf(abc);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow()], 0)] });
    engine.commit({ origin: 'rows', changes: [engine.removal([keyAt(engine, 0), keyAt(engine, 1), keyAt(engine, 3)])] });
    expect(engine.read()).toEqual({ rows: [{ id: '2', name: 'b', price: 2, orderNum: 1 }], deletedIds: ['1', '3'] });
  });

  it('TABLE-02 are named by prefixed ids inside and have bare ids outside; temporary ids can be stripped', () => {
    const engine = tableOf([...abc.slice(0, 1), { name: 'no id' }]);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'new' })])] });
    expect([0, 1, 2].map((position) => engine.row(keyAt(engine, position)))).toEqual([
      { key: 'row-0-1', id: '1', values: { id: '1', name: 'a', price: 1 } },
      { key: 'row-1-', id: null, values: { name: 'no id' } },
      { key: 'new-t1', id: null, values: { name: 'new', price: null } },
    ]);
    expect(engine.read().rows.map(({ id }) => id)).toEqual(['1', 't2', 't1']);
    expect(engine.read({ stripTemporaryIds: true }).rows.map(({ id }) => id)).toEqual(['1', undefined, undefined]);
    expect(engine.keyOfId('1')).toBe('row-0-1');
  });

  it('TABLE-23 are removed by a key or a list of keys; anything else throws', () => {
    const engine = tableOf(abc);
    // @ts-expect-error -- what JavaScript may give
    expect(() => engine.removal(7)).toThrow(TypeError);
    expect(engine.removal('row-0-1')).toEqual({ kind: 'rowsRemoved', rows: ['row-0-1'] });
    expect(engine.removal(['row-0-1'])).toEqual({ kind: 'rowsRemoved', rows: ['row-0-1'] });
  });
});

describe('undo', () => {
  it('TABLE-27 takes every change back and does it again', () => {
    const engine = tableOf(abc);
    const start = engine.read();
    engine.commit({ origin: 'typing', changes: [{ kind: 'cellsWritten', cells: [{ row: keyAt(engine, 0), column: 'name', value: 'z' }] }] });
    engine.commit({ origin: 'rows', changes: [engine.removal(keyAt(engine, 1))] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'n' })], 0)] });
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(engine, 0), to: 2 }] });
    engine.commit({ origin: 'rows', changes: [{ kind: 'rowsOrdered', rows: [keyAt(engine, 2), keyAt(engine, 1), keyAt(engine, 0)] }] });
    const end = engine.read();
    expect(names(engine)).toEqual(['n', 'c', 'z']);
    while (engine.canUndo()) engine.undo();
    expect(engine.read()).toEqual(start);
    expect(engine.isDirty()).toBe(false);
    while (engine.canRedo()) engine.redo();
    expect(engine.read()).toEqual(end);
    expect(engine.isDirty()).toBe(true);
  });
});

describe('a cell', () => {
  it('TABLE-11 is checked by its rules in their order, and the first that fails gives its message', () => {
    const engine = tableOf([{ id: '1', name: '' }, { id: '2', name: 'b' }], {
      columns: [
        {
          ...name,
          defaultValue: 'x',
          validateRules: [{ required: true, message: '${title}(${key}) 不能为空，例如 ${defaultValue}' }, { pattern: 's' }, { unique: true, message: '重复' }],
        },
      ],
    });
    const write = (value: string): unknown => {
      engine.commit({ origin: 'typing', changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-1', column: 'name', value }] }] });
      return engine.errors();
    };
    expect(write('7')).toEqual([{ row: 'row-0-1', column: 'name', position: 0, message: text('名称格式不正确', '名称 is not in the right form') }]);
    expect(write('b')).toEqual([
      { row: 'row-0-1', column: 'name', position: 0, message: sameText('重复') },
      { row: 'row-1-2', column: 'name', position: 1, message: sameText('重复') },
    ]);
    expect(write('')).toEqual([{ row: 'row-0-1', column: 'name', position: 0, message: sameText('名称(name) 不能为空，例如 x') }]);
    expect(write('c')).toEqual([]);
  });
});
