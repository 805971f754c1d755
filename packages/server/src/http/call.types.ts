import type { Locale, Result, Text } from '@evergreen/core/kernel';

/** Who is signed in. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
  /** SHA-256 of the token, the key of the session. */
  readonly tokenHash: string;
  /** Epoch milliseconds, as it was stored before this call. */
  readonly lastUsedAt: number;
}

/** What a handler may know of the call beside its input. */
export interface Call {
  readonly requestId: string;
  readonly locale: Locale;
  /** The other end's network address. */
  readonly address: string;
  /** The header of that name, cut to what is stored; the client's own claim. */
  readonly userAgent: string;
}

/** A call whose caller is known. */
export interface SignedInCall extends Call {
  readonly caller: Caller;
}

/** Why a call was not done, as a value. Each kind has one HTTP status and one envelope code. */
export type CallFailure =
  /** The request was understood and cannot be done; a person can mend it. */
  | { readonly kind: 'business'; readonly message: Text }
  /** The row that the call is about does not exist, or no longer. */
  | { readonly kind: 'missing'; readonly message: Text }
  /** Somebody else wrote the row since the caller read it. */
  | { readonly kind: 'overtaken'; readonly message: Text }
  /** The next try to sign in has to bring the slider, or slider and captcha. */
  | { readonly kind: 'sliderNeeded'; readonly message: Text }
  | { readonly kind: 'captchaNeeded'; readonly message: Text }
  | { readonly kind: 'invalid'; readonly message: Text }
  | { readonly kind: 'unauthorised'; readonly message: Text }
  /** The older family's form of an ended session. */
  | { readonly kind: 'legacyExpired'; readonly message: Text }
  | { readonly kind: 'forbidden'; readonly message: Text }
  | { readonly kind: 'unknownPath'; readonly message: Text }
  | { readonly kind: 'running'; readonly message: Text }
  | { readonly kind: 'tooLarge'; readonly message: Text }
  | { readonly kind: 'tooLongAddress'; readonly message: Text }
  | { readonly kind: 'unsupportedMedia'; readonly message: Text }
  | { readonly kind: 'otherBody'; readonly message: Text }
  /** `retryAfter`: whole seconds. */
  | { readonly kind: 'tooMany'; readonly message: Text; readonly retryAfter: number }
  | { readonly kind: 'internal'; readonly message: Text }
  | { readonly kind: 'unavailable'; readonly message: Text }
  | { readonly kind: 'storageFull'; readonly message: Text };

export type CallFailureKind = CallFailure['kind'];

export interface CallSuccess<Answer> {
  readonly result: Answer;
  /** Shown to the person; 操作成功！ when left out. */
  readonly message?: Text;
}

export type CallOutcome<Answer> = Result<CallSuccess<Answer>, CallFailure>;
