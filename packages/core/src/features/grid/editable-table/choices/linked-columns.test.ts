import { describe, expect, it } from 'vitest';

import type { CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import type { Linkage } from '../table-options.types.ts';
import type { Change } from '../transaction.types.ts';
import { linkedColumns, wishesOfCommit, wishesOfRows, wishOf, withChildrenCleared } from './linked-columns.ts';

const choice = (key: string, more: Partial<Column> = {}): Column => ({ key, title: key, type: 'select', ...more });
const columns: readonly Column[] = [
  choice('province', { linkageKey: 'city' }),
  choice('city', { linkageKey: 'district' }),
  choice('district'),
  choice('sex', { dictCode: 'sex' }),
  choice('own', { dictCode: 'own', options: [] }),
  choice('blank', { dictCode: '' }),
  choice('name', { type: 'input' }),
];
const chain: Linkage = { key: 'province', requestData: () => Promise.resolve([]) };
const linked = linkedColumns(columns, [chain]);
const alone = linkedColumns(columns);

function engineOf(...rows: readonly RowValues[]) {
  const engine = createTableEngine({ columns, kinds: builtInKinds, newId: () => 'new' });
  engine.load(rows.map((values, index) => ({ id: `${index}`, ...values })));
  return engine;
}
type Engine = ReturnType<typeof engineOf>;
const keyAt = (engine: Engine, position: number) => engine.keyAt(position) ?? '';
const writes = (engine: Engine, position: number, values: RowValues): Change => ({
  kind: 'cellsWritten',
  cells: Object.entries(values).map(([column, value]) => ({ row: keyAt(engine, position), column, value })),
});
const short = (wishes: readonly { readonly column: string; readonly parent: string | null }[]) =>
  wishes.map(({ column, parent }) => `${column} ${parent ?? '-'}`);

describe('linked columns', () => {
  it('TABLE-24 know their parents, and are loaded by the head of their chain', () => {
    expect([linked.childOf, linked.parentOf, linked.loaderOf, alone.loaderOf]).toEqual([
      new Map([
        ['province', 'city'],
        ['city', 'district'],
      ]),
      new Map([
        ['city', 'province'],
        ['district', 'city'],
      ]),
      new Map([
        ['province', chain],
        ['city', chain],
        ['district', chain],
      ]),
      new Map(),
    ]);
  });

  it('TABLE-24 end at a cycle', () => {
    const circle = linkedColumns(
      [choice('a', { linkageKey: 'b' }), choice('b', { linkageKey: 'c' }), choice('c', { linkageKey: 'b' })],
      [{ ...chain, key: 'a' }],
    );
    const ring = linkedColumns(
      [choice('a', { linkageKey: 'b' }), choice('b', { linkageKey: 'a' })],
      [{ ...chain, key: 'a' }],
    );
    expect([[...circle.loaderOf.keys()], [...ring.loaderOf.keys()]]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b'],
    ]);
  });
});

describe('writing a choice', () => {
  const full = { province: 'zj', city: 'hz', district: 'xh', name: '甲' };

  it('TABLE-24 clears all its descendants', () => {
    const engine = engineOf(full);
    const row = keyAt(engine, 0);
    expect(withChildrenCleared(linked, engine, writes(engine, 0, { province: 'js' }))).toEqual({
      kind: 'cellsWritten',
      cells: [
        { row, column: 'province', value: 'js' },
        { row, column: 'city', value: null },
        { row, column: 'district', value: null },
      ],
    });
  });

  it('TABLE-24 keeps descendants written in the same change, and those below them', () => {
    const engine = engineOf(full, full);
    const both = withChildrenCleared(linked, engine, writes(engine, 0, { province: 'js', city: 'nj' }));
    const written = both.kind === 'cellsWritten' ? both.cells.map(({ column, value }) => [column, value]) : [];
    expect(written).toEqual([
      ['province', 'js'],
      ['city', 'nj'],
      ['district', null],
    ]);
  });

  it('TABLE-24 returns the same change if no parent changes', () => {
    const engine = engineOf(full);
    const same: readonly Change[] = [
      writes(engine, 0, { province: 'zj', district: 'yh', name: '乙' }),
      { kind: 'rowsRemoved', rows: [keyAt(engine, 0)] },
    ];
    const unlinked = linkedColumns([choice('province')]);
    const changing = writes(engine, 0, { province: 'js' });
    expect([
      ...same.map((change) => withChildrenCleared(linked, engine, change) === change),
      withChildrenCleared(unlinked, engine, changing) === changing,
    ]).toEqual([true, true, true]);
  });
});

describe('options to load', () => {
  const column = (key: string) => columns.find((one) => one.key === key) ?? choice(key);
  const wished = (key: string, values: RowValues, links = linked) => {
    const wish = wishOf(links, column(key), values);
    return wish === null ? null : short([wish])[0];
  };

  it("TABLE-24 for a cell are those of its parent's value, and always those of the head of a chain", () => {
    const parents: readonly CellValue[] = ['zj', 5, true, '', null, ['zj']];
    expect([
      wished('province', {}),
      parents.map((city) => wished('district', { city })),
      wished('district', {}),
    ]).toEqual(['province ', ['district zj', 'district 5', 'district true', null, null, null], null]);
  });

  it("TABLE-17 for a dictionary cell are the dictionary's, unless the column has its own options", () => {
    expect(
      ['sex', 'own', 'blank', 'name', 'province', 'city'].map((key) => wished(key, { province: 'zj' }, alone)),
    ).toEqual(['sex -', null, null, null, null, null]);
  });

  it('TABLE-24 after a commit are those of written values and new rows', () => {
    const engine = engineOf({ province: 'zj' });
    const written = engine.commit({
      origin: 'program',
      changes: [writes(engine, 0, { province: 'js', city: null, district: 'xw', name: '乙' })],
    });
    const inserted = engine.commit({
      origin: 'rows',
      changes: [engine.insertion([engine.newRow({ province: 'zj', city: 'hz' })])],
    });
    expect([
      short(wishesOfCommit(linked, written)),
      short(wishesOfCommit(linked, inserted)),
      wishesOfCommit(alone, written),
    ]).toEqual([['city js'], ['city zj', 'district hz'], []]);
  });

  it('TABLE-24 for all rows are loaded once each, including dictionaries', () => {
    const engine = engineOf({ province: 'zj', city: 'hz' }, { province: 'zj' }, { province: 'js', city: '' });
    expect([
      short(wishesOfRows(linked, engine)),
      short(wishesOfRows(linked, engineOf())),
      short(wishesOfRows(alone, engine)),
    ]).toEqual([['province ', 'city zj', 'city js', 'district hz', 'sex -'], ['province ', 'sex -'], ['sex -']]);
  });
});
