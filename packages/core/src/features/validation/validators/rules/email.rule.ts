import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** Maximum length of a deliverable address (RFC 5321 §4.5.3.1, RFC 3696 erratum 1690). */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/** No two adjacent parts can match the same character, so the patterns take linear time (threat T-66). */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
const LAST_LABEL = /^[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/u;

export function isEmail(value: string): boolean {
  if (value.length > LONGEST) return false;
  const at = value.lastIndexOf('@');
  const localPart = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  return (
    localPart.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(localPart) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

/** Validate an email address; null if valid. */
export function checkEmail(value: string): LocalizedText | null {
  return isEmail(value) ? null : validatorMessages.email;
}
