import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { days } from '@evergreen/core/kernel';
import { codeDirectory } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysFile, sysUser } from '../../../db/schema/scoped-tables.ts';
import { findOrphans, removeOrphans } from './orphans.ts';

const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

describeApplicationOnBothEngines('files that nobody needs', (application) => {
  it('are found once they are a day old, and removed with their bytes; what a row, its history or an avatar names stays', async () => {
    const { call, clock, database, files, signIn } = application();
    const token = await signIn('admin');
    const upload = async (name: string, folder = 'temp') => {
      const form = new FormData();
      form.append('biz', folder);
      form.append('file', new Blob([new Uint8Array(PNG)]), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload })).envelope.message;
    };
    const paths = {
      left: await upload('left.png'),
      deleted: await upload('deleted.png'),
      inRow: await upload('in-row.png'),
      inHistory: await upload('in-history.png'),
      avatar: await upload('avatar.png'),
      inText: await upload('in-text.png', 'jeditor'),
    };
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
      cover: paths.inHistory,
    };
    const added = await call({ method: 'POST', url: '/isps/activity/add', token, payload: activity });
    const { result } = added.envelope;
    const id = typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
    await call({ method: 'PUT', url: '/isps/activity/edit', token, payload: { id, cover: paths.inRow } });
    await database.orm.update(sysUser).set({ avatar: paths.avatar }).where(eq(sysUser.username, 'clerk'));
    const deletedId = paths.deleted.split('/')[1] ?? '';
    await call({ method: 'DELETE', url: `/sys/oss/file/deleteBatch?ids=${deletedId}`, token });

    const young = await findOrphans(database, clock, codeDirectory.all());
    clock.advance(days(1) + 1);
    const orphans = await findOrphans(database, clock, codeDirectory.all());
    await removeOrphans(database, files, orphans);
    const left = await database.orm.select({ name: sysFile.fileName }).from(sysFile);
    expect([
      young,
      orphans.map(({ fileName }) => fileName),
      left.map(({ name }) => name).toSorted(),
      await files.read(deletedId),
      await findOrphans(database, clock, codeDirectory.all()),
    ]).toEqual([
      [],
      ['left.png', 'deleted.png'],
      ['avatar.png', 'in-history.png', 'in-row.png', 'in-text.png'],
      undefined,
      [],
    ]);
  });
});
