import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu;

/**
 * Return the rate-limit key of a network address: the whole IPv4 address, also when IPv4-mapped (RFC 4291 §2.5.5.2), or the /64
 * prefix of an IPv6 address, because one machine may use the whole prefix (RFC 4291 §2.5.4).
 */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/su, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end is two groups.
  const width = left.length + right.length + (plain.includes('.') ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: 8 - width }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
