import { expect, it } from 'vitest';

import { contractEndpoints } from './contract-endpoints.ts';
import { contractProbes, isAsSpecified, probeOutcome, type ContractProbe, type ProbeAnswer } from './contract-check.ts';

it('asks every call of the contract once, and writes nothing', () => {
  const probes = contractProbes();
  const kinds = new Map(probes.map(({ endpoint: { name }, kind }) => [name, kind]));
  expect({
    names: [...kinds.keys()],
    reads: probes.every(({ kind, endpoint }) => kind !== 'read' || endpoint.method === 'GET'),
    open: probes.every(({ kind, endpoint }) => kind !== 'input' || endpoint.access.kind === 'anonymous'),
    samples: ['activity.list', 'activity.queryById', 'activity.add', 'auth.login', 'auth.logout'].map((name) =>
      kinds.get(name),
    ),
  }).toEqual({
    names: Object.values(contractEndpoints())
      .flat()
      .map(({ name }) => name),
    reads: true,
    open: true,
    samples: ['read', 'guard', 'guard', 'input', 'guard'],
  });
});

it.each<[ContractProbe['kind'], ProbeAnswer, string, boolean]>([
  ['read', { ok: true }, 'answered', true],
  ['read', { ok: false, kind: 'forbidden' }, 'refused', true],
  ['read', { ok: false, kind: 'malformed' }, 'broken', false],
  ['read', { ok: false, kind: 'notFound' }, 'missing', false],
  ['read', { ok: false, kind: 'unreachable' }, 'broken', false],
  ['guard', { ok: false, kind: 'unauthorised' }, 'guarded', true],
  ['guard', { ok: true }, 'unguarded', false],
  ['guard', { ok: false, kind: 'status', status: 400 }, 'broken', false],
  ['input', { ok: false, kind: 'status', status: 400 }, 'refused', true],
  ['input', { ok: false, kind: 'status', status: 500 }, 'broken', false],
])('a %s that ends with %j is %s', (kind, answer, outcome, isKept) => {
  const found = probeOutcome({ kind }, answer);
  expect([found, isAsSpecified(found)]).toEqual([outcome, isKept]);
});
