import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../../test/test-application.ts';
import { sysUser } from '../../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../../db/seed/seed-random.ts';

const author = v.object({ createBy: v.string(), createBy_dictText: v.optional(v.string()) });
const pageSchema = v.object({ records: v.array(author) });

describeApplication('names of who wrote', (application) => {
  it('call the platform itself by its name in the language of the reader, and people by theirs', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const authorIn = async (path: string, locale: string) => {
      const answer = await call({
        method: 'GET',
        url: `${path}?pageSize=1`,
        token,
        headers: { 'accept-language': locale },
      });
      return v.parse(pageSchema, answer.envelope.result).records[0];
    };
    const platform = [
      await authorIn('/isps/activityType/list', 'zh-CN'),
      await authorIn('/isps/activityType/list', 'en-US'),
    ];
    const { orm } = database;
    await orm
      .update(sysUser)
      .set({ username: 'system' })
      .where(eq(sysUser.id, seedIdentifier('user', 'clerk')));
    const account = await authorIn('/isps/activityType/list', 'en-US');
    expect([...platform, account]).toEqual([
      { createBy: 'system', createBy_dictText: '系统' },
      { createBy: 'system', createBy_dictText: 'System' },
      { createBy: 'system', createBy_dictText: '王秀兰' },
    ]);
  });
});
