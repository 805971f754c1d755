import type { LocalizedText } from '@evergreen/core/kernel';
import { validatorMessages } from '@evergreen/core/validation/validators';

import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { tooFastFailure } from '../auth/credential-check.ts';
import { smsMessages } from './sms.messages.ts';
import type { CodeRefusal } from './sms-codes.ts';

const usualWords = { stale: validatorMessages.smsCodeStale, wrong: validatorMessages.smsCodeWrong };

/** What the person is told about a code that was not accepted. `field`: the key of the request that holds the code. */
export function codeFailure(
  refusal: CodeRefusal,
  field: string,
  words: { readonly stale: LocalizedText; readonly wrong: LocalizedText } = usualWords,
): CallFailure {
  switch (refusal.kind) {
    case 'stale':
    case 'wrong':
      return refusedValue(field, words[refusal.kind]).error;
    case 'busy':
    case 'slowDown':
      return tooFastFailure(refusal, smsMessages.slowDown);
  }
}
