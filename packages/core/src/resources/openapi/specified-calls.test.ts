import { describe, expect, it } from 'vitest';

import { SPECIFIED_CALLS, type SpecifiedCall } from '../../contract/specified-calls.ts';
import { contractEndpoints } from './contract-endpoints.ts';

const calls = SPECIFIED_CALLS.flatMap((section) => section.calls);
const asText = ({ method, path }: Pick<SpecifiedCall, 'method' | 'path'>) => `${method} ${path}`;

function callsDocument(): string {
  const rows = SPECIFIED_CALLS.flatMap((section) =>
    section.calls.map(({ method, path }) => `| ${section.section} | ${method} | \`${path}\` |`),
  );
  return `# Calls of the specification

The ${calls.length} calls that section 7 of the product specification names: each is in the contract and answered by the server. The list is
\`packages/core/src/contract/specified-calls.ts\`; the core's test compares it with the contract, the server's with its router. Written by
\`pnpm run docs\`. The other calls of a list are derived from each resource, so they are not listed here; the socket is not built.

| Section | Method | Path below the base path |
|---|---|---|
${rows.join('\n')}
`;
}

describe('calls of the specification', () => {
  it('are listed once each', () => {
    expect(new Set(calls.map(asText)).size).toBe(calls.length);
    expect(calls).toHaveLength(73);
  });

  it('HTTP-06 are in the contract, from which client and server are made, with their method and path', () => {
    const known = new Set(Object.values(contractEndpoints()).flat().map(asText));
    expect(calls.map(asText).filter((one) => !known.has(one))).toEqual([]);
  });

  it('match docs/calls.md; update with vitest run --update', async () => {
    await expect(callsDocument()).toMatchFileSnapshot('../../../../../docs/calls.md');
  });
});
