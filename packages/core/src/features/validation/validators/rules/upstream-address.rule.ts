import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** Scheme, host, port and the rest; names of users are no part of it, and a host is written in ASCII. */
const HTTP_ADDRESS = /^https?:\/\/(?<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/** Where clouds answer their machines with credentials, beside the addresses that are link-local. */
const METADATA_HOSTS: readonly string[] = ['metadata.google.internal', 'metadata.goog', 'metadata', 'instance-data'];
/** 100.100.100.200. */
const METADATA_IPV4 = [100, 100, 100, 200] as const;
/** fd00:ec2::254. */
const METADATA_IPV6 = [0xfd_00, 0xec_2, 0, 0, 0, 0, 0, 0x2_54] as const;

/**
 * Validate the address of a server that calls are handed on to: http or https, and no address that is link-local, metadata of a cloud,
 * unspecified, multicast or reserved, in whatever notation. Loopback is allowed: a server may run on the same machine.
 */
export function checkUpstreamAddress(value: string): LocalizedText | null {
  const host = HTTP_ADDRESS.exec(value)?.groups?.['host']?.toLowerCase().replace(/\.$/u, '');
  if (host === undefined || host === '') return validatorMessages.url;
  return isRefusedHost(host) ? validatorMessages.upstreamHost : null;
}

function isRefusedHost(host: string): boolean {
  if (host.startsWith('[')) {
    const groups = ipv6Groups(host.slice(1, -1));
    return groups === undefined || isRefusedIpv6(groups);
  }
  if (METADATA_HOSTS.includes(host)) return true;
  const bytes = ipv4Bytes(host);
  return bytes === 'broken' || (bytes !== undefined && isRefusedIpv4(bytes));
}

type Bytes = readonly number[];

function isRefusedIpv4(bytes: Bytes): boolean {
  const [first = 0, second = 0] = bytes;
  const isLinkLocal = first === 169 && second === 254;
  return isLinkLocal || first === 0 || first >= 224 || METADATA_IPV4.every((byte, place) => byte === bytes[place]);
}

function isRefusedIpv6(groups: Bytes): boolean {
  const [first = 0] = groups;
  const isLinkLocal = first >= 0xfe_80 && first <= 0xfe_bf;
  if (isLinkLocal || first >= 0xff_00 || groups.every((group) => group === 0)) return true;
  if (METADATA_IPV6.every((group, place) => group === groups[place])) return true;
  return isEmbedding(groups) && isRefusedIpv4(groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]));
}

/** An address of version 6 that stands for one of version 4: mapped, compatible (loopback is none), or translated (RFC 6052). */
function isEmbedding(groups: Bytes): boolean {
  const beginsWith = (start: Bytes) => start.every((group, place) => group === groups[place]);
  const isLoopback = beginsWith([0, 0, 0, 0, 0, 0, 0, 1]);
  return (
    !isLoopback &&
    [
      [0, 0, 0, 0, 0, 0xff_ff],
      [0, 0, 0, 0, 0, 0],
      [0x64, 0xff_9b, 0, 0, 0, 0],
    ].some(beginsWith)
  );
}

/**
 * The four bytes of an address of version 4, also in the notations that programs take: one to four numbers, decimal, octal or
 * hexadecimal, the last of which fills what is left. undefined for a name; `broken` for what ends in a number and is no address.
 */
function ipv4Bytes(host: string): Bytes | 'broken' | undefined {
  const parts = host.split('.');
  if (!/^(?:0x[0-9a-f]*|\d+)$/u.test(parts.at(-1) ?? '')) return undefined;
  const numbers = parts.map(numberOf);
  const last = numbers.at(-1) ?? Number.NaN;
  const leading = numbers.slice(0, -1);
  const free = 4 - leading.length;
  if (free < 1 || !leading.every((byte) => byte <= 255) || !(last < 256 ** free)) return 'broken';
  return [
    ...leading,
    ...Array.from({ length: free }, (_, place) => Math.floor(last / 256 ** (free - 1 - place)) % 256),
  ];
}

/** NaN for no number. */
function numberOf(text: string): number {
  if (/^0x[0-9a-f]*$/u.test(text)) return Number.parseInt(text.slice(2) || '0', 16);
  if (/^0[0-7]+$/u.test(text)) return Number.parseInt(text, 8);
  return /^(?:0|[1-9]\d*)$/u.test(text) ? Number(text) : Number.NaN;
}

/** The eight groups of an address of version 6; undefined for what is none. */
function ipv6Groups(text: string): Bytes | undefined {
  const halves = text.split('::').map((half) => (half === '' ? [] : half.split(':').flatMap(groupsOf)));
  const [start = [], end] = halves;
  const missing = 8 - start.length - (end?.length ?? 0);
  if (halves.length > 2 || (end === undefined ? missing !== 0 : missing < 1)) return undefined;
  const groups = [...start, ...Array.from({ length: missing }, () => 0), ...(end ?? [])];
  return groups.every((group) => group <= 0xff_ff) ? groups : undefined;
}

function groupsOf(part: string): Bytes {
  if (!part.includes('.')) return [/^[0-9a-f]{1,4}$/u.test(part) ? Number.parseInt(part, 16) : Number.NaN];
  const bytes = ipv4Bytes(part);
  if (bytes === undefined || bytes === 'broken') return [Number.NaN];
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  return [first * 256 + second, third * 256 + fourth];
}
