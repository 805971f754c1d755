import { expect, it } from 'vitest';

import { activityTypeResource, formFields, resourceEntries } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { builtInKinds } from '../../grid/editable-table/index.ts';
import { readFieldValue } from '../../validation/field-values/index.ts';
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

it('a day alone in a field that means an end is its last second, in forms, files, cells and what is pasted, and its first in any other', async () => {
  const now = 0;
  const loaded = await Promise.all(resourceEntries.map(({ load }) => load()));
  const moments = loaded.flatMap((resource) =>
    formFields(resource).flatMap(([key, field]) => {
      const column = resourceColumns(resource, t).find((one) => one.key === key);
      if (field.type !== 'dateTime' || column === undefined) return [];
      const context = { column, values: {}, options: [] };
      const kind = builtInKinds.get(column.type);
      const read = [
        readFieldValue(field, '2026-12-20', { now }),
        readFieldValue(field, '2026年12月20日', {}),
        kind?.parse('2026-12-20', { ...context, now }),
        kind?.parse('2026/12/20', context),
        kind?.parse('2026-12-20 08:00', context),
      ];
      const day = `2026-12-20 ${field.isEnd === true ? '23:59:59' : '00:00:00'}`;
      return [{ key: `${resource.name}.${key}`, read: read.map((one) => one?.ok === true && one.value), day }];
    }),
  );
  expect(moments.length).toBeGreaterThan(10);
  expect(moments.map(({ key, read }) => [key, ...read])).toEqual(
    moments.map(({ key, day }) => [key, day, day, day, day, '2026-12-20 08:00:00']),
  );
});
