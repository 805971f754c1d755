import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { seconds } from '@evergreen/core/kernel';

import { describeApplication, type TestApplication } from '../../../../test/test-application.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(2000)}`);

const page = v.object({ records: v.array(v.looseObject({ id: v.string(), file: v.string() })), total: v.number() });
const written = v.object({ rows: v.array(v.looseObject({ id: v.string() })) });

async function clientOf({ app, call, clock, signIn }: TestApplication, username = 'admin', tenant = 0) {
  const token = await signIn(username);
  const headers = { 'tenant-id': String(tenant) };
  return {
    async upload(name: string, content: Buffer) {
      clock.advance(seconds(1));
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const { envelope } = await call({
        method: 'POST',
        url: '/sys/common/upload',
        token,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      });
      return envelope.message;
    },
    async list(query = '') {
      const answer = await call({ method: 'GET', url: `/sys/oss/file/list${query}`, token, headers });
      return answer.status === 200 ? v.parse(page, answer.envelope.result).records : answer.status;
    },
    remove: (ids: readonly string[]) =>
      call({ method: 'DELETE', url: `/sys/oss/file/deleteBatch?ids=${ids.join(',')}`, token, headers }),
    undo: (ids: readonly string[]) =>
      call({
        method: 'PUT',
        url: '/sys/oss/file/undoDelete',
        token,
        headers,
        payload: { rows: ids.map((id) => ({ id })) },
      }),
    read: async (path: string) =>
      (await app.inject({ url: `/api/sys/common/static/${path}`, headers: { ...headers, 'x-access-token': token } }))
        .statusCode,
    async anActivity() {
      const { envelope } = await call({ method: 'GET', url: '/isps/activity/list?pageSize=1', token, headers });
      const [row] = v.parse(
        v.object({ records: v.array(v.object({ id: v.string(), title: v.string() })) }),
        envelope.result,
      ).records;
      return row ?? { id: '', title: '' };
    },
    edit: (payload: object) => call({ method: 'PUT', url: '/isps/activity/edit', token, headers, payload }),
  };
}

const idOf = (path: string) => path.split('/')[1] ?? '';
const namesOf = (rows: number | readonly { readonly [key: string]: unknown }[]) =>
  typeof rows === 'number' ? rows : rows.map((row) => row['fileName']);

describeApplication('the page of stored files', (application) => {
  it('UP-13 lists the files of the tenant with their kind, size, uploader and time, newest first, and finds them by these', async () => {
    const admin = await clientOf(application());
    const picture = await admin.upload('春游.png', PNG);
    await admin.upload('通知.pdf', PDF);
    const [first, second] = v.parse(v.tuple([v.unknown(), v.unknown()]), await admin.list());
    expect([first, second]).toEqual([
      expect.objectContaining({ fileName: '通知.pdf', fileKind: 'document', fileKind_dictText: '文档', kilobytes: 2 }),
      {
        id: idOf(picture),
        fileName: '春游.png',
        file: picture,
        fileKind: 'picture',
        fileKind_dictText: '图片',
        kilobytes: 1,
        realname: expect.any(String),
        username: 'admin',
        time: '2026-01-15 09:00:01',
        createBy: 'admin',
        createBy_dictText: expect.any(String),
        createTime: '2026-01-15 09:00:01',
        updateBy: null,
        updateTime: null,
        version: 1,
      },
    ]);
    const found = [];
    for (const query of ['?fileName=春', '?fileKind=document', '?username=clerk', '?time_end=2026-01-15 09:00:01'])
      found.push(namesOf(await admin.list(encodeURI(query))));
    expect(found).toEqual([['春游.png'], ['通知.pdf'], [], ['春游.png']]);
  });

  it('UP-13 deletes several at once: nobody reads them any more, until it is undone', async () => {
    const admin = await clientOf(application());
    const paths = [await admin.upload('a.png', PNG), await admin.upload('b.png', PNG)];
    const ids = paths.map(idOf);
    const steps = [];
    for (const step of [() => admin.remove(ids), () => admin.undo(ids)]) {
      const { envelope } = await step();
      steps.push([envelope.message, namesOf(await admin.list()), await admin.read(paths[0] ?? '')]);
      expect(
        v
          .parse(written, envelope.result)
          .rows.map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids.toSorted());
    }
    expect(steps).toEqual([
      ['批量删除成功，共 2 项！', [], 404],
      ['已撤销删除，共 2 项', ['b.png', 'a.png'], 200],
    ]);
  });

  it.each([
    ['cover', (path: string, _other: string) => path, '封面'],
    ['attachments', (path: string, other: string) => `${path},${other}`, '附件'],
    ['content', (path: string, _other: string) => `<p><img src="/api/sys/common/static/${path}"></p>`, '活动内容'],
  ] as const)(
    'UP-13 deletes no file that a row names in its %s, and says where; other files stay as well',
    async (field, value, label) => {
      const admin = await clientOf(application());
      const path = await admin.upload('a.png', PNG);
      const other = await admin.upload('b.png', PNG);
      const ids = [idOf(other), idOf(path)];
      const { id, title } = await admin.anActivity();
      expect((await admin.edit({ id, [field]: value(path, other) })).envelope.success).toBe(true);
      const refused = await admin.remove(ids);
      await admin.edit({ id, [field]: null });
      const allowed = await admin.remove(ids);
      expect([refused.envelope.message, await admin.list(), allowed.envelope.message]).toEqual([
        `“a.png”正在使用，不能删除：活动《${title}》的“${label}”用到了它，请先在那里换掉`,
        [],
        '批量删除成功，共 2 项！',
      ]);
    },
  );

  it('UP-13 deletes no picture of a user', async () => {
    const admin = await clientOf(application());
    const path = await admin.upload('a.png', PNG);
    await application().database.orm.update(sysUser).set({ avatar: path }).where(eq(sysUser.username, 'clerk'));
    expect((await admin.remove([idOf(path)])).envelope.message).toBe(
      '“a.png”正在使用，不能删除：用户《王秀兰》的“头像”用到了它，请先在那里换掉',
    );
  });

  it('T-34 tells nobody of files who has no right to the page, and no tenant of the files of another', async () => {
    const admin = await clientOf(application());
    const path = await admin.upload('a.png', PNG);
    const clerk = await clientOf(application(), 'clerk');
    const elsewhere = await clientOf(application(), 'admin', 1001);
    expect([
      await clerk.list(),
      (await clerk.remove([idOf(path)])).status,
      await elsewhere.list(),
      (await elsewhere.remove([idOf(path)])).envelope.success,
      await admin.read(path),
    ]).toEqual([403, 403, [], false, 200]);
  });
});
