import type { LocalizedText } from '@evergreen/core/kernel';
import { validatorMessages } from '@evergreen/core/validators';

import type { CallFailure } from '../../../http/call.types.ts';
import { tooFastFailure } from '../auth/credential-check.ts';
import { smsMessages } from './sms.messages.ts';
import type { CodeRefusal } from './sms-codes.ts';

const usualWords = { stale: validatorMessages.smsCodeStale, wrong: validatorMessages.smsCodeWrong };

/** What the person is told about a code that was not taken. */
export function codeFailure(
  refusal: CodeRefusal,
  words: { readonly stale: LocalizedText; readonly wrong: LocalizedText } = usualWords,
): CallFailure {
  switch (refusal.kind) {
    case 'stale':
    case 'wrong':
      return { kind: 'business', message: words[refusal.kind] };
    case 'busy':
    case 'slowDown':
      return tooFastFailure(refusal, smsMessages.slowDown);
  }
}
