import { ENVELOPE_CODE, type EnvelopeError } from '@evergreen/core/contract';
import type { Locale } from '@evergreen/core/kernel';

import type { CallFailure, CallFailureKind, CallSuccess } from './call.types.ts';
import { httpServerMessages } from './http.messages.ts';
import type { ListSeal } from './list-seal.ts';

/** A response: HTTP status and envelope. */
export interface WireAnswer {
  readonly status: number;
  readonly envelope: {
    readonly success: boolean;
    readonly message: string;
    readonly code: number;
    readonly result: unknown;
    /** Epoch milliseconds. */
    readonly timestamp: number;
    /** Only for a failure that names the refused fields or rows. */
    readonly error?: EnvelopeError;
  };
}

/** HTTP status and envelope code by failure kind. */
const statuses: Readonly<Record<CallFailureKind, readonly [status: number, code: number]>> = {
  business: [200, ENVELOPE_CODE.failure],
  missing: [200, ENVELOPE_CODE.missing],
  overtaken: [200, ENVELOPE_CODE.overtaken],
  sliderNeeded: [200, ENVELOPE_CODE.sliderNeeded],
  captchaNeeded: [200, ENVELOPE_CODE.captchaNeeded],
  invalid: [400, 400],
  unauthorised: [401, 401],
  legacyExpired: [500, ENVELOPE_CODE.failure],
  forbidden: [403, ENVELOPE_CODE.refused],
  unknownPath: [404, 404],
  running: [409, 409],
  tooLarge: [413, 413],
  tooLongAddress: [414, 414],
  unsupportedMedia: [415, 415],
  otherBody: [422, 422],
  tooMany: [429, 429],
  internal: [500, ENVELOPE_CODE.failure],
  unavailable: [503, 503],
  storageFull: [507, 507],
};

/** Envelope of an encrypted list. */
export function sealedEnvelope({ envelope: { result, ...rest } }: WireAnswer, seal: ListSeal) {
  return { ...rest, resultData: seal(result) };
}

/** @param now epoch milliseconds */
export function successAnswer(success: CallSuccess<unknown>, locale: Locale, now: number): WireAnswer {
  const message = (success.message ?? httpServerMessages.succeeded)[locale];
  return {
    status: 200,
    envelope: {
      success: success.code === undefined,
      message,
      code: success.code ?? ENVELOPE_CODE.success,
      result: success.result ?? null,
      timestamp: now,
    },
  };
}

/** @param now epoch milliseconds */
export function failureAnswer(failure: CallFailure, locale: Locale, now: number): WireAnswer {
  const [status, code] = statuses[failure.kind];
  const isNamed = failure.fields !== undefined || failure.rows !== undefined;
  const error = isNamed ? { error: envelopeError(failure, locale) } : {};
  return {
    status,
    envelope: { success: false, message: failure.message[locale], code, result: null, timestamp: now, ...error },
  };
}

function envelopeError({ kind, fields = {}, rows }: CallFailure, locale: Locale): EnvelopeError {
  return {
    kind,
    fields: Object.fromEntries(Object.entries(fields).map(([key, message]) => [key, message[locale]])),
    ...(rows === undefined ? {} : { rows: rows.map(({ id, reason }) => ({ id, reason: reason[locale] })) }),
  };
}
