import { expect, it } from 'vitest';

import { page } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { rows, server } from './testing/wire-samples.ts';

async function signedIn(): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person;
}

const published = page(
  JSON.stringify({ success: true, message: '', code: 200, result: { rows: [{ id: 'a2', version: 2 }] }, timestamp: 0 }),
);

it('makes any call of the contract and prints what was answered', async () => {
  const person = await signedIn();
  const http = server({
    'GET /api/isps/activity/queryById': { result: rows[1] },
    'PUT /api/isps/activity/publish': published,
  });
  const read = await person.runs(['api', 'get', '/api/isps/activity/queryById?id=a2'], { http });
  expect([read.code, read.err, JSON.parse(read.out)]).toMatchObject([0, '', { id: 'a2', title: '书法讲座' }]);
  expect(
    await person.runs(['api', 'PUT', '/isps/activity/publish', '--data', '-'], {
      http,
      input: '{"rows":[{"id":"a2"}]}',
    }),
  ).toEqual({ code: 0, out: '{"rows":[{"id":"a2","version":2}]}\n', err: '' });
});

it('shows what it would send, and sends nothing that does not fit the contract', async () => {
  const person = await signedIn();
  const http = server();
  const runs = [
    ['api', 'GET', '/isps/activity/list', '--query', 'pageSize=5', 'title=a&b', '--dry-run'],
    ['api', 'GET', '/isps/activity/list', '--query', 'pageSize=many'],
    ['api', 'PUT', '/isps/activity/publish', '--data', '{"rows":[]}'],
    ['api', 'PUT', '/isps/activity/publish', '--data', '{'],
    ['api', 'GET', '/isps/activity/list', '--query', 'pageSize'],
    ['api', 'GET', '/isps/activities/list'],
  ];
  const outcomes = [];
  for (const words of runs) {
    const { code, out, err } = await person.runs(words, { http });
    outcomes.push([code, out + err.slice(0, 40)]);
  }
  expect(outcomes).toEqual([
    [0, '{"method":"GET","path":"/isps/activity/list","query":{"pageSize":"5","title":"a&b"}}\n'],
    [2, expect.stringMatching(/^query\.pageSize不符合契约：/u)],
    [2, expect.stringMatching(/^body\.rows不符合契约：/u)],
    [2, '--data 不是 JSON\n'],
    [2, expect.stringMatching(/^--query pageSize 不正确/u)],
    [2, expect.stringMatching(/^契约中没有 GET \/isps\/activities\/list；相近的有：/u)],
  ]);
});
