import * as v from 'valibot';

import type { Endpoint } from '../../contract/index.ts';
import { contractEndpoints } from './contract-endpoints.ts';

/**
 * One call that shows whether a server keeps the contract, and changes nothing:
 * - `read`: a read that needs no input, as the person who signed in; its answer has to fit the schema.
 * - `guard`: any other call that needs a session, without one; it has to be refused.
 * - `input`: an open call without its input; it has to be refused, or answered as specified.
 */
export interface ContractProbe {
  readonly kind: 'read' | 'guard' | 'input';
  readonly endpoint: Endpoint;
  /** For each `:name` of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** How a call ended, as the client tells it; `status` is that of HTTP where no other kind says more. */
export interface ProbeAnswer {
  readonly ok: boolean;
  /** The kind of failure. */
  readonly kind?: string | undefined;
  readonly status?: number | undefined;
}

/**
 * `answered`: as specified. `refused`: by a rule of the server, in the envelope; the account may not read it, or its database lacks it.
 * `guarded`: refused without a session. `unguarded`: answered without one. `missing`: the server knows no such call. `broken`: anything
 * else, an answer that does not fit among them.
 */
export type ProbeOutcome = 'answered' | 'refused' | 'guarded' | 'unguarded' | 'missing' | 'broken';

const AS_SPECIFIED: ReadonlySet<ProbeOutcome> = new Set(['answered', 'refused', 'guarded']);
const BAD_REQUEST = 400;

/** A probe for every call of the contract, in its order. */
export function contractProbes(): readonly ContractProbe[] {
  return Object.values(contractEndpoints())
    .flat()
    .map((endpoint) => ({ kind: probeKind(endpoint), endpoint, params: anyParams(endpoint) }));
}

function probeKind(endpoint: Endpoint): ContractProbe['kind'] {
  const isFree = v.is(endpoint.params, {}) && v.is(endpoint.query, {});
  // A file has no envelope; making one, and what else is logged as a write, is noted and counted.
  if (endpoint.method === 'GET' && isFree && !endpoint.isFile && !endpoint.isWrite) return 'read';
  return endpoint.access.kind === 'anonymous' ? 'input' : 'guard';
}

function anyParams({ path }: Endpoint): Readonly<Record<string, string>> {
  const names = path.split('/').filter((part) => part.startsWith(':'));
  return Object.fromEntries(names.map((name) => [name.slice(1), 'x']));
}

export function probeOutcome({ kind }: Pick<ContractProbe, 'kind'>, answer: ProbeAnswer): ProbeOutcome {
  if (answer.ok) return kind === 'guard' ? 'unguarded' : 'answered';
  switch (answer.kind) {
    case 'unauthorised':
      return kind === 'guard' ? 'guarded' : 'refused';
    case 'rejected':
    case 'forbidden':
      return 'refused';
    case 'notFound':
      return 'missing';
    default:
      return kind === 'input' && answer.status === BAD_REQUEST ? 'refused' : 'broken';
  }
}

/** Whether the server keeps the contract in this call. */
export function isAsSpecified(outcome: ProbeOutcome): boolean {
  return AS_SPECIFIED.has(outcome);
}
