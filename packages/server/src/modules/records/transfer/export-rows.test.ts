import { read } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { LOG_TYPE } from '@evergreen/core/contract';
import { activityResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { createServices } from '../../../services.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import { exportRows, prepareExport } from './export-rows.ts';

const printedPage = v.object({
  records: v.array(v.object({ id: v.string(), idCard: v.optional(v.string(), '') })),
  total: v.number(),
});

/** The rows of the first sheet, as a library that shares no code with the writers reads them. */
function rowsIn(file: Buffer): readonly (readonly unknown[])[] {
  const book = read(file, { dense: true });
  const sheet: readonly (readonly ({ readonly v?: unknown } | undefined)[])[] =
    book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  return sheet.map((row) => Array.from(row, (cell) => cell?.v ?? null));
}

describeApplicationOnBothEngines('exporting a list', (application) => {
  const download = async (url: string, username = 'admin') => {
    const { app, signIn } = application();
    const headers = { 'x-access-token': await signIn(username), 'accept-language': 'zh-CN' };
    const {
      statusCode,
      rawPayload,
      headers: answered,
    } = await app.inject({ method: 'GET', url: `/api${url}`, headers });
    return { status: statusCode, file: rawPayload, headers: answered };
  };

  it('LIST-06 UP-08 exports every page of a list as .xls, with the texts of choices, in the order of the list', async () => {
    const { status, file, headers } = await download(
      '/isps/activity/exportXls?pageNo=3&pageSize=10&column=createTime&order=asc&field=title,typeId,status,quota',
    );
    expect([status, headers['content-type']]).toEqual([200, 'application/vnd.ms-excel']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/活动.* 2026-.*\.xls$/u);
    const [heading, ...rows] = rowsIn(file);
    expect([heading?.length, rows.length]).toEqual([4, 200]);
    const list = await application().call({
      method: 'GET',
      url: '/isps/activity/list?column=createTime&order=asc&pageSize=1',
      token: await application().signIn('admin'),
    });
    const [first] = v.parse(
      v.object({ records: v.array(v.record(v.string(), v.unknown())) }),
      list.envelope.result,
    ).records;
    expect(rows[0]).toEqual([
      first?.['title'],
      first?.['typeId_dictText'],
      first?.['status_dictText'],
      first?.['quota'],
    ]);
  });

  it('UP-08 exports what a search finds, the selected rows alone, and what paramsStr says', async () => {
    const names = async (query: string) =>
      rowsIn((await download(`/isps/activityType/exportXls?field=name&${query}`)).file);
    const all = await names('');
    const [, first, second] = all;
    const found = await names(`name=${encodeURIComponent(String(first?.[0]))}`);
    expect(found.slice(1)).toEqual([first]);
    const params = JSON.stringify({ name: second?.[0], field: 'name', pageNo: 1, code: '' });
    expect((await names(`paramsStr=${encodeURIComponent(params)}`)).slice(1)).toEqual([second]);
    const broken = await download('/isps/activityType/exportXls?paramsStr=%5B1');
    expect([broken.status, JSON.parse(broken.file.toString()).success]).toEqual([400, false]);
  });

  it('writes the chosen columns as .xlsx and CSV too', async () => {
    const url = '/isps/activityType/exportXls?field=name,unknown,__proto__';
    const [xls, xlsx] = [await download(url), await download(`${url}&format=xlsx`)];
    expect(rowsIn(xlsx.file)).toEqual(rowsIn(xls.file));
    const csv = (await download(`${url}&format=csv`)).file.toString();
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(rowsIn(xls.file).length);
  });

  it('keeps masked values masked, reveals them to who may for a reason, and logs it', async () => {
    const url = '/isps/retiree/exportXls?field=idCard,phone';
    const masked = rowsIn((await download(url)).file).slice(1);
    expect(masked.length).toBeGreaterThan(0);
    expect(masked.every(([idCard]) => /^\d{3}\*+[\dX]$/u.test(String(idCard)))).toBe(true);
    const whole = rowsIn((await download(`${url}&reason=${encodeURIComponent('核对年审')}`)).file).slice(1);
    expect(whole.every(([idCard]) => /^\d{17}[\dX]$/u.test(String(idCard)))).toBe(true);
    const logged = await application().database.orm.select().from(sysLog).where(eq(sysLog.logType, LOG_TYPE.operation));
    expect(logged.map(({ event, logContent, outcome }) => [event, JSON.parse(logContent), outcome])).toEqual([
      ['retiree.exportXls', { field: 'idCard,phone' }, 'done'],
      ['retiree.exportXls', { reason: '核对年审', field: 'idCard,phone' }, 'done'],
    ]);
  });

  it('holds a row that is written or deleted while it runs once or not at all, and reads choices once for a file', async () => {
    const { clock, database, files, logger, call: ask, signIn } = application();
    const services = createServices({ database, clock, logger, files });
    const token = await signIn('admin');
    const caller = await services.gatekeeper.authenticate(token);
    if (caller === undefined) throw new Error('Nobody is signed in');
    const call = { caller, tenantId: 0, requestId: 'r', locale: 'zh-CN' as const, address: '', userAgent: '' };
    const asked: string[] = [];
    const sources = createResourceServices(services, { isOfFile: true }).dependenciesOf(activityResource, call);
    const prepared = await prepareExport(
      activityResource,
      { format: 'xlsx', pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc', field: 'title,typeId' },
      call,
      { ...sources, limit: { take: async () => 0 }, holds: async () => true },
    );
    if (!prepared.ok) throw new Error('The export was refused');
    const listed = await ask({
      method: 'GET',
      url: '/isps/activity/list?column=createTime&order=desc&pageSize=2',
      token,
    });
    const { records } = v.parse(
      v.object({ records: v.array(v.record(v.string(), v.unknown())), total: v.number() }),
      listed.envelope.result,
    );
    const [first, second] = records;
    let isFirst = true;
    const made = await exportRows(
      prepared.value,
      async () => {
        if (!isFirst) return true;
        isFirst = false;
        const { id: _, version: _version, ...values } = first ?? {};
        await ask({ method: 'POST', url: '/isps/activity/add', token, payload: { ...values, title: '导出时新增' } });
        await ask({ method: 'DELETE', url: `/isps/activity/delete?id=${String(second?.['id'])}`, token });
        return true;
      },
      {
        ...sources,
        repositoryOf(resource) {
          const repository = sources.repositoryOf(resource);
          return {
            ...repository,
            labels: (ids) => {
              if (resource.name === 'activityType') asked.push(...ids);
              return repository.labels(ids);
            },
          };
        },
      },
      { chunk: 7 },
    );
    if (!made.ok) throw new Error('The export failed');
    const titles = rowsIn(made.value)
      .slice(1)
      .map(([title]) => String(title));
    expect([
      titles.length,
      titles.filter((title) => title === first?.['title']).length,
      titles.filter((title) => title === second?.['title']).length,
      titles.filter((title) => title === '导出时新增').length,
      asked.length === new Set(asked).size,
    ]).toEqual([199, 1, 0, 0, true]);
  });

  it('gives the rows of a list to be printed, masked, the selected ones alone, and logs it as an export', async () => {
    const printed = async (query: string, username = 'admin') => {
      const { call, signIn } = application();
      const { status, envelope } = await call({
        method: 'GET',
        url: `/isps/retiree/print?${query}`,
        token: await signIn(username),
      });
      const answered = v.safeParse(printedPage, envelope.result);
      return { status, ...(answered.success ? answered.output : { records: [], total: 0 }) };
    };
    const all = await printed('field=name,idCard,phone&pageSize=10&pageNo=2');
    expect(all.records.length).toBe(all.total);
    expect(all.total).toBeGreaterThan(100);
    expect(all.records.every(({ idCard }) => /^\d{3}\*+[\dX]$/u.test(idCard))).toBe(true);
    const [first, second] = all.records;
    const some = await printed(`field=name&selections=${first?.id},${second?.id}`);
    expect([some.total, new Set(some.records.map(({ id }) => id))]).toEqual([2, new Set([first?.id, second?.id])]);
    expect((await printed('column=idCard')).status).toBe(400);
    expect((await printed('', 'clerk')).status).toBe(403);
    const logged = await application().database.orm.select().from(sysLog).where(eq(sysLog.event, 'retiree.print'));
    expect(logged.map(({ logContent, outcome }) => [JSON.parse(logContent), outcome]).slice(0, 2)).toEqual([
      [{ field: 'name,idCard,phone' }, 'done'],
      [{ field: 'name' }, 'done'],
    ]);
  });

  it('staff who keep the participants of an activity take their list to the door, supervisors their figures, masked', async () => {
    const own = (username: string, path: string) => download(`${path}/exportXls?field=name,phone&format=csv`, username);
    const [list, people] = [await own('clerk', '/isps/activitySignUp'), await own('supervisor', '/isps/retiree')];
    expect([list.status, people.status]).toEqual([200, 200]);
    expect(people.file.toString()).toMatch(/,1\d{2}\*{4}\d{4}\r\n/u);
    const { call, signIn } = application();
    const history = { method: 'GET', url: '/isps/retiree/history?id=1', token: await signIn('supervisor') } as const;
    expect((await call(history)).status).not.toBe(403);
    const reason = encodeURIComponent('核对年审');
    expect((await download(`/isps/retiree/exportXls?reason=${reason}`, 'supervisor')).status).toBe(403);
  });

  it('T-02 exports for nobody without the permission of the list', async () => {
    expect((await download('/isps/retiree/exportXls', 'clerk')).status).toBe(403);
  });
});
