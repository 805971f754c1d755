import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { buildApp } from '../../../app.ts';
import { sysRoleDataRule } from '../../../db/schema/index.ts';
import { sysPermissionDataRule } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const SEED = 20_261_128;

const clerk = seedIdentifier('user', 'clerk');
const clerkRole = seedIdentifier('role', 'activity_clerk');
const supervisorRole = seedIdentifier('role', 'supervisor');
const RULE = 'rememberedRule';
const listOfActivities = sql`(select id from sys_permission where perms = 'activity:list')`;

/** Takes a row away, or puts it there if it is not. */
const toggled = (table: string, columns: readonly [string, string], values: readonly [SQL, SQL]): SQL => {
  const [one, other] = columns.map((column) => sql.identifier(column));
  return sql`with gone as (delete from ${sql.identifier(table)} where ${one} = ${values[0]} and ${other} = ${values[1]} returning 1)
    insert into ${sql.identifier(table)} (${one}, ${other}) select ${values[0]}, ${values[1]} where not exists (select 1 from gone)`;
};

/** What changes whom a row is shown to or how, whoever writes it: each takes back what it did before. */
const changes: Readonly<Record<string, (turn: number) => SQL>> = {
  role: () => toggled('sys_user_role', ['user_id', 'role_id'], [sql`${clerk}`, sql`${supervisorRole}`]),
  ownRole: () => toggled('sys_user_role', ['user_id', 'role_id'], [sql`${clerk}`, sql`${clerkRole}`]),
  grant: () => toggled('sys_role_permission', ['role_id', 'permission_id'], [sql`${clerkRole}`, listOfActivities]),
  permission: () =>
    sql`update sys_permission set status = case status when '1' then '0' else '1' end where id = ${listOfActivities}`,
  deletedRole: () => sql`update sys_role set del_flag = 1 - del_flag where id = ${clerkRole}`,
  ruleOfRole: () => toggled('sys_role_data_rule', ['role_id', 'rule_id'], [sql`${clerkRole}`, sql`${RULE}`]),
  rule: () =>
    sql`update sys_permission_data_rule set status = case status when '1' then '0' else '1' end where id = ${RULE}`,
  department: () =>
    sql`update sys_depart set org_code = case org_code when 'A01A02' then 'Z01' when 'Z01' then 'A01A02' else org_code end`,
  frozen: () => sql`update sys_user set status = case status when '1' then '2' else '1' end where id = ${clerk}`,
  name: (turn) => sql`update sys_user set realname = ${`姓名${turn}`} where username in ('clerk', 'admin')`,
  tenant: () => toggled('sys_user_tenant', ['user_id', 'tenant_id'], [sql`${clerk}`, sql`1`]),
  dictionary: (turn) => sql`update sys_dict_item set item_text = left(item_text, 1) || ${String(turn)}`,
  session: () =>
    sql`update sys_session set revoked_at = case when revoked_at is null then now() end where user_id = ${clerk}`,
};

const reads = [
  ['clerk', '/sys/permission/getUserPermissionByToken', 0],
  ['clerk', '/isps/activity/list?pageSize=3&total=exact', 0],
  ['clerk', '/isps/activity/list?pageSize=1', 1],
  ['supervisor', '/isps/activity/list?pageSize=2', 0],
] as const;

const step = fc.record({
  change: fc.constantFrom(...Object.keys(changes)),
  /** Written at once, in a transaction, or in one that is rolled back after calls inside of it. */
  manner: fc.constantFrom('alone', 'alone', 'committed', 'rolledBack'),
});

class Undone extends Error {}

describeApplicationOnBothEngines('what a process remembers of rights', (application) => {
  it('SPEED-02 the call after any change of rights, rules, sessions, names or texts sees it, at this process and at another', async () => {
    const { app, clock, database, files, logger, signIn } = application();
    await database.orm.insert(sysPermissionDataRule).values({
      id: RULE,
      resource: 'activity',
      ruleName: RULE,
      ruleCondition: { field: 'sysOrgCode', rule: 'within', value: 'A01A02' },
      createTime: 0,
    });
    await database.orm.insert(sysRoleDataRule).values({ roleId: clerkRole, ruleId: RULE });
    const neighbour = await database.neighbour();
    const other = await buildApp({ database: neighbour, clock, files, logger });
    // The oracle reads everything anew for each question.
    const versions = { ...database.versions, current: async () => undefined };
    const oracle = await buildApp({ database: { ...database, versions }, clock, files, logger });
    const tokens = { clerk: await signIn('clerk'), supervisor: await signIn('supervisor') };

    async function answers(server: FastifyInstance): Promise<unknown> {
      const found: unknown[] = [];
      for (const [who, url, tenant] of reads) {
        const headers = { 'x-access-token': tokens[who], 'tenant-id': String(tenant), 'accept-language': 'zh-CN' };
        const { statusCode, body } = await server.inject({ method: 'GET', url: `/api${url}`, headers });
        found.push([statusCode, body.replace(/"timestamp":\d+/u, '')]);
      }
      return found;
    }

    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { change, manner } of steps) {
          const statement = changes[change]?.((turn += 1)) ?? sql`select 1`;
          // Calls that are on their way while it is written.
          const meanwhile = [answers(app), answers(other)];
          if (manner === 'alone') await database.orm.execute(statement);
          else
            await database
              .transaction(async () => {
                await database.orm.execute(statement);
                if (manner === 'committed') return;
                await answers(app);
                throw new Undone();
              })
              .catch((error: unknown) => {
                if (!(error instanceof Undone)) throw error;
              });
          const right = await answers(oracle);
          expect([change, manner, await answers(app), await answers(other)]).toEqual([change, manner, right, right]);
          await Promise.all(meanwhile);
        }
      }),
      { seed: SEED, numRuns: propertyRounds(60) },
    );
    await other.close();
    await oracle.close();
    await neighbour.close();
  });
});
