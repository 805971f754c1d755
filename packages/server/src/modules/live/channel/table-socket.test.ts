import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';

import { liveLimits } from '@evergreen/core/contract';
import { activityResource } from '@evergreen/core/resources';

import { askForSocket } from '../../../../test/raw-socket.ts';
import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const PAGE = '0123456789abcdef0123456789abcdef';
const rowSchema = v.looseObject({ id: v.string(), version: v.number() });

describeApplication('the table socket', (application) => {
  const open = new Set<ReturnType<typeof askForSocket>>();
  afterEach(async () => {
    for (const { socket } of open) socket.terminate();
    open.clear();
    await application().app.close();
  });

  async function story() {
    const { app, call, clock, signIn } = application();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const admin = await signIn('admin');
    const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, tenant = '0') => {
      const headers = { 'tenant-id': tenant };
      const { envelope } = await call({ method, url, token: admin, headers, ...(payload && { payload }) });
      if (!envelope.success) throw new Error(envelope.message);
      return envelope.result;
    };
    return {
      write,
      /** What was written is told together a moment later. */
      tell: () => clock.advance(250),
      async watcher(username: string, resources: readonly string[], tenant = '0') {
        const token = await signIn(username);
        const ask = { origin, userId: seedIdentifier('user', username), pageId: PAGE, token, tenant };
        const made = askForSocket(ask);
        open.add(made);
        await made.opened;
        const say = (key: string, args: readonly unknown[]) =>
          made.socket.send(JSON.stringify({ type: 'common_send_date', data: { key, args } }));
        let taken = 0;
        /** The next frames, so many. */
        const next = async (count: number) => {
          const heard = await made.frames(taken + count);
          const frames = heard.slice(taken, taken + count).map((text): unknown => JSON.parse(text));
          taken += count;
          return frames;
        };
        if (resources.length > 0) {
          say('watch', resources);
          await next(resources.length);
        }
        return { ...made, say, next };
      },
    };
  }

  const told = (socketKey: string, row: object) => ({ type: 'update_vxe_table', data: { socketKey, args: [row] } });
  const note = (key: string, ...args: readonly string[]) => ({ type: 'common_send_date', data: { key, args } });

  it('SOCK-03 SOCK-04 SOCK-08 LIST-30 answers heartbeats, and tells who watches which row was written, deleted or came back, its version, and nothing of what stands in it', async () => {
    const { watcher, write, tell } = await story();
    const clerk = await watcher('clerk', []);
    clerk.socket.send('{"type":"heart_beat"}');
    clerk.say('watch', ['activity', 'unknown', 'user']);
    const first = await clerk.next(4);
    const other = await watcher('admin', ['activity'], '1001');

    const [listed] = v.parse(
      v.object({ records: v.array(rowSchema) }),
      (
        await application().call({
          method: 'GET',
          url: '/isps/activity/list?pageSize=1',
          token: await application().signIn('admin'),
        })
      ).envelope.result,
    ).records;
    if (listed === undefined) throw new Error('The seed has activities');
    const { id, version } = listed;
    await write('PUT', '/isps/activity/edit', { id, version, title: '机密标题' });
    await write('PUT', '/isps/activity/edit', { id, version: version + 1, title: '机密标题二' });
    await expect(write('PUT', '/isps/activity/edit', { id, version, title: '晚了' })).rejects.toThrow('这条数据');
    tell();
    const changed = await clerk.next(1);
    await write('DELETE', `/isps/activity/delete?id=${id}`);
    tell();
    const deleted = await clerk.next(1);
    await write('PUT', '/isps/activity/undoDelete', { rows: [{ id, version: version + 3 }] });
    tell();
    const back = await clerk.next(1);

    clerk.say('unwatch', ['activity']);
    clerk.socket.send('{"type":"heart_beat"}');
    await clerk.next(1);
    await write('PUT', '/isps/activity/edit', { id, version: version + 4, title: '机密标题三' });
    tell();
    clerk.socket.send('{"type":"heart_beat"}');
    const quiet = await clerk.next(1);
    expect([
      new Set(
        first.map((frame) => JSON.stringify(frame, (key, value: unknown) => (key === 'quiet' ? undefined : value))),
      ),
      changed,
      deleted,
      back,
      quiet,
      other.heard.length,
    ]).toEqual([
      new Set(
        [
          { type: 'heart_beat', data: true },
          note('watched', 'activity'),
          note('refused', 'unknown'),
          note('refused', 'user'),
        ].map((frame) => JSON.stringify(frame)),
      ),
      [told('activity', { id, version: version + 2 })],
      [told('activity', { id, version: version + 3, delFlag: 1 })],
      [told('activity', { id, version: version + 4 })],
      [{ type: 'heart_beat', data: true }],
      1,
    ]);
  });

  it('SOCK-08 SOCK-10 whose rules leave rows out is not told which, a lost right ends it, many rows are told as one, and nobody watches without end', async () => {
    const { watcher, write, tell } = await story();
    const { database } = application();
    const { limit } = createRowLimits(database);
    const table = resourceTable(activityResource);
    const ids = await database.orm
      .select({ id: table.id, version: table.version })
      .from(table)
      .where(
        and(
          eq(table.delFlag, 0),
          eq(resourceColumn(activityResource, 'tenantId'), 0),
          // Of the others there are sign-ups, so that they cannot be deleted.
          notInArray(resourceColumn(activityResource, 'status'), ['1', '2', '3']),
        ),
      )
      .orderBy(asc(table.id))
      .limit(liveLimits.toldRows + 1);
    const clerk = await watcher('clerk', ['activity']);
    const admin = await watcher('admin', ['activity']);
    const [one] = ids;
    if (one === undefined) throw new Error('The seed has activities');
    const edit = async (version: number) =>
      write('PUT', '/isps/activity/edit', { id: one.id, version, title: `第${version}版` });

    await limit('activity_clerk', 'activity', { field: 'id', rule: 'ne', value: one.id });
    await edit(one.version);
    tell();
    const narrowed = [await clerk.next(1), await admin.next(1)];

    const role = seedIdentifier('role', 'activity_clerk');
    await database.orm.execute(sql`delete from sys_role_permission where role_id = ${role}`);
    await edit(one.version + 1);
    tell();
    const refused = await clerk.next(1);
    await edit(one.version + 2);
    tell();
    await admin.next(2);

    await write('DELETE', `/isps/activity/deleteBatch?ids=${ids.map(({ id }) => id).join(',')}`);
    tell();
    const many = await admin.next(1);
    const names = Array.from({ length: liveLimits.watched }, (_, index) => `r${index}`);
    admin.say('watch', names);
    const limits = await admin.next(liveLimits.watched);
    clerk.socket.send('{"type":"heart_beat"}');
    expect([narrowed, refused, many, limits[0], await clerk.next(1)]).toEqual([
      [[note('stale', 'activity')], [told('activity', { id: one.id, version: one.version + 1 })]],
      [note('refused', 'activity')],
      [note('stale', 'activity')],
      note('refused', `r${liveLimits.watched - 1}`),
      [{ type: 'heart_beat', data: true }],
    ]);
  });
});
