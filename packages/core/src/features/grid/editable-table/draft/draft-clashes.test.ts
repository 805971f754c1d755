import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import type { GivenRow } from '../table-options.types.ts';
import { draftClashes } from './draft-clashes.ts';
import type { DraftRow } from './table-draft.ts';

const columns: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input' },
  {
    key: 'sex',
    title: '性别',
    type: 'select',
    options: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
];

/** Conflicts of a draft of these rows with a table of those rows. */
function clashes(rows: readonly DraftRow[], given: readonly GivenRow[], deletedIds: readonly string[] = []) {
  const engine = createTableEngine({ columns, kinds: builtInKinds, newId: () => 'new' });
  engine.load(given);
  const { cells, hasOthers } = draftClashes(engine, { savedAt: 1, rows, deletedIds });
  return [
    cells.map(
      ({ row, column, position, message }) => `${row} ${column} ${position} ${message['zh-CN']} / ${message['en-US']}`,
    ),
    hasOthers,
  ];
}

const kept = (values: GivenRow, before: GivenRow | undefined): DraftRow => ({
  id: 'a',
  at: 0,
  values: { id: 'a', ...values },
  columns: Object.keys(values),
  before,
});

describe('draft over remote changes', () => {
  it('conflicts where another value was stored since, with both display texts', () => {
    const draft = kept({ name: '我', sex: '1' }, { name: '甲', sex: null });
    expect(clashes([draft], [{ id: 'z' }, { id: 'a', name: '', sex: '2' }])).toEqual([
      [
        'row-1-a name 1 您写的是“我”，现在是空白 / You wrote “我”, now it is empty',
        'row-1-a sex 1 您写的是“男”，现在是“女” / You wrote “男”, now it is “女”',
      ],
      false,
    ]);
  });

  it('does not conflict with the base value, with its own value, or without a base', () => {
    expect([
      clashes([kept({ name: '我' }, { name: '甲' })], [{ id: 'a', name: '甲' }]),
      clashes([kept({ name: '我' }, { name: '甲' })], [{ id: 'a', name: '我' }]),
      clashes([kept({ name: '我' }, undefined)], [{ id: 'a', name: '乙' }]),
      clashes([kept({ name: '我' }, { name: '甲' })], [{ id: 'b', name: '乙' }]),
      clashes([kept({ other: '我' }, { other: '甲' })], [{ id: 'a', other: '乙' }]),
      clashes([kept({ name: null }, { name: '甲' })], [{ id: 'a' }]),
    ]).toEqual(Array.from({ length: 6 }, () => [[], true]));
  });

  it('lists the cells in row order, and whether the draft has other changes', () => {
    const second: DraftRow = {
      id: 'b',
      at: 1,
      values: { sex: '1', name: '乙' },
      columns: ['sex', 'name'],
      before: { sex: null, name: '旧' },
    };
    const given = [
      { id: 'a', name: '他' },
      { id: 'b', name: '她', sex: '2' },
    ];
    const [cells] = clashes([second, kept({ name: '我' }, { name: '甲' })], given);
    expect([
      Array.isArray(cells) ? cells.map((cell: string) => cell.split(' ').slice(0, 2)) : cells,
      clashes([kept({ name: '我', sex: '1' }, { name: '甲', sex: null })], given)[1],
      clashes([kept({ name: '我' }, { name: '甲' })], given, ['b'])[1],
      clashes([kept({ name: '我' }, { name: '甲' })], given)[1],
    ]).toEqual([
      [
        ['row-0-a', 'name'],
        ['row-1-b', 'name'],
        ['row-1-b', 'sex'],
      ],
      true,
      true,
      false,
    ]);
  });
});
