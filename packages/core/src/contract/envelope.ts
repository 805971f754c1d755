import * as v from 'valibot';

/**
 * Codes of the envelope, separate from the HTTP status. The last two: what the next login attempt requires beside the
 * password.
 */
export const ENVELOPE_CODE = {
  success: 200,
  refused: 403,
  /** The row does not exist or was deleted. */
  missing: 404,
  /** The row was changed since it was read. */
  overtaken: 409,
  failure: 500,
  warning: 510,
  sliderNeeded: 4001,
  /** The captcha, and the slider as well. */
  captchaNeeded: 4002,
} as const;

/** A row that stood in the way of a write over several rows, with the reason in the language of `message`. */
const refusedRow = v.object({ id: v.string(), reason: v.string() });

export type RefusedRow = v.InferOutput<typeof refusedRow>;

/**
 * What a server refused, for programs. `fields`: a sentence for each refused key of the request, in the language of
 * `message`. `rows`: every row that stood in the way; none was written.
 */
export const envelopeError = v.object({
  kind: v.string(),
  fields: v.optional(v.record(v.string(), v.string()), {}),
  rows: v.optional(v.array(refusedRow)),
});

export type EnvelopeError = v.InferOutput<typeof envelopeError>;

/** Wrapper of every response. `code` may be a number or numeric text. */
export const envelope = v.object({
  success: v.boolean(),
  message: v.nullish(v.string(), ''),
  code: v.pipe(
    v.nullish(v.union([v.number(), v.string()]), 0),
    v.transform((value) => Number(value)),
  ),
  result: v.optional(v.unknown()),
  /** Replaces `result` if the server encrypts its lists. */
  resultData: v.nullish(v.string()),
  timestamp: v.nullish(v.number(), 0),
  /** Only with `success: false`. A server of another make may use the key in its own way; that reads as if it were left out. */
  error: v.fallback(v.optional(envelopeError), undefined),
});

export type Envelope = v.InferOutput<typeof envelope>;
