import type { PasswordReset, PhoneProof, PhoneVerification } from '../../../contract/index.ts';
import { formRefusalOf, type Answer, type HttpFailure } from '../../../http/index.ts';
import { cleanText, sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import {
  checkMobileRequired,
  checkSmsCode,
  checkStrongPassword,
  validatorMessages,
} from '../../validation/validators/index.ts';
import { passwordRecoveryMessages } from './password-recovery.messages.ts';
import type { PasswordRecoveryFacts, PasswordRecoveryField } from './password-recovery.types.ts';

export type PhoneProofAnswer = Result<PhoneVerification, HttpFailure>;
export type ResetAnswer = Result<Answer<unknown>, HttpFailure>;
export type PasswordRecoveryErrors = PasswordRecoveryFacts['errors'];

/** Seconds until the last step redirects. */
export const LAST_STEP_SECONDS = 5;

export interface PasswordRecoveryContext {
  readonly proof: PhoneProof;
  readonly username: string;
  /** Server ticket for the verified code; valid for one password change. */
  readonly ticket: string;
  /** Held only during the call. */
  readonly password: string;
  readonly errors: PasswordRecoveryErrors;
  readonly failure: LocalizedText | null;
  readonly secondsLeft: number;
}

export const passwordRecoveryStartingContext: PasswordRecoveryContext = {
  proof: { phone: '', smscode: '' },
  username: '',
  ticket: '',
  password: '',
  errors: {},
  failure: null,
  secondsLeft: 0,
};

export interface PasswordPair {
  readonly password: string;
  readonly confirmation: string;
}

export function proofOf({ phone, smscode }: PhoneProof): PhoneProof {
  return { phone: cleanText(phone), smscode: cleanText(smscode) };
}

export function proofErrors(proof: PhoneProof): PasswordRecoveryErrors {
  const { phone, smscode } = proofOf(proof);
  return found({ phone: checkMobileRequired(phone), smscode: checkSmsCode(smscode) });
}

export function passwordErrors({ password, confirmation }: PasswordPair): PasswordRecoveryErrors {
  return found({ password: checkStrongPassword(password), confirmation: confirmationError(password, confirmation) });
}

function confirmationError(password: string, confirmation: string): LocalizedText | null {
  if (confirmation === '') return validatorMessages.confirmationRequired;
  return confirmation === password ? null : validatorMessages.confirmationDiffers;
}

function found(errors: Readonly<Record<string, LocalizedText | null>>): PasswordRecoveryErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

export function isWithoutErrors(errors: PasswordRecoveryErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** From the top of a step to its end. */
const FIELDS: readonly PasswordRecoveryField[] = ['phone', 'smscode', 'password', 'confirmation'];

export function invalidRecoveryFields({
  errors,
}: Pick<PasswordRecoveryContext, 'errors'>): readonly PasswordRecoveryField[] {
  return FIELDS.filter((field) => errors[field] !== undefined);
}

/** The `smscode` of the second call is the ticket, which is no field. */
const FIELD_OF = {
  verifyingPhone: { phone: 'phone', smscode: 'smscode' },
  settingPassword: { password: 'password' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PasswordRecoveryField>>>>;

/** A failed call, distributed over the fields of its step. */
export function recoveryRefusalOf(
  answer: PhoneProofAnswer | ResetAnswer,
  step: keyof typeof FIELD_OF,
): Pick<PasswordRecoveryContext, 'errors' | 'failure'> {
  if (answer.ok) return { errors: {}, failure: null };
  const { refusals, failure } = formRefusalOf<PasswordRecoveryField>(answer.error, FIELD_OF[step]);
  return { errors: refusals, failure };
}

export function resetOf({ username, password, ticket, proof }: PasswordRecoveryContext): PasswordReset {
  return { username, password, smscode: ticket, phone: proof.phone };
}

export function passwordRecoveryNoticeOf(answer: ResetAnswer): Notice {
  const words = answer.ok ? answer.value.message : '';
  return { level: 'success', text: words === '' ? passwordRecoveryMessages.done : sameText(words) };
}
