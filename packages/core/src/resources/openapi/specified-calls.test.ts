import { describe, expect, it } from 'vitest';

import { SPECIFIED_CALLS, type SpecifiedCall } from '../../contract/specified-calls.ts';
import { LONGEST_ADDRESS } from '../../contract/index.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { hasField, takesParameter } from '../../testing/schema-fields.ts';

const calls = SPECIFIED_CALLS.flatMap((section) => section.calls);
const asText = ({ method, path }: Pick<SpecifiedCall, 'method' | 'path'>) => `${method} ${path}`;

function callsDocument(): string {
  const rows = SPECIFIED_CALLS.flatMap((section) =>
    section.calls.map(
      ({ method, path, takes, answers }) =>
        `| ${section.section} | ${method} | \`${path}\` | ${takes.map(asCode).join(', ')} | ${answerText(answers)} |`,
    ),
  );
  return `# Calls of the specification

The ${calls.length} calls that section 7 of the product specification names: each is in the contract and answered by the server. The list is
\`packages/core/src/contract/specified-calls.ts\`, written from the text; the core's test compares it with the contract, the server's with what it
answers. Written by \`pnpm run docs\`. The other calls of a list are derived from each resource, so they are not listed here; the socket is in
[architecture.md](../architecture.md#the-channel).

Parameters and fields are those that the text names; where it names none, the contract says more (\`GET /api/openapi.json\`). A field with \`?\` is there
only where it applies.

| Section | Method | Path below the base path | Parameters | Fields of the result |
|---|---|---|---|---|
${rows.join('\n')}

## Read otherwise

| Call | The text says | On the wire | Because |
|---|---|---|---|
${otherwiseRows().join('\n')}

## Long addresses

These calls take the same parameters as JSON by POST, by the names and texts that they have in an address. Clients of the core post what would
be an address of more than ${LONGEST_ADDRESS} characters, of every list too (\`<list>\`); servers answer the specified addresses up to 64 KB, their headers included.

| Call | Posted to |
|---|---|
${postedRows().join('\n')}
`;
}

const asCode = (name: string) => `\`${name}\``;

/** Fields of one object stand together: `menu[]`: path, name. */
function answerText(answers: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const path of answers) {
    const end = path.lastIndexOf('.');
    const parent = path.slice(0, Math.max(end, 0));
    groups.set(parent, [...(groups.get(parent) ?? []), asCode(path.slice(end + 1))]);
  }
  return [...groups]
    .map(([parent, names]) => (parent === '' ? names.join(', ') : `${asCode(parent)}: ${names.join(', ')}`))
    .join('; ');
}

function otherwiseRows(): readonly string[] {
  return calls.flatMap((one) =>
    Object.entries(one.otherwise).map(
      ([name, { as, because }]) =>
        `| ${asText(one)} | ${asCode(name)} | ${as.length === 0 ? 'not there' : as.map(asCode).join(', ')} | ${because} |`,
    ),
  );
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

  it('WIRE-01 take the parameters and answer the fields that the text states, unless a decision reads otherwise', () => {
    const endpoints = new Map(
      Object.values(contractEndpoints())
        .flat()
        .map((endpoint) => [asText(endpoint), endpoint]),
    );
    const missing = calls.flatMap((one) => {
      const endpoint = endpoints.get(asText(one));
      const wireNames = (names: readonly string[]) => names.flatMap((name) => one.otherwise[name]?.as ?? [name]);
      if (endpoint === undefined) return [asText(one)];
      return [
        ...wireNames(one.takes).filter((name) => !takesParameter(endpoint, name)),
        ...wireNames(one.answers).filter((path) => !hasField(endpoint.answer, path)),
      ].map((name) => `${asText(one)}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are read otherwise only in what the text states', () => {
    const unstated = calls.flatMap((one) =>
      Object.keys(one.otherwise)
        .filter((name) => ![...one.takes, ...one.answers].includes(name))
        .map((name) => `${asText(one)}: ${name}`),
    );
    expect(unstated).toEqual([]);
  });

  it('match docs/generated/calls.md; update with vitest run --update', async () => {
    await expect(callsDocument()).toMatchFileSnapshot('../../../../../docs/generated/calls.md');
  });
});
