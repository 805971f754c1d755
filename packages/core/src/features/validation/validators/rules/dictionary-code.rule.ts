import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** What is wrong with the code that a dictionary is asked for by; null when nothing is. */
export function checkDictionaryCode(code: string): LocalizedText | null {
  return code.trim() === '' ? validatorMessages.dictionaryCodeRequired : null;
}
