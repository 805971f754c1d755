import { htmlPayloads } from '@evergreen/core/testing';
import { expect, it } from 'vitest';

import { describeApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

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

const DIRTY = '<p onclick="x">登高<img src=x onerror=alert(1)><script>alert(1)</script></p>';
const CLEAN = '<p>登高</p>';

describeApplication('rich text of rows', (application) => {
  const asClerk = async () => {
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const written = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const { envelope } = await call({ method, url: `/isps/activity/${url}`, token, payload });
      const { result } = envelope;
      const row = typeof result === 'object' && result !== null ? result : {};
      return {
        message: envelope.message,
        id: 'id' in row ? String(row.id) : '',
        content: 'content' in row ? row.content : undefined,
      };
    };
    return {
      add: (content: string) => written('POST', 'add', { ...activity, content }),
      edit: (id: string, content: string | null) => written('PUT', 'edit', { id, content }),
      restore: (id: string, version: number, to: number) => written('PUT', 'restore', { id, version, to }),
      read: async (id: string) => {
        const { envelope } = await call({ method: 'GET', url: `/isps/activity/queryById?id=${id}`, token });
        const { result } = envelope;
        return typeof result === 'object' && result !== null && 'content' in result ? result.content : undefined;
      },
    };
  };

  it('T-63 is cleaned when it is added and edited, and what shows nothing is empty', async () => {
    const { add, edit } = await asClerk();
    const added = await add(DIRTY);
    const edited = await edit(added.id, `${DIRTY}${DIRTY}`);
    const emptied = await edit(added.id, '<p><img src=x onerror=alert(1)></p><script>x</script>');
    expect([added.content, edited.content, emptied.content]).toEqual([CLEAN, CLEAN + CLEAN, null]);
  });

  it('T-63 every known payload is harmless once it is stored', async () => {
    const { add } = await asClerk();
    // A picture that nobody stored is refused, however clean it is.
    for (const { sent, left } of htmlPayloads.filter((one) => !one.left.includes('/sys/common/static/'))) {
      const { content } = await add(`<p>始</p>${sent}`);
      expect([sent, content]).toEqual([sent, `<p>始</p>${left}`]);
    }
  });

  it('T-63 what was stored before there was a profile is cleaned when it is restored', async () => {
    const { add, edit, restore, read } = await asClerk();
    const { id } = await add('<p>一</p>');
    const { database } = application();
    await database.orm.execute(
      `update sys_data_log set changes = replace(changes::text, '<p>一</p>', '<p>一<svg onload=alert(1)></svg></p>')::jsonb`,
    );
    await edit(id, '<p>二</p>');
    expect([(await restore(id, 2, 1)).message, await read(id)]).toEqual(['已恢复到第 1 版！', '<p>一</p>']);
  });

  it('counts the characters that are read, after the cleaning', async () => {
    const { add } = await asClerk();
    const markup = '<p><strong>长</strong></p>'.repeat(4000);
    expect([(await add(markup)).content, (await add(`${markup}<p>长</p>`)).message]).toEqual([
      markup,
      '“活动内容”的格式不正确',
    ]);
  });
});
