import { expect, it } from 'vitest';

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

const pages = (total: number) =>
  server({ 'GET /api/isps/activity/list': { result: { records: rows, total, size: 2, current: 1, pages: 2 } } });

it('prints every page as CSV, the titles once, and as JSON lines', async () => {
  const person = await signedIn();
  const words = ['list', 'activity', '--all', '--size', '2', '--columns', 'title,status'];
  const http = pages(3);
  const csv = await person.runs([...words, '--csv'], { http });
  const asked = http.requests
    .filter(({ url }) => url.includes('/isps/activity/list'))
    .map(({ url }) => new URL(url).searchParams.get('pageNo'));
  const line = ['重阳登高 [31m,报名中', '书法讲座,草稿'];
  expect([csv, asked]).toEqual([
    { code: 0, out: `${['活动标题,活动状态', ...line, ...line].join('\n')}\n`, err: '' },
    ['1', '2'],
  ]);
  const json = await person.runs([...words, '--json'], { http: pages(4) });
  expect(json.out.trim().split('\n').length).toBe(4);
});

it('prints one page as CSV without --all, and refuses what is not clear', async () => {
  const person = await signedIn();
  const runs = [
    ['list', 'activity', '--csv', '--columns', 'status'],
    ['list', 'activity', '--all'],
    ['list', 'activity', '--csv', '--json'],
  ];
  const outcomes = [];
  for (const words of runs) outcomes.push(await person.runs(words, { http: server() }));
  expect(outcomes).toEqual([
    { code: 0, out: '活动状态\n报名中\n草稿\n', err: '' },
    { code: 2, out: '', err: '--all 需要同时给出 --json 或 --csv\n' },
    { code: 2, out: '', err: '--json 与 --csv 只能给出一个\n' },
  ]);
});
