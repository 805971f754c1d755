import { read, utils } from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { figureEndpoints } from '@evergreen/core/contract';
import { days, minutes } from '@evergreen/core/kernel';
import {
  activityResource,
  activitySignUpResource,
  certificationResource,
  retireeResource,
  shopOrderResource,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';

describeApplicationOnBothEngines('figures of the dashboards', (application) => {
  const get = async (url: string, username: string) =>
    application().call({ method: 'GET', url, token: await application().signIn(username) });
  const figure = async (name: string, query = '', username = 'supervisor') => {
    const { envelope } = await get(`/sys/figure/${name}${query}`, username);
    return envelope.result;
  };
  const values = async (name: string, query: string, username = 'supervisor') => {
    const rows: unknown = await figure(name, query, username);
    if (!Array.isArray(rows)) throw new Error(`${name} answered ${JSON.stringify(rows)}`);
    return rows.map((row: { category: string; values: number[] }) => [row.category, ...row.values]);
  };

  /** Leave these rows of the platform in the table, each with its values; the others are deleted. */
  async function leave(resource: Resource, rows: readonly (ResourceValues & { readonly createTime?: number })[]) {
    const ofPlatform: ResourceValues = { tenantId: 0 };
    const { orm } = application().database;
    const table = resourceTable(resource);
    await orm.update(table).set({ delFlag: 1 });
    const found = await orm
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.id} is not null`)
      .limit(rows.length);
    for (const [index, { id }] of found.entries())
      await orm
        .update(table)
        .set({ ...ofPlatform, delFlag: 0, ...rows[index] })
        .where(sql`${table.id} = ${id}`);
  }

  it('PAGE-19 counts the retirees in care by district, age, health and certification', async () => {
    await leave(retireeResource, [
      { status: '1', districtCode: '420106', birthday: '1971-01-15', healthStatus: '1', certStatus: '1' },
      { status: '1', districtCode: '420106', birthday: '1971-01-16', healthStatus: '3', certStatus: '0' },
      { status: '1', districtCode: '420111', birthday: '1930-02-28', healthStatus: '1', certStatus: '1' },
      { status: '1', districtCode: '420111', birthday: null, healthStatus: null, certStatus: '1' },
      { status: '2', districtCode: '420111', birthday: '1950-01-01', healthStatus: '1', certStatus: '1' },
    ]);
    // The clock of the test is on 15 January 2026.
    expect(await figure('retireesByDistrict')).toEqual([
      { category: '420106', text: '湖北省武汉市武昌区', values: [2] },
      { category: '420111', text: '湖北省武汉市洪山区', values: [2] },
    ]);
    const ages = (await values('retireesByAge', '')).filter(([, people]) => people !== 0);
    expect(ages).toEqual([
      ['0', 1],
      ['55', 1],
      ['90', 1],
      ['', 1],
    ]);
    expect(await figure('retireesByHealth')).toEqual([
      { category: '1', text: '健康', values: [2] },
      { category: '3', text: '慢性病', values: [1] },
      { category: '', text: null, values: [1] },
    ]);
    expect(await values('retireesByCertification', '')).toEqual([
      ['1', 3],
      ['0', 1],
    ]);
  });

  it('PAGE-19 counts certifications, attendance and orders by the day or month of their period, empty ones too', async () => {
    await leave(certificationResource, [
      { status: '1', applyTime: '2026-01-13 23:59:59' },
      { status: '0', applyTime: '2026-01-13 00:00:00' },
      { status: '2', applyTime: '2026-01-15 00:00:00' },
      { status: '1', applyTime: '2026-01-16 00:00:00' },
    ]);
    expect(await values('certifications', '?from=2026-01-13&to=2026-01-15')).toEqual([
      ['2026-01-13', 2, 1, 0],
      ['2026-01-14', 0, 0, 0],
      ['2026-01-15', 1, 0, 1],
    ]);
    expect((await values('certifications', '?from=2025-10-14&to=2026-01-15')).at(-1)).toEqual(['2026-01', 3, 1, 1]);

    const { orm } = application().database;
    await leave(activityResource, [{ startTime: '2026-01-14 09:00:00', endTime: '2026-01-14 10:00:00' }]);
    const activity = resourceTable(activityResource);
    const [{ id } = { id: '' }] = await orm
      .select({ id: activity.id })
      .from(activity)
      .where(sql`${activity.delFlag} = 0`);
    await leave(
      activitySignUpResource,
      ['0', '1', '2', '3', '3', '4'].map((status) => ({ status, activityId: id })),
    );
    expect(await values('attendance', '?from=2026-01-14&to=2026-01-14')).toEqual([['2026-01-14', 4, 2, 1]]);

    const morning = Date.parse('2026-01-14T00:30:00+08:00');
    await leave(shopOrderResource, [
      { status: '5', totalPrice: 12.5, createTime: morning },
      { status: '7', totalPrice: 90, createTime: morning },
      { status: '2', totalPrice: 7.25, createTime: morning - minutes(31) },
    ]);
    expect(await values('orders', '?from=2026-01-13&to=2026-01-14')).toEqual([
      ['2026-01-13', 1, 1, 7.25],
      ['2026-01-14', 2, 1, 12.5],
    ]);
    expect(await figure('ordersByStatus', '?from=2026-01-14&to=2026-01-14')).toEqual([
      { category: '5', text: '已完成', values: [1] },
      { category: '7', text: '已退款', values: [1] },
    ]);
  });

  it.each([
    ['of a hundred years', 'from=1926-01-01&to=2026-01-01', '统计时段最长 1126 天，请选择较短的时段'],
    ['that ends before it begins', 'from=2026-01-02&to=2026-01-01', '统计时段的开始晚于结束，请重新选择'],
    ['on a day that does not exist', 'from=2026-02-30&to=2026-03-01', '统计时段不是有效的日期，请按“年-月-日”重新选择'],
    ['that is no date', "from='%3B--&to=2026-03-01", '统计时段不是有效的日期，请按“年-月-日”重新选择'],
  ])('PAGE-19 refuses a period %s and says what to choose', async (_what, query, message) => {
    const { status, envelope } = await get(`/sys/figure/orders?${query}`, 'supervisor');
    expect([status, envelope.message]).toEqual([400, message]);
  });

  it('answers a period without any rows with zeros, and a figure by code with nothing', async () => {
    expect(await values('orders', '?from=2001-01-01&to=2001-01-02')).toEqual([
      ['2001-01-01', 0, 0, 0],
      ['2001-01-02', 0, 0, 0],
    ]);
    expect(await figure('ordersByStatus', '?from=2001-01-01&to=2001-01-02')).toEqual([]);
  });

  it('PAGE-23 counts visits and addresses of all times, of today and of seven days', async () => {
    const { database, clock } = application();
    const token = await application().signIn('admin');
    await database.orm.delete(sysLog);
    const entry = (hoursAgo: number, event: string, ip: string, times = 1, more: object = {}) => {
      const createTime = clock.now() - minutes(60 * hoursAgo);
      return {
        id: `l${hoursAgo}${event}${ip}`.slice(0, 36),
        logType: 1,
        event,
        username: 'clerk',
        ip,
        userAgent: '',
        requestId: '',
        createTime,
        lastTime: createTime,
        times,
        ...more,
      };
    };
    const operation = (event: string, outcome: string, costTime: number) =>
      entry(1, event, outcome, 1, { logType: 2, outcome, costTime });
    // It is nine in the morning.
    await database.orm
      .insert(sysLog)
      .values([
        entry(1, 'login.succeeded', '192.0.2.1'),
        entry(2, 'login.succeeded', '192.0.2.1'),
        entry(3, 'login.refused', '192.0.2.9', 5),
        entry(10, 'login.succeeded', '192.0.2.1'),
        entry(11, 'login.succeeded', '192.0.2.2'),
        entry(24 * 8, 'login.succeeded', '192.0.2.3'),
        operation('activity.add', 'done', 40),
        operation('activity.add', 'business', 20),
        operation('activity.edit', 'done', 10),
      ]);
    const answerOf = async (url: string) => (await application().call({ method: 'GET', url, token })).envelope.result;
    expect(await answerOf('/sys/loginfo')).toEqual({ totalVisitCount: 5, todayVisitCount: 2, todayIp: 1 });
    const visits: unknown = await answerOf('/sys/visitInfo');
    expect(visits).toEqual([
      { tian: '2026-01-09', type: '01/09', visit: 0, ip: 0 },
      { tian: '2026-01-10', type: '01/10', visit: 0, ip: 0 },
      { tian: '2026-01-11', type: '01/11', visit: 0, ip: 0 },
      { tian: '2026-01-12', type: '01/12', visit: 0, ip: 0 },
      { tian: '2026-01-13', type: '01/13', visit: 0, ip: 0 },
      { tian: '2026-01-14', type: '01/14', visit: 2, ip: 2 },
      { tian: '2026-01-15', type: '01/15', visit: 2, ip: 1 },
    ]);
    const today = '?from=2026-01-15&to=2026-01-15';
    const ofLog = async (name: string) => {
      const rows: unknown = await answerOf(`/sys/figure/${name}${today}`);
      return rows;
    };
    expect(await ofLog('visits')).toEqual([{ category: '2026-01-15', text: null, values: [2, 1] }]);
    expect(await ofLog('signIns')).toEqual([{ category: '2026-01-15', text: null, values: [2, 5] }]);
    const hours = await ofLog('signInHours');
    expect(hours).toHaveLength(24);
    expect(hours).toContainEqual({ category: '06', text: null, values: [0, 5] });
    expect(await ofLog('operations')).toEqual([{ category: '2026-01-15', text: null, values: [2, 1] }]);
    expect(await ofLog('failedOperations')).toEqual([{ category: 'business', text: '未通过检查', values: [1] }]);
    expect(await ofLog('slowCalls')).toEqual([
      { category: 'activity.add', text: '新增活动', values: [30, 40, 2] },
      { category: 'activity.edit', text: '编辑活动', values: [10, 10, 1] },
    ]);
    clock.advance(days(1));
    expect(await answerOf('/sys/loginfo')).toEqual({ totalVisitCount: 5, todayVisitCount: 0, todayIp: 0 });
  });

  it('PAGE-19 answers each figure to those alone who may list its rows', async () => {
    const period = '?from=2026-01-01&to=2026-01-02';
    const refused: string[] = [];
    for (const name of Object.keys(figureEndpoints))
      if ((await get(`/sys/figure/${name}${period}`, 'clerk')).status === 403) refused.push(name);
    expect(Object.keys(figureEndpoints).filter((name) => !refused.includes(name))).toEqual(['attendance']);
  });

  it('writes the figures of a chart as .xlsx with what they are about, and refuses what is no table', async () => {
    const { app, signIn } = application();
    const make = async (table: string, method: 'GET' | 'POST') =>
      app.inject({
        method,
        url: `/api/sys/figure/file${method === 'GET' ? `?table=${encodeURIComponent(table)}` : ''}`,
        headers: { 'x-access-token': await signIn('supervisor'), 'accept-language': 'zh-CN' },
        ...(method === 'GET' ? {} : { payload: { table } }),
      });
    const table = {
      title: '活动到场率',
      notes: ['统计时段：2026-01-01 至 2026-11-27', '江城市本级'],
      columns: ['时间', '应到', '到场率（%）'],
      rows: [
        ['2026-10', 30, 96.5],
        ['=2026-11', 0, null],
      ],
    };
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers, rawPayload } = await make(JSON.stringify(table), method);
      expect([statusCode, decodeURIComponent(String(headers['content-disposition']))]).toEqual([
        200,
        expect.stringMatching(/活动到场率 \d{4}-\d{2}-\d{2}\.xlsx/u),
      ]);
      const { SheetNames, Sheets } = read(rawPayload);
      const rowsOf = (name = '') => utils.sheet_to_json(Sheets[name] ?? {}, { header: 1, defval: null });
      expect([SheetNames, rowsOf(SheetNames[0]), rowsOf(SheetNames[1])]).toEqual([
        ['活动到场率', '说明'],
        [table.columns, ...table.rows],
        [['活动到场率'], ['统计时段：2026-01-01 至 2026-11-27'], ['江城市本级']],
      ]);
    }
    const wrong = ['[1', '{}', JSON.stringify({ ...table, rows: [[{ f: '1+1' }]] })];
    for (const sent of wrong) expect((await make(sent, 'GET')).statusCode).toBe(400);
  });
});
