import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import {
  activityResource,
  activityTypeResource,
  defineResource,
  HTML_LENGTH,
  type Resource,
  type ResourceValues,
} from '../../../resources/index.ts';
import { fieldsCheckedWith, normaliseValues, validateField, validateRecord } from './record-rules.ts';

const activity: ResourceValues = {
  title: '健康讲座',
  typeId: 't1',
  status: '0',
  targetGroup: '3',
  organizerName: '民政局',
  contact: null,
  contactPhone: null,
  address: '社区活动中心',
  signUpStart: null,
  signUpEnd: null,
  startTime: '2026-02-01 09:00:00',
  endTime: '2026-02-01 11:00:00',
  quota: 0,
  fee: 0,
  points: 0,
  needAudit: 'N',
  isTop: 'N',
  content: null,
};

function words(values: ResourceValues, resource: Resource = activityResource) {
  return Object.fromEntries(
    Object.entries(validateRecord(resource, values)).map(([key, error]) => [key, error['zh-CN']]),
  );
}

describe('whole record', () => {
  it('accepts a record that satisfies its resource', () => {
    expect(validateRecord(activityResource, activity)).toEqual({});
  });

  it('prompts for required fields: 请输入 for inputs, 请选择 for choices', () => {
    expect(words({})).toEqual({
      title: '请输入活动标题',
      typeId: '请选择活动类型',
      targetGroup: '请选择面向人群',
      organizerName: '请输入主办单位',
      address: '请输入活动地点',
      startTime: '请选择开始时间',
      endTime: '请选择结束时间',
      needAudit: '请选择报名需审核',
      isTop: '请选择置顶',
    });
    expect(validateRecord(activityTypeResource, { name: ' ', code: '', status: '1' })).toEqual({
      name: { 'zh-CN': '请输入类型名称', 'en-US': 'Enter name' },
      code: { 'zh-CN': '请输入类型编码', 'en-US': 'Enter code' },
    });
  });

  it('ignores fields that the form does not have', () => {
    expect(validateRecord(activityResource, { ...activity, signedCount: -5, version: 'x', createBy: 'y' })).toEqual({});
  });

  it('reads own properties only, never the prototype', () => {
    const values: ResourceValues = Object.setPrototypeOf({}, activity);
    expect(Object.keys(validateRecord(activityResource, values))).toContain('title');
    expect(validateField(activityResource, 'constructor', activity)).toBeNull();
    expect(validateField(activityResource, '__proto__', activity)).toBeNull();
  });
});

describe('single value', () => {
  it.each<[string, string | number, string]>([
    ['title', 'x'.repeat(101), '最大长度100位字符'],
    ['title', 'a\u0000b', '含有无法保存的字符，请删除后重试'],
    ['title', 'a\ud800b', '含有无法保存的字符，请删除后重试'],
    ['title', 5, '请输入活动标题'],
    ['contactPhone', '12345', '请输入正确的座机号或手机号'],
    ['quota', -1, '请输入0到100000之间的数'],
    ['quota', 100_001, '请输入0到100000之间的数'],
    ['quota', 1.5, '请输入整数'],
    ['quota', '12', '请输入数字'],
    ['quota', Number.NaN, '请输入数字'],
    ['fee', 12.345, '最多2位小数'],
    ['fee', 100_000, '请输入0到99999.99之间的数'],
    ['startTime', '2026-02-30 09:00:00', '请选择正确的日期和时间'],
    ['startTime', '2026-02-01', '请选择正确的日期和时间'],
    ['startTime', 20_260_201, '请选择正确的日期和时间'],
    ['targetGroup', 'x'.repeat(65), '请选择面向人群'],
    ['needAudit', 'y', '请选择报名需审核'],
  ])('rejects %s = %j', (key, value, message) => {
    expect(words({ ...activity, [key]: value })).toEqual({ [key]: message });
  });

  it.each<[string, string | number]>([
    ['title', 'x'.repeat(100)],
    ['title', `  ${'x'.repeat(100)}  `],
    ['title', '𠮷野家'],
    ['contactPhone', '010-62345678'],
    ['contactPhone', '  13800138000 '],
    ['quota', 100_000],
    ['fee', 99_999.99],
    ['fee', 0.1],
    ['fee', 1.005e2],
    ['startTime', '2024-02-29 00:00:00'],
    ['content', 'x'.repeat(4000)],
  ])('accepts %s = %j', (key, value) => {
    expect(words({ ...activity, [key]: value })).toEqual({});
  });
});

describe('time order', () => {
  it('rejects an end before its start, naming both fields', () => {
    expect(validateRecord(activityResource, { ...activity, endTime: '2026-02-01 08:59:59' })).toEqual({
      endTime: { 'zh-CN': '结束时间不能早于开始时间', 'en-US': 'End may not be before start' },
    });
  });

  it('accepts an end equal to its start, and an end without a start', () => {
    expect(words({ ...activity, endTime: '2026-02-01 09:00:00' })).toEqual({});
    expect(words({ ...activity, signUpEnd: '2026-01-01 00:00:00' })).toEqual({});
  });

  it('skips the comparison if the start is not a time', () => {
    expect(words({ ...activity, startTime: '9999-99-99 00:00:00' })).toEqual({ startTime: '请选择正确的日期和时间' });
  });

  it('lists the fields that are validated together', () => {
    expect(fieldsCheckedWith(activityResource, 'startTime')).toEqual(['startTime', 'endTime']);
    expect(fieldsCheckedWith(activityResource, 'title')).toEqual(['title']);
  });
});

describe('normalisation', () => {
  it('trims texts, maps empty texts to null and keeps only form fields', () => {
    expect(
      normaliseValues(activityTypeResource, {
        name: '  讲座 ',
        code: ' \t',
        sort: 0,
        status: '1',
        createBy: 'x',
        extra: 1,
      }),
    ).toEqual({ name: '讲座', code: null, sort: 0, status: '1', remark: null });
  });

  it('is idempotent', () => {
    const once = normaliseValues(activityResource, { ...activity, title: ' a ' });
    expect(normaliseValues(activityResource, once)).toEqual(once);
  });
});

describe('rich text', () => {
  const label = localized('正文', 'Text');
  const notice = defineResource({
    name: 'notice',
    path: '/notice',
    title: label,
    singular: label,
    permissionPrefix: 'notice',
    labelField: 'name',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: {
      name: { type: 'text', maximumLength: 10, label },
      content: { type: 'richText', maximumLength: 4, isRequired: true, label, column: false },
    },
  });

  it('counts what is read, and bounds the markup', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(HTML_LENGTH)}">`;
    expect(
      ['<p>重阳<strong>登高</strong></p>', '<p>重阳节登高</p>', picture].map((content) => words({ content }, notice)),
    ).toEqual([{}, { content: '最大长度4位字符' }, { content: '内容太大（格式和内嵌图片过多），请删减后再保存' }]);
  });

  it('is empty where nothing is read and nothing is seen', () => {
    const empty = '<p>&nbsp;</p><p><br></p>';
    expect([normaliseValues(notice, { name: 'a', content: empty }), words({ content: empty }, notice)]).toEqual([
      { name: 'a', content: null },
      { content: '请输入正文' },
    ]);
  });
});

describe('fields that are not always asked for', () => {
  const isPaid = { field: 'isFree', rule: 'eq', value: 'N' } as const;
  const resource = defineResource({
    name: 'lesson',
    path: '/isps/lesson',
    title: localized('课', 'Lessons'),
    singular: localized('课', 'Lesson'),
    permissionPrefix: 'lesson',
    labelField: 'title',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: {
      title: { type: 'text', label: localized('标题', 'Title'), maximumLength: 5 },
      isFree: { type: 'yesNo', label: localized('免费', 'Free'), initial: 'Y', isRequired: true },
      points: {
        type: 'integer',
        label: localized('积分', 'Points'),
        minimum: 1,
        maximum: 9,
        isRequired: true,
        when: isPaid,
      },
      paidBy: { type: 'text', label: localized('付给', 'Paid to'), maximumLength: 3, when: isPaid },
    },
  });

  it('are judged, and required, only while they are', () => {
    expect([
      words({ isFree: 'Y', points: 99, paidBy: '很长的名字' }, resource),
      words({ isFree: 'N', points: null, paidBy: '很长的名字' }, resource),
    ]).toEqual([{}, { points: '请输入积分', paidBy: '最大长度3位字符' }]);
  });

  it('are emptied while they are not, and read again when what they depend on changes', () => {
    expect([
      normaliseValues(resource, { isFree: 'Y', points: 3, paidBy: '学校' }),
      normaliseValues(resource, { isFree: 'N', points: 3, paidBy: '学校' }),
      fieldsCheckedWith(resource, 'isFree'),
    ]).toEqual([
      { title: null, isFree: 'Y', points: null, paidBy: null },
      { title: null, isFree: 'N', points: 3, paidBy: '学校' },
      ['isFree', 'points', 'paidBy'],
    ]);
  });
});
