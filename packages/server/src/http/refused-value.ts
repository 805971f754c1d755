import { err, type LocalizedText } from '@evergreen/core/kernel';

import type { CallFailure } from './call.types.ts';

/** Create a business failure for one field of the request. */
export function refusedValue(key: string, message: LocalizedText): { readonly ok: false; readonly error: CallFailure } {
  return err({ kind: 'business', message, fields: { [key]: message } });
}
