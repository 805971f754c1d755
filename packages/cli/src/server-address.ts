import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import { cliMessages } from './cli.messages.ts';

export const DEFAULT_ADDRESS = 'http://127.0.0.1:8080';

const LONGEST_ADDRESS = 150;

/**
 * Reads the address of a server: http or https, perhaps with a path that a proxy puts before ours; no account, query or
 * hash. The same server always reads the same, so that its session is found again.
 */
export function parseServerAddress(value: string): Result<string, LocalizedText> {
  const wrong = err(cliMessages.wrongAddress(value));
  if (value.length > LONGEST_ADDRESS || !URL.canParse(value)) return wrong;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return wrong;
  if (search + hash + username + password !== '') return wrong;
  return ok(origin + pathname.replace(/\/+$/u, ''));
}

/** The name that a server's session is kept under: another server never gets this one's token. */
export function sessionName(address: string): string {
  return `session ${encodeURIComponent(address)}`;
}
