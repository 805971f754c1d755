import { expect, it } from 'vitest';

import { activityResource } from '../business/activity.resource.ts';
import type { Condition } from './condition.types.ts';
import { conditionChips, conditionSentence } from './condition-sentence.ts';

const texts = {
  dictionaries: { activity_status: [{ value: '1', text: '报名中' }] },
  names: { typeId: { t1: '讲座' } },
};
const said = (condition: Condition) => {
  const words = conditionSentence(activityResource, condition, texts);
  return [words['zh-CN'], words['en-US']];
};

it.each<[Condition, string, string]>([
  [{ field: 'title', rule: 'like', value: '讲座' }, '活动标题包含“讲座”', 'Title contains “讲座”'],
  [{ field: 'typeId', rule: 'eq', value: 't1' }, '活动类型等于“讲座”', 'Type is “讲座”'],
  [{ field: 'typeId', rule: 'in', value: ['t1', 't2'] }, '活动类型是“讲座”、“t2”之一', 'Type is one of “讲座”, “t2”'],
  [{ field: 'isTop', rule: 'eq', value: 'Y' }, '置顶等于“是”', 'Pinned is “Yes”'],
  [{ field: 'quota', rule: 'ge', value: 10 }, '名额不小于 10', 'Places is at least 10'],
  [{ field: 'quota', rule: 'between', value: [10, 20] }, '名额介于 10 和 20 之间', 'Places is between 10 and 20'],
  [
    { field: 'startTime', rule: 'between', value: ['2026-12-01', '2026-12-31'] },
    '开始时间介于 2026-12-01 和 2026-12-31 之间',
    'Start is between 2026-12-01 and 2026-12-31',
  ],
  [{ field: 'contact', rule: 'empty' }, '联系人为空', 'Contact is empty'],
  [{ field: 'startTime', rule: 'lt', value: '2026-12-01' }, '开始时间早于 2026-12-01', 'Start is before 2026-12-01'],
  [
    { field: 'createTime', rule: 'ge', value: { of: 'today', days: -7 } },
    '创建时间不早于 今天前 7 天',
    'Created at is 7 days before today or later',
  ],
  [{ field: 'startTime', rule: 'eq', value: { of: 'lastMonth' } }, '开始时间是 上月', 'Start is last month'],
  [{ field: 'gone', rule: 'eq', value: 'a' }, 'gone等于“a”', 'gone is “a”'],
  [
    {
      all: [
        { field: 'title', rule: 'right_like', value: '讲' },
        { any: [{ field: 'quota', rule: 'gt', value: 1 }, { all: [{ field: 'fee', rule: 'eq', value: 0 }] }] },
      ],
    },
    '活动标题以“讲”开头，且（名额大于 1，或费用（元）等于 0）',
    'Title begins with “讲” and (Places is greater than 1 or Fee (yuan) is 0)',
  ],
])('QUERY-10 says %j', (condition, chinese, english) => {
  expect(said(condition)).toEqual([chinese, english]);
});

it('QUERY-10 ends conditions that must all hold one by one, alternatives together', () => {
  const [title, quota]: Condition[] = [
    { field: 'title', rule: 'eq', value: 'a' },
    { field: 'quota', rule: 'eq', value: 1 },
  ];
  if (title === undefined || quota === undefined) throw new Error('no condition');
  const chips = (condition: Condition) =>
    conditionChips(activityResource, condition, texts).map(({ text, rest }) => [text['zh-CN'], rest]);
  expect([chips({ all: [title, quota] }), chips({ all: [title] }), chips({ any: [title, quota] })]).toEqual([
    [
      ['活动标题等于“a”', { all: [quota] }],
      ['名额等于 1', { all: [title] }],
    ],
    [['活动标题等于“a”', null]],
    [['活动标题等于“a”，或名额等于 1', null]],
  ]);
});
