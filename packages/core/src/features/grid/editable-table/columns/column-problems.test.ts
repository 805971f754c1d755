import { expect, it } from 'vitest';

import { ok } from '../../../../kernel/index.ts';
import { settled } from '../../../../testing/index.ts';
import type { Column } from '../column.types.ts';
import { openTable } from '../editable-table.testing.ts';
import type { Linkage } from '../table-options.types.ts';
import { columnProblems } from './column-problems.ts';

const requestData = () => Promise.resolve([]);
const select = (key: string, own: Partial<Column> = {}): Column => ({ key, title: `列${key}`, type: 'select', ...own });
const told = (columns: readonly Column[], linkage: readonly Linkage[] = []) =>
  columnProblems(columns, linkage).map(({ column, message }) => [column, message['zh-CN']]);

it('TABLE-24 a complete chain has no errors', () => {
  const columns = [select('a', { linkageKey: 'b' }), select('b', { linkageKey: 'c' }), select('c')];
  expect(told(columns, [{ key: 'a', requestData }])).toEqual([]);
  expect(told([select('a', { linkageKey: 'b', options: [] }), select('b', { dictCode: 'sex' })])).toEqual([]);
  expect(told([select('a', { linkageKey: 'b' }), select('b', { options: [] })])).toEqual([]);
});

it('TABLE-24 a link to a missing column, a shared one, a cycle or one without options is reported', () => {
  expect(
    told(
      [select('a', { linkageKey: 'nowhere' })],
      [
        { key: 'a', requestData },
        { key: 'z', requestData },
      ],
    ),
  ).toEqual([
    ['a', '“列a”的linkageKey指向不存在的列“nowhere”，联动不起作用'],
    ['z', 'linkage指向不存在的列“z”'],
  ]);
  expect(
    told(
      [select('a', { linkageKey: 'c' }), select('b', { linkageKey: 'c' }), select('c')],
      [{ key: 'a', requestData }],
    ),
  ).toEqual([['b', '“列c”同时是“列a”和“列b”的下级，只能有一个上级']]);
  expect(
    told([select('a', { linkageKey: 'b' }), select('b', { linkageKey: 'a' })], [{ key: 'a', requestData }]),
  ).toEqual([
    ['b', '“列b”的联动绕成了一圈，请检查linkageKey'],
    ['a', '“列a”的联动绕成了一圈，请检查linkageKey'],
  ]);
  expect(told([select('a', { linkageKey: 'b' }), select('b')])).toEqual([
    ['b', '没有为“列b”加载选项的linkage，它没有可选项'],
  ]);
});

it('TABLE-16 picked fields without a column, or of different number, are reported on creation', () => {
  const popup = (own: Partial<Column>): Column => ({
    key: 'person',
    title: '人员',
    type: 'popup',
    popupCode: 'people',
    ...own,
  });
  expect([
    told([popup({ orgFields: 'name,phone', destFields: 'person,telephone' })]),
    told([popup({ orgFields: 'name,phone', destFields: 'person' })]),
    told([popup({})]),
    told([{ key: 'leader', title: '负责人', type: 'sel_user', orgFields: 'name' }]),
    told([{ key: 'leader', title: '负责人', type: 'sel_user', destFields: 'name' }]),
    told([{ key: 'leader', title: '负责人', type: 'sel_user' }]),
  ]).toEqual([
    [['person', '“人员”的destFields里有不存在的列“telephone”，选取的内容无法写入']],
    [['person', 'popup参数未正确配置,原始值和目标值数量不一致!']],
    [['person', 'popup参数未正确配置!']],
    [['leader', 'popup参数未正确配置!']],
    [['leader', 'popup参数未正确配置!']],
    [],
  ]);
});

it('duplicate keys are reported, and the table lists all column errors', () => {
  const { table } = openTable({
    columns: [
      select('a', { linkageKey: 'b' }),
      { key: 'odd', title: '怪', type: 'odd' },
      select('odd', { options: [] }),
    ],
  });
  expect(table.problems.map(({ column, message }) => [column, message['en-US']])).toEqual([
    ['odd', 'The cell type “odd” is not known; the column can only be read'],
    ['a', 'The linkageKey of “列a” leads to “b”, which is no column; nothing is linked'],
    ['odd', 'Two columns have the key “odd”; only the later one works'],
  ]);
});

it('a forbidden column does not cause an error in a column that links to it', () => {
  const columns = [select('a', { linkageKey: 'b' }), select('b')];
  const { table } = openTable(
    { columns, linkage: [{ key: 'a', requestData }], authPre: 'x' },
    { isShown: (code) => code !== 'x:b' },
  );
  expect([table.facts().columns.map(({ column }) => column.key), table.problems]).toEqual([['a'], []]);
});

it('VAL-11 a dictionary column without a code is reported, and nothing is loaded', async () => {
  const asked: string[] = [];
  const { table, clock } = openTable(
    {
      columns: [
        ...['', ' ', 'sex'].map((dictCode, at) => select(`${at}`, { dictCode })),
        select('words', { type: 'input', dictCode: '' }),
        select('own', { dictCode: '', options: [] }),
      ],
    },
    { loadOptions: (code) => Promise.resolve(asked.push(code)).then(() => ok([])) },
  );
  clock.advance(1_000);
  await settled();
  expect([table.problems.map(({ column, message }) => [column, message['zh-CN']]), asked]).toEqual([
    [
      ['0', '“列0”：字典Code不能为空!'],
      ['1', '“列1”：字典Code不能为空!'],
    ],
    ['sex'],
  ]);
});
