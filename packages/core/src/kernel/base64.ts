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

/** Encode Base64 (RFC 4648 §4), with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const signs = [18, 12, 6, 0].map((shift) => SIGNS.charAt((bits >> shift) & 0x3f)).join('');
    const held = bytes.length - at;
    pieces.push(held >= 3 ? signs : signs.slice(0, held + 1).padEnd(4, '='));
  }
  return pieces.join('');
}

/** Encode Base64 for addresses and tokens (RFC 4648 §5), without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replace(/\+/gu, '-').replace(/\//gu, '_').replace(/=+$/u, '');
}
