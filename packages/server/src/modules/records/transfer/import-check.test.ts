import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import { activityTypeResource, resourceEndpoints } from '@evergreen/core/resources';

import { fillVolume } from '../../../../test/full-volume.ts';
import { fileForm } from '../../../../test/import-form.ts';
import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { buildApp } from '../../../app.ts';
import { DatabaseError } from '../../../db/index.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysIdempotency } from '../../../db/schema/index.ts';
import type { FileCellValue } from './files/table-file.types.ts';
import { createTableWriter } from './files/table-writer.ts';
import { createLocalBus } from '../../live/channel/live-bus.ts';
import { createImportProgress } from './import-progress.ts';

const checked = v.unwrap(v.nullable(resourceEndpoints(activityTypeResource).importCheck.answer));

function tableOf(rows: readonly (readonly FileCellValue[])[]) {
  const writer = createTableWriter('xlsx', { name: '数据', columns: ['名字', '类型编码', '次序', '其他'] });
  for (const row of rows) writer.add(row);
  return writer.end();
}

const file = tableOf([
  ['书画', 'WIZA', 1, '甲'],
  ['棋牌', null, '一', '乙'],
  ['摄影', 'WIZA', 3, '丙'],
]);
const columns = JSON.stringify(['name', 'code', 'sort', null]);

describeApplication('an import that goes step by step', (application) => {
  const send = async (
    call: 'importCheck' | 'importExcel',
    fields: Readonly<Record<string, string>>,
    name = 'admin',
    content = file,
  ) => {
    const { call: ask, signIn } = application();
    const { payload, headers } = fileForm(content, fields);
    return ask({ method: 'POST', url: `/isps/activityType/${call}`, token: await signIn(name), payload, headers });
  };
  const check = async (fields: Readonly<Record<string, string>>, content = file) =>
    v.parse(checked, (await send('importCheck', fields, 'admin', content)).envelope.result);
  const codes = async () => {
    const table = resourceTable(activityTypeResource);
    const rows = await application().database.orm.select().from(table).where(eq(table.delFlag, 0));
    return rows.map((row) => String(Reflect.get(row, 'code')));
  };

  it('UP-14 reads the columns of a file, tries its rows by chosen ones, and writes all of it once it is corrected', async () => {
    const before = await codes();
    expect(await check({})).toEqual({
      headings: ['名字', '类型编码', '次序', '其他'],
      headingRow: 1,
      sheet: '数据',
      unread: ['名字', '次序', '其他'],
      columns: [null, 'code', null, null],
      total: 3,
      isTried: false,
      wrong: 0,
      errors: [],
      rows: [
        { row: 2, cells: ['书画', 'WIZA', '1', '甲'] },
        { row: 3, cells: ['棋牌', '', '一', '乙'] },
        { row: 4, cells: ['摄影', 'WIZA', '3', '丙'] },
      ],
      added: 0,
      changed: 0,
      skipped: 0,
      duplicates: [],
      file: null,
    });
    expect(await check({ columns })).toMatchObject({
      isTried: true,
      total: 3,
      wrong: 2,
      errors: [
        { row: 3, key: 'sort', message: '“一”不是数字，请写成1234.5这样的数字' },
        { row: 4, key: 'code', message: '与第 2 行重复' },
      ],
      rows: [
        { row: 3, cells: ['棋牌', '', '一', '乙'] },
        { row: 4, cells: ['摄影', 'WIZA', '3', '丙'] },
      ],
    });
    const half = JSON.stringify([
      [3, 2, '2'],
      [4, 1, 'WIZC'],
    ]);
    expect(await check({ columns, changes: half })).toMatchObject({
      wrong: 1,
      errors: [{ row: 3, key: 'code', message: '请输入类型编码' }],
    });
    const refused = await send('importExcel', { columns, changes: half });
    expect([refused.envelope.code, await codes()]).toEqual([201, before]);
    const changes = JSON.stringify([...JSON.parse(half), [3, 1, 'WIZB']]);
    expect(await check({ columns, changes })).toMatchObject({ wrong: 0, errors: [], rows: [], file: null });
    expect(await codes()).toEqual(before);
    const written = await send('importExcel', { columns, changes });
    expect([written.envelope.message, (await codes()).filter((code) => code.startsWith('WIZ')).toSorted()]).toEqual([
      '文件导入成功！新增 3 行，修改 0 行',
      ['WIZA', 'WIZB', 'WIZC'],
    ]);
  });

  it('UP-18 imports a file of 300 rows with 16 wrong ones in one go: ten are corrected, two left out, and four come back', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => [`三百 ${at}`, at < 16 ? null : `R3H${at}`, at, '']);
    const rows = tableOf(lines);
    const tried = await check({ columns }, rows);
    const corrected = JSON.stringify(Array.from({ length: 10 }, (_, at) => [at + 2, 1, `R3H${at}`]));
    const choices = { columns, changes: corrected, without: '[12,13]' };
    const again = await check(choices, rows);
    const { envelope } = await send('importExcel', { ...choices, isRest: 'true' }, 'admin', rows);
    const written = (await codes()).filter((code) => code.startsWith('R3H')).length;
    expect([
      [tried.total, tried.wrong, tried.added],
      [again.total, again.wrong, again.added],
      envelope.message,
      written,
    ]).toEqual([
      [300, 16, 284],
      [298, 4, 294],
      '已导入正确的行：新增 294 行，修改 0 行；有错误的 4 行没有导入，已放在标出错误的文件里',
      294,
    ]);
  });

  it('UP-19 matches rows by a chosen field, tells duplicates, and adds, changes or leaves out as it is decided', async () => {
    await send(
      'importExcel',
      { columns },
      'admin',
      tableOf([
        ['太极', 'DUPA', 1, ''],
        ['剪纸', 'DUPB', 2, ''],
      ]),
    );
    const next = tableOf([
      ['太极 新', 'DUPA', 5, ''],
      ['剪纸 新', 'DUPB', '一', ''],
      ['合唱', 'DUPC', 7, ''],
    ]);
    const summary = async (fields: Readonly<Record<string, string>>, rows = next) => {
      const { wrong, added, changed, skipped, duplicates } = await check({ columns, ...fields }, rows);
      return [wrong, added, changed, skipped, duplicates.map(({ row, stored, decision }) => [row, stored, decision])];
    };
    expect([
      await summary({}),
      await summary({ writes: 'added' }),
      await summary({ writes: 'changed' }),
      await summary({ decisions: '[[2,"skip"],[3,"skip"]]' }),
      await summary({ matchBy: '' }),
    ]).toEqual([
      [1, 1, 1, 0, [[2, '太极', 'update']]],
      [
        0,
        1,
        0,
        2,
        [
          [2, '太极', 'skip'],
          [3, '剪纸', 'skip'],
        ],
      ],
      [1, 0, 1, 1, [[2, '太极', 'update']]],
      [
        0,
        1,
        0,
        2,
        [
          [2, '太极', 'skip'],
          [3, '剪纸', 'skip'],
        ],
      ],
      [2, 1, 0, 0, []],
    ]);
    const everyField = {
      headingRow: '1',
      changes: '[]',
      without: '[]',
      decisions: '[]',
      matchBy: 'code',
      writes: 'both',
      isMarked: 'true',
      progressKey: 'k1',
      isSingleTableImport: 'volunteer',
      foreignKeys: 'f1',
      isRest: 'true',
    };
    expect(await summary(everyField)).toEqual(await summary({}));
    const sameName = tableOf([
      ['太极', 'DUPD', 1, ''],
      ['太极', 'DUPE', 2, ''],
    ]);
    expect([
      await summary({ matchBy: 'name' }, sameName),
      (await send('importCheck', { columns, matchBy: 'remark' })).envelope.message,
      (await send('importCheck', { columns, decisions: '[[2,"add"]]' })).envelope.message,
    ]).toEqual([
      [1, 0, 1, 0, [[2, '太极', 'update']]],
      '没有可用来查找已有数据的列，请选择文件中有的一个字段',
      '“类型编码”不能重复，已有的行只能修改或跳过',
    ]);
    const { envelope } = await send('importExcel', { columns, decisions: '[[2,"skip"],[3,"skip"]]' }, 'admin', next);
    expect([envelope.message, (await codes()).filter((code) => code.startsWith('DUP')).toSorted()]).toEqual([
      '文件导入成功！新增 1 行，修改 0 行，跳过 2 行',
      ['DUPA', 'DUPB', 'DUPC'],
    ]);
  });

  it('UP-14 gives the marked copy with the corrected cells, where it is asked for', async () => {
    const changes = JSON.stringify([[3, 2, '2']]);
    const { file: stored, wrong } = await check({ columns, changes, isMarked: 'true' });
    const { app, signIn } = application();
    const answer = await app.inject({
      method: 'GET',
      url: encodeURI(`/api/sys/common/static/${stored?.fileUrl}`),
      headers: { 'x-access-token': await signIn('admin') },
    });
    const book = read(answer.rawPayload, { type: 'buffer' });
    const lines = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null });
    expect([wrong, lines]).toEqual([
      2,
      [
        ['名字', '类型编码', '次序', '其他', '错误说明'],
        ['书画', 'WIZA', '1', '甲', null],
        ['棋牌', null, '2', '乙', '类型编码: 请输入类型编码'],
        ['摄影', 'WIZA', '3', '丙', '类型编码: 与第 2 行重复'],
      ],
    ]);
  });

  it('a marked copy that a full volume refuses is told as such, and nothing of it stays', async () => {
    await fillVolume();
    const answers = [
      await send('importCheck', { columns, isMarked: 'true' }),
      await send('importExcel', { columns }),
      await send('importCheck', { columns }),
    ];
    expect([
      answers.map(({ status, envelope }) => [status, envelope.message]),
      readdirSync(join(application().filesFolder, 'incoming')),
    ]).toEqual([
      [
        [507, '服务器存储空间不足，暂时不能保存；请联系管理员清理空间后重试'],
        [507, '服务器存储空间不足，暂时不能保存；请联系管理员清理空间后重试'],
        [200, '3 行中有 2 行有错误'],
      ],
      [],
    ]);
  });

  it('R-25 checks a file on a nearly full disk, and refuses what would be stored of it', async () => {
    const { clock, database, files, logger, signIn } = application();
    const token = await signIn('admin');
    const assertRoomForWrites = () => Promise.reject(new DatabaseError('storageFull', 'full'));
    const app = await buildApp({ database: { ...database, assertRoomForWrites }, clock, files, logger });
    const ask = async (call: 'importCheck' | 'importExcel', fields: Readonly<Record<string, string>>) => {
      const { payload, headers } = fileForm(file, fields);
      const url = `/api/isps/activityType/${call}`;
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'x-access-token': token, 'idempotency-key': `${call}${JSON.stringify(fields).length}` },
        payload,
      });
      return statusCode;
    };
    expect([
      await ask('importCheck', {}),
      await ask('importCheck', { columns }),
      await ask('importCheck', { columns, isMarked: 'true' }),
      await ask('importExcel', { columns }),
    ]).toEqual([200, 200, 507, 507]);
    expect(await database.orm.select().from(sysIdempotency)).toEqual([]);
    await app.close();
  });

  it('T-35 refuses columns that are no fields or twice the same, and forms that are none', async () => {
    const answers = [
      await send('importCheck', { columns: '["__proto__","constructor",null,null]' }),
      await send('importCheck', { columns: '["name","name",null,null]' }),
      await send('importCheck', { columns: '{"name":1}' }),
      await send('importCheck', { columns, changes: '[[1,0,"a"]]' }),
      await send('importCheck', { columns }, 'clerk'),
    ];
    expect(answers.map(({ status, envelope }) => [status, envelope.message.slice(0, 12)])).toEqual([
      [200, '请至少为一列选择对应的字'],
      [200, '有两列都对应“类型名称”'],
      [400, '表单不完整，请重新选择文'],
      [400, '表单不完整，请重新选择文'],
      [403, expect.any(String)],
    ]);
  });

  it('says how far an import is to who sent it, and to nobody else', async () => {
    const live = createLocalBus();
    const heard: unknown[] = [];
    live.subscribe((event) => heard.push(event));
    const board = createImportProgress(live, application().clock);
    board.note({ userId: 'u1', key: 'k1' }, { ahead: 0, done: 20, total: 200, isWriting: false });
    board.note({ userId: 'u1', key: 'k1' }, { ahead: 0, done: 50, total: 200, isWriting: false });
    const told = [board.read({ userId: 'u1', key: 'k1' }), board.read({ userId: 'u2', key: 'k1' })];
    board.noteEnd({ userId: 'u1', key: 'k1' }, 'undone');
    const ended = board.read({ userId: 'u1', key: 'k1' });
    board.forget({ userId: 'u1', key: 'k1' });
    board.noteEnd({ userId: 'u1', key: 'k1' }, 'written');
    const job = (status: string, done: number) => ({ kind: 'job', userId: 'u1', id: 'k1', status, done, total: 200 });
    expect(heard).toEqual([job('running', 20), job('done', 50)]);
    expect([...told, ended, board.read({ userId: 'u1', key: 'k1' })]).toEqual([
      { ahead: 0, done: 50, total: 200, isWriting: false, end: null },
      null,
      { ahead: 0, done: 50, total: 200, isWriting: false, end: 'undone' },
      null,
    ]);
    const { call, signIn } = application();
    await send('importCheck', { columns, progressKey: 'k2' });
    const answer = await call({ method: 'GET', url: '/sys/importProgress?key=k2', token: await signIn('admin') });
    expect(answer.envelope.result).toBeNull();
  });

  it('SAFE-01 opens the files of one person one after the other, says how many are before, and refuses a fifth that waits', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const long = tableOf(Array.from({ length: 15_000 }, (_, row) => [`第${row}行`, `LONG${row}`, row, '甲']));
    const keys = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
    // By one sign-in, so that the last is there before the first is read.
    const url = '/isps/activityType/importCheck';
    const answers = Promise.all(
      keys.map((progressKey) => call({ method: 'POST', url, token, ...fileForm(long, { progressKey }) })),
    );
    const aheadOf = async (key: string) => {
      const { envelope } = await call({ method: 'GET', url: `/sys/importProgress?key=${key}`, token });
      return v.parse(v.nullable(v.object({ ahead: v.number() })), envelope.result)?.ahead ?? 0;
    };
    await vi.waitUntil(async () => (await Promise.all(keys.map(aheadOf))).includes(4), {
      timeout: 60_000,
      interval: 1,
    });
    const refused = (await answers).filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers, envelope }) => [status, headers['retry-after'], envelope.message])).toEqual([
      [429, '30', '正在打开的文件过多，请 30 秒后再试'],
    ]);
  });

  it('T-35 tells somebody with data rules of twenty values an hour that rows out of reach have, and then nothing, taken or not', async () => {
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'activityType', { field: 'createBy', rule: 'eq', value: 'clerk' });
    const outside = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `OUT${from + at}`);
    const fileOf = (several: readonly string[]) => tableOf(several.map((code, at) => [`外${code}`, code, at, null]));
    const stored = await send('importExcel', { columns }, 'admin', fileOf(outside(0, 30)));
    expect(stored.envelope.success).toBe(true);
    const told = async (
      several: readonly string[],
      call: 'importCheck' | 'importExcel' = 'importCheck',
      name = 'clerk',
    ) => {
      const { status, envelope } = await send(call, { columns }, name, fileOf(several));
      const answer = v.safeParse(v.looseObject({ wrong: v.number() }), envelope.result);
      return [status, answer.success ? answer.output.wrong : null, envelope.code];
    };
    const words =
      '文件中有太多内容已被您查看范围以外的数据使用。每小时最多提示 20 处，请一小时后再试，或请能查看全部数据的同事导入';
    expect({
      first: await told(outside(0, 15)),
      again: await told(outside(0, 15)),
      tooMany: await told(outside(10, 30)),
      stored: await told(outside(20, 21)),
      free: await told(['FREE1']),
      written: await told(['FREE1'], 'importExcel'),
      administrator: await told(outside(0, 30), 'importCheck', 'admin'),
    }).toEqual({
      first: [200, 15, 200],
      again: [200, 15, 200],
      tooMany: [429, null, 429],
      stored: [429, null, 429],
      free: [429, null, 429],
      written: [429, null, 429],
      administrator: [200, 0, 200],
    });
    const refused = await send('importCheck', { columns }, 'clerk', fileOf(['FREE1']));
    expect([refused.envelope.message, refused.headers['retry-after']]).toEqual([words, '3600']);
    application().clock.advance(minutes(61));
    expect(await told(['FREE1'])).toEqual([200, 0, 200]);
  });
});
