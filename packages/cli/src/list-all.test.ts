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
    {
      code: 0,
      out: '活动状态\n报名中\n草稿\n',
      err: '没有输出全部记录：1-10 共 22 条。加 --all 输出全部\n',
    },
    { code: 2, out: '', err: '--all 需要同时给出 --json 或 --csv\n' },
    { code: 2, out: '', err: '--json 与 --csv 只能给出一个\n' },
  ]);
});

it('asks a list by the conditions that export and query take, and refuses what no field can be asked', async () => {
  const person = await signedIn();
  const http = pages(2);
  const words = [
    'list',
    'activity',
    '--where',
    '名额 >= 10',
    '--where',
    'title like 登',
    '--match',
    'or',
    '--columns',
    'title',
  ];
  const listed = await person.runs([...words, '--size', '2', '--csv'], { http });
  const asked = http.requests.flatMap(({ url }) => {
    const { searchParams } = new URL(url);
    return url.includes('/isps/activity/list')
      ? [[decodeURIComponent(searchParams.get('superQueryParams') ?? ''), searchParams.get('superQueryMatchType')]]
      : [];
  });
  expect([listed, asked]).toEqual([
    { code: 0, out: '活动标题\n重阳登高 [31m\n书法讲座\n', err: '' },
    [['[{"field":"quota","rule":"ge","val":"10"},{"field":"title","rule":"like","val":"登"}]', 'or']],
  ]);
  const refused = await person.runs(['list', 'activity', '--where', 'none = 1'], { http });
  expect([refused.code, refused.out, refused.err.includes('none')]).toEqual([2, '', true]);
});
