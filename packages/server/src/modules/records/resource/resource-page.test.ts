import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import {
  activityResource,
  isTenantScoped,
  resources,
  snakeCase,
  sortableColumns,
  tableName,
} from '@evergreen/core/resources';

import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { resourceColumn } from '../../../db/resource-table.ts';
import { pageStatement, readPage, type PageRequest } from './resource-page.ts';

describeOnBothEngines('the page of a list', (database) => {
  it('LIST-12 is read from an index in every order that a list offers, in both directions, without sorting', async () => {
    const { orm, transaction } = database();
    const found: string[] = [];
    const wanted: string[] = [];
    await transaction(async () => {
      // An empty table is scanned and sorted at no cost: the planner may do so only where no index has the order.
      for (const name of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
        await orm.execute(sql.raw(`set local ${name} = off`));
      // A view has the indexes of what it reads.
      for (const resource of resources.filter(({ kind }) => kind !== 'appendOnly'))
        for (const column of sortableColumns(resource))
          for (const order of ['asc', 'desc'] as const) {
            const conditions = isTenantScoped(resource) ? [eq(resourceColumn(resource, 'tenantId'), 0)] : [];
            const statement = pageStatement(orm, resource, { conditions, column, order, offset: 0, limit: 10 });
            const plan = await orm.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`);
            // PostgreSQL quotes a table that is named like a function.
            const lines = plan.map((line) => line['QUERY PLAN'].trim().replaceAll('"', ''));
            // What a row refers to is read for the rows of the page alone.
            const ofPage = lines.findIndex((line) => line.startsWith('SubPlan'));
            found.push(lines.slice(0, ofPage === -1 ? undefined : ofPage).join(' '));
            const table = tableName(resource);
            wanted.push(
              `Limit ->  Index Scan ${order === 'asc' ? '' : 'Backward '}using ${table}_${snakeCase(column)}_order on ${table}${isTenantScoped(resource) ? ' Index Cond: (tenant_id = 0)' : ''}`,
            );
          }
    });
    expect(found).toEqual(wanted);
  });

  it('LIST-12 counts 10,000 rows, says when there are more, goes on beyond them, and counts all of them when asked to', async () => {
    const { orm } = database();
    await orm.execute(
      sql`insert into activity_type (id, name, code, status, create_time) values ('t', 't', 't', '1', now())`,
    );
    await orm.execute(sql`
      insert into activity (id, tenant_id, sys_org_code, title, type_id, status, audit_status, target_group, organizer_name, address, start_time, end_time, need_audit, is_top, quota, create_time)
      select 'r' || n, 0, 'A01', 't', 't', '1', '1', '1', 'o', 'a', now(), now(), 'N', 'N', n, now() from generate_series(1, 10030) n`);
    const asked: (Partial<PageRequest> & Pick<PageRequest, 'offset' | 'limit'>)[] = [
      { offset: 0, limit: 10 },
      { offset: 9990, limit: 10 },
      { offset: 9990, limit: 30 },
      { offset: 10_000, limit: 30 },
      { offset: 10_020, limit: 30 },
      { offset: 10_030, limit: 10 },
      { offset: 1_000_000, limit: 10 },
      { offset: 1_000_001, limit: 10 },
      { offset: 0, limit: 10, isTotalExact: true },
      { offset: 10_020, limit: 30, isTotalExact: true },
      { offset: 5_000_000, limit: 30, isTotalExact: true },
      { offset: 0, limit: 10, conditions: [sql`quota <= 10000`] },
      { offset: 9980, limit: 20, conditions: [sql`quota <= 10000`] },
      { offset: 10_000, limit: 20, conditions: [sql`quota <= 10000`] },
      { offset: 0, limit: 10, conditions: [sql`quota < 0`] },
    ];
    const found: unknown[] = [];
    for (const { offset, limit, ...rest } of asked) {
      const page = await readPage(orm, activityResource, {
        conditions: [],
        inOrder: rest.conditions ?? [],
        column: 'quota',
        order: 'asc',
        isTotalExact: false,
        offset,
        limit,
        ...rest,
      });
      const numbers = page?.rows.map((row) => row['quota']);
      found.push(
        page === undefined ? 'too far' : [numbers?.at(0), numbers?.at(-1), page.total, page.isTotalLowerBound],
      );
    }
    expect(found).toEqual([
      [1, 10, 10_001, true],
      [9991, 10_000, 10_001, true],
      [9991, 10_020, 10_021, true],
      [10_001, 10_030, 10_030, false],
      [10_021, 10_030, 10_030, false],
      [undefined, undefined, 10_030, false],
      [undefined, undefined, 10_030, false],
      'too far',
      [1, 10, 10_030, false],
      [10_021, 10_030, 10_030, false],
      [undefined, undefined, 10_030, false],
      [1, 10, 10_000, false],
      [9981, 10_000, 10_000, false],
      [undefined, undefined, 10_000, false],
      [undefined, undefined, 0, false],
    ]);
  });
});
