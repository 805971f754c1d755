import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { LOG_PERMISSION } from '../base/log.contract.ts';
import { defineEndpoint, holding, SIGNED_IN, type Access } from '../endpoint.ts';
import { wireText } from '../schema.ts';

/** One category of a figure and its values, in the order that the endpoint states. */
const figureRow = v.object({
  /** A day, a month, an hour, a code, or the name of a call; empty for rows without one. */
  category: v.string(),
  /** What a person reads for a code, in the language of the call; null where the category says it itself. */
  text: v.nullable(v.string()),
  values: v.array(v.number()),
});
export type FigureRow = v.InferOutput<typeof figureRow>;

const figureAnswer = v.array(figureRow);

const day = wireText(10);
const periodQuery = v.object({ from: day, to: day });

interface FigureInput {
  readonly name: string;
  readonly summary: readonly [chinese: string, english: string];
  readonly access: Access;
}

/** Of the rows as they are now. */
const present = ({ name, summary, access }: FigureInput) =>
  defineEndpoint({
    name: `figure.${name}`,
    method: 'GET',
    path: `/sys/figure/${name}`,
    summary: localized(...summary),
    access,
    answer: figureAnswer,
  });

/** Of a period; at most `LONGEST_PERIOD_DAYS`. */
const ofPeriod = ({ name, summary, access }: FigureInput) =>
  defineEndpoint({
    name: `figure.${name}`,
    method: 'GET',
    path: `/sys/figure/${name}`,
    summary: localized(...summary),
    access,
    query: periodQuery,
    answer: figureAnswer,
  });

const retirees = holding('retiree:list');
const log = holding(LOG_PERMISSION);

/** The age in years from which on a band begins; the first is everybody younger than the second. */
export const AGE_BANDS = [0, 55, 60, 65, 70, 75, 80, 85, 90] as const;

/** Districts that are told apart; the others are one category, `OTHER_DISTRICTS`. */
export const SHOWN_DISTRICTS = 15;
export const OTHER_DISTRICTS = 'others';

/** Calls that are listed as the slowest. */
export const SLOWEST_CALLS = 10;

/** Aggregates for the dashboards. Each is answered to those who may list the rows that it counts, over the rows in their reach. */
export const figureEndpoints = {
  /** Values: people. */
  retireesByDistrict: present({
    name: 'retireesByDistrict',
    summary: ['在管退休人员按区县统计', 'Retirees in care by district'],
    access: retirees,
  }),
  /** Categories: first year of a band, empty without a birthday. Values: people. */
  retireesByAge: present({
    name: 'retireesByAge',
    summary: ['在管退休人员按年龄统计', 'Retirees in care by age'],
    access: retirees,
  }),
  /** Values: people. */
  retireesByHealth: present({
    name: 'retireesByHealth',
    summary: ['在管退休人员按健康状况统计', 'Retirees in care by health'],
    access: retirees,
  }),
  /** Values: people. */
  retireesByCertification: present({
    name: 'retireesByCertification',
    summary: ['在管退休人员按认证状态统计', 'Retirees in care by certification'],
    access: retirees,
  }),
  /** By when they were applied for. Values: applications, passed, rejected. */
  certifications: ofPeriod({
    name: 'certifications',
    summary: ['认证申请与通过数', 'Certifications applied for and passed'],
    access: holding('certification:list'),
  }),
  /** By when the activity starts. Values: admitted, present, absent. */
  attendance: ofPeriod({
    name: 'attendance',
    summary: ['活动报名与签到数', 'Sign-ups and attendance of activities'],
    access: holding('activitySignUp:list'),
  }),
  /** By when they were placed. Values: orders, those that were paid and not refunded, their sum in yuan. */
  orders: ofPeriod({
    name: 'orders',
    summary: ['商城订单数与金额', 'Orders of the shop and their sum'],
    access: holding('shopOrder:list'),
  }),
  /** Of the orders placed in the period. Values: orders. */
  ordersByStatus: ofPeriod({
    name: 'ordersByStatus',
    summary: ['商城订单按状态统计', 'Orders of the shop by status'],
    access: holding('shopOrder:list'),
  }),
  /** Values: visits (sign-ins that succeeded), addresses. */
  visits: ofPeriod({ name: 'visits', summary: ['访问次数与来源地址数', 'Visits and addresses'], access: log }),
  /** Values: succeeded, failed. */
  signIns: ofPeriod({
    name: 'signIns',
    summary: ['登录成功与失败次数', 'Sign-ins, succeeded and failed'],
    access: log,
  }),
  /** Categories: the hours of the day, 00 to 23. Values: succeeded, failed. */
  signInHours: ofPeriod({
    name: 'signInHours',
    summary: ['一天各时段的登录次数', 'Sign-ins by hour of the day'],
    access: log,
  }),
  /** Values: done, refused or failed. */
  operations: ofPeriod({
    name: 'operations',
    summary: ['操作次数与失败次数', 'Operations, done and failed'],
    access: log,
  }),
  /** Operations that were not done, by outcome. Values: operations. */
  failedOperations: ofPeriod({
    name: 'failedOperations',
    summary: ['未成功的操作按结果统计', 'Operations that failed, by outcome'],
    access: log,
  }),
  /** Operations with the longest average, longest first. Values: average and longest in milliseconds, operations. */
  slowCalls: ofPeriod({ name: 'slowCalls', summary: ['最慢的调用', 'The slowest calls'], access: log }),
} as const;

export type FigureName = keyof typeof figureEndpoints;

/** `yyyy-MM-dd` and `MM/dd`, as specified by the older family. */
const dayOfVisits = v.object({ tian: v.string(), type: v.string(), visit: v.number(), ip: v.number() });

export const visitEndpoints = {
  /** Of all rows that the log still has; it removes them with age. */
  logInfo: defineEndpoint({
    name: 'visit.logInfo',
    method: 'GET',
    path: '/sys/loginfo',
    summary: localized('访问总数、今日访问与今日来源地址数', 'Visits in all and today, and addresses of today'),
    access: log,
    answer: v.object({ totalVisitCount: v.number(), todayVisitCount: v.number(), todayIp: v.number() }),
  }),
  visitInfo: defineEndpoint({
    name: 'visit.visitInfo',
    method: 'GET',
    path: '/sys/visitInfo',
    summary: localized(
      '最近七天的访问与来源地址数，旧的在前',
      'Visits and addresses of the last seven days, oldest first',
    ),
    access: log,
    answer: v.array(dayOfVisits),
  }),
} as const;

const waitingList = v.object({
  /** Name of the resource and key of its view. */
  resource: v.string(),
  view: v.string(),
  /** What is to be done, in the language of the call: 待审核的帖子. */
  title: v.string(),
  path: v.string(),
  /** Search parameters of the list. */
  search: v.record(v.string(), v.string()),
  total: v.number(),
  /** Since when the oldest waits, `YYYY-MM-DD HH:mm:ss`; null for none. */
  oldest: v.nullable(v.string()),
  /** How many wait for less than each of `WAITING_AGES` days, and how many for longer. */
  ages: v.array(v.number()),
  /** Who brought the most of them, by name. */
  people: v.array(v.object({ name: v.string(), count: v.number() })),
});
export type WaitingList = v.InferOutput<typeof waitingList>;

/** Days that divide what waits by its age. */
export const WAITING_AGES = [1, 3, 7] as const;

/** People that are told apart in what waits. */
export const WAITING_PEOPLE = 5;

const change = v.object({
  /** Name of the resource, and its title in the language of the call. */
  resource: v.string(),
  title: v.string(),
  rowId: v.string(),
  rowLabel: v.string(),
  /** What was done, in the language of the call. */
  action: v.string(),
  /** Real name, or the username of an account that is gone. */
  by: v.string(),
  at: v.string(),
});
export type RecentChange = v.InferOutput<typeof change>;

/** Changes that are listed. */
export const LISTED_CHANGES = 12;

export const workEndpoints = {
  waiting: defineEndpoint({
    name: 'work.waiting',
    method: 'GET',
    path: '/sys/work/waiting',
    summary: localized('等待处理的工作，按业务', 'Work that waits, by list'),
    access: SIGNED_IN,
    answer: v.array(waitingList),
  }),
  changes: defineEndpoint({
    name: 'work.changes',
    method: 'GET',
    path: '/sys/work/changes',
    summary: localized('同事最近的改动，新的在前', 'What others changed last, newest first'),
    access: SIGNED_IN,
    answer: v.array(change),
  }),
} as const;
