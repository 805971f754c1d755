import type { JobHandlerName } from '@evergreen/core/schedule/jobs';
import type { LocalizedText, Result } from '@evergreen/core/kernel';
import type { ResourceValues } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';

/** What a handler has while it runs. */
export interface JobContext {
  readonly parameters: ResourceValues;
  /** The call of the platform itself in a tenant: what it writes is signed by the job. */
  systemCall(tenantId: number): SignedInCall;
  /**
   * Does a step in a transaction that is committed only while this process holds the run; throws where the run is another's by now, was
   * stopped, or takes too long.
   */
  step<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The same without a transaction, between steps that have none. */
  alive(): Promise<void>;
  /** How far it is. */
  progress(done: number, total: number): Promise<void>;
}

/** Says what it did, or why it failed. What it throws is an error with a number. Run twice it changes nothing the second time. */
export type JobWork = (context: JobContext) => Promise<Result<LocalizedText, LocalizedText>>;

/** The work of every handler. */
export type JobWorks = Readonly<Record<JobHandlerName, JobWork>>;
