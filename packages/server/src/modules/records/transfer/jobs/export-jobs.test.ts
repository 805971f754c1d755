import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';

import { EXPORTED_FILE_AGE, exportJob, LOG_TYPE, type ExportJob } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import { activityResource, codeDirectory, EXPORT_FORMATS } from '@evergreen/core/resources';

import { fillVolume } from '../../../../../test/full-volume.ts';
import { describeApplication } from '../../../../../test/test-application.ts';
import { buildApp } from '../../../../app.ts';
import { DatabaseError } from '../../../../db/index.ts';
import { sysExportJob } from '../../../../db/schema/index.ts';
import { sysLog, sysUser } from '../../../../db/schema/scoped-tables.ts';
import type { SignedInCall } from '../../../../http/call.types.ts';
import { createServices } from '../../../../services.ts';
import { createResourceServices } from '../../resource/resource-services.ts';
import { createLocalBus } from '../../../live/channel/live-bus.ts';
import { prepareExport } from '../export-rows.ts';
import { createExportJobRepository } from './export-job.repository.ts';
import { createExportJobService } from './export-job.service.ts';
import { createJobQueue } from './job-queue.ts';

const FULL = '服务器存储空间不足，文件未能生成；请联系管理员清理空间后重新导出';

const listed = v.object({ jobs: v.array(exportJob) });
/** What waits until somebody opens it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const isOpen = ({ status }: ExportJob) => status === 'waiting' || status === 'running';

function rowsIn(file: Buffer): readonly (readonly unknown[])[] {
  const book = read(file, { dense: true });
  const sheet: readonly (readonly ({ readonly v?: unknown } | undefined)[])[] =
    book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  return sheet.map((row) => Array.from(row, (cell) => cell?.v ?? null));
}

describeApplication('exports that the server makes by itself', (application) => {
  const as = async (username: string) => {
    const { app, call, signIn } = application();
    const token = await signIn(username);
    const jobs = async () =>
      v.parse(listed, (await call({ method: 'GET', url: '/sys/exportJob/list', token })).envelope.result).jobs;
    return {
      jobs,
      start: (resource: string, payload: object) =>
        call({ method: 'POST', url: `/isps/${resource}/startExport`, token, payload }),
      cancel: (id: string) => call({ method: 'PUT', url: '/sys/exportJob/cancel', token, payload: { id } }),
      remove: (id: string) => call({ method: 'DELETE', url: `/sys/exportJob/delete?id=${id}`, token }),
      file: async (url: string) => {
        const headers = { 'x-access-token': token, 'accept-language': 'zh-CN' };
        const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: `/api${url}`, headers });
        return { status: statusCode, content: rawPayload };
      },
      /** The jobs when none is under way any more. */
      ended: async () => {
        for (;;) {
          const found = await jobs();
          if (!found.some(isOpen)) return found;
        }
      },
    };
  };
  const parameters = (search: object) => JSON.stringify({ column: 'createTime', order: 'asc', ...search });

  it('UP-15 makes a file of every page that the filter finds, with the chosen columns, and keeps it for who asked for a day', async () => {
    const admin = await as('admin');
    const query = { field: 'title,typeId,quota', paramsStr: parameters({}) };
    const begun = await admin.start('activity', { ...query, format: 'xlsx' });
    expect([begun.envelope.message, v.parse(exportJob, begun.envelope.result)]).toMatchObject([
      '已开始导出，可在导出记录中查看进度',
      { status: 'waiting', total: null, written: 0, fileName: '活动管理 2026-01-15.xlsx', expireTime: null },
    ]);
    await admin.start('activity', { ...query, format: 'csv' });
    await admin.start('activityType', { field: 'name', paramsStr: parameters({ name: '讲座' }) });
    const [types, csv, xlsx] = await admin.ended();
    if (types === undefined || csv === undefined || xlsx === undefined) throw new Error('Exports are not listed');
    expect([xlsx, csv.fileName, types.fileName]).toMatchObject([
      { status: 'done', total: 200, written: 200, expireTime: '2026-01-16 09:00:00', message: null, isRevealed: false },
      '活动管理 2026-01-15.csv',
      '活动类型 2026-01-15.xls',
    ]);
    const direct = await admin.file('/isps/activity/exportXls?column=createTime&order=asc&field=title,typeId,quota');
    const made = await admin.file(`/sys/exportJob/download?id=${xlsx.id}`);
    expect([rowsIn(made.content), made.content.length]).toEqual([rowsIn(direct.content), xlsx.size]);
    const found = rowsIn((await admin.file(`/sys/exportJob/download?id=${types.id}`)).content);
    expect([found[0], found.length, types.total]).toEqual([['类型名称'], Number(types.total) + 1, found.length - 1]);

    const clerk = await as('clerk');
    const foreign = await clerk.file(`/sys/exportJob/download?id=${xlsx.id}`);
    expect([await clerk.jobs(), foreign.status, (await clerk.remove(xlsx.id)).envelope.success]).toEqual([
      [],
      404,
      false,
    ]);

    application().clock.advance(EXPORTED_FILE_AGE);
    const later = await as('admin');
    expect((await later.jobs()).map(({ status, size }) => [status, size])).toEqual([
      ['expired', null],
      ['expired', null],
      ['expired', null],
    ]);
    expect([
      (await later.file(`/sys/exportJob/download?id=${xlsx.id}`)).status,
      await application().files.read(xlsx.id),
    ]).toEqual([404, undefined]);
    const logged = await application().database.orm.select().from(sysLog).where(eq(sysLog.logType, LOG_TYPE.operation));
    const events = logged.map(({ event, outcome }) => `${event} ${outcome}`);
    expect(['activity.startExport done', 'exportJob.download done'].filter((event) => !events.includes(event))).toEqual(
      [],
    );
  });

  it('UP-15 keeps masked values masked, and reveals them to who may for a reason that the log keeps', async () => {
    const admin = await as('admin');
    const query = { field: 'idCard', paramsStr: parameters({}), format: 'csv' };
    await admin.start('retiree', query);
    await admin.start('retiree', { ...query, reason: '核对年审' });
    const [whole, masked] = await admin.ended();
    const numbers = async (job: ExportJob | undefined) =>
      (await admin.file(`/sys/exportJob/download?id=${job?.id}`)).content.toString().trim().split('\r\n').slice(1);
    expect([masked?.isRevealed, whole?.isRevealed]).toEqual([false, true]);
    expect((await numbers(masked)).filter((text) => !/^\d{3}\*+[\dX]$/u.test(text))).toEqual([]);
    expect((await numbers(whole)).filter((text) => !/^\d{17}[\dX]$/u.test(text))).toEqual([]);
    const logged = await application()
      .database.orm.select()
      .from(sysLog)
      .where(eq(sysLog.event, 'retiree.startExport'));
    expect(logged.map(({ logContent }) => JSON.parse(logContent))).toEqual([
      { format: 'csv', field: 'idCard' },
      { format: 'csv', reason: '核对年审', field: 'idCard' },
    ]);
  });

  it('UP-15 says how far it is, and is stopped while it runs: nothing of it is left', async () => {
    const { database, clock, logger, files } = application();
    const services = createServices({ database, clock, logger, files });
    const [admin] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'admin'));
    const caller = { ...admin, userId: admin?.id ?? '', username: 'admin', realname: '', orgCode: null };
    const call: SignedInCall = {
      requestId: 'r',
      locale: 'zh-CN',
      address: '',
      userAgent: '',
      tenantId: 0,
      caller: { ...caller, tokenHash: '', lastUsedAt: 0 },
    };
    const sources = createResourceServices(services).dependenciesOf(activityResource, call);
    const [begun, goOn] = [gate(), gate()];
    const live = createLocalBus();
    const told: unknown[] = [];
    live.subscribe((event) => told.push(event));
    const held: typeof sources = {
      ...sources,
      repositoryOf: (resource) => ({
        ...sources.repositoryOf(resource),
        async findMany() {
          begun.open();
          await goOn.opened;
          return [];
        },
      }),
    };
    const service = createExportJobService({
      directory: codeDirectory,
      jobs: createExportJobRepository(database, clock),
      queue: createJobQueue(1),
      store: files,
      database,
      holds: async () => true,
      clock,
      logger,
      live,
      notices: { exported: async () => undefined },
    });
    const prepared = await prepareExport(
      activityResource,
      { pageNo: 1, pageSize: 10, column: 'createTime', order: 'asc', format: 'xls' },
      call,
      { ...held, holds: async () => true, limit: services.limitOf('exports', { times: 30, window: 60_000 }) },
    );
    if (!prepared.ok) throw new Error('The export was refused');
    const started = await service.start(prepared.value, held);
    if (!started.ok) throw new Error('The export did not begin');
    await begun.opened;
    const { jobs, cancel, file } = await as('admin');
    const running = await jobs();
    const stopped = await cancel(started.value.id);
    const again = await cancel(started.value.id);
    goOn.open();
    const next = await service.start(prepared.value, held);
    if (!next.ok) throw new Error('The next export did not begin');
    const ended = await (await as('admin')).ended();
    const job = (id: string, status: string, done: number) => ({
      kind: 'job',
      userId: admin?.id,
      id,
      status,
      done,
      total: status === 'done' ? 0 : 200,
    });
    // That the last one is done is told after it can be read.
    expect(told.slice(0, 3)).toEqual([
      job(started.value.id, 'running', 0),
      job(started.value.id, 'done', 0),
      job(next.value.id, 'running', 0),
    ]);
    expect([
      running.map(({ status, written, total }) => [status, written, total]),
      [stopped.envelope.message, again.envelope.message],
      ended.map(({ status }) => status),
      (await file(`/sys/exportJob/download?id=${started.value.id}`)).status,
      await files.read(started.value.id),
    ]).toEqual([[['running', 0, 200]], ['已停止导出', '这个导出已经结束'], ['done', 'cancelled'], 404, undefined]);
  });

  it('UP-15 takes three at a time from one person, and names what a restart interrupted', async () => {
    const { database, clock } = application();
    const admin = await as('admin');
    const [user] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'admin'));
    const repository = createExportJobRepository(database, clock);
    for (const id of ['j1', 'j2', 'j3'])
      await repository.add({
        id,
        tenantId: 0,
        userId: user?.id ?? '',
        resource: 'activity',
        fileName: 'a.xls',
        mediaType: 'a/b',
        isRevealed: false,
      });
    const refused = await admin.start('activityType', { paramsStr: parameters({}) });
    clock.advance(minutes(6));
    const interrupted = await (await as('admin')).jobs();
    expect([refused.envelope.message, interrupted.map(({ status, message }) => [status, message])]).toEqual([
      '您已有 3 个导出正在进行，请等其中一个完成后再导出',
      Array.from({ length: 3 }, () => ['failed', '服务器重新启动，导出已中断，请重新导出']),
    ]);
    expect((await admin.remove('j1')).envelope.success).toBe(true);
    expect(await database.orm.$count(sysExportJob)).toBe(2);
  });

  it('a full volume ends exports with words and without a file, and others are made once there is room', async () => {
    const { filesFolder, files, log } = application();
    const admin = await as('admin');
    const query = { paramsStr: parameters({}), field: 'name,code' };
    const directly = () => admin.file('/isps/activityType/exportXls?column=createTime&order=asc&field=name,code');
    const free = await fillVolume();
    for (const format of EXPORT_FORMATS) await admin.start('activityType', { ...query, format });
    const failed = await admin.ended();
    const [first] = failed;
    const direct = await directly();
    expect({
      jobs: failed.map(({ status, size, message }) => [status, size, message]),
      noted: log.filter((line) => line.includes('exportJob.failed')).length,
      left: readdirSync(join(filesFolder, 'incoming')),
      stored: await Promise.all(failed.map(({ id }) => files.read(id))),
      download: (await admin.file(`/sys/exportJob/download?id=${first?.id}`)).status,
      direct: [direct.status, rowsIn(direct.content)[0]],
    }).toEqual({
      jobs: EXPORT_FORMATS.map(() => ['failed', null, FULL]),
      noted: EXPORT_FORMATS.length,
      left: [],
      stored: EXPORT_FORMATS.map(() => undefined),
      download: 404,
      direct: [200, ['类型名称', '类型编码']],
    });
    free();
    await admin.start('activityType', query);
    const [made] = await admin.ended();
    const { content } = await admin.file(`/sys/exportJob/download?id=${made?.id}`);
    expect([made?.status, made?.message, rowsIn(content)]).toEqual(['done', null, rowsIn(direct.content)]);
  });

  it('an export whose turn comes when the room is gone is not written, and says so', async () => {
    const { clock, database, files, filesFolder, logger, signIn } = application();
    let calls = 0;
    const app = await buildApp({
      database: {
        ...database,
        async assertRoomForWrites() {
          calls += 1;
          if (calls > 1) throw new DatabaseError('storageFull', 'full');
        },
      },
      clock,
      files,
      logger,
    });
    onTestFinished(() => app.close());
    await app.inject({
      method: 'POST',
      url: '/api/isps/activityType/startExport',
      headers: { 'x-access-token': await signIn('admin') },
      payload: { paramsStr: parameters({}) },
    });
    const ended = await (await as('admin')).ended();
    expect([ended.map(({ status, message }) => [status, message]), existsSync(join(filesFolder, 'incoming'))]).toEqual([
      [['failed', FULL]],
      false,
    ]);
  });

  it('an export that the database refuses is in the log without what was searched', async () => {
    const { database, log } = application();
    const admin = await as('admin');
    await database.orm.execute(sql`alter table activity_type rename column name to name_gone`);
    const started = await admin.start('activityType', {
      paramsStr: parameters({ name: 'CANARY' }),
      field: 'name,code',
    });
    const ended = await admin.ended();
    await database.orm.execute(sql`alter table activity_type rename column name_gone to name`);
    const lines = log.map((line): unknown => JSON.parse(line));
    expect([started.status, ended.map(({ status }) => status), lines, log.join().includes('CANARY')]).toEqual([
      200,
      ['failed'],
      [
        {
          time: expect.any(String),
          level: 'error',
          message: 'exportJob.failed',
          resource: 'activityType',
          kind: 'refused',
          code: '42703',
          stack: expect.stringMatching(/^ +at /u),
        },
      ],
      false,
    ]);
  });

  it('T-02 is begun by nobody without the permission of the list, nor with parameters that it does not have', async () => {
    const clerk = await as('clerk');
    const admin = await as('admin');
    expect([
      (await clerk.start('activityType', { paramsStr: parameters({}) })).status,
      (await admin.start('activity', { paramsStr: '[1' })).status,
      (await admin.start('activity', { paramsStr: parameters({}), field: '__proto__' })).status,
    ]).toEqual([403, 400, 400]);
  });
});
