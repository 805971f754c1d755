import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { matchResource, topicResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { recount } from './recount.ts';

const matches = resourceTable(matchResource);
const topics = resourceTable(topicResource);

describeApplicationOnBothEngines('counts of rows', (application) => {
  it('are right in a new platform, and are corrected where they were changed by hand', async () => {
    const { database } = application();
    const read = async (table: typeof matches) =>
      database.orm.select().from(table).where(eq(table.delFlag, 0)).orderBy(table.id);
    const before = [await read(matches), await read(topics)];
    const [[match = { id: '' }] = [], [topic = { id: '' }] = []] = before;
    expect(await recount(database, false)).toEqual([]);

    const byHand = async (table: typeof matches, id: string, values: Readonly<Record<string, number>>) =>
      database.orm
        .update(table)
        .set({ ...values, version: 1 })
        .where(eq(table.id, id));
    await byHand(matches, match.id, { workCount: 999 });
    await byHand(topics, topic.id, { postCount: 999 });
    const wrong = [
      { resource: 'match', key: 'workCount', rows: 1 },
      { resource: 'topic', key: 'postCount', rows: 1 },
    ];
    const found = [await recount(database, true), await recount(database, false), await recount(database, false)];
    expect(found).toEqual([wrong, wrong, []]);
    expect([await read(matches), await read(topics)]).toEqual(before);
  });
});
