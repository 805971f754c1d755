import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { fileMessages } from './file.messages.ts';
import type { FileRepository } from './file.repository.ts';

export interface SpaceDependencies {
  readonly files: Pick<FileRepository, 'usedBy'>;
  /** How often one person may begin an upload. */
  readonly limit: RateLimit;
  /** Bytes that one person may store. */
  readonly quota: number;
}

/** What one person may store. */
export interface PersonalSpace {
  /** Why an upload may not begin; counts it. */
  obstacle(call: SignedInCall, size: number): Promise<CallFailure | undefined>;
  /** Why there is no room for a file of this size. */
  overQuota(call: SignedInCall, size: number): Promise<CallFailure | undefined>;
}

export function createPersonalSpace({ files, limit, quota }: SpaceDependencies): PersonalSpace {
  async function overQuota({ caller }: SignedInCall, size: number): Promise<CallFailure | undefined> {
    const used = await files.usedBy(caller.userId);
    return used + size > quota ? { kind: 'business', message: fileMessages.quota(quota, used) } : undefined;
  }
  return {
    overQuota,
    async obstacle(call, size) {
      const wait = Math.ceil((await limit.take(call.caller.userId)) / 1000);
      if (wait > 0) return { kind: 'tooMany', message: fileMessages.tooMany(wait), retryAfter: wait };
      return overQuota(call, size);
    },
  };
}
