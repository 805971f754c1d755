import * as v from 'valibot';

import { DEFAULT_BASE_PATH, type Endpoint } from '../../contract/index.ts';
import { contractEndpoints } from './contract-endpoints.ts';

/** A call of the contract with the values of the `:name` parts of its path. */
export interface ContractCall {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** The call of this method and path, with or without the base path; undefined for none. */
export function contractCall(method: string, path: string): ContractCall | undefined {
  const relative = path.startsWith(`${DEFAULT_BASE_PATH}/`) ? path.slice(DEFAULT_BASE_PATH.length) : path;
  const parts = relative.split('/');
  for (const endpoint of allEndpoints()) {
    const own = endpoint.path.split('/');
    const isMatch =
      endpoint.method === method &&
      own.length === parts.length &&
      own.every((part, index) => part.startsWith(':') || part === parts[index]);
    if (!isMatch) continue;
    const params = own.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')] as const] : [],
    );
    return { endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** The calls whose paths share the longest beginning with a path, at most five. */
export function nearestCalls(path: string): readonly string[] {
  const shared = (other: string) => {
    const index = Array.from(other).findIndex((letter, place) => letter !== path[place]);
    return index < 0 ? other.length : index;
  };
  return allEndpoints()
    .map((endpoint) => [shared(endpoint.path), `${endpoint.method} ${endpoint.path}`] as const)
    .toSorted(([one, first], [other, second]) => other - one || (first < second ? -1 : 1))
    .slice(0, 5)
    .map(([, name]) => name);
}

export interface ContractProblem {
  /** Where it is: `body.rows`. */
  readonly place: string;
  /** In English, as the schema says it. */
  readonly message: string;
}

/** The first part of a request that does not fit the schemas of its call. */
export function contractProblem(
  { endpoint, params }: ContractCall,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): ContractProblem | undefined {
  const parts = [
    ['query', endpoint.query, query],
    ['params', endpoint.params, params],
    ['body', endpoint.body, body],
  ] as const;
  for (const [part, schema, value] of parts) {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) continue;
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue);
    return { place: place === null ? part : `${part}.${place}`, message: issue.message };
  }
  return undefined;
}

const allEndpoints = (): readonly Endpoint[] => Object.values(contractEndpoints()).flat();
