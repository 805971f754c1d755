import sharp from 'sharp';
import { expect, it } from 'vitest';

import { describeApplication, describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysFileUse } from '../../../db/schema/index.ts';

const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const activity = {
  title: '重阳登高',
  typeId: seedIdentifier('activityType', 'ART'),
  targetGroup: '3',
  organizerName: '南浦区退休人员服务站',
  address: '西山',
  startTime: '2026-02-01 08:30:00',
  endTime: '2026-02-01 10:30:00',
  needAudit: 'N',
  isTop: 'N',
};

describeApplicationOnBothEngines('files of rows', (application) => {
  const as = async (username: string) => {
    const { app, call, signIn } = application();
    const token = await signIn(username);
    return {
      async upload(name: string, folder = 'temp'): Promise<string> {
        const form = new FormData();
        form.append('biz', folder);
        form.append('file', new Blob([new Uint8Array(PNG)]), name);
        const request = new Request('http://localhost/', { method: 'POST', body: form });
        const headers = { 'content-type': request.headers.get('content-type') ?? '' };
        const payload = Buffer.from(await request.arrayBuffer());
        return (await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload })).envelope.message;
      },
      async read(path: string): Promise<number> {
        const url = `/api/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`;
        return (await app.inject({ method: 'GET', url, headers: { 'x-access-token': token } })).statusCode;
      },
      get: (url: string) => call({ method: 'GET', url, token }),
      add: (values: object) =>
        call({ method: 'POST', url: '/isps/activity/add', token, payload: { ...activity, ...values } }),
      edit: (values: object) => call({ method: 'PUT', url: '/isps/activity/edit', token, payload: values }),
    };
  };
  const uses = async () => {
    const rows = await application()
      .database.orm.select({ fileId: sysFileUse.fileId, field: sysFileUse.field, rowId: sysFileUse.rowId })
      .from(sysFileUse);
    return rows.map(({ fileId, field, rowId }) => `${field} ${fileId} ${rowId}`).toSorted();
  };
  const idOf = (path: string) => path.split('/')[1] ?? '';
  const rowId = (result: unknown) =>
    typeof result === 'object' && result !== null && 'id' in result ? String(result.id) : '';

  it('T-34 a file is its owner’s until a row uses it, and then everybody’s who may read the row', async () => {
    const [clerk, supervisor, admin] = [await as('clerk'), await as('supervisor'), await as('admin')];
    const cover = await clerk.upload('封面.png');
    const before = [await clerk.read(cover), await supervisor.read(cover), await admin.read(cover)];
    const { envelope } = await clerk.add({ cover });
    const id = rowId(envelope.result);
    const after = [await clerk.read(cover), await supervisor.read(cover), await admin.read(cover)];
    expect([before, after, await uses()]).toEqual([[200, 404, 200], [200, 200, 200], [`cover ${idOf(cover)} ${id}`]]);
  });

  it('UP-01 a row keeps its files as comma-joined paths in the order given, up to its number, and each path gives its file', async () => {
    const clerk = await as('clerk');
    const paths = [await clerk.upload('合影.png'), await clerk.upload('通知,一.png'), await clerk.upload('甲.png')];
    const attachments = paths.join(',');
    const kept = await clerk.add({ attachments });
    const id = rowId(kept.envelope.result);
    const stored = async () => {
      const { envelope } = await clerk.get(`/isps/activity/queryById?id=${id}`);
      return Object(envelope.result).attachments;
    };
    const first = await stored();
    const turned = await clerk.edit({ id, attachments: paths.toReversed().join(',') });
    const second = await stored();
    const unknown = (count: number) =>
      Array.from({ length: count }, (_, place) => `temp/${String(place).padStart(32, '0')}/a.png`).join(',');
    const [nine, ten] = [
      await clerk.edit({ id, attachments: unknown(9) }),
      await clerk.edit({ id, attachments: unknown(10) }),
    ];
    expect([
      paths.map((path) => path.replace(/\/.*\//u, '/…/')),
      first,
      turned.envelope.success,
      second,
      [nine.envelope.message, ten.envelope.message],
      await stored(),
      await Promise.all(paths.map((path) => clerk.read(path))),
    ]).toEqual([
      ['temp/…/合影.png', 'temp/…/通知，一.png', 'temp/…/甲.png'],
      attachments,
      true,
      paths.toReversed().join(','),
      ['附件中的文件不存在或无权使用，请重新上传', '“附件”的格式不正确'],
      paths.toReversed().join(','),
      [200, 200, 200],
    ]);
  });

  it('T-34 naming somebody else’s file in one’s own row gains nothing', async () => {
    const [clerk, admin] = [await as('clerk'), await as('admin')];
    const secret = await admin.upload('身份证.png');
    const [folder, id] = secret.split('/');
    const refused = [];
    for (const cover of [secret, `${folder}/${id}/别的.png`, `temp/${'0'.repeat(32)}/a.png`])
      refused.push((await clerk.add({ cover })).envelope.message);
    const message = '封面中的文件不存在或无权使用，请重新上传';
    expect([refused, await clerk.read(secret), await uses()]).toEqual([[message, message, message], 404, []]);
  });

  it('T-34 a row keeps what it named, whoever edits it, and gives up what it names no more', async () => {
    const [clerk, admin] = [await as('clerk'), await as('admin')];
    const [cover, paper] = [await admin.upload('封面.png'), await admin.upload('通知,一.png')];
    const { envelope } = await admin.add({ cover, attachments: paper });
    const id = rowId(envelope.result);
    const kept = await clerk.edit({ id, title: '重阳登高 2' });
    const both = await uses();
    await clerk.edit({ id, attachments: null });
    expect([kept.envelope.success, both, await uses()]).toEqual([
      true,
      [`attachments ${idOf(paper)} ${id}`, `cover ${idOf(cover)} ${id}`],
      [`cover ${idOf(cover)} ${id}`],
    ]);
  });
});

describeApplication(
  'the space of a person',
  (application) => {
    it('is full where another file would be too much, which is told with its size', async () => {
      const { call, signIn } = application();
      const token = await signIn('clerk');
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(PNG)]), 'a.png');
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      const { envelope } = await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload });
      expect([envelope.success, envelope.message]).toEqual([
        false,
        '个人存储空间不足：共 0 MB，已用 0 MB，请联系管理员清理',
      ]);
    });
  },
  { fileQuota: 10 },
);
