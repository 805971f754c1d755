import type { Locale, Result, LocalizedText } from '@evergreen/core/kernel';

/** Who is signed in. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
  /** Code of the department that they work for; null for none. */
  readonly orgCode: string | null;
  /** Somebody else knows the password: only the own account is open. */
  readonly mustChangePassword?: boolean | null;
  /** SHA-256 of the token, the key of the session. */
  readonly tokenHash: string;
  /** Epoch milliseconds, as stored before this call. */
  readonly lastUsedAt: number;
}

/** Request context of a handler, besides its input. */
export interface Call {
  readonly requestId: string;
  readonly locale: Locale;
  /** Network address of the peer. */
  readonly address: string;
  /** The header of that name, truncated to the stored length; not verified. */
  readonly userAgent: string;
}

/** Context of an authenticated call. */
export interface SignedInCall extends Call {
  readonly caller: Caller;
  /** The tenant that the call is for; the caller may enter it. */
  readonly tenantId: number;
}

/** Validation messages by request key, to show beside the form field. */
export type RefusedFields = Readonly<Record<string, LocalizedText>>;

/** Failure of a call, as a value. Each kind maps to one HTTP status and one envelope code. */
export type CallFailure = FailureKind & {
  /** Sent as `error.fields` of the envelope; omitted when the failure concerns no single field. */
  readonly fields?: RefusedFields;
  /** Sent as `error.rows`: every row that stood in the way of a write over several rows. */
  readonly rows?: readonly RowRefusal[];
};

export interface RowRefusal {
  readonly id: string;
  readonly reason: LocalizedText;
}

type FailureKind =
  /** The request is well-formed but violates a business rule; the user can correct it. */
  | { readonly kind: 'business'; readonly message: LocalizedText }
  /** The target row does not exist or was deleted. */
  | { readonly kind: 'missing'; readonly message: LocalizedText }
  /** Optimistic locking: the row changed since the caller read it. */
  | { readonly kind: 'overtaken'; readonly message: LocalizedText }
  /** The next sign-in attempt requires the slider, or slider and captcha. */
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
  /** Shown to the user; defaults to 操作成功！. */
  readonly message?: LocalizedText;
  /** 201: the file was read, and nothing of it was written; the result says why. Such an envelope reports no success. */
  readonly code?: 201;
}

export type CallOutcome<Answer> = Result<CallSuccess<Answer>, CallFailure>;
