import { expect, it } from 'vitest';

import { parseDateTime } from '../../../format/index.ts';
import { activityResource, activitySignUpResource, actionObstacle, type Resource } from '../../../resources/index.ts';
import { readFieldValue } from '../../validation/field-values/index.ts';

const at = (moment: string) => parseDateTime(moment) ?? 0;

it('PAGE-27 an unaudited activity is not published, check-in begins with its day, a field that means an end lasts to the end of its day', () => {
  const obstacle = (resource: Resource, action: string, row: object, now: string) => {
    const values = { id: 'a', createBy: null, createTime: null, updateBy: null, updateTime: null, ...row };
    const context = {
      now: at(now),
      userId: null,
      username: null,
      orgCode: null,
      orgCodes: [],
      departmentsWithin: () => [],
    };
    return actionObstacle(resource, action, values, { context, textOf: (_, code) => code })?.['zh-CN'] ?? null;
  };
  const publish = (auditStatus: string) =>
    obstacle(activityResource, 'publish', { status: '0', auditStatus }, '2026-12-01 08:00:00');
  const checkIn = (now: string) =>
    obstacle(activitySignUpResource, 'checkIn', { status: '1', activityStart: '2026-12-20 08:30:00' }, now);
  const typed = (key: keyof typeof activityResource.fields) => {
    const read = readFieldValue(activityResource.fields[key], '2026-12-20', { now: at('2026-12-01 08:00:00') });
    return read.ok ? read.value : read.error;
  };
  expect([
    ['0', '2', '1'].map(publish),
    ['2026-12-19 23:59:59', '2026-12-20 00:00:00'].map(checkIn),
    (['signUpStart', 'signUpEnd', 'startTime', 'endTime'] as const).map(typed),
  ]).toEqual([
    ['审核通过的活动才能发布，请先审核', '审核通过的活动才能发布，请先审核', null],
    ['活动于 2026-12-20 开始，当天起才能登记签到和缺席', null],
    ['2026-12-20 00:00:00', '2026-12-20 23:59:59', '2026-12-20 00:00:00', '2026-12-20 23:59:59'],
  ]);
});
