import { request } from 'node:http';

import { read, utils, write } from '@e965/xlsx';
import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import {
  activityTypeResource,
  matchResource,
  matchWorkResource,
  retireeResource,
  type Resource,
} from '@evergreen/core/resources';

import { fileForm } from '../../../../test/import-form.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysRolePermission } from '../../../db/schema/index.ts';
import { sysDataLog, sysLog } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { compoundFile } from './files/compound-file.ts';
import { createTableWriter } from './files/table-writer.ts';
import type { FileCellValue } from './files/table-file.types.ts';

const uploaded = v.object({ msg: v.string(), fileUrl: v.string(), fileName: v.string() });

function tableOf(
  columns: readonly string[],
  rows: readonly (readonly FileCellValue[])[],
  format: 'xls' | 'xlsx' = 'xlsx',
) {
  const writer = createTableWriter(format, { name: '数据', columns });
  for (const row of rows) writer.add(row);
  return writer.end();
}

/** An .xls file whose table of sectors leads every sector to the first. */
function endlessFile(): Buffer {
  const file = compoundFile('Workbook', [Buffer.alloc(4096)]);
  const table = file.subarray(file.length - 512);
  for (let sector = 0; sector < table.length; sector += 4) table.writeUInt32LE(0, sector);
  return file;
}

const COLUMNS = ['*类型名称', '*类型编码', '排序', '不认得的列'];

describeApplicationOnBothEngines('importing a file', (application) => {
  const send = async (
    content: Buffer,
    {
      url = '/isps/activityType/importExcel',
      username = 'admin',
      key,
      fields = {},
    }: {
      readonly url?: string;
      readonly username?: string;
      readonly key?: string;
      readonly fields?: Readonly<Record<string, string>>;
    } = {},
  ) => {
    const { call, signIn } = application();
    const { payload, headers } = fileForm(content, {
      isSingleTableImport: 'true',
      foreignKeys: '',
      ...fields,
    });
    const token = await signIn(username);
    const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    return call({ method: 'POST', url, token, payload, headers: keyed });
  };
  const types = async () => {
    const table = resourceTable(activityTypeResource);
    const rows = await application().database.orm.select().from(table).where(eq(table.delFlag, 0));
    return new Map(rows.map((row) => [String(Reflect.get(row, 'code')), row]));
  };

  /** The rows of the marked file that an answer names. */
  const markedLines = async ({ envelope }: Awaited<ReturnType<typeof send>>) => {
    const { fileUrl } = v.parse(uploaded, envelope.result);
    const { app, signIn } = application();
    const marked = await app.inject({
      method: 'GET',
      url: encodeURI(`/api/sys/common/static/${fileUrl}`),
      headers: { 'x-access-token': await signIn('admin') },
    });
    const book = read(marked.rawPayload, { type: 'buffer' });
    return utils.sheet_to_json<readonly string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  };

  it('counts the rows that it adds in the rows that they refer to, and takes a day alone for all of it where an end is meant', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const title = '社区摄影展';
    const added = await call({
      method: 'POST',
      url: '/isps/match/add',
      token,
      payload: {
        title,
        organizer: '江城老年大学',
        signUpStart: '2026-01-01 08:00:00',
        signUpEnd: '2026-02-01 08:00:00',
        votesPerDay: 3,
      },
    });
    const { id } = v.parse(v.looseObject({ id: v.string() }), added.envelope.result);
    const { matchId, title: name, authorName } = matchWorkResource.fields;
    const columns = [matchId, name, authorName].map(({ label }) => label['zh-CN']);
    const answer = await send(
      tableOf(columns, [
        [title, '晨光', '王秀兰'],
        [title, '渡口', '李建国'],
      ]),
      { url: '/isps/matchWork/importExcel' },
    );
    const table = resourceTable(matchResource);
    const [row] = await database.orm.select().from(table).where(eq(table.id, id));
    expect([answer.envelope.success, row?.version, Reflect.get(row ?? {}, 'workCount')]).toEqual([true, 1, 2]);

    const { organizer, signUpStart, signUpEnd, votesPerDay } = matchResource.fields;
    const named = [matchResource.fields.title, organizer, signUpStart, signUpEnd, votesPerDay];
    const imported = await send(
      tableOf(
        named.map(({ label }) => label['zh-CN']),
        [['书法展', '江城老年大学', '2026-12-01', '2026-12-20', 3]],
      ),
      { url: '/isps/match/importExcel' },
    );
    const [show] = await database.orm
      .select()
      .from(table)
      .where(eq(resourceColumn(matchResource, 'title'), '书法展'));
    expect([
      imported.envelope.success,
      Reflect.get(show ?? {}, 'signUpStart'),
      Reflect.get(show ?? {}, 'signUpEnd'),
    ]).toEqual([true, '2026-12-01 00:00:00', '2026-12-20 23:59:59']);
  });

  it('LIST-06 UP-07 adds new rows and changes those with a known code, as one write with its history', async () => {
    const before = await types();
    const [known = ''] = before.keys();
    const answer = await send(
      tableOf(
        COLUMNS,
        [
          ['书画沙龙', 'SHSL', 7, 'x'],
          [null, null, null, null],
          ['改过的名称', known, 3, null],
        ],
        'xls',
      ),
    );
    expect(answer.envelope).toEqual({
      success: true,
      code: 200,
      message: '文件导入成功！新增 1 行，修改 1 行；未导入的列：不认得的列',
      result: null,
    });
    const after = await types();
    expect([after.size - before.size, after.get('SHSL'), after.get(known)]).toMatchObject([
      1,
      { name: '书画沙龙', sort: 7, createBy: 'admin', version: 1 },
      { name: '改过的名称', sort: 3, updateBy: 'admin', version: Number(before.get(known)?.version) + 1 },
    ]);
    const [logged] = await application()
      .database.orm.select()
      .from(sysLog)
      .where(eq(sysLog.event, 'activityType.importExcel'));
    expect(logged?.outcome).toBe('done');
  });

  it('UP-07 writes nothing of a file with errors, and answers 201 with a marked file that says why', async () => {
    const before = (await types()).size;
    const rows = [
      ['好的一行', 'GOOD', 1, null],
      [null, 'NONAME', 1, null],
      ['重复', 'GOOD', '一', null],
      ['好的一行', 'OTHER', 1, null],
    ];
    const answer = await send(tableOf(COLUMNS, rows));
    expect(answer.envelope).toMatchObject({
      success: false,
      code: 201,
      message: '文件未导入：4 行中有 3 行有错误，没有写入任何数据',
    });
    expect((await types()).size).toBe(before);
    const { fileUrl, fileName } = v.parse(uploaded, answer.envelope.result);
    expect(fileName).toBe('活动类型 导入错误.xlsx');
    const { app, signIn } = application();
    const get = async (username: string) =>
      app.inject({
        method: 'GET',
        url: encodeURI(`/api/sys/common/static/${fileUrl}`),
        headers: { 'x-access-token': await signIn(username) },
      });
    const marked = await get('admin');
    const book = read(marked.rawPayload, { type: 'buffer' });
    const lines = utils.sheet_to_json<readonly string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(lines.map((line) => line[4])).toEqual([
      '错误说明',
      undefined,
      '类型名称: 请输入类型名称',
      '排序: “一”不是数字，请写成1234.5这样的数字\n类型编码: 与第 2 行重复',
      '类型名称: 与第 2 行重复',
    ]);
    expect((await get('clerk')).statusCode).toBe(404);
  });

  it('UP-07 writes many rows at once, with the history of each, and finds the wrong one among them', async () => {
    const many = Array.from({ length: 120 }, (_, at) => [`批量 ${at}`, `MANY${at}`, at, null]);
    const taken = many.map((row, at) => (at === 70 ? ['文艺演出', ...row.slice(1)] : row));
    const refused = await send(tableOf(COLUMNS, taken));
    const lines = await markedLines(refused);
    expect(lines.flatMap((line, at) => (at > 0 && line[4] !== undefined ? [[at, line[4]]] : []))).toEqual([
      [71, expect.stringContaining('类型名称')],
    ]);
    const answer = await send(tableOf(COLUMNS, many));
    expect(answer.envelope.message).toBe('文件导入成功！新增 120 行，修改 0 行');
    const written = [...(await types()).entries()].filter(([code]) => code.startsWith('MANY'));
    const logged = await application()
      .database.orm.select({ rowId: sysDataLog.rowId, action: sysDataLog.action })
      .from(sysDataLog)
      .where(eq(sysDataLog.resource, activityTypeResource.name));
    const ids = new Set(written.map(([, { id }]) => id));
    expect([written.length, logged.filter(({ rowId, action }) => action === 'add' && ids.has(rowId)).length]).toEqual([
      120, 120,
    ]);
  });

  it('UP-07 imports the same file once under one key, and the same rows again change nothing new', async () => {
    const before = (await types()).size;
    const content = tableOf(COLUMNS, [['书画沙龙', 'SHSL', 7, null]]);
    const first = await send(content, { key: 'k1' });
    const again = await send(content, { key: 'k1' });
    expect([again.headers['idempotency-replayed'], again.envelope]).toEqual(['true', first.envelope]);
    const later = await send(content);
    expect([later.envelope.message, (await types()).size - before]).toEqual(['文件导入成功！新增 0 行，修改 1 行', 1]);
  });

  it('UP-07 refuses a value that another row has, of a changed row too, and takes one back that is its own', async () => {
    const [own = '', other = ''] = (await types()).keys();
    const nameOf = async (code: string) => String(Reflect.get((await types()).get(code) ?? {}, 'name'));
    const [name, taken] = [await nameOf(own), await nameOf(other)];
    const refused = await send(tableOf(COLUMNS, [[taken, own, 5, null]]));
    const lines = await markedLines(refused);
    const kept = await send(tableOf(COLUMNS, [[name, own, 5, null]]));
    expect([lines[1]?.[4], kept.envelope.message]).toEqual([
      expect.stringMatching(/^类型名称: .*已/u),
      '文件导入成功！新增 0 行，修改 1 行',
    ]);
  });

  it('UP-07 writes nothing once the sender has closed the request, and says so to who asks for its end', async () => {
    const before = (await types()).size;
    const { app, call, signIn } = application();
    const token = await signIn('admin');
    const many = Array.from({ length: 3000 }, (_, at) => [`停止 ${at}`, `STOP${at}`, 1, null]);
    const { payload, headers } = fileForm(tableOf(COLUMNS, many), { progressKey: 'k3' });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const sending = request(`${address}/api/isps/activityType/importExcel`, {
      method: 'POST',
      headers: { ...headers, 'x-access-token': token, 'content-length': payload.length },
    });
    sending.once('error', () => undefined);
    await new Promise<void>((resolve) => sending.end(payload, resolve));
    const progress = async () => {
      const answer = await call({ method: 'GET', url: '/sys/importProgress?key=k3', token });
      return v.parse(v.nullable(v.object({ end: v.nullable(v.string()) })), answer.envelope.result);
    };
    await vi.waitUntil(async () => (await progress()) !== null, { timeout: 20_000 });
    sending.destroy();
    const ended = await vi.waitUntil(async () => (await progress())?.end, { timeout: 20_000 });
    expect([ended, (await types()).size]).toEqual(['undone', before]);
  });

  it('reads choices by what staff read, runs the hooks of the resource, and says what a spreadsheet did to a number', async () => {
    const fields: Resource['fields'] = retireeResource.fields;
    const labels = ['idCard', 'name', 'enterpriseId', 'retireDate', 'districtCode', 'nation', 'isLonely'].map((key) =>
      String(fields[key]?.label['zh-CN']),
    );
    const list = await application().call({
      method: 'GET',
      url: '/isps/retiree/list?pageSize=1',
      token: await application().signIn('admin'),
    });
    const [row] = v.parse(
      v.object({ records: v.array(v.record(v.string(), v.unknown())) }),
      list.envelope.result,
    ).records;
    const shared = [String(row?.['enterpriseId_dictText']), '2020-02-03', String(row?.['districtCode_dictText'])];
    const url = '/isps/retiree/importExcel';
    const lost = write(
      {
        SheetNames: ['a'],
        Sheets: {
          a: utils.aoa_to_sheet([labels, [110_101_199_003_070_000, '王一', ...shared, '汉族', '是']]),
        },
      },
      { type: 'buffer', bookType: 'xlsx' },
    );
    const refused = await send(Buffer.from(lost), { url });
    expect(refused.envelope.code).toBe(201);
    const good = await send(tableOf(labels, [['11010519491231002X', '王一', ...shared, '汉族', '是']]), { url });
    expect(good.envelope.message).toBe('文件导入成功！新增 1 行，修改 0 行');
    const table = resourceTable(retireeResource);
    const rows = await application().database.orm.select().from(table);
    expect(rows.find((stored) => Reflect.get(stored, 'idCard') === '11010519491231002X')).toMatchObject({
      birthday: '1949-12-31',
      nation: '01',
      isLonely: 'Y',
      status: '1',
      districtCode: row?.['districtCode'],
      enterpriseId: row?.['enterpriseId'],
    });
  });

  it('T-35 refuses by its content what is no spreadsheet, headings that nobody knows, and files without rows', async () => {
    const answers = [
      await send(Buffer.from('%PDF-1.7')),
      await send(tableOf(['__proto__', 'constructor'], [['a', 'b']])),
      await send(tableOf(COLUMNS, [])),
      await send(tableOf(['类型名称', 'name'], [['a', 'b']])),
      await send(endlessFile()),
    ];
    expect(answers.map(({ envelope }) => [envelope.code, envelope.message.slice(0, 14)])).toEqual(
      [
        [500, '这不是 Excel 文件，请选择'],
        [500, '没有认得的列名，请使用模板；'],
        [500, '文件中只有标题行，没有数据'],
        [500, '列“name”出现了两次，请删'],
        [500, '文件已损坏，无法打开；请在 Excel'],
      ].map(([code, message]) => [code, String(message).slice(0, 14)]),
    );
  });

  it('SAFE-03 T-28 counts and logs the whole numbers by which a file finds or refuses rows as a search by them does, and refuses more than an hour has', async () => {
    const { clock, database } = application();
    const { orm } = database;
    const grant = (code: string) =>
      orm
        .insert(sysRolePermission)
        .values({ roleId: seedIdentifier('role', 'supervisor'), permissionId: seedIdentifier('permission', code) })
        .onConflictDoNothing();
    await grant('retiree:import');
    const stored = await orm
      .select({ number: resourceColumn(retireeResource, 'idCard') })
      .from(resourceTable(retireeResource))
      .where(eq(resourceColumn(retireeResource, 'tenantId'), 0))
      .limit(30);
    const numbers = stored.map(({ number }) => String(number));
    const tried = async (
      several: readonly string[],
      fields: Readonly<Record<string, string>> = {},
      username = 'supervisor',
    ) => {
      const content = tableOf(
        ['姓名', '身份证号'],
        several.map((number) => ['张三', number]),
      );
      const columns = JSON.stringify(['name', 'idCard']);
      const url = '/isps/retiree/importCheck';
      const { status, headers, envelope } = await send(content, { url, username, fields: { columns, ...fields } });
      const told = v.safeParse(v.looseObject({ duplicates: v.array(v.unknown()) }), envelope.result);
      return [status, told.success ? told.output.duplicates.length : headers['retry-after']];
    };
    const logged = async () => (await orm.select().from(sysLog).where(eq(sysLog.event, 'maskedField.searched'))).length;
    // Refused as a whole, without using up what an hour has.
    expect([await tried(numbers.slice(0, 21)), await logged()]).toEqual([[429, '3600'], 0]);
    expect([await tried(numbers.slice(0, 12)), await tried(numbers.slice(0, 12)), await logged()]).toEqual([
      [200, 12],
      [200, 12],
      12,
    ]);
    // Without a field that rows are found by, what is there already is an error of its row.
    expect([await tried(numbers.slice(12, 19), { matchBy: '' }), await logged()]).toEqual([[200, 0], 19]);
    expect({
      last: await tried(numbers.slice(19, 20)),
      found: await tried(numbers.slice(20, 21)),
      refused: await tried(numbers.slice(20, 21), { matchBy: '' }),
      free: await tried(['110101195003074514']),
      byName: await tried(numbers.slice(21, 22), { matchBy: 'name' }),
      known: await tried(numbers.slice(0, 3)),
      revealing: await tried(numbers, {}, 'admin'),
    }).toEqual({
      last: [200, 1],
      found: [429, '3600'],
      refused: [429, '3600'],
      free: [429, '3600'],
      byName: [429, '3600'],
      known: [200, 3],
      revealing: [200, numbers.length],
    });
    expect(await logged()).toBe(20);
    await grant('retiree:reveal');
    expect(await tried(numbers.slice(20, 30))).toEqual([200, 10]);
    await orm
      .delete(sysRolePermission)
      .where(
        and(
          eq(sysRolePermission.roleId, seedIdentifier('role', 'supervisor')),
          eq(sysRolePermission.permissionId, seedIdentifier('permission', 'retiree:reveal')),
        ),
      );
    clock.advance(minutes(61));
    expect(await tried(numbers.slice(20, 21))).toEqual([200, 1]);
  });

  it('T-02 imports for nobody without the permission, and gives a template with the required columns marked', async () => {
    expect((await send(tableOf(COLUMNS, []), { username: 'clerk' })).status).toBe(403);
    const { app, signIn } = application();
    const headers = { 'x-access-token': await signIn('admin'), 'accept-language': 'zh-CN' };
    const template = await app.inject({ method: 'GET', url: '/api/isps/activityType/importTemplate', headers });
    const book = read(template.rawPayload, { type: 'buffer' });
    const [heading] = utils.sheet_to_json<readonly string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
    });
    const guide = utils.sheet_to_json<readonly string[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 });
    expect([heading, book.SheetNames, guide.slice(0, 5)]).toEqual([
      ['*类型名称', '*类型编码', '排序', '状态', '备注'],
      ['活动类型', '填写说明'],
      [
        ['列名', '是否必填', '填写要求', '示例'],
        ['类型名称', '必填', '文字，最多 50 个字'],
        ['类型编码', '必填', '文字，最多 20 个字', 'A01'],
        ['排序', '可不填', '数字，0 到 9999', '0'],
        ['状态', '可不填', '以下之一：无效、有效', '无效'],
      ],
    ]);
    const filled = await send(template.rawPayload);
    expect(filled.envelope.message).toBe('文件中只有标题行，没有数据');
    const retirees = await app.inject({ method: 'GET', url: '/api/isps/retiree/importTemplate?format=xls', headers });
    const second = read(retirees.rawPayload, { type: 'buffer' });
    const [marked = []] = utils.sheet_to_json<readonly string[]>(second.Sheets['退休人员'] ?? {}, { header: 1 });
    expect([second.SheetNames, marked.filter((text) => text.startsWith('*'))]).toEqual([
      ['退休人员', '填写说明'],
      ['*姓名', '*身份证号', '*原单位', '*退休日期', '*所在区县'],
    ]);
  });
});
