import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { identifier, wireText } from '../schema.ts';

const PREFIX = 'quartzJob';
const list = holding(`${PREFIX}:list`);
const pause = holding(`${PREFIX}:pause`);
const execute = holding(`${PREFIX}:execute`);

/** The specified calls change a state by a GET: they are noted and guarded as the writes that they are. */
const byName = { resource: 'quartzJob', key: 'jobClassName', field: 'jobClassName' } as const;
const named = v.object({ jobClassName: wireText(64) });

const handler = v.object({
  name: v.string(),
  title: v.string(),
  description: v.string(),
  /** JSON schema of its parameters, and what they are at first. */
  parameters: v.record(v.string(), v.unknown()),
  initial: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
});

const state = v.object({
  /** Processes that ran jobs within the last minutes. */
  runners: v.number(),
  /** Names of jobs whose time has come for more than five minutes without a run. */
  late: v.array(v.string()),
});
export type JobState = v.InferOutput<typeof state>;

export const jobEndpoints = {
  resume: defineEndpoint({
    name: 'job.resume',
    method: 'GET',
    path: '/sys/quartzJob/resume',
    summary: localized('启动定时任务', 'Start a scheduled job'),
    access: pause,
    query: named,
    isWrite: true,
    about: byName,
    answer: v.unknown(),
  }),
  pause: defineEndpoint({
    name: 'job.pause',
    method: 'GET',
    path: '/sys/quartzJob/pause',
    summary: localized('停止定时任务', 'Pause a scheduled job'),
    access: pause,
    query: named,
    isWrite: true,
    about: byName,
    answer: v.unknown(),
  }),
  execute: defineEndpoint({
    name: 'job.execute',
    method: 'GET',
    path: '/sys/quartzJob/execute',
    summary: localized('立即执行定时任务', 'Run a scheduled job now'),
    access: execute,
    query: v.object({ id: identifier }),
    isWrite: true,
    about: { resource: 'quartzJob' },
    answer: v.unknown(),
  }),
  stop: defineEndpoint({
    name: 'job.stop',
    method: 'PUT',
    path: '/sys/quartzJob/stop',
    summary: localized('终止任务的一次执行', 'Stop a run of a job'),
    access: execute,
    body: v.object({ runId: identifier }),
    about: { resource: 'jobRun', key: 'runId' },
    answer: v.unknown(),
  }),
  handlers: defineEndpoint({
    name: 'job.handlers',
    method: 'GET',
    path: '/sys/quartzJob/handlers',
    summary: localized('可用的处理程序', 'The handlers that jobs may name'),
    access: list,
    answer: v.array(handler),
  }),
  /** What an expression says in words, and its next five fires. */
  preview: defineEndpoint({
    name: 'job.preview',
    method: 'POST',
    path: '/sys/quartzJob/preview',
    summary: localized('预览执行时间', 'When an expression fires'),
    access: list,
    body: v.object({ cronExpression: wireText(200), zone: v.optional(wireText(64), 'Asia/Shanghai') }),
    isWrite: false,
    isReplayed: false,
    answer: v.object({ text: v.string(), next: v.array(v.string()) }),
  }),
  state: defineEndpoint({
    name: 'job.state',
    method: 'GET',
    path: '/sys/quartzJob/state',
    summary: localized('任务执行的状况', 'Whether jobs are run'),
    access: list,
    answer: state,
  }),
} as const;
