import type { Resource, ResourceValues } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { StoredRow } from './stored-row.types.ts';

/** A decision about rows that people submitted. */
export interface RowDecision {
  readonly resource: Resource;
  /** Key of the action. */
  readonly action: string;
  /** As they are now. */
  readonly rows: readonly StoredRow[];
  /** Answers to its questions. */
  readonly asked: ResourceValues;
  readonly call: SignedInCall;
}

/** Tells those who submitted the rows, unless they decided themselves. Joins the transaction of the write. */
export type TellDecision = (decision: RowDecision) => Promise<void>;
