import { ENVELOPE_CODE, TOTP_DIGITS } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { secondFactorMessages as messages } from './second-factor.messages.ts';
import type { CodeMode } from './second-factor.types.ts';

/** Characters of a recovery code without its dashes. */
const RECOVERY_CODE_LENGTH = 16;

/** People copy codes with the spaces and dashes that make them readable. */
function bareCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\u2010-\u2015-]/gu, '');
}

/** What is wrong with a code; null if nothing. */
export function checkFactorCode(mode: CodeMode, typed: string): LocalizedText | null {
  const code = bareCode(typed);
  if (mode === 'authenticator') {
    if (code === '') return messages.noCode;
    return new RegExp(`^\\d{${TOTP_DIGITS}}$`, 'u').test(code) ? null : messages.badCode;
  }
  if (code === '') return messages.noRecoveryCode;
  return code.length === RECOVERY_CODE_LENGTH && /^[A-Za-z0-9]+$/u.test(code) ? null : messages.badRecoveryCode;
}

export function codeOnWire(typed: string): string {
  return bareCode(typed);
}

/** In groups of four, as people type it from one screen to another. */
export function spacedSecret(secret: string): string {
  return (secret.match(/.{1,4}/gu) ?? []).join(' ');
}

/** Whether the sign-in has to begin anew: its ticket was used, ran out or is none. */
export function isStepOver(failure: HttpFailure): boolean {
  return failure.kind === 'rejected' && failure.code === ENVELOPE_CODE.missing;
}

/** A text file of recovery codes, in one language. */
export function recoveryCodesText(
  codes: readonly string[],
  { site, username }: { readonly site: string; readonly username: string },
): LocalizedText {
  const title = messages.recoveryTitle(site, username);
  const inLanguage = (language: keyof LocalizedText) =>
    `${[title[language], messages.recoveryHint[language], '', ...codes].join('\r\n')}\r\n`;
  return localized(inLanguage('zh-CN'), inLanguage('en-US'));
}
