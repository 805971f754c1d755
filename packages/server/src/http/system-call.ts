import { createIdentifier } from '../identifiers.ts';
import type { SignedInCall } from './call.types.ts';
import { jobWriter, SYSTEM_WRITER } from '../db/system-writer.ts';

/** A call that the platform makes itself: no role limits it, it belongs to one tenant, and what it writes is signed by the job, or by the system. */
export function systemCall(job: string | null, tenantId: number, now: number): SignedInCall {
  return {
    requestId: createIdentifier(),
    locale: 'zh-CN',
    address: '',
    userAgent: '',
    tenantId,
    caller: {
      userId: SYSTEM_WRITER,
      username: job === null ? SYSTEM_WRITER : jobWriter(job),
      realname: SYSTEM_WRITER,
      orgCode: null,
      tokenHash: '',
      lastUsedAt: now,
    },
  };
}
