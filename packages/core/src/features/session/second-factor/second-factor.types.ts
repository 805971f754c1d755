import type { EnrolmentKey, SecondFactorState } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';

/** `code`: of the authenticator. */
export type EnrolmentField = 'password' | 'code';

export type EnrolmentValues = Readonly<Record<EnrolmentField, string>>;

export type EnrolmentStatus =
  | 'closed'
  /** Signed in only: who turns it on proves to be the owner of the account. */
  | 'askingPassword'
  /** Reading a new secret. */
  | 'beginning'
  /** There is no secret yet; see `failure`. */
  | 'failed'
  /** The secret is shown, its code is asked. */
  | 'askingCode'
  | 'confirming'
  /** It is on; the recovery codes are shown, once. */
  | 'showingCodes';

export type EnrolmentEvent =
  | { readonly type: 'dialog.show' }
  | { readonly type: 'value.change'; readonly field: EnrolmentField; readonly value: string }
  | { readonly type: 'form.submit' }
  /** Ask for a secret again, after a failure. */
  | { readonly type: 'secret.retry' }
  /** The recovery codes are kept elsewhere now. */
  | { readonly type: 'codes.kept' }
  /** Ignored during a call, and while recovery codes are shown. */
  | { readonly type: 'dialog.close' };

export type EnrolmentEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'secondFactor.turnedOn' }
  | FormRefused<EnrolmentField>;

export interface EnrolmentFacts {
  readonly status: EnrolmentStatus;
  readonly values: EnrolmentValues;
  readonly errors: Readonly<Partial<Record<EnrolmentField, LocalizedText>>>;
  /** A refusal that belongs to no field. */
  readonly failure: LocalizedText | null;
  readonly key: EnrolmentKey | null;
  /** The secret in groups of four, to be typed. */
  readonly spacedSecret: string;
  readonly recoveryCodes: readonly string[];
  /** Whose codes they are, at a sign-in; else empty. */
  readonly username: string;
}

/** Which code the second step of a sign-in asks for. */
export type CodeMode = 'authenticator' | 'recovery';

export type CodeStepStatus = 'asking' | 'checking' | 'done';

export type CodeStepEvent =
  | { readonly type: 'mode.choose'; readonly mode: CodeMode }
  | { readonly type: 'value.change'; readonly value: string }
  | { readonly type: 'form.submit' }
  /** Back to the first step. */
  | { readonly type: 'step.leave' };

export type CodeStepEmitted = FormRefused<'code'>;

export interface CodeStepFacts {
  readonly status: CodeStepStatus;
  readonly mode: CodeMode;
  readonly value: string;
  readonly error: LocalizedText | null;
  /** A refusal that is not about the code. */
  readonly failure: LocalizedText | null;
}

/** What a person does with a second factor that is on. */
export type SecondFactorChange = 'turnOff' | 'renewCodes';

export type SecondFactorStatus =
  | 'loading'
  | 'failed'
  | 'loaded'
  /** Reading again while the last state stays. */
  | 'refreshing'
  | 'askingPassword'
  | 'changing'
  | 'showingCodes';

export type SecondFactorEvent =
  | { readonly type: 'state.refresh' }
  | { readonly type: 'change.start'; readonly change: SecondFactorChange }
  | { readonly type: 'password.change'; readonly value: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'codes.kept' }
  /** Ignored during a call, and while recovery codes are shown. */
  | { readonly type: 'dialog.close' };

export type SecondFactorEmitted = { readonly type: 'notice.raised'; readonly notice: Notice } | FormRefused<'password'>;

export interface SecondFactorFacts {
  readonly status: SecondFactorStatus;
  /** Null until it was read once. */
  readonly state: SecondFactorState | null;
  /** Why it could not be read, or was not changed. */
  readonly failure: LocalizedText | null;
  /** The open dialog; null for none. */
  readonly change: SecondFactorChange | null;
  readonly password: string;
  readonly passwordError: LocalizedText | null;
  readonly recoveryCodes: readonly string[];
}
