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

  it('LOG-01 say of every write behind a right which record it is about, unless it is about a whole list', () => {
    const ofLists = /\.(?:exportXls|startExport|print|importCheck|importExcel)$/u;
    const about = Object.values(contractEndpoints())
      .flat()
      .filter(
        ({ name, access, isWrite, posts }) =>
          isWrite && posts === null && access.kind === 'permission' && !ofLists.test(name),
      );
    expect(about.length).toBeGreaterThan(200);
    expect(about.filter((endpoint) => endpoint.about === null).map(({ name }) => name)).toEqual([
      // Caches and backups are no records.
      'dictionary.refleshCache',
      'monitor.clearCache',
      'backup.make',
    ]);
  });
});
