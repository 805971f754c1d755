import type { LoginChallenge } from '../auth/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

/** The two tabs of the login page. */
export type LoginMode = 'password' | 'phone';

/** `captcha` are the characters of the picture, `code` those of the text message. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly mobile: string;
  readonly code: string;
}

export type LoginValueField = keyof LoginValues;

/** Whatever can be wrong: what is typed, or a slider that was not drawn. */
export type LoginField = LoginValueField | 'slider';

/** What signing in itself says, as far as the form draws it. */
export interface LoginState {
  readonly isBusy: boolean;
  readonly failure: LocalizedText | null;
  readonly challenge: LoginChallenge;
  /** A data address; null when none is asked for, it is on its way or it could not be had. */
  readonly captchaImage: string | null;
  /** The session before this one ended by itself. */
  readonly hasExpired: boolean;
}

export type LoginFormEvent =
  | { readonly type: 'mode.choose'; readonly mode: LoginMode }
  | { readonly type: 'value.change'; readonly field: LoginValueField; readonly value: string }
  /** The human check was passed; it holds for every later try with a password. */
  | { readonly type: 'slider.passed' }
  /** Whether the next sign-in with a password leaves its name here. */
  | { readonly type: 'username.remember'; readonly isRemembered: boolean }
  | { readonly type: 'form.submit' }
  /** Signing in went a step on. */
  | { readonly type: 'login.changed'; readonly login: LoginState };

/** The try came to nothing: where the person mends it. */
export interface LoginFormEmitted {
  readonly type: 'refused';
  readonly field: LoginField;
}

export interface LoginFormFacts {
  readonly mode: LoginMode;
  readonly values: LoginValues;
  /** What is wrong with what was submitted, of the shown tab. */
  readonly errors: Readonly<Partial<Record<LoginField, LocalizedText>>>;
  /** Why the server refused the last try of the shown tab, or could not be asked. */
  readonly failure: LocalizedText | null;
  readonly isBusy: boolean;
  readonly challenge: LoginChallenge;
  readonly captchaImage: string | null;
  readonly hasExpired: boolean;
  readonly isRemembered: boolean;
}
