import { describe, expect, it } from 'vitest';

import { SPECIFIED_CALLS, type SpecifiedCall } from '../../contract/specified-calls.ts';
import { LONGEST_ADDRESS } from '../../contract/index.ts';
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

## Long addresses

These calls take the same parameters as JSON by POST, by the names and texts that they have in an address. Clients of the core post what would
be an address of more than ${LONGEST_ADDRESS} characters, of every list too (\`<list>\`); servers answer the specified addresses up to 64 KB, their headers included.

| Call | Posted to |
|---|---|
${postedRows().join('\n')}
`;
}

/** Calls of their own, and those of every list once. */
function postedRows(): readonly string[] {
  const shortened = (path: string) =>
    path.replace(/^.*?(?=\/(?:list|search|deleteBatch|exportXls|recycleBin(?:\/search)?)$)/u, '<list>');
  const rows = Object.values(contractEndpoints())
    .flat()
    .flatMap(({ posts, path }) =>
      posts === null ? [] : [`| ${posts.method} \`${shortened(posts.path)}\` | \`${shortened(path)}\` |`],
    );
  return [...new Set(rows)];
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
