import { describe, expect, it } from 'vitest';

import { listColumns } from '@evergreen/core/records/list';
import { activityResource, resources } from '@evergreen/core/resources';

import { ADDRESS, rows, server } from './testing/wire-samples.ts';
import { page, status, type Answer } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';

const password = { EVERGREEN_PASSWORD: 'secret-1' };

async function signedIn(address = ADDRESS): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--url', address, '--username', 'admin'], { http: server(), environment: password });
  return person;
}

/** What of a sign-in a person has at hand, by server. */
function keptTokens(person: CliPerson): readonly string[] {
  return [...person.storages].flatMap(([name, storage]) =>
    Object.entries(storage.entries()).flatMap(([key, value]) =>
      key === 'pro__Access-Token' ? [`${decodeURIComponent(name)}: ${value}`] : [],
    ),
  );
}

const keptHere = [`session ${ADDRESS}: {"value":"t0ken","expire":1769043600000}`];

describe('evergreen login', () => {
  it('signs in, says who it is, and keeps the session for seven days', async () => {
    const person = cliPerson();
    const http = server();
    const run = await person.runs(['login', '--username', 'admin'], { http, environment: password });
    expect(run).toEqual({ code: 0, out: `已登录 ${ADDRESS}：管理员（admin）\n`, err: '' });
    expect(http.requests.map(({ method, url, body }) => [method, url.replace(/\?.*/u, ''), body])).toEqual([
      ['POST', `${ADDRESS}/api/sys/login`, '{"username":"admin","password":"secret-1"}'],
      ['GET', `${ADDRESS}/api/sys/permission/getUserPermissionByToken`, undefined],
    ]);
    expect(keptTokens(person)).toEqual(keptHere);
  });

  it('prints no token, with --json either', async () => {
    const run = await cliPerson().runs(['login', '--username', 'admin', '--json'], {
      http: server(),
      environment: password,
    });
    expect({ ...run, out: JSON.parse(run.out) }).toEqual({
      code: 0,
      out: { url: ADDRESS, username: 'admin', realname: '管理员' },
      err: '',
    });
  });

  it.each([
    ['from --password', ['--password', 'secret-2'], {}],
    ['from standard input, without the line break', ['--password-stdin'], { input: 'secret-2\r\n' }],
    ['from a hidden prompt', [], { typed: ['secret-2'] }],
    ['from --password before the environment', ['--password', 'secret-2'], { environment: password }],
  ])('takes the password %s', async (_, words, surroundings) => {
    const person = cliPerson();
    const http = server();
    const run = await person.runs(['login', '--username', 'admin', ...words], { http, ...surroundings });
    expect([run.code, http.requests[0]?.body, person.questions]).toEqual([
      0,
      '{"username":"admin","password":"secret-2"}',
      'typed' in surroundings ? ['密码：(hidden)'] : [],
    ]);
  });

  it('asks for what is missing, and stops when the person gives up', async () => {
    const person = cliPerson();
    const run = await person.runs(['login', '--lang', 'en-US'], { http: server(), typed: ['admin', null] });
    expect({ ...run, questions: person.questions }).toEqual({
      code: 1,
      out: '',
      err: 'Not signed in: cancelled\n',
      questions: ['Username: ', 'Password: (hidden)'],
    });
  });

  it('says what is missing where nobody can be asked', async () => {
    const http = server();
    const runs = [
      await cliPerson().runs(['login'], { http, environment: password }),
      await cliPerson().runs(['login', '--username', 'admin'], { http }),
      await cliPerson().runs(['login', '--username', 'admin', '--password-stdin'], { http, input: '' }),
    ];
    expect(runs).toEqual([
      { code: 2, out: '', err: '没有账号：请用 --username 或 EVERGREEN_USERNAME 给出\n' },
      {
        code: 2,
        out: '',
        err: '没有密码：请用 EVERGREEN_PASSWORD 或 --password-stdin 给出，或在终端中运行后按提示输入\n',
      },
      {
        code: 2,
        out: '',
        err: '没有密码：请用 EVERGREEN_PASSWORD 或 --password-stdin 给出，或在终端中运行后按提示输入\n',
      },
    ]);
    expect(http.requests).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ['refused', { failure: '用户名或密码错误' }, '用户名或密码错误'],
    [
      'unreachable',
      { outcome: { kind: 'unreachable' } },
      `无法连接 ${ADDRESS}，请确认服务已启动，或用 --url 指定另一个地址`,
    ],
    ['too slow', { outcome: { kind: 'timedOut' } }, `${ADDRESS} 没有及时答复，请稍后重试，或用 --url 指定另一个地址`],
    ['no server of ours', page('<html></html>'), `${ADDRESS} 的答复无法识别，请确认它是本平台的服务地址（--url）`],
    ['not there', status(404), `${ADDRESS} 的答复无法识别，请确认它是本平台的服务地址（--url）`],
    ['talking to the terminal', { failure: 'a\u001b[2J\nb' }, 'a [2J b'],
  ])('keeps the earlier session and says what to do when the server is %s', async (_, answer, words) => {
    const person = await signedIn();
    const http = server({ 'POST /api/sys/login': answer });
    const run = await person.runs(['login', '--username', 'other'], { http, environment: password });
    expect(run).toEqual({ code: 1, out: '', err: `${words}\n` });
    expect(keptTokens(person)).toEqual(keptHere);
  });

  it('says so when the session cannot be kept', async () => {
    const person = cliPerson();
    person.storage(`session ${encodeURIComponent(ADDRESS)}`).block();
    const run = await person.runs(['login', '--username', 'admin'], { http: server(), environment: password });
    expect(run).toEqual({
      code: 1,
      out: '',
      err: '登录信息无法保存（SecurityError: storage is blocked），请检查 EVERGREEN_HOME 或用户配置文件夹是否可写\n',
    });
  });
});

describe('the server that is talked to', () => {
  it.each([
    ['the default one', [], {}, ADDRESS],
    ['EVERGREEN_URL', [], { EVERGREEN_URL: 'http://10.0.0.1/' }, 'http://10.0.0.1'],
    [
      '--url before EVERGREEN_URL',
      ['--url', 'https://a.example/staff/'],
      { EVERGREEN_URL: 'http://b.example' },
      'https://a.example/staff',
    ],
  ])('is %s', async (_, words, environment, address) => {
    const http = server();
    await cliPerson().runs(['login', '--username', 'admin', ...words], {
      http,
      environment: { ...password, ...environment },
    });
    expect(http.requests[0]?.url).toBe(`${address}/api/sys/login`);
  });

  it('is that of the last sign-in when none is named', async () => {
    const person = await signedIn('http://10.0.0.1:9000');
    const run = await person.runs(['whoami'], { http: server() });
    expect(run).toEqual({ code: 0, out: '管理员（admin），http://10.0.0.1:9000\n', err: '' });
  });

  it('never gets the token of another one', async () => {
    const person = await signedIn();
    const http = server();
    const run = await person.runs(['whoami', '--url', 'http://evil.example'], { http });
    expect(run).toEqual({ code: 1, out: '', err: '尚未登录 http://evil.example，请先运行 evergreen login\n' });
    expect(http.requests).toEqual([]);
  });

  it.each([
    'ftp://a.example',
    'a.example',
    'http://user:word@a.example',
    'http://a.example/?x=1',
    `http://${'a'.repeat(200)}`,
  ])('is not %s', async (address) => {
    const run = await cliPerson().runs(['whoami', '--url', address], { http: server() });
    expect(run).toEqual({ code: 2, out: '', err: `“${address}”不是服务地址，应形如 http://127.0.0.1:8080\n` });
  });
});

describe('a session', () => {
  const asking = [['whoami'], ['menu'], ['list', 'activity'], ['permission', 'explain', 'activity:add'], ['logout']];
  const menuCall = 'GET /api/sys/permission/getUserPermissionByToken';

  it.each(asking)('that there is none of is said, and how to get one: %s %s', async (...words) => {
    const http = server();
    const run = await cliPerson().runs(words, { http });
    expect(run).toEqual({ code: 1, out: '', err: `尚未登录 ${ADDRESS}，请先运行 evergreen login\n` });
    expect(http.requests).toEqual([]);
  });

  it.each(asking)('that the server no longer knows is given up: %s %s', async (...words) => {
    const person = await signedIn();
    const run = await person.runs(words, { http: server({ [menuCall]: status(401) }) });
    expect(run).toEqual({ code: 1, out: '', err: '登录已过期，请运行 evergreen login 重新登录\n' });
    expect(keptTokens(person)).toEqual([]);
  });

  it('that ends in the middle is given up too', async () => {
    const person = await signedIn();
    const run = await person.runs(['list', 'activity'], {
      http: server({ 'GET /api/isps/activity/list': status(401) }),
    });
    expect(run).toEqual({ code: 1, out: '', err: '登录已过期，请运行 evergreen login 重新登录\n' });
    expect(keptTokens(person)).toEqual([]);
  });

  it.each(asking)('outlives a server that is away: %s %s', async (...words) => {
    const person = await signedIn();
    const run = await person.runs(words, { http: server({ [menuCall]: { outcome: { kind: 'unreachable' } } }) });
    expect(run).toEqual({
      code: 1,
      out: '',
      err: `无法连接 ${ADDRESS}，请确认服务已启动，或用 --url 指定另一个地址\n`,
    });
    expect(keptTokens(person)).toEqual(keptHere);
  });

  it('that cannot be read counts as none', async () => {
    const person = await signedIn();
    person.storage(`session ${encodeURIComponent(ADDRESS)}`).setItem('pro__Access-Token', '{"value":');
    const run = await person.runs(['whoami'], { http: server() });
    expect(run).toEqual({ code: 1, out: '', err: `尚未登录 ${ADDRESS}，请先运行 evergreen login\n` });
  });
});

describe('evergreen logout', () => {
  it('ends the session on the server and here', async () => {
    const person = await signedIn();
    const http = server();
    const run = await person.runs(['logout'], { http });
    expect(run).toEqual({ code: 0, out: `已退出 ${ADDRESS}\n`, err: '' });
    expect(http.requests.at(-1)).toMatchObject({ method: 'POST', url: `${ADDRESS}/api/sys/logout` });
    expect(keptTokens(person)).toEqual([]);
  });

  it('leaves here even when the server does not confirm it', async () => {
    const person = await signedIn();
    const run = await person.runs(['logout', '--lang=en-US'], {
      http: server({ 'POST /api/sys/logout': status(500) }),
    });
    expect(run).toEqual({
      code: 1,
      out: '',
      err: 'Signed out on this machine; the server did not confirm it, so the token stays valid until it expires\n',
    });
    expect(keptTokens(person)).toEqual([]);
  });
});

describe('evergreen whoami', () => {
  it('says who is signed in', async () => {
    const person = await signedIn();
    const runs = [
      await person.runs(['whoami'], { http: server() }),
      await person.runs(['whoami', '--json'], { http: server() }),
    ];
    expect(runs).toEqual([
      { code: 0, out: `管理员（admin），${ADDRESS}\n`, err: '' },
      { code: 0, out: `{"url":"${ADDRESS}","id":"u1","username":"admin","realname":"管理员"}\n`, err: '' },
    ]);
  });
});

describe('evergreen menu', () => {
  it('prints the menu that the side of the page would show', async () => {
    const person = await signedIn();
    const run = await person.runs(['menu'], { http: server() });
    expect(run).toEqual({
      code: 0,
      out: '商城订单  /isps/shop\n活动中心\n  活动管理  /isps/activity\n',
      err: '',
    });
  });

  it('prints it for programs', async () => {
    const person = await signedIn();
    const run = await person.runs(['menu', '--json'], { http: server() });
    expect({ ...run, out: JSON.parse(run.out) }).toEqual({
      code: 0,
      err: '',
      out: [
        { title: '商城订单', path: '/isps/shop', target: { kind: 'page', path: '/isps/shop' }, children: [] },
        {
          title: '活动中心',
          path: '/isps',
          target: { kind: 'group' },
          children: [
            {
              title: '活动管理',
              path: '/isps/activity',
              target: { kind: 'page', path: '/isps/activity' },
              children: [],
            },
          ],
        },
      ],
    });
  });
});

describe('evergreen list', () => {
  it('prints a table that fits the terminal, and how much there is', async () => {
    const person = await signedIn();
    const run = await person.runs(['list', 'activity', '--page', '2'], { http: server(), columns: 70 });
    expect(run).toEqual({
      code: 0,
      err: '',
      out: [
        '活动标题      活动状态  开始时间  活动地点  已报名  活动类型  主办单位',
        '------------  --------  --------  --------  ------  --------  --------',
        '重阳登高 ...  报名中                                文体',
        '书法讲座      草稿                                  讲座',
        '',
        '11-20 共 22 条',
        '另有 2 列未显示，加宽终端或用 --json 查看',
        '',
      ].join('\n'),
    });
  });

  it('says that there are more rows than the server counted', async () => {
    const person = await signedIn();
    const list = { result: { records: [], total: 10_001, size: 10, current: 1, pages: 1001, isTotalLowerBound: true } };
    const run = await person.runs(['list', 'activity'], {
      http: server({ 'GET /api/isps/activity/list': list }),
      columns: 20,
    });
    expect(run.out.split('\n')).toContain('1-10 共 10000+ 条');
  });

  it('prints every column where no terminal bounds it', async () => {
    const person = await signedIn();
    const run = await person.runs(['list', 'activity', '--lang', 'en-US'], { http: server() });
    const [head = '', , first = ''] = run.out.split('\n');
    expect({ head: head.split(/ {2,}/u), first: first.split(/ {2,}/u), end: run.out.split('\n').slice(-3) }).toEqual({
      head: ['Title', 'Status', 'Start', 'Place', 'Signed up', 'Type', 'Organiser', 'End', 'Created at'],
      first: ['重阳登高 [31m', '报名中', '文体', '2026-01-10 09:00:00'],
      end: ['', '1-10 of 22', ''],
    });
  });

  it('prints one object a row for programs, and says on stderr that there are more rows', async () => {
    const person = await signedIn();
    const run = await person.runs(['list', 'activity', '--json'], { http: server() });
    const lines = run.out.trimEnd().split('\n');
    expect({ ...run, out: lines.map((line) => JSON.parse(line)) }).toEqual({
      code: 0,
      err: '没有输出全部记录：1-10 共 22 条。加 --all 输出全部\n',
      out: rows.map((row) => expect.objectContaining(row)),
    });
    expect(run.out).not.toContain('\u001b');
  });

  it('prints the chosen columns in their order, and the id with them for programs', async () => {
    const person = await signedIn();
    const words = ['list', 'activity', '--columns', 'status, title,status'];
    const table = await person.runs(words, { http: server(), columns: 70 });
    const objects = await person.runs([...words, '--json'], { http: server() });
    expect({
      table: table.out.split('\n')[0],
      objects: objects.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    }).toEqual({
      table: '活动状态  活动标题',
      objects: rows.map(({ id, status: state, title }) => ({ id, status: state, title })),
    });
  });

  it('asks the server for what was asked', async () => {
    const person = await signedIn();
    const http = server();
    const words = ['--page', '3', '--size', '25', '--sort', 'startTime:asc', '--search', 'title=重阳 登高', 'status=1'];
    await person.runs(['list', 'activity', ...words], { http });
    const { pathname, searchParams } = new URL(http.requests.at(-1)?.url ?? '');
    for (const own of ['_t', 'field']) searchParams.delete(own);
    const asked = Object.fromEntries(searchParams);
    expect({ pathname, asked }).toEqual({
      pathname: '/api/isps/activity/list',
      asked: { pageNo: '3', pageSize: '25', column: 'startTime', order: 'asc', title: '重阳 登高', status: '1' },
    });
  });

  const searchNames = 'title, typeId, status, auditStatus, startTime_begin, startTime_end';
  const columnNames = listColumns(activityResource)
    .map(({ key }) => key)
    .join(', ');
  const sortNames = 'title, status, auditStatus, startTime, endTime, quota, signedCount, createTime, updateTime';
  it.each([
    [['nothing'], `没有业务资源“nothing”，可用：${resources.map(({ name }) => name).join(', ')}`],
    [['retirees'], `没有业务资源“retirees”，是否想用 retiree？可用：${resources.map(({ name }) => name).join(', ')}`],
    [['activity', '--page', '0'], '--page 0 不正确，应为从 1 开始的整数'],
    [['activity', '--page', '1.5'], '--page 1.5 不正确，应为从 1 开始的整数'],
    [['activity', '--size', '101'], '--size 101 不正确，应为 1 到 100 的整数'],
    [['activity', '--sort', 'content'], `--sort content 不正确，应为“列:asc”或“列:desc”，可用的列：${sortNames}`],
    [['activity', '--sort', 'title:up'], `--sort title:up 不正确，应为“列:asc”或“列:desc”，可用的列：${sortNames}`],
    [['activity', '--columns', 'title,no'], `--columns title,no 不正确，应为以逗号分隔的列，可用的列：${columnNames}`],
    [['activity', '--columns', ''], `--columns  不正确，应为以逗号分隔的列，可用的列：${columnNames}`],
    [['activity', '--search', 'title'], `--search title 不正确，应为“名称=值”，可用的名称：${searchNames}`],
    [['activity', '--search', 'content=x'], `--search content=x 不正确，应为“名称=值”，可用的名称：${searchNames}`],
    [['activity', '--search', 'startTime_begin=now'], '--search startTime_begin=now 的值不正确'],
  ])('refuses %j before it asks anybody', async (words, complaint) => {
    const person = await signedIn();
    const http = server();
    expect(await person.runs(['list', ...words], { http })).toEqual({ code: 2, out: '', err: `${complaint}\n` });
    expect(http.requests).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    [
      'forbids it',
      status(403, '没有权限'),
      '拒绝访问：当前账号没有这项权限，可用 evergreen permission explain 查看原因',
    ],
    ['refuses it', { failure: '查询条件不正确' }, '查询条件不正确'],
    ['is broken', status(500, '服务器内部错误（r-1）'), '服务器内部错误（r-1）'],
    [
      'answers nonsense',
      { result: { records: 'none' } },
      `${ADDRESS} 的答复无法识别，请确认它是本平台的服务地址（--url）`,
    ],
    [
      'warns instead of answering',
      {
        outcome: {
          kind: 'answered',
          status: 200,
          headers: {},
          body: '{"success":false,"code":510,"message":"数据正在整理"}',
        },
      },
      '数据正在整理',
    ],
  ])('fails, and keeps the session, when the server %s', async (_, answer, words) => {
    const person = await signedIn();
    const run = await person.runs(['list', 'activity', '--json'], {
      http: server({ 'GET /api/isps/activity/list': answer }),
    });
    expect(run).toEqual({ code: 1, out: '', err: `${words}\n` });
    expect(keptTokens(person)).toEqual(keptHere);
  });
});

describe('evergreen permission explain', () => {
  it('PERM-10 says why an action is allowed, by which list and entry, and ends with 0', async () => {
    const person = await signedIn();
    const run = await person.runs(['permission', 'explain', 'activity:add'], { http: server() });
    expect(run).toEqual({
      code: 0,
      out: '“activity:add” 允许：用户自己的权限列表包含它（策略 strict 第 8 条；条目 activity:add（类型 1，状态 1））\n',
      err: '',
    });
  });

  it('PERM-10 says why an action is denied, by which list and entry, and ends with 1', async () => {
    const person = await signedIn();
    const run = await person.runs(['permission', 'explain', 'activity:delete', '--json', '--lang', 'en-US'], {
      http: server(),
    });
    expect({ ...run, out: JSON.parse(run.out) }).toEqual({
      code: 1,
      err: '',
      out: {
        action: 'activity:delete',
        decision: 'disable',
        reason: {
          policy: 'strict',
          rule: 10,
          list: 'all',
          entry: { action: 'activity:delete', type: '2', status: '1', describe: '删除' },
        },
        explanation:
          '“activity:delete” is denied, its button is disabled: it is configured and not granted to the user (policy strict, rule 10; entry activity:delete (type 2, status 1))',
      },
    });
  });

  it('explains another account, and says why the server tells nothing of it', async () => {
    const person = await signedIn();
    const rights = {
      person: { username: 'linxiaohe', realname: '林小荷' },
      auth: [{ action: 'activity:delete', type: '2', status: '1', describe: '删除' }],
      allAuth: [{ action: 'activity:delete', type: '2', status: '1', describe: '删除' }],
      roles: [{ name: '活动专员', actions: ['activity:delete'] }],
    };
    const http = server({ 'GET /api/sys/permission/rightsOf': { result: rights } });
    const words = ['permission', 'explain', 'activity:delete', '--user', 'linxiaohe'];
    expect(await person.runs(words, { http })).toEqual({
      code: 0,
      out: '允许：角色“活动专员”给了“活动管理 › 删除”\n“activity:delete” 允许：用户自己的权限列表包含它（策略 strict 第 8 条；条目 activity:delete（类型 2，状态 1））\n',
      err: '',
    });
    const refusing = server({
      'GET /api/sys/permission/rightsOf': { failure: '没有权限' },
    });
    expect((await person.runs(words, { http: refusing })).code).toBe(1);
    expect(await person.runs(['permission', 'explain', ' '], { http })).toEqual({
      code: 2,
      out: '',
      err: '请给出权限编码，例如 activity:delete\n',
    });
  });

  it('PERM-18 lists who has a permission, by which roles, for people and for programs', async () => {
    const person = await signedIn();
    const people = [{ username: 'clerk', realname: '王秀兰', roles: ['活动专员', '甲科 组长'] }];
    const http = server({ 'GET /api/sys/permission/holders': { result: { total: 3, people } } });
    const words = ['permission', 'holders', 'activity:delete'];
    const refusing = server({ 'GET /api/sys/permission/holders': { failure: '没有权限' } });
    expect([
      await person.runs(words, { http }),
      await person.runs([...words, '--json'], { http }),
      await person.runs(words, { http: refusing }),
    ]).toEqual([
      { code: 0, err: '', out: 'clerk 王秀兰: 活动专员, 甲科 组长\n共 3 人，其中 2 人您不能查看\n' },
      { code: 0, err: '', out: `${JSON.stringify(people[0])}\n` },
      { code: 1, err: '没有权限\n', out: '' },
    ]);
  });

  it('answers under another policy', async () => {
    const person = await signedIn();
    const words = ['permission', 'explain', 'activity:delete', '--policy', 'helper'];
    expect((await person.runs(words, { http: server() })).code).toBe(0);
  });
});

describe('the outside failing in a way that nobody foresaw', () => {
  it('is one line and not a stack', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const run = await cliPerson().runs(['whoami'], { http: { send: gone, receive: gone } });
    expect(run).toEqual({ code: 1, out: '', err: `尚未登录 ${ADDRESS}，请先运行 evergreen login\n` });
    const unopened = await cliPerson().runs(['whoami']);
    expect(unopened).toEqual({ code: 1, out: '', err: '意外错误：This command was not to need the outside\n' });
  });
});
