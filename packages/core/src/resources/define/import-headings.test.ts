import { expect, it } from 'vitest';

import { LOCALES } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import { activityTypeResource } from '../business/activity-type.resource.ts';
import { retireeResource } from '../business/retiree.resource.ts';
import { headingRowOf, namedColumns } from './import-headings.ts';
import { resources } from './resources.registry.ts';
import { importFieldsOf } from './transfer-columns.ts';

const fieldOf = (heading: string) => namedColumns(retireeResource, [heading]).columns[0];

it.each([
  ['姓名', 'name'],
  ['* 姓 名：', 'name'],
  ['姓\n名', 'name'],
  ['【必填】姓名', 'name'],
  ['姓名（必填）', 'name'],
  ['［姓名］', 'name'],
  ['name', 'name'],
  ['ＮＡＭＥ', 'name'],
  ['Identity number', 'idCard'],
  ['身份证', 'idCard'],
  ['身份证号码(18位)', 'idCard'],
  ['\u200b手机\u00a0', 'phone'],
  ['联系电话', 'phone'],
  ['工作单位', 'enterpriseId'],
  ['退休时间', 'retireDate'],
  ['参加工作时间', 'workStartDate'],
  ['是否孤寡', 'isLonely'],
  ['职务', 'jobTitle'],
  ['职务 / 职称', 'jobTitle'],
  ['文化程度', 'education'],
  ['序号', null],
  ['', null],
  ['（）', null],
  ['说明文字', null],
])('UP-17 reads the heading %j as %s', (heading, key) => {
  expect(fieldOf(heading)).toBe(key);
});

it('UP-17 takes the closest of several headings of a field, and says of equal ones that they are twice', () => {
  const columns = (...headings: readonly string[]) => namedColumns(activityTypeResource, headings);
  expect([
    columns('备注（内部）', '备注', '类型名称'),
    columns('备注（内部）', '备注（外部）'),
    columns('备 注', '*备注：'),
    namedColumns(retireeResource, ['联系电话', '手机']),
    namedColumns(retireeResource, ['退休时间', '退休日期']),
    namedColumns(activityResource, ['费用', '开始日期', '开始时间']),
  ]).toEqual([
    { columns: [null, 'remark', 'name'], twice: null },
    { columns: [null, null], twice: null },
    { columns: ['remark', null], twice: '*备注：' },
    { columns: [null, 'phone'], twice: null },
    { columns: [null, 'retireDate'], twice: null },
    { columns: ['fee', null, 'startTime'], twice: null },
  ]);
});

it('UP-17 finds the row of headings below titles, notes and blank rows, and takes no row of values for it', () => {
  const headings = ['类型名称', '类型编码', '排序', '备注'];
  const rowOf = (...rows: readonly (readonly string[])[]) => headingRowOf(activityTypeResource, rows);
  expect({
    first: rowOf(headings, ['健步走', 'JB01', '1', '']),
    title: rowOf(['活动类型登记表'], headings),
    blank: rowOf([], ['', ''], headings),
    notes: rowOf(['登记表'], ['填表人：甲', '', '日期：2026-01-01'], ['备注：带 * 的必填'], headings),
    'a word of a heading in a value': rowOf(['名字', '次序', '其他'], ['备注', '1', '甲']),
    'one known heading of many': rowOf(['登记表'], ['名字', '类型编码', '次序', '其他'], ['健步走', 'JB01', '1', '甲']),
    'no known heading': rowOf(['登记表'], ['名字', '次序', '其他'], ['甲', '1', '乙']),
    'a title that is a heading': rowOf(['备注'], headings),
    nothing: rowOf(),
  }).toEqual({
    first: 1,
    title: 2,
    blank: 3,
    notes: 4,
    'a word of a heading in a value': 1,
    'one known heading of many': 2,
    'no known heading': 2,
    'a title that is a heading': 2,
    nothing: 1,
  });
});

it('UP-17 every field of every resource is found by its key and its labels', () => {
  for (const resource of resources) {
    const fields = importFieldsOf(resource);
    const keys = fields.map(([key]) => key);
    for (const names of [keys, ...LOCALES.map((locale) => fields.map(([, { label }]) => label[locale]))])
      expect(namedColumns(resource, names)).toEqual({ columns: keys, twice: null });
  }
});
