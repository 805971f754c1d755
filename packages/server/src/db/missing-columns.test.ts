import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { activityResource, activityTypeResource } from '@evergreen/core/resources';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { describeMissingColumns, missingColumns } from './missing-columns.ts';

describeOnOwnDatabases('a resource whose migration was forgotten', (database) => {
  it('is named with what is missing and the command to run, and a complete database with nothing', async () => {
    const { orm } = database();
    expect(await missingColumns(database())).toEqual([]);
    await orm.execute(sql`alter table activity_type rename to activity_type_away`);
    await orm.execute(sql`alter table activity rename column fee to fee_away`);
    await orm.execute(sql`alter table activity rename column is_top to is_top_away`);
    const missing = await missingColumns(database());
    await orm.execute(sql`alter table activity_type_away rename to activity_type`);
    await orm.execute(sql`alter table activity rename column fee_away to fee`);
    await orm.execute(sql`alter table activity rename column is_top_away to is_top`);
    expect(missing).toEqual([
      { resource: activityResource, table: 'activity', columns: ['fee', 'is_top'] },
      { resource: activityTypeResource, table: 'activity_type', columns: [] },
    ]);
    expect(missing.map((one) => describeMissingColumns(one)['en-US'])).toEqual([
      'The table activity of the resource "Activities" (activity) lacks fee, is_top: there is no migration for it. Run pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts activity to draft one, check it, then start again.',
      'The table activity_type of the resource "Activity types" (activityType) is missing: it has no migration. Run pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts activity_type to draft one, check it, then start again.',
    ]);
  });
});
