import { expect, it } from 'vitest';

import type { ReportColumns } from '../../../contract/index.ts';
import { filledValues, reportFields, reportRowKey, reportText, ROW_KEY_LENGTH } from './index.ts';
import { retirees } from './report-picker.testing.ts';

const problem = (change: Partial<typeof retirees>) => {
  const fields = reportFields({ ...retirees, ...change });
  return fields.ok ? fields.value : fields.error['zh-CN'];
};

it.each([{ code: ' ' }, { orgFields: '' }, { destFields: ' ' }, { orgFields: 'a,,b', destFields: 'c,d,e' }])(
  'WID-06 a configuration that lacks a part is an error: %j',
  (change) => {
    expect(problem(change)).toBe('popup参数未正确配置!');
  },
);

it.each([{ orgFields: 'a' }, { destFields: 'a,b,c' }])(
  'WID-06 lists of different length are an error: %j',
  (change) => {
    expect(problem(change)).toBe('popup参数未正确配置,原始值和目标值数量不一致!');
  },
);

it('pairs the fields of a right configuration', () => {
  expect(problem({ orgFields: 'name, id', destFields: 'who ,whoId' })).toEqual([
    { from: 'name', to: 'who' },
    { from: 'id', to: 'whoId' },
  ]);
});

it('WID-06 cuts the key of a row to 50 characters, and keeps rows apart that differ after them', () => {
  const long = '长'.repeat(60);
  const keys = [
    { id: 'r1', name: long },
    { id: 0, name: long },
    { name: '王', sex: '1' },
    { id: `${long}a` },
    { id: `${long}b` },
    { name: `${long}a` },
  ].map(reportRowKey);
  expect(ROW_KEY_LENGTH).toBe(50);
  expect(keys.slice(0, 3)).toEqual(['r1', '0', '王\u001F1']);
  expect(keys.slice(3).map((key) => [key.startsWith('长'.repeat(42)), Array.from(key).length])).toEqual([
    [true, 50],
    [true, 50],
    [true, 50],
  ]);
  expect(keys[3]).not.toBe(keys[4]);
});

it('fills each field with its value, 0 and false too, and joins those of several rows', () => {
  const [one, other] = [
    { name: '王', id: 0, flag: false },
    { name: null, id: 7, flag: null },
  ];
  const config = { ...retirees, orgFields: 'name,id,missing', destFields: 'who,whoId,none', isMultiple: true };
  expect([
    filledValues(config, [one]),
    filledValues({ ...config, separator: ';' }, [one, other]),
    filledValues(config, []),
  ]).toEqual([
    { who: '王', whoId: 0, none: null },
    { who: '王;', whoId: '0;7', none: null },
    { who: null, whoId: null, none: null },
  ]);
});

it('shows the texts of codes', () => {
  const report: ReportColumns = {
    cgRpConfigId: 'r',
    cgRpConfigName: '',
    columns: [],
    dictOptions: { sex: [{ value: '1', text: '男' }] },
  };
  const column = {
    title: '',
    dataIndex: 'sex',
    align: 'left',
    width: null,
    sorter: false,
    customRender: 'sex',
  } as const;
  const texts = [{ sex: 1 }, { sex: '1,9' }, { sex: null }, {}].map((row) => reportText(report, column, row));
  expect([...texts, reportText(report, { ...column, customRender: 'other' }, { sex: '1' })]).toEqual([
    '男',
    '男，9',
    '',
    '',
    '1',
  ]);
});
