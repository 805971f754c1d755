import type { Locale, Result, LocalizedText } from '@evergreen/core/kernel';

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

/** A sentence for each key of the request whose value was refused, for the place where the value was typed. */
export type RefusedFields = Readonly<Record<string, LocalizedText>>;

/** Why a call was not done, as a value. Each kind has one HTTP status and one envelope code. */
export type CallFailure = FailureKind & {
  /** Sent as `error.fields` of the envelope; left out where no single value is to blame. */
  readonly fields?: RefusedFields;
};

type FailureKind =
  /** The request was understood and cannot be done; a person can mend it. */
  | { readonly kind: 'business'; readonly message: LocalizedText }
  /** The row that the call is about does not exist, or no longer. */
  | { readonly kind: 'missing'; readonly message: LocalizedText }
  /** Somebody else wrote the row since the caller read it. */
  | { readonly kind: 'overtaken'; readonly message: LocalizedText }
  /** The next try to sign in has to bring the slider, or slider and captcha. */
  | { readonly kind: 'sliderNeeded'; readonly message: LocalizedText }
  | { readonly kind: 'captchaNeeded'; readonly message: LocalizedText }
  | { readonly kind: 'invalid'; readonly message: LocalizedText }
  | { readonly kind: 'unauthorised'; readonly message: LocalizedText }
  /** The older family's form of an ended session. */
  | { readonly kind: 'legacyExpired'; readonly message: LocalizedText }
  | { readonly kind: 'forbidden'; readonly message: LocalizedText }
  | { readonly kind: 'unknownPath'; readonly message: LocalizedText }
  | { readonly kind: 'running'; readonly message: LocalizedText }
  | { readonly kind: 'tooLarge'; readonly message: LocalizedText }
  | { readonly kind: 'tooLongAddress'; readonly message: LocalizedText }
  | { readonly kind: 'unsupportedMedia'; readonly message: LocalizedText }
  | { readonly kind: 'otherBody'; readonly message: LocalizedText }
  /** `retryAfter`: whole seconds. */
  | { readonly kind: 'tooMany'; readonly message: LocalizedText; readonly retryAfter: number }
  | { readonly kind: 'internal'; readonly message: LocalizedText }
  | { readonly kind: 'unavailable'; readonly message: LocalizedText }
  | { readonly kind: 'storageFull'; readonly message: LocalizedText };

export type CallFailureKind = CallFailure['kind'];

export interface CallSuccess<Answer> {
  readonly result: Answer;
  /** Shown to the person; 操作成功！ when left out. */
  readonly message?: LocalizedText;
}

export type CallOutcome<Answer> = Result<CallSuccess<Answer>, CallFailure>;
