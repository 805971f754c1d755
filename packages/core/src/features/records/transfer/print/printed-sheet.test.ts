import { expect, it } from 'vitest';

import { localized, sameText } from '../../../../kernel/index.ts';
import { activityResource, activitySignUpResource, type ResourceRow } from '../../../../resources/index.ts';
import { defaultListQuery } from '../../list/index.ts';
import { conditionsOnPaper, offeredSheets, printedSheet } from './printed-sheet.model.ts';
import type { ListOnPaper } from './printed-sheet.types.ts';
import { printedTable, type ColumnOnPaper } from './printed-table.model.ts';

const audit = { createBy: null, createTime: '2026-11-01 08:00:00', updateBy: null, updateTime: null };
const signUp = (id: string, values: Readonly<Record<string, string>>): ResourceRow => ({ id, ...audit, ...values });

const listed = (list: Partial<ListOnPaper> = {}): ListOnPaper => ({
  query: { ...defaultListQuery(activityResource), pageNo: 2 },
  selection: [],
  fixed: {},
  shown: ['title', 'status'],
  conditions: [],
  ...list,
});

const column = (key: string, more: Partial<ColumnOnPaper> = {}): ColumnOnPaper => ({
  key,
  title: sameText(key),
  isNumber: false,
  cell: (row) => sameText(String(row[key] ?? '')),
  ...more,
});

it('fits columns to what stands in them: upright while that fits, lying where it does not, and smaller at last', () => {
  const rows = [signUp('1', { name: '王秀兰', note: 'a'.repeat(200) })];
  const few = printedTable([column('name'), column('note')], rows, 'zh-CN');
  expect([few.orientation, few.textSize]).toEqual(['portrait', 9]);
  expect(few.columns.map(({ key, title }) => [key, title])).toEqual([
    ['#', '序号'],
    ['name', 'name'],
    ['note', 'note'],
  ]);
  expect(few.rows).toEqual([{ id: '1', cells: ['1', '王秀兰', 'a'.repeat(200)] }]);
  const many = (count: number) =>
    printedTable(
      Array.from({ length: count }, (_, index) => column(`note${index}`, { cell: () => sameText('一'.repeat(10)) })),
      rows,
      'zh-CN',
    );
  expect([4, 8, 28].map((count) => [many(count).orientation, many(count).textSize])).toEqual([
    ['portrait', 9],
    ['landscape', 9],
    ['landscape', 6.5],
  ]);
  for (const { columns } of [few, many(8), many(28)])
    expect(Math.round(columns.reduce((sum, { share }) => sum + share, 0))).toBe(100);
  // A Chinese character is as wide as two letters.
  const [, chinese, latin] = printedTable(
    [column('name'), column('latin')],
    [signUp('1', { name: '一二三四', latin: 'abcdefgh' })],
    'zh-CN',
  ).columns;
  expect(chinese?.share).toBe(latin?.share);
});

it('says the filter and how many rows of how many in words, in both languages', () => {
  const advanced = [{ text: localized('标题包含“讲座”', 'the title has “讲座”') }];
  const conditions = conditionsOnPaper(
    activityResource,
    { typeId: 't1', status: '1' },
    { activity_status: [{ value: '1', text: '报名中', color: null }] },
    advanced,
  );
  const rows = [signUp('1', { title: '春游', status: '1', typeId: 't1', typeId_dictText: '文体' })];
  const sheet = (locale: 'zh-CN' | 'en-US', scope: 'page' | 'found' | 'selected', total: number) =>
    printedSheet({
      resource: activityResource,
      list: listed({ conditions }),
      scope,
      read: { rows, total, isTotalLowerBound: total > 1000 },
      locale,
      sheet: null,
    }).notes;
  expect(sheet('zh-CN', 'found', 1)).toEqual(['筛选：活动类型：文体；活动状态：报名中；标题包含“讲座”', '共 1 条']);
  expect(sheet('zh-CN', 'page', 320)[1]).toBe('第 2 页的 1 条，共 320 条；打印全部请用列表上方的“打印”');
  expect(sheet('zh-CN', 'found', 5000)[1]).toBe('共 5000+ 条，只打印前 1 条；其余请缩小查询范围后打印，或导出文件');
  expect(sheet('en-US', 'selected', 1)[1]).toBe('The 1 selected');
  const plain = { resource: activityResource, list: listed(), scope: 'found' as const, locale: 'en-US' as const };
  const empty = printedSheet({ ...plain, read: { rows: [], total: 0, isTotalLowerBound: false }, sheet: null });
  expect([empty.title, empty.notes]).toEqual(['Activities', ['Filter: none', '0 in all']]);
});

it('a sign-in sheet names the activity, has the tails of masked numbers and room to sign, and is there under one activity alone', () => {
  const { signIn } = activitySignUpResource.sheets;
  const rows = [
    signUp('1', {
      name: '王秀兰',
      phone: '138****8000',
      activityId: 'a1',
      activityId_dictText: '重阳登高',
      activityStart: '2026-12-01 09:00:00',
    }),
  ];
  const sheet = printedSheet({
    resource: activitySignUpResource,
    list: listed({ fixed: { activityId: 'a1' } }),
    scope: 'found',
    read: { rows, total: 1, isTotalLowerBound: false },
    locale: 'zh-CN',
    sheet: signIn,
  });
  expect([sheet.title, sheet.isForm, sheet.notes]).toEqual([
    '签到表',
    true,
    ['活动：重阳登高', '活动开始时间：2026-12-01 09:00', '共 1 条'],
  ]);
  expect(sheet.table.columns.map(({ title }) => title)).toEqual(['序号', '姓名', '手机尾号', '签名', '备注']);
  expect(sheet.table.rows[0]?.cells).toEqual(['1', '王秀兰', '8000', '', '']);
  const offered = (list: Partial<ListOnPaper>) => offeredSheets(activitySignUpResource, listed(list)).length;
  const searched = { ...defaultListQuery(activitySignUpResource), search: { activityId: 'a1' } };
  expect([offered({}), offered({ fixed: { activityId: 'a1' } }), offered({ query: searched })]).toEqual([0, 1, 1]);
});
