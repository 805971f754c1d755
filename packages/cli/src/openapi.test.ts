import { expect, it } from 'vitest';

import { openApiDocument } from '@evergreen/core/resources/openapi';

import { cliPerson } from './testing/cli-person.ts';

const exported = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

it('API-11 evergreen openapi exports the description of the contract, to standard output or a file, without a server', async () => {
  const written = new Map<string, string>();
  const runs = [
    await cliPerson().runs(['openapi']),
    await cliPerson().runs(['openapi', '--output', 'openapi.json'], { written }),
  ];
  expect({ runs, written: [...written] }).toEqual({
    runs: [
      { code: 0, out: exported, err: '' },
      { code: 0, out: '', err: '' },
    ],
    written: [['openapi.json', exported]],
  });
});

it('says why the description cannot be written', async () => {
  expect(await cliPerson().runs(['--lang', 'en-US', 'openapi', '--output', 'missing/openapi.json'])).toEqual({
    code: 1,
    out: '',
    err: 'Cannot write missing/openapi.json: ENOENT: no such file or directory\n',
  });
});
