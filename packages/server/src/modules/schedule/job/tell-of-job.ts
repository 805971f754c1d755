import { streakNews } from '@evergreen/core/schedule/jobs';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';
import { quartzJobResource } from '@evergreen/core/resources';

import type { JobRunState } from '../../../db/schema/index.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { recordLink } from '../../records/resource/told-record.ts';
import type { TellNotices } from '../../messaging/notice/tell-notices.ts';
import type { ClaimRepository } from './claim.repository.ts';
import type { RunnableJob } from './job-run.types.ts';
import { jobServerMessages as messages } from './job.messages.ts';

export interface JobResult {
  /** Failures in a row before this run. */
  readonly before: number;
  readonly status: JobRunState;
  readonly reason: LocalizedText;
}

/** Tells a role of a streak of failures when it is long enough, and when it is over. Never rejects. */
export type TellOfJob = (job: RunnableJob, result: JobResult) => Promise<void>;

/** The same of jobs whose run was given up. */
export type TellOfLostRuns = (jobIds: readonly string[]) => Promise<void>;

export function createTellOfJob(tellNotices: TellNotices, logger: LoggerPort): TellOfJob {
  return async ({ id, title, alertAfter, alertRole }, { before, status, reason }) => {
    const isFailure = status === 'failed' || status === 'lost';
    if (!isFailure && status !== 'done') return;
    const after = isFailure ? before + 1 : 0;
    const news = streakNews(before, after, alertAfter);
    if (news === null) return;
    const text = news === 'failing' ? messages.failing(title, after, reason) : messages.recovered(title);
    try {
      const notice = { kind: 'job', priority: 'H', to: { roleId: alertRole }, tenantId: null } as const;
      await tellNotices([{ ...notice, key: `job:${id}`, title: text, link: recordLink(quartzJobResource, id) }]);
    } catch (error) {
      logger.error('job.untold', errorForLog(error));
    }
  };
}

export function createTellOfLostRuns(
  claims: Pick<ClaimRepository, 'job' | 'noteResult'>,
  tell: TellOfJob,
  now: () => number,
): TellOfLostRuns {
  return async (jobIds) => {
    for (const id of jobIds) {
      const before = await claims.noteResult(id, 'lost', now());
      const job = await claims.job(id);
      if (job !== undefined) await tell(job, { before, status: 'lost', reason: messages.lost });
    }
  };
}
