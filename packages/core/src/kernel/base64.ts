const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign, value]));

/** Decode Base64 (RFC 4648 §4), tolerating line breaks and missing padding; null if malformed. */
export function decodeBase64(text: string): Uint8Array | null {
  const signs = text.replace(/[\r\n]/gu, '').replace(/={1,2}$/u, '');
  if (signs.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let next = 0;
  for (const sign of signs) {
    const value = VALUES.get(sign);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xff_ff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[next] = (bits >> count) & 0xff;
    next += 1;
  }
  return bytes;
}
