import { err, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';

const ORIGIN = /^(?<scheme>https?):\/\/(?<host>[^/?#:]+|\[[^\]]+\])(?::(?<port>\d+))?(?=[/?#]|$)/iu;
const OWN_PATH = /^\/(?![/\\])/u;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * Whether a menu address may be shown in an iframe: a path of this site may, a foreign page only if the installation
 * lists its host (threat T-62). A listed host is an origin such as `https://report.example.org`, compared by scheme and
 * port; anything after it is ignored. The error says what to do.
 */
export function framedAddress(address: string, hosts: readonly string[]): Result<string, LocalizedText> {
  if (OWN_PATH.test(address)) return ok(address);
  const origin = originOf(address);
  if (origin === undefined) return err(menuMessages.badAddress);
  return hosts.some((host) => originOf(host) === origin) ? ok(address) : err(menuMessages.unlistedHost(origin));
}

/** Normalised origin; undefined if there is none. */
function originOf(address: string): string | undefined {
  const groups = ORIGIN.exec(address)?.groups;
  if (groups === undefined) return undefined;
  const scheme = (groups['scheme'] ?? '').toLowerCase();
  const port = groups['port'] ?? DEFAULT_PORTS[scheme] ?? '';
  return `${scheme}://${(groups['host'] ?? '').toLowerCase()}${port === DEFAULT_PORTS[scheme] ? '' : `:${port}`}`;
}
