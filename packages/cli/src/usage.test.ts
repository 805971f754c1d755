import { describe, expect, it } from 'vitest';

import { resources } from '@evergreen/core/resources';

import { cliPerson } from './testing/cli-person.ts';
import { ADDRESS, server } from './testing/wire-samples.ts';

const commands: readonly (readonly string[])[] = [
  ['login'],
  ['logout'],
  ['whoami'],
  ['sessions'],
  ['sessions', 'end'],
  ['menu'],
  ['resources'],
  ['list'],
  ['show'],
  ['reveal'],
  ['add'],
  ['edit'],
  ['delete'],
  ['do'],
  ['export'],
  ['import'],
  ['query'],
  ['api'],
  ['contract-check'],
  ['doctor'],
  ['permission'],
  ['permission', 'explain'],
  ['permission', 'diff'],
  ['permission', 'preview'],
  ['unlock'],
  ['cron'],
  ['cron', 'parse'],
  ['cron', 'explain'],
  ['cron', 'next'],
  ['cron', 'previous'],
  ['cron', 'validate'],
  ['cron', 'count'],
  ['idcard'],
  ['validate'],
  ['password'],
  ['openapi'],
  ['completion'],
];

describe('evergreen', () => {
  it('CLI-02 writes text for people, JSON for programs, errors on stderr, reads standard input and ends with 0, 1 or 2', async () => {
    const person = cliPerson();
    const words = ['login', '--username', 'admin', '--password-stdin'];
    const runs = [
      await person.runs(words, {
        http: server({ 'POST /api/sys/login': { failure: '用户名或密码错误' } }),
        input: 'x\n',
      }),
      await person.runs(words, { http: server(), input: 'secret-1\n' }),
      await person.runs(['whoami'], { http: server() }),
      await person.runs(['whoami', '--json'], { http: server() }),
      await person.runs(['whoami', 'me'], { http: server() }),
      await person.runs(['whoami', '--help']),
      await person.runs(['__complete', 'who']),
    ];
    expect(runs).toEqual([
      { code: 1, out: '', err: '用户名或密码错误\n' },
      { code: 0, out: `已登录 ${ADDRESS}：管理员（admin）\n`, err: '' },
      { code: 0, out: `管理员（admin），${ADDRESS}\n`, err: '' },
      { code: 0, out: `{"url":"${ADDRESS}","id":"u1","username":"admin","realname":"管理员"}\n`, err: '' },
      { code: 2, out: '', err: '参数太多。查看用法：evergreen whoami --help\n' },
      {
        code: 0,
        out: expect.stringMatching(/^用法： evergreen whoami [\s\S]+示例：\n {2}evergreen whoami\n/u),
        err: '',
      },
      { code: 0, out: 'whoami\n', err: '' },
    ]);
  });

  it.each(commands)('helps with %s %s in both languages, by examples, without the outside', async (...words) => {
    const chinese = await cliPerson().runs([...words, '--help']);
    const english = await cliPerson().runs(['--lang', 'en-US', ...words, '--help']);
    const typed = `evergreen ${words.join(' ')}`;
    expect([chinese, english]).toEqual([
      { code: 0, out: expect.stringContaining(`示例：\n  `), err: '' },
      { code: 0, out: expect.stringContaining(`Examples:\n  `), err: '' },
    ]);
    expect([chinese, english].map(({ out }) => out.split(typed).length > 2)).toEqual([true, true]);
    expect(english.out.replaceAll('重阳', '')).not.toMatch(/\p{Script=Han}/u);
  });

  it('shows every command, and where the wrong ones end', async () => {
    const run = await cliPerson().runs(['--help', '--lang', 'en-US'], { columns: 80 });
    expect(run).toEqual({
      code: 0,
      err: '',
      out: `Usage: evergreen [options] [command]

The Evergreen platform in a terminal, without a browser

Options:
  --lang <language>         language: zh-CN or en-US (by default from LANG, else
                            zh-CN)
  --url <address>           address of the server (by default EVERGREEN_URL,
                            then that of the last sign-in, then
                            http://127.0.0.1:8080)
  --version                 show the version
  -h, --help                show this help

Commands:
  login                     sign in, and keep the sign-in on this machine
  logout                    sign out
  whoami                    show who is signed in
  sessions                  list your sessions, and end some of them
  menu                      show the menu of the account as a tree
  resources                 list the resources, or the fields, search names and
                            actions of one
  list <resource>           list the records of a resource
  show <resource> <id>      show one record
  reveal <resource> <id>    show one masked value of a record, for a reason that
                            is logged
  add <resource>            add a record
  edit <resource> <id>      change a record; fields that are not named stay
  delete <resource>         delete records, all of them or none
  do <resource> <action>    do an action to records, to all of them or none
  export <resource>         export the records of a resource to a file
  import <resource> <file>  import records from an Excel file, all of them or
                            none
  query                     filter the rows of a CSV or JSON file
  api <method> <path>       make any call of the contract, print JSON
  contract-check            check call by call whether a server keeps the
                            contract; reads only, writes nothing
  doctor                    say in words what is wrong with a running server
  permission                ask about permissions
  unlock <username>         let an account sign in again after failed tries
  job                       list scheduled jobs, run one, and read its history
  live                      listen to the live channel, a line for each change
  cron                      check cron expressions, say what they mean and when
                            they fire
  idcard                    check identity card numbers, and tell birthday, sex
                            and region
  validate                  check mobile numbers, email addresses, credit codes
                            and others by their rules
  password                  make random passwords of 8 letters and digits
  openapi                   print the description of the server’s calls: OpenAPI
                            3.1, JSON
  completion <shell>        print a completion script for bash, zsh or fish
  help                      show the help of a command

Examples:
  evergreen login --username admin
  evergreen list activity
  evergreen idcard 11010519491231002X
  evergreen cron --help

Exit codes: 0 done, 1 refused or failed, 2 wrong usage. Errors go to standard error.
`,
    });
  });

  it('says its version', async () => {
    expect(await cliPerson().runs(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  it('shows the help as an error when nothing is asked', async () => {
    const { code, out, err } = await cliPerson().runs([]);
    expect({ code, out, head: err.split('\n')[0] }).toEqual({
      code: 2,
      out: '',
      head: '用法： evergreen [options] [command]',
    });
  });

  it.each([
    [['lsit'], '没有命令“lsit”。是否想用 list？查看用法：evergreen --help'],
    [['login', '--usrname', 'a'], '没有选项 --usrname。是否想用 --username？查看用法：evergreen login --help'],
    [['list'], '缺少参数 <resource>。查看用法：evergreen list --help'],
    [['list', 'activity', 'two'], '参数太多。查看用法：evergreen list --help'],
    [['list', 'activity', '--page'], '选项 --page <n> 缺少值。查看用法：evergreen list --help'],
    [['permission', 'explain'], '缺少参数 <action>。查看用法：evergreen permission explain --help'],
    [
      ['permission', 'explain', 'a:b', '--policy', 'lax'],
      '--policy <policy> 的值不正确。查看用法：evergreen permission explain --help',
    ],
    [
      ['login', '--password', 'x', '--password-stdin'],
      '选项 --password <password> 与另一选项冲突。查看用法：evergreen login --help',
    ],
    [['completion', 'tcsh'], '没有 tcsh 的补全脚本，可用 bash、zsh 或 fish'],
    [
      ['--lang', 'fr', 'whoami'],
      '不支持的语言“fr”，请用 --lang zh-CN 或 --lang en-US / Unknown language “fr”: use --lang zh-CN or --lang en-US',
    ],
  ])('says what is wrong with %j', async (words, complaint) => {
    expect(await cliPerson().runs(words)).toEqual({ code: 2, out: '', err: `${complaint}\n` });
  });

  it.each([
    [{}, [], '尚未登录'],
    [{ LANG: 'zh_CN.UTF-8' }, [], '尚未登录'],
    [{ LANG: 'C.UTF-8' }, [], '尚未登录'],
    [{ LANG: 'en_GB.UTF-8' }, [], 'Not signed in'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'en_US' }, [], 'Not signed in'],
    [{ LANG: 'en_US', LC_ALL: '' }, [], 'Not signed in'],
    [{ LANG: 'en_US' }, ['--lang', 'zh-CN'], '尚未登录'],
    [{}, ['--lang=en-US'], 'Not signed in'],
  ])('speaks the language of %j %j', async (environment, words, beginning) => {
    const run = await cliPerson().runs(['whoami', ...words], { http: server(), environment });
    expect(run.err.startsWith(beginning)).toBe(true);
  });

  it('asks the server in the language that it speaks', async () => {
    const http = server();
    await cliPerson().runs(['login', '--username', 'a', '--password', 'b', '--lang', 'en-US'], { http });
    expect(http.requests.map(({ headers }) => headers['accept-language'])).toEqual(['en-US', 'en-US']);
  });
});

describe('completion', () => {
  it.each([
    [
      [''],
      [
        'login',
        'logout',
        'whoami',
        'sessions',
        'menu',
        'resources',
        'list',
        'show',
        'reveal',
        'add',
        'edit',
        'delete',
        'do',
        'export',
        'import',
        'query',
        'api',
        'contract-check',
        'doctor',
        'permission',
        'unlock',
        'job',
        'live',
        'cron',
        'idcard',
        'validate',
        'password',
        'openapi',
        'completion',
      ],
    ],
    [['lo'], ['login', 'logout']],
    [['list', ''], resources.map(({ name }) => name)],
    [['list', 'activityT'], ['activityType']],
    [
      ['list', 'activity', '--s'],
      ['--size', '--sort', '--search'],
    ],
    [
      ['permission', ''],
      ['explain', 'holders', 'diff', 'preview'],
    ],
    [
      ['permission', 'explain', '--policy', ''],
      ['strict', 'directive', 'helper'],
    ],
    [
      ['permission', 'explain', '--u'],
      ['--user', '--url'],
    ],
    [
      ['cron', ''],
      ['parse', 'explain', 'next', 'previous', 'validate', 'count'],
    ],
    [
      ['cron', 'next', '--d'],
      ['--dialect', '--daylight-saving'],
    ],
    [
      ['cron', 'next', '--daylight-saving', ''],
      ['default', 'quartz'],
    ],
    [
      ['validate', 'cell:n'],
      ['cell:n6-16', 'cell:n'],
    ],
    [
      ['idcard', '--c'],
      ['--csv', '--column'],
    ],
    [
      ['--lang', ''],
      ['zh-CN', 'en-US'],
    ],
    [['whoami', '--lang', 'e'], ['en-US']],
    [['list', 'activity', '--page', ''], []],
    [['completion', 'z'], ['zsh']],
    [
      ['nothing', '--'],
      ['--lang', '--url', '--version'],
    ],
  ])('of %j is %j', async (words, expected) => {
    const run = await cliPerson().runs(['__complete', ...words]);
    expect({ ...run, out: run.out.split('\n').filter((line) => line !== '') }).toEqual({
      code: 0,
      out: expected,
      err: '',
    });
  });

  it.each(['bash', 'zsh', 'fish'])('has a script for %s', async (shell) => {
    const run = await cliPerson().runs(['completion', shell]);
    expect(run).toEqual({ code: 0, out: expect.stringContaining('evergreen __complete'), err: '' });
  });
});
