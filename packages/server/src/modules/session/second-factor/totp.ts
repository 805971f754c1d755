import { randomBytes } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import { TOTP_DIGITS } from '@evergreen/core/contract';
import { seconds } from '@evergreen/core/kernel';

/** What authenticator apps understand without being told: RFC 6238 with SHA-1, six digits, thirty seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: 30 } as const;

/** Shown by the authenticator beside the account; not translated, because it is stored there. */
const ISSUER = 'Evergreen';

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;

/** Steps of thirty seconds that a clock may be off, either way (RFC 6238 §5.2). */
const DRIFT = 1;

/** A new secret in Base32. */
export function createTotpSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The address behind the picture that an authenticator scans. */
export function totpAddress(secret: string, username: string): string {
  return new TOTP({ ...SETTINGS, issuer: ISSUER, label: username, secret }).toString();
}

/** The time step whose code this is, within `drift` steps of now; undefined for no such code. `now`: epoch milliseconds. */
export function stepOfCode(secret: string, code: string, now: number, drift: number = DRIFT): number | undefined {
  const totp = new TOTP({ ...SETTINGS, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: drift });
  return delta === null ? undefined : Math.floor(now / seconds(SETTINGS.period)) + delta;
}

/** Seconds that the clock behind a code is ahead of this one, up to a quarter of an hour; undefined for a code of no such time. */
export function secondsAhead(secret: string, code: string, now: number): number | undefined {
  const step = stepOfCode(secret, code, now, 30);
  return step === undefined ? undefined : (step - Math.floor(now / seconds(SETTINGS.period))) * SETTINGS.period;
}
