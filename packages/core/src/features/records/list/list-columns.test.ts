import * as v from 'valibot';
import { expect, it } from 'vitest';

import {
  activityResource,
  activityTypeResource,
  certificationResource,
  logResource,
  resourceRowSchema,
  retireeResource,
  type Field,
  type Resource,
} from '../../../resources/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { cellText, isPinned, listColumns, tagColour } from './list-columns.ts';

it("lists a resource's columns in order, then the audit fields", () => {
  const columns = listColumns(activityTypeResource).map(({ cell: _, display: __, title, ...column }) => ({
    ...column,
    title: title['zh-CN'],
  }));
  expect(columns).toEqual([
    { key: 'name', title: '类型名称', width: 200, isSortable: true, isHidden: false },
    { key: 'code', title: '类型编码', width: 130, isSortable: true, isHidden: false },
    { key: 'sort', title: '排序', width: 100, isSortable: true, isHidden: false },
    { key: 'status', title: '状态', width: 100, isSortable: true, isHidden: false },
    { key: 'remark', title: '备注', width: 200, isSortable: false, isHidden: false },
    { key: 'createBy', title: '创建人', width: 120, isSortable: false, isHidden: true },
    { key: 'createTime', title: '创建时间', width: 180, isSortable: true, isHidden: false },
    { key: 'updateBy', title: '修改人', width: 120, isSortable: false, isHidden: true },
    { key: 'updateTime', title: '修改时间', width: 180, isSortable: true, isHidden: true },
  ]);
});

it('shows the columns that a resource names, in its order of reading, and the others on request', () => {
  const columns = listColumns(activityResource);
  expect(columns.some(({ key }) => key === 'content')).toBe(false);
  const keys = (isHidden: boolean) => columns.filter((column) => column.isHidden === isHidden).map(({ key }) => key);
  expect([keys(false), keys(true)]).toEqual([
    ['title', 'status', 'startTime', 'address', 'signedCount', 'typeId', 'organizerName', 'endTime', 'createTime'],
    [
      'auditStatus',
      'auditReason',
      'cover',
      'targetGroup',
      'contact',
      'contactPhone',
      'districtCode',
      'signUpStart',
      'signUpEnd',
      'quota',
      'signUpRatio',
      'fee',
      'points',
      'needAudit',
      'isTop',
      'createBy',
      'updateBy',
      'updateTime',
    ],
  ]);
});

it('shows authors by their real names where the server knows them', () => {
  const row = v.parse(resourceRowSchema(activityResource), {
    id: '1',
    createBy: 'huangmin',
    createBy_dictText: '黄敏',
    updateBy: 'gone',
  });
  const authors = listColumns(activityResource).filter(({ key }) => key === 'createBy' || key === 'updateBy');
  expect(authors.map(({ cell }) => cell(row)['zh-CN'])).toEqual(['黄敏', 'gone']);
});

it('tells the amounts, which stand below each other, from words', () => {
  const amounts = (resource: Resource) =>
    listColumns(resource)
      .filter(({ display }) => display.kind === 'number')
      .map(({ key }) => key);
  expect([amounts(activityResource), amounts(certificationResource), amounts(retireeResource)]).toEqual([
    ['quota', 'signUpRatio', 'fee', 'points'],
    ['year'],
    ['age', 'volunteerHours', 'points'],
  ]);
});

it('LIST-18 draws states as tags with the colours of their dictionary, and a number as part of another', () => {
  const displays = Object.fromEntries(listColumns(activityResource).map(({ key, display }) => [key, display]));
  const row = v.parse(resourceRowSchema(activityResource), { id: '1', isTop: 'Y', quota: 100, signedCount: 25 });
  const share = displays['signedCount'];
  expect([displays['status'], displays['title']]).toEqual([
    { kind: 'tag', dictionary: 'activity_status' },
    { kind: 'text' },
  ]);
  expect(
    share?.kind === 'share' && [
      share.share(row),
      share.share({ ...row, quota: 0 }),
      share.share({ ...row, signedCount: null }),
    ],
  ).toEqual([{ value: 25, total: 100 }, { value: 25, total: 0 }, null]);
  const items = [
    { value: '0', text: '草稿', color: 'default' },
    { value: '1', text: '报名中', color: '#00ff00' },
    { value: '2', text: '报名截止' },
  ];
  expect(['0', '1', '2', '3', null].map((value) => tagColour(items, value))).toEqual([
    'default',
    'default',
    null,
    null,
    null,
  ]);
  expect([isPinned(activityResource, row), isPinned(activityResource, { ...row, isTop: 'N' })]).toEqual([true, false]);
});

it('formats a whole row for display', () => {
  const row = v.parse(resourceRowSchema(activityResource), {
    id: '1',
    title: '健康讲座',
    typeId: 't1',
    typeId_dictText: '讲座',
    status: '9',
    quota: 1200,
    fee: 12.5,
    isTop: 'Y',
    startTime: '2026-01-15 09:00:00',
    createTime: '2026-01-01 08:00:00',
  });
  const read = Object.fromEntries(listColumns(activityResource).map(({ key, cell }) => [key, cell(row)['zh-CN']]));
  expect(read).toEqual({
    title: '健康讲座',
    typeId: '讲座',
    status: '9',
    auditStatus: '',
    auditReason: '',
    cover: '',
    districtCode: '',
    targetGroup: '',
    organizerName: '',
    contact: '',
    contactPhone: '',
    address: '',
    signUpStart: '',
    signUpEnd: '',
    startTime: '2026-01-15 09:00',
    endTime: '',
    quota: '1200',
    signedCount: '',
    signUpRatio: '',
    fee: '12.50',
    points: '',
    needAudit: '',
    isTop: '是',
    createBy: '',
    createTime: '2026-01-01 08:00:00',
    updateBy: '',
    updateTime: '',
  });
});

it.each([
  ['Y', localized('是', 'Yes')],
  ['N', localized('否', 'No')],
  ['?', sameText('?')],
])('formats %s of a switch as words, and displays an unknown value verbatim', (value, expected) => {
  const field: Field = { type: 'yesNo', label: localized('置顶', 'On top') };
  const row = v.parse(resourceRowSchema(activityResource), { id: '1', isTop: value });
  expect(cellText(row, 'isTop', field)).toEqual(expected);
});

it('LOG-01 the record that a line of a log is about is a link to it, where it is one', () => {
  const column = listColumns(logResource).find(({ key }) => key === 'objectName');
  const row = {
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
    id: 'l1',
    objectName: '李建国',
    objectKind: 'user',
    objectId: 'u7',
  };
  const addresses = [row, { ...row, objectId: null }, { ...row, objectKind: 'gone' }].map((each) =>
    column?.display.kind === 'record' ? column.display.address(each) : undefined,
  );
  expect([column?.cell(row)['zh-CN'], addresses]).toEqual(['李建国', ['/isystem/user?record=u7', null, null]]);
});
