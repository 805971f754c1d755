import { isIP } from 'node:net';

import { LOG_LEVELS } from '@evergreen/core/ports';

import { DEFAULT_RETENTION, type RetentionSettings } from '../modules/base/log/log-retention.ts';

export function isPort(value: string): boolean {
  return /^\d{1,5}$/u.test(value) && Number(value) <= 65_535;
}

export function isPassword(value: string): boolean {
  return value.length >= 8 && value.length <= 128;
}

export function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
}

export function isSwitch(value: string): boolean {
  return value === 'on' || value === 'off';
}

export function isLogLevel(value: string): boolean {
  return LOG_LEVELS.some((level) => level === value);
}

/** `180` or `180/1000000`: days, and rows at most. */
const RETENTION = /^(?<days>[1-9]\d{0,4})(?:\/(?<rows>[1-9]\d{0,8}))?$/u;

export function isRetention(value: string): boolean {
  return RETENTION.test(value);
}

/** The retention of one log; nothing where the variable is not set. */
export function retentionIn(log: keyof RetentionSettings, value = ''): Partial<RetentionSettings> {
  const { days, rows } = RETENTION.exec(value)?.groups ?? {};
  return days === undefined ? {} : { [log]: { days: Number(days), rows: Number(rows ?? DEFAULT_RETENTION.rows) } };
}

export function listedIn(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * Validate an IPv4 or IPv6 address or CIDR network (RFC 4632). A /0 prefix is rejected: it would trust everyone, and
 * X-Forwarded-For can be forged (threat T-11).
 */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function isHostAndPort(value: string): boolean {
  const port = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(?<port>\d{1,5})$/u.exec(value)?.groups?.['port'];
  return port !== undefined && isPort(port);
}

/** Its scripts run in the page: never over a connection that somebody else can change. */
export const isMapHost = (value: string): boolean => /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/u.test(value);

/** Validate an origin (scheme, host, port) for the content security policy. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\/[\w.[\]:-]+$/u.test(value) && isHttpAddress(value);
}

/** The bytes of hex digits. */
export function variableKeyOf(hex: string | undefined): Uint8Array | undefined {
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}
