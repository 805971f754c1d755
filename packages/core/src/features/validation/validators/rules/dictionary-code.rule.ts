import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** Validate a dictionary code; null if valid. */
export function checkDictionaryCode(code: string): LocalizedText | null {
  return code.trim() === '' ? validatorMessages.dictionaryCodeRequired : null;
}
