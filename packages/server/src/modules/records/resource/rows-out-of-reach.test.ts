import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import { callPath, isTenantScoped, isUniqueField, resources, type Resource } from '@evergreen/core/resources';

import type { NamedRow } from '../../../../test/named-row.ts';
import { answerTo, callsNaming, untoldCalls, type RowCall } from '../../../../test/row-calls.ts';
import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const NEVER = '0'.repeat(32);
const rowSchema = v.looseObject({ id: v.string(), version: v.number() });
/** Rows of the platform, to which all tenants refer; two-tenants.test.ts tries the others. */
const written = resources.filter((one) => one.kind !== 'appendOnly' && !isTenantScoped(one));

describeApplication('rows out of reach', (application) => {
  const storedRow = async (resource: Resource, id: string) => {
    const table = resourceTable(resource);
    const [row] = await application().database.orm.select().from(table).where(eq(table.id, id));
    return row;
  };

  it(
    'PERM-12 a row that a data rule leaves out is to every call of the contract what never was',
    { timeout: minutes(5) },
    async () => {
      expect(untoldCalls()).toEqual([]);
      const { call, database, signIn } = application();
      const { grantEverything, limit, unlimit } = createRowLimits(database);
      await grantEverything('activity_clerk');
      const [token, admin] = [await signIn('clerk'), await signIn('admin')];
      const ask = async (options: InjectOptions) => (await call({ ...options, token: admin })).envelope.result;
      const leaks: unknown[] = [];
      const tried = new Map<string, Set<string>>();
      for (const resource of written) {
        const table = resourceTable(resource);
        const rows = await database.orm
          .select({ id: table.id })
          .from(table)
          .where(eq(table.delFlag, 0))
          .orderBy(table.id);
        // Not the account and the role of who asks.
        const own = new Set([seedIdentifier('user', 'clerk'), seedIdentifier('role', 'activity_clerk')]);
        const id = rows.map((row) => row.id).findLast((one) => !own.has(one));
        if (id === undefined) continue;
        const opened = v.safeParse(rowSchema, await ask({ url: `${callPath(resource)}/queryById?id=${id}` }));
        if (!opened.success) continue;
        const row = opened.output;
        // What is unique names a row as its identifier does.
        const names = Object.entries(resource.fields).filter(
          ([key, field]) => typeof row[key] === 'string' && (isUniqueField(field) || key === resource.labelField),
        );
        const never = { ...row, id: NEVER, ...Object.fromEntries(names.map(([key]) => [key, 'never'])) };
        await limit('activity_clerk', resource.name, { field: 'id', rule: 'ne', value: id });
        const before = await storedRow(resource, id);
        const caller = { token, tenant: 0 };
        const missing = callsNaming(resource, never);
        for (const [index, one] of callsNaming(resource, row).entries()) {
          const key = `${resource.name} ${one.name}`;
          const told = async (asked: RowCall, named: NamedRow) => {
            const answer = await answerTo(application(), caller, asked);
            // What was typed is told back.
            return names.reduce((text, [name]) => text.replaceAll(String(named[name]), 'NAME'), answer);
          };
          const answer = await told(one, row);
          const wanted = await told(missing[index] ?? one, never);
          if (answer !== wanted) leaks.push({ key, answer, wanted });
          tried.set(resource.name, (tried.get(resource.name) ?? new Set()).add(one.name));
        }
        expect([resource.name, await storedRow(resource, id)]).toEqual([resource.name, before]);
        await unlimit();
      }
      expect(leaks).toEqual([]);
      const untried = written.filter(({ name }) => !tried.has(name)).map(({ name }) => name);
      // These begin empty; reach.property.test.ts tries deputies.
      expect(untried).toEqual(['userAgent', 'dataRule', 'dataSource', 'onlineForm']);
    },
  );
});
