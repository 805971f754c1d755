import { readdir } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { isJobHandler, JOB_HANDLERS, type JobHandlerName } from '@evergreen/core/schedule/jobs';
import { messageResource } from '@evergreen/core/resources';

import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { useTestApplication } from '../../../../../test/test-application.ts';
import { countRows, type Database } from '../../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../../db/resource-table.ts';
import { sysSession } from '../../../../db/schema/index.ts';
import { worksOn } from './works.testing.ts';

/** Checkpoints that runs are killed at, one after the other; the last one is never reached. */
const KILLED_AT = [0, 1, 2, 3, 5, Number.POSITIVE_INFINITY];

const MESSAGES = resourceTable(messageResource);
const RECEIVER = resourceColumn(messageResource, 'esReceiver');

class Killed extends Error {
  override readonly name = 'Killed';
}

interface Case {
  /** Makes something for the handler to do. */
  readonly plant: (orm: Database['orm']) => Promise<unknown>;
  readonly parameters?: string;
}

const nothing = async () => undefined;

/** Every handler of the registry: a new one does not compile before it is here. */
const CASES: Readonly<Record<JobHandlerName, Case>> = {
  certificationRemind: {
    plant: async (orm) =>
      orm.execute(sql`update certification set valid_until = '2026-02-01' where id in (
        select c.id from certification c join retiree r on r.id = c.retiree_id
        where c.status = '1' and c.del_flag = 0 and r.status = '1' and r.del_flag = 0 and r.phone is not null order by c.id limit 3)`),
  },
  activityAdvance: {
    plant: async (orm) =>
      orm.execute(sql`update activity set sign_up_end = '2026-01-10 00:00:00', start_time = '2026-01-11 09:00:00', end_time = '2026-01-11 11:00:00'
        where status = '1'`),
  },
  orderExpire: {
    plant: async (orm) =>
      orm.execute(sql`update shop_order set create_time = '2026-01-01T00:00:00Z' where status = '0'`),
    parameters: '{"minutes":5}',
  },
  birthdayGreeting: {
    plant: async (orm) =>
      orm.execute(sql`update retiree set birthday = '1950-01-15' where id in (
        select id from retiree where status = '1' and del_flag = 0 and phone is not null order by id limit 3)`),
  },
  backup: { plant: nothing },
  recycleClean: {
    plant: async (orm) =>
      orm.execute(sql`update activity set del_flag = 1, update_time = '2025-01-01T00:00:00Z' where id in (
        select a.id from activity a where not exists (select 1 from activity_sign_up s where s.activity_id = a.id) order by a.id limit 3)`),
    parameters: '{"days":30}',
  },
  logTrim: { plant: nothing },
  exportClean: { plant: nothing },
  sessionTrim: { plant: async (orm) => orm.update(sysSession).set({ expiresAt: Date.UTC(2026, 0, 1) }) },
  fileClean: { plant: nothing, parameters: '{"dryRun":"N"}' },
  recount: {
    plant: async (orm) => orm.execute(sql`update activity set signed_count = signed_count + 7`),
    parameters: '{"dryRun":"N"}',
  },
  dataCheck: { plant: nothing },
  noticeDigest: { plant: nothing },
  databaseCare: { plant: nothing },
};

/** Count and checksum of the rows of every table. */
async function stateOf(orm: Database['orm']): Promise<Readonly<Record<string, string>>> {
  const state: Record<string, string> = {};
  for (const table of Object.keys(await countRows(orm))) {
    const [row] = await orm.execute<{ sum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${sql.identifier(table)} t`,
    );
    state[table] = row?.sum ?? '';
  }
  return state;
}

describe('a handler', () => {
  const application = useTestApplication('embedded');

  it.each(Object.keys(JOB_HANDLERS).filter(isJobHandler))(
    '%s that is killed at any step does the rest later, and a second run changes nothing',
    async (name) => {
      const { database } = application();
      const { orm } = database;
      const { plant, parameters = null } = CASES[name];
      await application().signIn('admin');
      await plant(orm);
      const backups = await temporaryFolder();
      // Killed at its first checkpoint, then later and later, and in the end let alone.
      let kills = 0;
      for (const last of KILLED_AT) {
        let passed = 0;
        const run = worksOn(application(), backups, () => {
          if (passed === last) throw new Killed();
          passed += 1;
        });
        try {
          await run(name, parameters);
          break;
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          kills += 1;
        }
      }
      expect(kills > 0 || name === 'fileClean' || name === 'noticeDigest').toBe(true);
      const after = await stateOf(orm);
      await worksOn(application(), backups)(name, parameters);
      expect(await stateOf(orm)).toEqual(after);
      // A message for each person, and never two.
      const [sent] = await orm.execute<{ all: number; receivers: number }>(sql`
        select count(*)::int4 as all, count(distinct ${RECEIVER})::int4 as receivers from ${MESSAGES} where create_by = ${`job:${name}`}`);
      expect(sent?.receivers).toBe(sent?.all);
      expect((sent?.all ?? 0) > 0).toBe(name === 'certificationRemind' || name === 'birthdayGreeting');
      expect((await readdir(backups)).length).toBe(name === 'backup' ? 2 : 0);
    },
  );
});
