import { describe, expect, it } from 'vitest';

import { page, type Answer } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { rows, server } from './testing/wire-samples.ts';

const [open, draft] = rows;

async function signedIn(): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person;
}

const told = (message: string, result: unknown): Answer =>
  page(JSON.stringify({ success: true, message, code: 200, result, timestamp: 0 }));
const refusedWith = (message: string, refused: readonly object[]): Answer =>
  page(
    JSON.stringify({
      success: false,
      message,
      code: 500,
      result: null,
      timestamp: 0,
      error: { kind: 'business', fields: {}, rows: refused },
    }),
  );
const dictionary = {
  result: [
    { value: '0', text: '草稿', title: '草稿' },
    { value: '1', text: '报名中', title: '报名中' },
  ],
};

describe('evergreen resources', () => {
  it('lists the resources, and what one consists of, without a server', async () => {
    const person = cliPerson();
    const all = await person.runs(['resources']);
    expect([all.code, all.out.split('\n')[2]?.split(/ {2,}/u)]).toEqual([
      0,
      ['activity', '活动管理', '/isps/activity'],
    ]);
    const one = await person.runs(['resources', 'activity', '--json', '--lang', 'en-US']);
    const { fields, sort, actions } = JSON.parse(one.out);
    expect([fields[0], sort[0], actions[0], actions[1]]).toEqual([
      { key: 'title', label: 'Title', type: 'text', search: ['title'] },
      'title',
      { key: 'publish', label: 'Publish', permission: 'activity:publish', asks: [] },
      { key: 'withdraw', label: 'Withdraw', permission: 'activity:publish', asks: [] },
    ]);
    expect((await person.runs(['resources', 'nothing'])).code).toBe(2);
  });
});

describe('evergreen show', () => {
  it('prints a record as people read it, and as it is for programs', async () => {
    const person = await signedIn();
    const http = server({ 'GET /api/isps/activity/queryById': { result: draft } });
    const run = await person.runs(['show', 'activity', 'a2'], { http });
    expect([
      run.code,
      run.out
        .split('\n')
        .slice(2, 5)
        .map((line) => line.split(/ {2,}/u)),
    ]).toEqual([
      0,
      [
        ['活动标题', '书法讲座'],
        ['活动类型', '讲座'],
        ['活动状态', '草稿'],
      ],
    ]);
    const json = await person.runs(['show', 'activity', 'a2', '--json'], { http });
    expect(JSON.parse(json.out)).toMatchObject({ id: 'a2', status: '0', title: '书法讲座' });
    const missing = server({ 'GET /api/isps/activity/queryById': { failure: '未找到对应的数据' } });
    expect(await person.runs(['show', 'activity', 'x'], { http: missing })).toEqual({
      code: 1,
      out: '',
      err: '未找到对应的数据\n',
    });
  });
});

describe('evergreen reveal', () => {
  it('prints one masked value of a record for a reason, and says what is masked and what is missing', async () => {
    const person = await signedIn();
    const http = server({ 'POST /api/isps/retiree/reveal': { result: '420102195203082428' } });
    const words = ['reveal', 'retiree', 'r1', '--field', 'idCard', '--reason', '核对养老金账户'];
    expect(await person.runs(words, { http })).toEqual({ code: 0, out: '420102195203082428\n', err: '' });
    const refused = server({ 'POST /api/isps/retiree/reveal': { failure: '没有查看完整信息的权限' } });
    const runs = [
      await person.runs(words, { http: refused }),
      await person.runs([...words.slice(0, 6), ' '], { http }),
      await person.runs(['reveal', 'activity', 'a1', '--field', 'title', '--reason', '核对'], { http }),
      await person.runs(['reveal', 'nothing', 'a1', '--field', 'title', '--reason', '核对'], { http }),
    ];
    expect(runs.map(({ code, out, err }) => [code, out, err.split('\n')[0]])).toEqual([
      [1, '', '没有查看完整信息的权限'],
      [2, '', '请用 --reason 写明查看原因，2 至 200 个字'],
      [2, '', expect.stringContaining('“title”')],
      [2, '', expect.stringContaining('nothing')],
    ]);
  });
});

it('evergreen show prints the sub-rows of a record under it', async () => {
  const person = await signedIn();
  const items = [
    { id: 'l1', goodsId: 'g1', goodsId_dictText: '大米', goodsName: '大米', quantity: 2, price: 39.9, points: 0 },
  ];
  const order = { id: 'o1', version: 1, orderNo: 'D1', children: { items } };
  const run = await person.runs(['show', 'shopOrder', 'o1'], {
    http: server({ 'GET /api/isps/shopOrder/queryById': { result: order } }),
  });
  const lines = run.out.trimEnd().split('\n');
  const title = lines.indexOf('订单商品');
  expect([run.code, lines[title - 1], lines[title + 1]?.split(/ {2,}/u), lines.at(-1)?.split(/ {2,}/u)]).toEqual([
    0,
    '',
    ['商品', '下单时名称', '数量', '单价（元）', '单价积分'],
    ['大米', '大米', '2', '39.90', '0'],
  ]);
});

describe('evergreen do', () => {
  it('does an action to records by arguments or standard input, and says what the server said', async () => {
    const person = await signedIn();
    const http = server({
      'PUT /api/isps/activity/publish': told('发布成功，共 2 项', {
        rows: [
          { id: 'a1', version: 2 },
          { id: 'a2', version: 2 },
        ],
      }),
    });
    const runs = [
      await person.runs(['do', 'activity', 'publish', 'a1', 'a2'], { http }),
      await person.runs(['do', 'activity', 'publish', '--json'], { http, input: 'a1\n\n a2 \na1\n' }),
    ];
    expect(runs).toEqual([
      { code: 0, out: '发布成功，共 2 项\n', err: '' },
      { code: 0, out: '{"action":"publish","ids":["a1","a2"]}\n', err: '' },
    ]);
    const bodies = http.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? ''));
    expect(bodies).toEqual(Array.from({ length: 2 }, () => ({ rows: [{ id: 'a1' }, { id: 'a2' }], asked: {} })));
  });

  it('names every refused record, and needs a confirmation where the browser asks for one', async () => {
    const person = await signedIn();
    const http = server({
      'PUT /api/isps/activity/publish': refusedWith('2 项中有 1 项不能发布，没有改变任何数据', [
        { id: 'a1', reason: '活动状态为“报名中”' },
      ]),
      'PUT /api/isps/activity/cancel': told('取消活动成功', { rows: [{ id: 'a1', version: 2 }] }),
    });
    const runs = [
      await person.runs(['do', 'activity', 'publish', 'a1', 'a2'], { http }),
      await person.runs(['do', 'activity', 'cancel', 'a1'], { http }),
      await person.runs(['do', 'activity', 'cancel', 'a1', '--yes'], { http }),
    ];
    expect(runs).toEqual([
      { code: 1, out: '', err: '2 项中有 1 项不能发布，没有改变任何数据\na1：活动状态为“报名中”\n' },
      { code: 2, out: '', err: '取消活动 1 项？ 请加 --yes 确认\n' },
      { code: 0, out: '取消活动成功\n', err: '' },
    ]);
  });

  it('RES-02 asks for what an action needs to know, sends it for all records at once, and tells why the server does none of it', async () => {
    const person = await signedIn();
    const http = server({
      'PUT /api/isps/certification/pass': refusedWith('2 项中有 1 项不能审核通过，没有改变任何数据', [
        { id: 'c2', reason: '不能审核自己提交的申请，请由其他人审核' },
      ]),
      'PUT /api/isps/certification/reject': told('驳回成功', { rows: [{ id: 'c1', version: 2 }] }),
    });
    const words = ['do', 'certification'];
    const runs = [
      await person.runs([...words, 'reject', 'c1', '--yes'], { http }),
      await person.runs([...words, 'pass', 'c1', 'c2', '--yes', '--set', 'validUntil=2027-12-31'], { http }),
      await person.runs([...words, 'reject', 'c1', '--yes', '--set', 'reason=照片不清楚'], { http }),
    ];
    expect(runs.map(({ code, out, err }) => [code, out, err.split('\n')[0]])).toEqual([
      [2, '', expect.stringContaining('驳回原因')],
      [1, '', '2 项中有 1 项不能审核通过，没有改变任何数据'],
      [0, '驳回成功\n', ''],
    ]);
    expect(runs[1]?.err).toContain('c2：不能审核自己提交的申请，请由其他人审核');
    const bodies = http.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? ''));
    expect(bodies).toEqual([
      { rows: [{ id: 'c1' }, { id: 'c2' }], asked: { validUntil: '2027-12-31' } },
      { rows: [{ id: 'c1' }], asked: { reason: '照片不清楚' } },
    ]);
  });

  it('decides without changing anything in a dry run', async () => {
    const person = await signedIn();
    const about = (row: unknown) =>
      server({
        'GET /api/isps/activity/queryById': { result: row },
        'GET /api/sys/dict/getDictItems/activity_status': dictionary,
      });
    const runs = [
      await person.runs(['do', 'activity', 'publish', 'a2', '--dry-run'], {
        http: about({ ...draft, auditStatus: '1' }),
      }),
      await person.runs(['do', 'activity', 'publish', 'a1', '--dry-run', '--json'], { http: about(open) }),
    ];
    expect(runs).toEqual([
      { code: 0, out: '可以执行，共 1 项；没有改变任何数据\n', err: '' },
      {
        code: 1,
        out: '{"refused":[{"id":"a1","reason":"活动状态为“1”，只有“0”可以发布"}]}\n',
        err: '',
      },
    ]);
  });

  it.each([
    [['activity', 'explode', 'a1'], /^“活动管理”没有操作“explode”，可用：publish, withdraw, /u],
    [['activity', 'publish', 'a1', '--set', 'reason=x'], /^--set reason=x 不正确，应为“名称=值”，可用的名称：\n$/u],
    [['activity', 'publish'], /^没有给出记录编号\n$/u],
    [['nothing', 'publish', 'a1'], /^没有业务资源“nothing”/u],
  ])('refuses %j before it asks anybody', async (words, complaint) => {
    const person = await signedIn();
    const http = server();
    const run = await person.runs(['do', ...words], { http });
    expect([run.code, run.err]).toEqual([2, expect.stringMatching(complaint)]);
    expect(http.requests).toEqual([]);
  });
});
