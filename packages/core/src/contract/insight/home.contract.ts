import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { LOG_PERMISSION } from '../base/log.contract.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireInteger } from '../schema.ts';

/** Number of months in the sign-up chart, including the current one. */
export const SIGN_UP_MONTHS = { usual: 12, most: 36 } as const;

const monthlySignUps = v.object({
  /** `YYYY-MM` in UTC+8. */
  month: v.string(),
  /** Activities that start in this month. */
  activities: v.number(),
  /** Sign-ups for these activities. */
  signUps: v.number(),
});
export type MonthlySignUps = v.InferOutput<typeof monthlySignUps>;

const accountFigures = v.object({
  /** Rejected and throttled logins of the last 24 hours, including repeats. */
  failedSignIns: v.number(),
  /** Accounts created in the last 7 days. */
  newAccounts: v.number(),
});
export type AccountFigures = v.InferOutput<typeof accountFigures>;

/** Home page figures that no list provides. Counts are computed from the lists they link to. */
export const homeEndpoints = {
  signUps: defineEndpoint({
    name: 'home.signUps',
    method: 'GET',
    path: '/sys/home/signUps',
    summary: localized(
      '按月统计活动与报名人数，旧的在前，没有活动的月份为零',
      'Activities and sign-ups by month, oldest first, months without activities as zero',
    ),
    access: holding('activity:list'),
    query: v.object({ months: v.optional(wireInteger(1, SIGN_UP_MONTHS.most), SIGN_UP_MONTHS.usual) }),
    answer: v.array(monthlySignUps),
  }),
  accounts: defineEndpoint({
    name: 'home.accounts',
    method: 'GET',
    path: '/sys/home/accounts',
    summary: localized('登录失败次数与新增账号数', 'Failed sign-ins and new accounts'),
    access: holding(LOG_PERMISSION),
    answer: accountFigures,
  }),
} as const;
