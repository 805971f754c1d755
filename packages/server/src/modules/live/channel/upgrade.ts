import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { DEFAULT_BASE_PATH, liveWire, noticeSocketPath, tableSocketPath } from '@evergreen/core/contract';

/** What somebody asks who wants a socket. */
export interface SocketRequest {
  /** Notices of a person, or the rows that one of their pages shows. */
  readonly of: 'notice' | 'table';
  readonly userId: string;
  /** Empty for none. */
  readonly token: string;
  /** Undefined where it is no number. */
  readonly tenantId: number | undefined;
}

const PERSON = '([0-9A-Za-z-]{1,36})';
const NOTICE_PATH = new RegExp(`^${DEFAULT_BASE_PATH}${noticeSocketPath(PERSON)}$`, 'u');
const TABLE_PATH = new RegExp(`^${DEFAULT_BASE_PATH}${tableSocketPath(PERSON, '[0-9a-f]{32}')}$`, 'u');

/** Of the address and the sub-protocols; undefined for a path without sockets. */
export function socketRequestOf({ url = '', headers }: IncomingMessage): SocketRequest | undefined {
  const [path = ''] = url.split('?');
  const noticesOf = NOTICE_PATH.exec(path)?.[1];
  const userId = noticesOf ?? TABLE_PATH.exec(path)?.[1];
  if (userId === undefined) return undefined;
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  const after = (prefix: string) => offered.find((protocol) => protocol.startsWith(prefix))?.slice(prefix.length) ?? '';
  const tenant = after(liveWire.tenantPrefix);
  return {
    of: noticesOf === undefined ? 'table' : 'notice',
    userId,
    token: Buffer.from(after(liveWire.tokenPrefix), 'base64url').toString(),
    tenantId: tenant === '' ? 0 : /^\d{1,9}$/u.test(tenant) ? Number(tenant) : undefined,
  };
}

/** Of the sub-protocols that a client offers, the one that is spoken; the others carry its session. */
export function spokenProtocol(offered: ReadonlySet<string>): string | false {
  return offered.has(liveWire.protocol) ? liveWire.protocol : false;
}

/**
 * Whether a page of this site asks, or a program. Pages of others would use the session of a person who visits them, if it were in a cookie;
 * it is not, and they are refused all the same (threat T-40).
 */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return !/Mozilla\//u.test(headers['user-agent'] ?? '');
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  // A proxy may leave the port out of the name that it passes on.
  return [page.host, page.hostname].includes(host.toLowerCase());
}

/** Answers before there is a socket. */
export function refuseUpgrade(socket: Duplex, status: number, headers: readonly string[] = []): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Length: 0',
    'Connection: close',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
