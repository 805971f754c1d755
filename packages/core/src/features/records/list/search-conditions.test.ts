import { expect, it } from 'vitest';

import { activityResource } from '../../../resources/index.ts';
import { emptyText, activeConditions } from './search-conditions.ts';

const dictionaries = { activity_status: [{ value: '1', text: '报名中' }] };
const inWords = (search: Readonly<Record<string, string>>) =>
  activeConditions(activityResource, search, dictionaries).map(({ label, value, names }) => [
    label['zh-CN'],
    value?.['zh-CN'] ?? null,
    names,
  ]);

it('names the conditions in force in the order of the form', () => {
  expect(inWords({})).toEqual([]);
  expect(inWords({ startTime_begin: '2026-12-01 00:00:00', status: '1', typeId: 't1', title: '义诊' })).toEqual([
    ['活动标题', '义诊', ['title']],
    ['活动类型', null, ['typeId']],
    ['活动状态', '报名中', ['status']],
    ['开始时间', '2026-12-01 起', ['startTime_begin', 'startTime_end']],
  ]);
});

it.each([
  [{ startTime_begin: '2026-12-01 00:00:00', startTime_end: '2026-12-01 23:59:59' }, '2026-12-01'],
  [
    { startTime_begin: '2026-12-01 08:00:00', startTime_end: '2026-12-02 23:59:59' },
    '2026-12-01 08:00:00 至 2026-12-02',
  ],
  [{ startTime_end: '2026-12-02 23:59:59' }, '2026-12-02 止'],
])('writes a range in words: %j', (search, words) => {
  expect(inWords(search).map(([, value]) => value)).toEqual([words]);
});

it('LIST-18 says which conditions leave nothing', () => {
  const conditions = activeConditions(activityResource, { status: '1', typeId: 't1' }, dictionaries);
  expect(emptyText(activityResource, conditions)).toEqual({
    'zh-CN': '没有符合“活动类型、活动状态：报名中”的活动',
    'en-US': 'No activities match “Type, Status: 报名中”',
  });
  expect(emptyText(activityResource, [])).toEqual({ 'zh-CN': '还没有活动', 'en-US': 'There are no activities yet' });
});
