import type { JobOverlap } from '@evergreen/core/schedule/jobs';

import type { JobRunCause } from '../../../db/schema/index.ts';

/** A run that this process has claimed. */
export interface ClaimedRun {
  readonly id: string;
  readonly jobId: string;
  readonly attempt: number;
  readonly failed: number;
  readonly cause: JobRunCause;
  readonly plannedAt: number;
  /** Of a run by hand with other parameters than those of the job; null for none. */
  readonly parameter: string | null;
}

/** What a run needs to know of its job. */
export interface RunnableJob {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly handler: string;
  readonly parameter: string | null;
  readonly minutes: number;
  readonly retries: number;
  readonly alertAfter: number;
  readonly alertRole: string | null;
  readonly overlap: JobOverlap;
  readonly failures: number;
}

/** How far a run is. */
export interface RunProgress {
  readonly done: number;
  readonly total: number;
}

/** Why a run that began does not go on. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
  readonly why: 'lost' | 'stopped' | 'timedOut';

  constructor(why: RunEnded['why']) {
    super(`The run ended: ${why}`);
    this.why = why;
  }
}
