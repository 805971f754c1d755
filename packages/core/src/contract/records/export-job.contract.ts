import * as v from 'valibot';

import { days, localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier } from '../schema.ts';

/** How long the file of an export job is there, in milliseconds. */
export const EXPORTED_FILE_AGE = days(1);

/** Jobs that one person has waiting or running at a time. */
export const MOST_OPEN_EXPORTS = 3;

/** Jobs of a person that are listed. */
export const LISTED_EXPORTS = 50;

export const EXPORT_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportJobState = (typeof EXPORT_JOB_STATES)[number];

/** An export that the server makes by itself, and its file once it is there. */
export const exportJob = v.object({
  id: identifier,
  /** Name of the resource. */
  resource: v.string(),
  fileName: v.string(),
  status: v.picklist(EXPORT_JOB_STATES),
  /** Rows of the file; null until they are counted. */
  total: v.nullable(v.number()),
  /** Rows that are written already. */
  written: v.number(),
  /** Bytes of the file; null without one. */
  size: v.nullable(v.number()),
  /** Why it failed. */
  message: v.nullable(v.string()),
  /** Whether masked values are whole in it. */
  isRevealed: v.boolean(),
  createTime: v.string(),
  /** Until when the file is there; null without one. */
  expireTime: v.nullable(v.string()),
});
export type ExportJob = v.InferOutput<typeof exportJob>;

/** One's own export jobs; of somebody else's nobody learns. They are begun by `startExport` of a resource. */
export const exportJobEndpoints = {
  list: defineEndpoint({
    name: 'exportJob.list',
    method: 'GET',
    path: '/sys/exportJob/list',
    summary: localized('自己的导出记录', "One's own exports, the latest first"),
    access: SIGNED_IN,
    answer: v.object({ jobs: v.array(exportJob) }),
  }),
  cancel: defineEndpoint({
    name: 'exportJob.cancel',
    method: 'PUT',
    path: '/sys/exportJob/cancel',
    summary: localized('停止导出', 'Stop an export'),
    access: SIGNED_IN,
    body: v.object({ id: identifier }),
    answer: v.null(),
  }),
  delete: defineEndpoint({
    name: 'exportJob.delete',
    method: 'DELETE',
    path: '/sys/exportJob/delete',
    summary: localized('删除导出记录及其文件', 'Delete an export with its file'),
    access: SIGNED_IN,
    query: v.object({ id: identifier }),
    answer: v.null(),
  }),
  /** Needs the permission to export the list still, and that to reveal where whole values are in the file. */
  download: defineEndpoint({
    name: 'exportJob.download',
    method: 'GET',
    path: '/sys/exportJob/download',
    summary: localized('下载导出的文件', 'Download the file of an export'),
    access: SIGNED_IN,
    query: v.object({ id: identifier }),
    answer: v.unknown(),
    isFile: true,
    isWrite: true,
    logs: ['id'],
  }),
} as const;
