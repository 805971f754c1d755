import { wireHeaders, type Endpoint } from '../contract/index.ts';
import { seconds, type Locale } from '../kernel/index.ts';
import type { HttpRequest } from '../ports/index.ts';
import { fillPath, queryString } from './query-string.ts';

/** Every call but uploads and downloads ends after this long. */
export const REQUEST_TIMEOUT = seconds(9);

/** What the policy reads from the outside for one call. */
export interface RequestContext {
  readonly basePath: string;
  readonly token: string | null;
  readonly tenantId: string | null;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
  /** For writes only; the server keeps the answer under it, so that a repeated call writes once. */
  readonly idempotencyKey: string;
}

export interface RequestParts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** One call of the contract as the network sees it: headers, stamp and time limit of the specification. */
export function requestOf(endpoint: Endpoint, parts: RequestParts, context: RequestContext): HttpRequest {
  const stamp = endpoint.method === 'GET' && endpoint.isTimeStamped ? { _t: Math.floor(context.now / 1000) } : {};
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return {
    method: endpoint.method,
    url: context.basePath + fillPath(endpoint.path, parts.params) + queryString({ ...stamp, ...parts.query }),
    headers: {
      accept: 'application/json',
      [wireHeaders.language]: context.locale,
      [wireHeaders.tenant]: context.tenantId ?? '0',
      ...(context.token === null ? {} : { [wireHeaders.token]: context.token }),
      ...(hasBody
        ? { 'content-type': 'application/json', [wireHeaders.idempotencyKey]: context.idempotencyKey }
        : {}),
    },
    ...(hasBody ? { body: JSON.stringify(parts.body ?? {}) } : {}),
    timeout: REQUEST_TIMEOUT,
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  };
}
