import type { LoginChallenge } from '../auth/index.ts';
import type { FormRefused, HttpFailure } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

/** Tabs of the login page. */
export type LoginMode = 'password' | 'phone';

/** `captcha` is the text of the image, `code` the SMS code. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly mobile: string;
  readonly code: string;
}

export type LoginValueField = keyof LoginValues;

/** Fields with errors: inputs, or an incomplete slider. */
export type LoginField = LoginValueField | 'slider';

/** Login state displayed by the form. */
export interface LoginState {
  readonly isBusy: boolean;
  readonly failure: LocalizedText | null;
  /** The failed call behind `failure`, which may name fields. */
  readonly callFailure: HttpFailure | null;
  readonly challenge: LoginChallenge;
  /** A data URL; null if not required, loading or unavailable. */
  readonly captchaImage: string | null;
  /** The previous session expired. */
  readonly hasExpired: boolean;
}

export type LoginFormEvent =
  | { readonly type: 'mode.choose'; readonly mode: LoginMode }
  | { readonly type: 'value.change'; readonly field: LoginValueField; readonly value: string }
  /** The slider check was passed; valid for all later password attempts. */
  | { readonly type: 'slider.passed' }
  /** Whether the next password login remembers the username. */
  | { readonly type: 'username.remember'; readonly isRemembered: boolean }
  | { readonly type: 'form.submit' }
  /** The login state changed. */
  | { readonly type: 'login.changed'; readonly login: LoginState };

export type LoginFormEmitted = FormRefused<LoginField>;

export interface LoginFormFacts {
  readonly mode: LoginMode;
  readonly values: LoginValues;
  /** Validation errors of the current tab after submit; the server's error stays until its field changes. */
  readonly errors: Readonly<Partial<Record<LoginField, LocalizedText>>>;
  /** Why the last attempt of the current tab failed; null if the errors say it. */
  readonly failure: LocalizedText | null;
  readonly isBusy: boolean;
  readonly challenge: LoginChallenge;
  readonly captchaImage: string | null;
  readonly hasExpired: boolean;
  readonly isRemembered: boolean;
}
