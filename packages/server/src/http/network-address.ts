import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu;

/**
 * The part of a network address that stands for one customer of a network, to count by: the whole of IPv4, also where it is written
 * as IPv6 (RFC 4291 §2.5.5.2), and the first 64 bits of IPv6, of which one machine has the rest to choose from (RFC 4291 §2.5.4).
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
