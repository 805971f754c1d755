import { expect, it } from 'vitest';

import { activityResource, activityTypeResource, dataLogResource, retireeResource } from '../../../resources/index.ts';
import {
  canChooseSearch,
  canFoldSearch,
  chosenSearchFields,
  searchFormFields,
  shownSearchFields,
} from './search-form.ts';

it('contains the searchable fields of a resource, a range with both ends', () => {
  expect(
    searchFormFields(activityResource).map(({ key, kind, names, placeholder }) => [
      key,
      kind,
      names,
      placeholder['zh-CN'],
    ]),
  ).toEqual([
    ['title', 'contains', ['title'], '请输入活动标题'],
    ['typeId', 'equals', ['typeId'], '请选择活动类型'],
    ['status', 'equals', ['status'], '请选择活动状态'],
    ['auditStatus', 'equals', ['auditStatus'], '请选择审核状态'],
    ['startTime', 'range', ['startTime_begin', 'startTime_end'], '请选择开始时间'],
  ]);
});

it('LIST-26 says that a masked number is found by its end', () => {
  const prompts = searchFormFields(retireeResource).map(({ key, placeholder }) => [key, placeholder['zh-CN']]);
  expect(Object.fromEntries(prompts)).toMatchObject({
    phone: '完整的手机号码或末 4 位',
    idCard: '请输入身份证号',
  });
});

it('collapses to its first three fields, if there are more', () => {
  const fields = searchFormFields(activityResource);
  expect(shownSearchFields(fields, true).map(({ key }) => key)).toEqual(['title', 'typeId', 'status']);
  expect(shownSearchFields(fields, false)).toEqual(fields);
  expect([canFoldSearch(fields), canFoldSearch(searchFormFields(activityTypeResource))]).toEqual([true, false]);
});

it('asks the data log for a person, a time and a record before its search is unfolded', () => {
  expect(shownSearchFields(searchFormFields(dataLogResource), true).map(({ key }) => key)).toEqual([
    'realname',
    'time',
    'recordName',
  ]);
});

it('LIST-29 shows six fields until a person chooses others, and whatever is in force', () => {
  const fields = searchFormFields(retireeResource);
  const keys = (chosen: readonly string[] | null, inUse = {}) =>
    chosenSearchFields(retireeResource, fields, chosen, inUse).map(({ key }) => key);
  expect([keys(null), keys(['phone', 'name', 'gone'])]).toEqual([
    ['name', 'idCard', 'sex', 'birthday', 'enterpriseId', 'phone'],
    ['name', 'phone'],
  ]);
  const last = fields.at(-1);
  expect(keys(['name'], { [last?.names[0] ?? '']: 'x' })).toEqual(['name', last?.key]);
  expect([canChooseSearch(fields), canChooseSearch(searchFormFields(activityResource))]).toEqual([true, false]);
});
