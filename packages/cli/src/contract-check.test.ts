import { expect, it } from 'vitest';

import { contractProbes } from '@evergreen/core/resources/openapi';

import { cliPerson } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';

it('API-10 names the calls that a server lacks or answers otherwise, and ends with 1', async () => {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  const { code, out, err } = await person.runs(['contract-check'], { http: server() });
  const lines = out.trimEnd().split('\n');
  const json = await person.runs(['contract-check', '--json'], { http: server() });
  const results: unknown = JSON.parse(json.out);
  expect({
    code,
    err,
    missing: lines.find((line) => line.startsWith('POST /isps/activity/add')),
    read: lines.some((line) => line.startsWith('GET /sys/permission/getUserPermissionByToken')),
    last: /^\d+ 个接口中 \d+ 个符合契约$/u.test(lines.at(-1) ?? ''),
    results: Array.isArray(results) ? results.length : 0,
  }).toEqual({
    code: 1,
    err: '',
    missing: expect.stringMatching(/没有这个接口/u),
    read: false,
    last: true,
    results: contractProbes().length,
  });
});
