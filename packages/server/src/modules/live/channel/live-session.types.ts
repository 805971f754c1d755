import type { Caller } from '../../../http/call.types.ts';

/** Whose socket it is. */
export interface LiveSession {
  readonly of: 'notice' | 'table';
  readonly userId: string;
  readonly tokenHash: string;
  readonly tenantId: number;
  /** As of the opening. */
  readonly caller: Caller;
}
