import { describe, expect, it } from 'vitest';

import { page, status, type Answer } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { answers, server } from './testing/wire-samples.ts';

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

const exported = (answer: Answer) => server({ 'GET /api/isps/activity/exportXls': answer });

/** What an export was asked for. */
function askedOf({ requests }: ReturnType<typeof server>) {
  const request = requests.find(({ url }) => url.includes('exportXls'));
  const { paramsStr = '{}', _t: _time, ...rest } = Object.fromEntries(new URL(request?.url ?? '').searchParams);
  return { ...rest, ...JSON.parse(paramsStr) };
}

describe('evergreen export', () => {
  it('writes what a list finds to a file of its ending, by conditions, search, order and columns', async () => {
    const person = await signedIn();
    const written = new Map<string, string>();
    const http = exported({ file: 'a,b\r\n1,2\r\n' });
    const words = ['export', 'activity', '--out', 'out/活动.CSV', '--where', '名额 >= 10', '--search', 'status=1'];
    const run = await person.runs([...words, '--sort', 'startTime:asc', '--columns', 'quota,title'], { http, written });
    expect({ run, written: [...written], asked: askedOf(http) }).toEqual({
      run: { code: 0, out: '已导出到 out/活动.CSV（10 字节）\n', err: '' },
      written: [['out/活动.CSV', 'a,b\r\n1,2\r\n']],
      asked: {
        format: 'csv',
        field: 'quota,title',
        column: 'startTime',
        order: 'asc',
        status: '1',
        superQueryMatchType: 'and',
        superQueryParams: encodeURIComponent('[{"field":"quota","rule":"ge","val":"10"}]'),
      },
    });
  });

  it('has the columns of the list without names for them, and tells programs what was written', async () => {
    const person = await signedIn();
    const http = exported({ file: 'PK' });
    const run = await person.runs(['export', 'activity', '--out', 'a.xlsx', '--json'], { http, written: new Map() });
    const asked = askedOf(http);
    expect([run.code, JSON.parse(run.out), asked['format']]).toEqual([
      0,
      { file: 'a.xlsx', format: 'xlsx', columns: String(asked['field']).split(','), bytes: 2 },
      'xlsx',
    ]);
    expect(String(asked['field']).split(',').slice(0, 2)).toEqual(['title', 'status']);
  });

  it('says why nothing was written: by the server, the session, the disk', async () => {
    const person = await signedIn();
    const words = ['export', 'activity', '--out', 'a.xlsx'];
    const runs = [
      await person.runs(words, { http: exported({ failure: '导出太频繁' }), written: new Map() }),
      await person.runs(words, { http: exported({ file: 'PK' }) }),
      await person.runs([...words, '--reason', '核对名单'], { http: exported({ file: 'PK' }), written: new Map() }),
      await person.runs(words, { http: exported(status(403)), written: new Map() }),
      await person.runs(words, { http: exported(status(401)), written: new Map() }),
      await person.runs(words, { http: exported({ file: 'PK' }), written: new Map() }),
    ];
    expect(runs.map(({ code, out, err }) => [code, out, err])).toEqual([
      [1, '', '文件下载失败：导出太频繁\n'],
      [1, '', '无法写入 a.xlsx：ENOENT: no such file or directory\n'],
      [1, '', '您没有查看完整信息的权限，没有导出\n'],
      [1, '', expect.stringContaining('权限')],
      [1, '', expect.stringContaining('evergreen login')],
      [1, '', expect.stringContaining('evergreen login')],
    ]);
  });

  it('sends the reason of whole values where they may be read', async () => {
    const person = await signedIn();
    const revealing = { action: 'retiree:reveal', type: '1', status: '1', describe: '' };
    const { result } = answers['GET /api/sys/permission/getUserPermissionByToken'];
    const http = server({
      'GET /api/sys/permission/getUserPermissionByToken': {
        result: { ...result, auth: [revealing], allAuth: [revealing] },
      },
      'GET /api/isps/retiree/exportXls': { file: 'PK' },
    });
    const words = ['export', 'retiree', '--out', 'a.xls', '--columns', 'name', '--reason', ' 核对名单 '];
    const run = await person.runs(words, { http, written: new Map() });
    const { reason, format, field } = askedOf(http);
    expect([run.code, reason, format, field]).toEqual([0, '核对名单', 'xls', 'name']);
  });

  it.each([
    [['activity', '--out', 'a.pdf'], /^--out a\.pdf 不正确，文件名应以 \.xlsx, \.xls, \.csv 结尾\n$/u],
    [['activity'], /--out/u],
    [['nothing', '--out', 'a.csv'], /^没有业务资源“nothing”/u],
    [['activity', '--out', 'a.csv', '--columns', 'title,none'], /^--columns title,none 不正确/u],
    [['activity', '--out', 'a.csv', '--where', 'none = 1'], /none/u],
    [['activity', '--out', 'a.csv', '--where', 'quota >= many'], /名额/u],
    [['activity', '--out', 'a.csv', '--where', 'quota >= 1', '--match', 'xor'], /^--match xor 不正确/u],
    [['activity', '--out', 'a.csv', '--sort', 'content:asc'], /^--sort content:asc 不正确/u],
    [['activity', '--out', 'a.csv', '--reason', ' '], /^请用 --reason 写明查看原因/u],
  ])('refuses %j before it asks anybody', async (words, complaint) => {
    const person = await signedIn();
    const http = server();
    const run = await person.runs(['export', ...words], { http });
    expect([run.code, run.out, run.err, http.requests]).toEqual([2, '', expect.stringMatching(complaint), []]);
  });
});

const CHECK = 'POST /api/isps/activityType/importCheck';
const WRITE = 'POST /api/isps/activityType/importExcel';
const read = {
  headings: ['名字', '类型编码', '备忘'],
  columns: [null, 'code', null],
  total: 3,
  isTried: false,
  wrong: 0,
  errors: [],
  rows: [],
  file: null,
};
const wrong = {
  ...read,
  isTried: true,
  wrong: 3,
  errors: [
    { row: 3, key: 'code', message: '请输入类型编码' },
    { row: 4, key: null, message: '与第 2 行重复' },
  ],
};
const files = { 'dir/名单.xlsx': 'PK' };

/** The server knows nothing of how far an import is. */
const PROGRESS = 'GET /api/sys/importProgress';
const progress = { [PROGRESS]: { result: null } };

/** Answers the reading of the file and the trying of its rows, and the writing. */
function importing(tried: unknown, written?: Answer, file: unknown = read) {
  const http = server();
  const known = { ...progress, [WRITE]: written ?? status(404) };
  return {
    ...http,
    send(request: Parameters<typeof http.send>[0]) {
      const hasColumns = request.form?.fields.some(([name]) => name === 'columns') === true;
      const answering = server({ ...known, [CHECK]: { result: hasColumns ? tried : file } });
      void http.send(request);
      return answering.send(request);
    },
  };
}

function sentTo(http: ReturnType<typeof importing>, path: string) {
  return http.requests
    .filter(({ url }) => url.includes(path))
    .map(({ form }) => [
      form?.fields.find(([name]) => name === 'columns')?.[1],
      form?.files.map(({ name, content }) => [name, content.size]),
    ]);
}

describe('evergreen import', () => {
  it('tries every row of a file and then writes them, with columns by name and by choice', async () => {
    const person = await signedIn();
    const sound = { ...wrong, wrong: 0, errors: [] };
    const http = importing(sound, told('文件导入成功！新增 2 行，修改 1 行', null));
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--map', '名字=name', '--yes'];
    const runs = [await person.runs(words, { http, files }), await person.runs([...words, '--json'], { http, files })];
    const sent = ['["name","code",null]', [['名单.xlsx', 2]]];
    expect({ runs, tried: sentTo(http, 'importCheck'), written: sentTo(http, 'importExcel') }).toEqual({
      runs: [
        { code: 0, out: '文件导入成功！新增 2 行，修改 1 行\n', err: '未导入的列：备忘\n' },
        {
          code: 0,
          out: '{"total":3,"ignored":["备忘"],"message":"文件导入成功！新增 2 行，修改 1 行"}\n',
          err: '',
        },
      ],
      tried: [[undefined, sent[1]], sent, [undefined, sent[1]], sent],
      written: [sent, sent],
    });
  });

  it('UP-17 says in which row the headings stand and what is not read, and takes a heading as people write it', async () => {
    const person = await signedIn();
    const titled = {
      ...read,
      headings: ['*名 字：', '类型编码', '备忘'],
      headingRow: 3,
      sheet: '名单',
      unread: ['备忘'],
    };
    const sound = { ...wrong, wrong: 0, errors: [] };
    const message = '文件导入成功！新增 3 行，修改 0 行；读取的工作表：名单；列名在第 3 行';
    const http = importing(sound, told(message, null), titled);
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--map', '名字=name', '--yes'];
    expect([await person.runs(words, { http, files }), sentTo(http, 'importExcel')[0]?.[0]]).toEqual([
      { code: 0, out: `${message}\n`, err: '列名在第 3 行\n未导入的列：备忘\n' },
      '["name","code",null]',
    ]);
  });

  it('UP-19 matches rows by a field that is named, writes those that are wanted, and says what it cannot match by', async () => {
    const person = await signedIn();
    const sound = { ...wrong, wrong: 0, errors: [] };
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--map', '名字=name', '--yes'];
    const http = importing(sound, told('文件导入成功！', null));
    const runs = [
      await person.runs([...words, '--match', 'name', '--write', 'added'], { http, files }),
      await person.runs([...words, '--match', ''], { http, files }),
      await person.runs([...words, '--match', 'remark'], { http, files }),
      await person.runs([...words, '--write', 'none'], { http, files }),
      await person.runs([...words, '--map', '类型编码=', '--match', 'code'], { http, files }),
      await person.runs([...words, '--match', '', '--write', 'changed'], { http, files }),
    ];
    const sent = http.requests
      .filter(({ url }) => url.includes('importExcel'))
      .map(({ form }) => form?.fields.filter(([key]) => key === 'matchBy' || key === 'writes'));
    expect([runs.map(({ code, err }) => [code, err.replace('未导入的列：备忘\n', '')]), sent]).toEqual([
      [
        [0, ''],
        [0, ''],
        [2, '--match remark 不正确，可用的字段：name, code\n'],
        [2, '--write none 不正确，应为 both, added, changed 之一\n'],
        [2, '文件中没有一列是 code，不能按它查找已有数据\n'],
        [2, '文件中没有一列可用来查找已有数据，不能用 --write changed\n'],
      ],
      [
        [
          ['matchBy', 'name'],
          ['writes', 'added'],
        ],
        [['matchBy', '']],
      ],
    ]);
  });

  it('writes nothing in a dry run', async () => {
    const person = await signedIn();
    const http = importing({ ...wrong, wrong: 0, errors: [] });
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--dry-run'];
    const runs = [
      await person.runs([...words, '--map', '名字=name', '备忘='], { http, files }),
      await person.runs([...words, '--json', '--map', '类型编码='], { http, files }),
    ];
    expect([runs, sentTo(http, 'importExcel'), sentTo(http, 'importCheck').map(([columns]) => columns)]).toEqual([
      [
        { code: 0, out: '3 行都可以导入；没有写入任何数据\n', err: '未导入的列：备忘\n' },
        { code: 2, out: '', err: '请至少为一列选择对应的字段\n' },
      ],
      [],
      [undefined, '["name","code",null]', undefined],
    ]);
  });

  it('names the line and the reason of every refused row, and writes nothing', async () => {
    const person = await signedIn();
    const http = importing(wrong, told('', null));
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--yes'];
    const runs = [
      await person.runs([...words, '--lang', 'en-US'], { http, files }),
      await person.runs([...words, '--json'], { http, files }),
    ];
    expect([runs, sentTo(http, 'importExcel')]).toEqual([
      [
        {
          code: 1,
          out: '',
          err: [
            'Columns that are not imported: 名字, 备忘',
            '3 of 3 rows have errors; nothing was written',
            'Row 3, Code: 请输入类型编码',
            'Row 4: 与第 2 行重复',
            '1 more rows have errors and are not listed',
            '',
          ].join('\n'),
        },
        {
          code: 1,
          out: '{"total":3,"wrong":3,"refused":[{"row":3,"field":"code","reason":"请输入类型编码"},{"row":4,"field":null,"reason":"与第 2 行重复"}]}\n',
          err: '',
        },
      ],
      [],
    ]);
  });

  it('says why a file was not read or not written', async () => {
    const person = await signedIn();
    const sound = { ...wrong, wrong: 0, errors: [] };
    const words = ['import', 'activityType', 'dir/名单.xlsx', '--yes'];
    const runs = [
      await person.runs(words, { http: server({ ...progress, [CHECK]: { failure: '文件已损坏' } }), files }),
      await person.runs(words, { http: importing(sound, { failure: '写入失败' }), files }),
      await person.runs([...words, '--map', '没有=name'], { http: importing(sound), files }),
      await person.runs(['import', 'activityType', 'rows.csv', '--yes'], {
        http: server(),
        files: { 'rows.csv': 'a' },
      }),
      await person.runs(words, { http: server(), files: {} }),
      await person.runs(words, { http: server({ [PROGRESS]: status(401), [CHECK]: status(401) }), files }),
    ];
    expect(runs.map(({ code, out, err }) => [code, out, err.replace('未导入的列：名字, 备忘\n', '')])).toEqual([
      [1, '', '文件已损坏\n'],
      [1, '', '写入失败\n'],
      [2, '', '文件中没有“没有”列，现有的列：名字, 类型编码, 备忘\n'],
      [2, '', '“rows.csv”不是 Excel 文件，请选择 .xls 或 .xlsx 文件\n'],
      [2, '', '无法读取：ENOENT: no such file or directory\n'],
      [1, '', expect.stringContaining('evergreen login')],
    ]);
  });

  it.each([
    [['activityType', 'dir/名单.xlsx'], /--yes[\s\S]+--dry-run/u],
    [['activityType', 'dir/名单.xlsx', '--yes', '--map', '名字=none'], /^--map 名字=none 不正确/u],
    [['activityType', 'dir/名单.xlsx', '--yes', '--map', '名字'], /^--map 名字 不正确/u],
    [['nothing', 'dir/名单.xlsx', '--yes'], /^没有业务资源“nothing”/u],
    [['dataLog', 'dir/名单.xlsx', '--yes'], /不提供这个操作/u],
    [['activityType'], /<file>/u],
  ])('refuses %j before it asks anybody', async (words, complaint) => {
    const person = await signedIn();
    const http = server();
    const run = await person.runs(['import', ...words], { http, files });
    expect([run.code, run.out, run.err, http.requests]).toEqual([2, '', expect.stringMatching(complaint), []]);
  });
});

it('CLI-06 exports by conditions and columns in three formats, and tries, writes and refuses the rows of a file', async () => {
  const person = await signedIn();
  const written = new Map<string, string>();
  const asked: unknown[] = [];
  for (const ending of ['csv', 'xlsx', 'xls']) {
    const http = exported({ file: ending });
    const words = ['export', 'activity', '--where', 'quota >= 10', '--columns', 'title,quota', '--out', `a.${ending}`];
    await person.runs(words, { http, written });
    const { format, field, superQueryParams } = askedOf(http);
    asked.push([format, field, decodeURIComponent(superQueryParams)]);
  }
  const sound = { ...wrong, wrong: 0, errors: [] };
  const words = ['import', 'activityType', 'dir/名单.xlsx', '--map', '名字=name', '备忘=remark'];
  const runs = [
    await person.runs([...words, '--dry-run'], { http: importing(sound), files }),
    await person.runs([...words, '--yes'], { http: importing(sound, told('导入成功', null)), files }),
    await person.runs([...words, '--yes'], { http: importing({ ...wrong, wrong: 2 }), files }),
  ];
  const where = '[{"field":"quota","rule":"ge","val":"10"}]';
  expect({ asked, written: [...written], runs }).toEqual({
    asked: ['csv', 'xlsx', 'xls'].map((format) => [format, 'title,quota', where]),
    written: ['csv', 'xlsx', 'xls'].map((ending) => [`a.${ending}`, ending]),
    runs: [
      { code: 0, out: '3 行都可以导入；没有写入任何数据\n', err: '' },
      { code: 0, out: '导入成功\n', err: '' },
      {
        code: 1,
        out: '',
        err: '3 行中有 2 行有错误，没有写入任何数据\n第 3 行 类型编码：请输入类型编码\n第 4 行：与第 2 行重复\n',
      },
    ],
  });
});
