import type { EnrolmentKey, LoginResult } from '../../../contract/index.ts';
import { formRefusalOf, withoutRefusal, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { checkFactorCode, isStepOver, spacedSecret } from './second-factor.model.ts';
import type { EnrolmentFacts, EnrolmentField, EnrolmentStatus, EnrolmentValues } from './second-factor.types.ts';

export type BeginAnswer = Result<EnrolmentKey, HttpFailure>;

/** `login`: at a sign-in, what it came to. */
export type ConfirmAnswer = Result<
  { readonly recoveryCodes: readonly string[]; readonly login: LoginResult | null },
  HttpFailure
>;

export interface EnrolmentInput {
  /** Required by a role: part of a sign-in, without a password, and before anything else. */
  readonly isOfSignIn: boolean;
}

export interface EnrolmentContext extends EnrolmentInput {
  readonly values: EnrolmentValues;
  readonly errors: EnrolmentFacts['errors'];
  readonly failure: LocalizedText | null;
  readonly key: EnrolmentKey | null;
  readonly recoveryCodes: readonly string[];
  readonly login: LoginResult | null;
}

export function startingEnrolment({ isOfSignIn }: EnrolmentInput): EnrolmentContext {
  return {
    isOfSignIn,
    values: { password: '', code: '' },
    errors: {},
    failure: null,
    key: null,
    recoveryCodes: [],
    login: null,
  };
}

export function withEnrolmentValue(
  context: EnrolmentContext,
  field: EnrolmentField,
  value: string,
): Pick<EnrolmentContext, 'values' | 'errors'> {
  return { values: { ...context.values, [field]: value }, errors: withoutRefusal(context.errors, field) };
}

/** What is wrong with a field; null if nothing. */
export function enrolmentProblems(values: EnrolmentValues, field: EnrolmentField): LocalizedText | null {
  if (field === 'code') return checkFactorCode('authenticator', values.code);
  return values.password === '' ? secondFactorMessages.noPassword : null;
}

/** Shows what is wrong with a field. */
export function withCheck({ values }: EnrolmentContext, field: EnrolmentField): Partial<EnrolmentContext> {
  const problem = enrolmentProblems(values, field);
  return { errors: problem === null ? {} : { [field]: problem }, failure: null };
}

/** In form order. */
export function refusedEnrolmentFields({ errors }: EnrolmentContext): readonly EnrolmentField[] {
  return (['password', 'code'] as const).filter((field) => errors[field] !== undefined);
}

const FIELD_OF: Readonly<Record<string, EnrolmentField>> = { password: 'password', code: 'code' };

function refused(failure: HttpFailure): Pick<EnrolmentContext, 'errors' | 'failure'> {
  const { refusals, failure: words } = formRefusalOf(failure, FIELD_OF);
  return { errors: refusals, failure: words };
}

/** The secret is there; the password is not needed any more. */
export function withBeginning({ values }: EnrolmentContext, answer: BeginAnswer): Partial<EnrolmentContext> {
  return answer.ok ? { key: answer.value, values: { ...values, password: '' } } : refused(answer.error);
}

export function withConfirmation({ values }: EnrolmentContext, answer: ConfirmAnswer): Partial<EnrolmentContext> {
  if (!answer.ok) return refused(answer.error);
  const { recoveryCodes, login } = answer.value;
  return { recoveryCodes, login, key: null, values: { ...values, code: '' } };
}

/** Whether a sign-in has to begin anew. */
export function isSignInOver({ isOfSignIn }: EnrolmentInput, answer: BeginAnswer | ConfirmAnswer): boolean {
  return isOfSignIn && !answer.ok && isStepOver(answer.error);
}

export function enrolmentFacts(status: EnrolmentStatus, context: EnrolmentContext): EnrolmentFacts {
  const { values, errors, failure, key, recoveryCodes, login } = context;
  return {
    status,
    values,
    errors,
    failure,
    key,
    spacedSecret: spacedSecret(key?.secret ?? ''),
    recoveryCodes,
    username: login?.userInfo.username ?? '',
  };
}
