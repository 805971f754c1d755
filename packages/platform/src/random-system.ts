import type { RandomPort } from '@evergreen/core/ports';

const DRAWS = 2 ** 53;

/** Draw a uniform integer from 0 to 2⁵³ − 1. */
function draw(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

/**
 * Return a uniform integer from `minimum` to `maximum`, given a uniform `drawn`. Rejection sampling: draws above the largest
 * multiple of the span are repeated, which avoids modulo bias.
 */
export function integerFrom(drawn: () => number, minimum: number, maximum: number): number {
  const span = maximum - minimum + 1;
  if (!Number.isSafeInteger(minimum) || !Number.isSafeInteger(maximum) || !Number.isSafeInteger(span) || span < 1)
    throw new RangeError(`No whole number can be drawn from ${minimum} to ${maximum}`);
  const limit = DRAWS - (DRAWS % span);
  let value = drawn();
  while (value >= limit) value = drawn();
  return minimum + (value % span);
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where a page is served without TLS. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}

/** Cryptographically secure random numbers (Web Crypto), in browsers and Node. */
export const systemRandom: RandomPort = {
  integer: (minimum, maximum) => integerFrom(draw, minimum, maximum),
  id: randomUuid,
};
