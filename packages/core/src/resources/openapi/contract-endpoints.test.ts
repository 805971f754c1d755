import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import * as contract from '../../contract/index.ts';
import { contractEndpoints } from './contract-endpoints.ts';

const group = v.record(v.string(), v.looseObject({ name: v.string() }));

describe('the endpoints of the contract by domain', () => {
  it('hold every endpoint that the contract declares', () => {
    const declared = Object.entries(contract)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, endpoints]) => Object.values(v.parse(group, endpoints)))
      .map(({ name }) => name);
    const listed = new Set(
      Object.values(contractEndpoints())
        .flat()
        .map(({ name }) => name),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((name) => !listed.has(name))).toEqual([]);
  });
});
