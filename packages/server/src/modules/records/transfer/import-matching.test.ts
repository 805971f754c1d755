import { expect, it } from 'vitest';

import { importFieldsOf, retireeResource } from '@evergreen/core/resources';

import { importMatching, matchedRows, unmatchable } from './import-matching.ts';

const columns = importFieldsOf(retireeResource).map(([key, field], place) => ({ key, field, place }));
const rows = ['王一', '李二', '张三', '李二', null].map((name, at) => ({ row: at + 2, values: { name } }));
const holders = async () => [
  { id: 'r1', value: '王一', within: null },
  { id: 'r2', value: '李二', within: null },
  { id: 'r3', value: '王一', within: null },
];

it('UP-19 rows of a name that is not unique are changed where one has it, and added or left out as it is decided', async () => {
  const summary = async (choices: Parameters<typeof importMatching>[2]) => {
    const matching = importMatching(retireeResource, columns, choices);
    if (!matching.ok) return matching.error['zh-CN'];
    const matched = await matchedRows(retireeResource, rows, matching.value, { holders });
    const refused = unmatchable(rows, matched, matching.value.by);
    return [
      [...matched.values()].map(({ decision, id }) => [decision, id]),
      refused.map(({ row, message }) => [row, message['zh-CN']]),
    ];
  };
  const several = [2, '有多条数据叫“王一”，无法确定是哪一条'];
  expect([
    await summary({ matchBy: 'name' }),
    await summary({
      matchBy: 'name',
      decisions: [
        [2, 'add'],
        [5, 'skip'],
      ],
    }),
    await summary({ matchBy: 'name', writes: 'changed' }),
    await summary({ matchBy: 'phone' }),
    await summary({ matchBy: '', writes: 'changed' }),
  ]).toEqual([
    [
      [
        ['update', 'r1'],
        ['update', 'r2'],
        ['add', null],
        ['update', 'r2'],
        ['add', null],
      ],
      [several, [5, '与第 3 行重复']],
    ],
    [
      [
        ['add', 'r1'],
        ['update', 'r2'],
        ['add', null],
        ['skip', 'r2'],
        ['add', null],
      ],
      [],
    ],
    [
      [
        ['update', 'r1'],
        ['update', 'r2'],
        ['skip', null],
        ['update', 'r2'],
        ['skip', null],
      ],
      [several, [5, '与第 3 行重复']],
    ],
    '没有可用来查找已有数据的列，请选择文件中有的一个字段',
    '没有可用来查找已有数据的列，请选择文件中有的一个字段',
  ]);
});
