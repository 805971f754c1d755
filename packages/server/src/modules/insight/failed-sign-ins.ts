import type { AuditEvent } from '@evergreen/core/contract';

/** Sign-ins of the log that did not succeed. */
export const FAILED_SIGN_INS: readonly AuditEvent[] = ['login.refused', 'login.throttled', 'login.frozen'];
