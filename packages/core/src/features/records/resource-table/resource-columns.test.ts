import { expect, it } from 'vitest';

import { activityTypeResource } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { resourceColumns, resourceValues } from './resource-columns.ts';

const t = (text: LocalizedText) => text['zh-CN'];
const columns = resourceColumns(activityTypeResource, t);

it("a resource's rows are edited in its form fields, each in the matching kind of cell", () => {
  expect(
    columns.map(({ key, title, type, dictCode, width, defaultValue }) => [
      key,
      title,
      type,
      dictCode,
      width,
      defaultValue,
    ]),
  ).toEqual([
    ['name', '类型名称', 'input', undefined, 200, undefined],
    ['code', '类型编码', 'input', undefined, 130, undefined],
    ['sort', '排序', 'inputNumber', undefined, 100, 0],
    ['status', '状态', 'select', 'valid_status', 100, '1'],
    ['remark', '备注', 'textarea', undefined, 200, undefined],
  ]);
});

it('column rules equal those of the form', () => {
  const code = columns.find(({ key }) => key === 'code');
  const values = { name: '书画', code: '不行', sort: 1, status: '1', remark: null };
  const rules = code?.validateRules ?? [];
  expect({
    required: rules[0],
    unique: rules[1],
    wrong:
      code === undefined
        ? null
        : rules[2]?.handler?.({ moment: 'change', value: '不行', id: '1', values, column: code }),
    right:
      code === undefined
        ? null
        : rules[2]?.handler?.({
            moment: 'change',
            value: 'A1',
            id: '1',
            values: { ...values, code: 'A1' },
            column: code,
          }),
  }).toEqual({
    required: { required: true, message: '请输入类型编码' },
    unique: { unique: true },
    wrong: '请输入20位以内的英文字符和数字',
    right: true,
  });
});

it('only form fields of a row are passed to the resource', () => {
  expect(
    resourceValues(activityTypeResource, { id: '1', name: '书画', sort: 3, remark: ['x'], createBy: 'admin' }),
  ).toEqual({
    name: '书画',
    code: null,
    sort: 3,
    status: null,
    remark: null,
  });
});
