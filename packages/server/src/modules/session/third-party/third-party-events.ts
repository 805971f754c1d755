import * as v from 'valibot';

import type { AuditEvent } from '@evergreen/core/contract';
import { parseJson } from '@evergreen/core/kernel';

/** What the log says about third parties. */
export const THIRD_PARTY_EVENTS: readonly AuditEvent[] = [
  'thirdParty.used',
  'thirdParty.bound',
  'thirdParty.unbound',
  'thirdParty.passwordRefused',
];

const logged = v.object({ thirdType: v.string() });

/** The provider that an entry is about; empty where it names none. */
export function thirdTypeIn(logContent: string): string {
  const content = parseJson(logContent);
  const parsed = v.safeParse(logged, content.ok ? content.value : undefined);
  return parsed.success ? parsed.output.thirdType : '';
}
