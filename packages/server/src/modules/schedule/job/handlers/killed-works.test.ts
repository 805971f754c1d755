import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { isJobHandler, JOB_HANDLERS, type JobHandlerName } from '@evergreen/core/schedule/jobs';
import { messageResource } from '@evergreen/core/resources';

import { isThorough } from '../../../../../test/property-rounds.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { useTestApplication } from '../../../../../test/test-application.ts';
import { countRows, type Database } from '../../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../../db/resource-table.ts';
import { sysExportJob, sysNotice, sysNoticeSetting, sysSession } from '../../../../db/schema/index.ts';
import { sysFile } from '../../../../db/schema/scoped-tables.ts';
import { worksOn } from './works.testing.ts';

/** Checkpoints that runs are killed at, one after the other; the last one is never reached. */
const KILLED_AT = [0, 1, 2, 3, 5, Number.POSITIVE_INFINITY];
/** Of a run that takes seconds: the one after it is the second. With `--thorough` it is killed at all of them. */
const KILLED_ONCE = isThorough ? KILLED_AT : [1];

const LONG_AGO = Date.UTC(2026, 0, 1);

const MESSAGES = resourceTable(messageResource);
const RECEIVER = resourceColumn(messageResource, 'esReceiver');

class Killed extends Error {
  override readonly name = 'Killed';
}

interface Case {
  /** Makes something for the handler to do. */
  readonly plant: (orm: Database['orm'], backups: string) => Promise<unknown>;
  readonly parameters?: string;
  readonly killedAt?: readonly number[];
  /** What a run says that finds nothing left to do. */
  readonly idle: string | RegExp;
  /** Its work is none on rows. */
  readonly keepsRows?: true;
}

/** Every handler of the registry: a new one does not compile before it is here. */
const CASES: Readonly<Record<JobHandlerName, Case>> = {
  certificationRemind: {
    idle: '发送 0 条短信',
    plant: async (orm) =>
      orm.execute(sql`update certification set valid_until = '2026-02-01' where id in (
        select c.id from certification c join retiree r on r.id = c.retiree_id
        where c.status = '1' and c.del_flag = 0 and r.status = '1' and r.del_flag = 0 and r.phone is not null order by c.id limit 3)`),
  },
  activityAdvance: {
    idle: '推进 0 个活动',
    plant: async (orm) =>
      orm.execute(sql`update activity set sign_up_end = '2026-01-10 00:00:00', start_time = '2026-01-11 09:00:00', end_time = '2026-01-11 11:00:00'
        where status = '1'`),
  },
  orderExpire: {
    idle: '取消 0 个订单',
    plant: async (orm) =>
      orm.execute(sql`update shop_order set create_time = '2026-01-01T00:00:00Z' where status = '0'`),
    parameters: '{"minutes":5}',
  },
  birthdayGreeting: {
    idle: '发送 0 条短信',
    plant: async (orm) =>
      orm.execute(sql`update retiree set birthday = '1950-01-15' where id in (
        select id from retiree where status = '1' and del_flag = 0 and phone is not null order by id limit 3)`),
  },
  backup: {
    // Half of one, of a process that was killed.
    plant: async (_orm, backups) => writeFile(join(backups, '.evergreen-20260114-023000.tar.gz.draft'), 'half'),
    idle: /^备份并核对 \d+ 行，共保留 1 份$/u,
    keepsRows: true,
  },
  recycleClean: {
    idle: '彻底删除 0 项',
    plant: async (orm) =>
      orm.execute(sql`update activity set del_flag = 1, update_time = '2025-01-01T00:00:00Z' where id in (
        select a.id from activity a where not exists (select 1 from activity_sign_up s where s.activity_id = a.id) order by a.id limit 3)`),
    parameters: '{"days":30}',
  },
  logTrim: {
    plant: async (orm) => orm.execute(sql`update sys_log set create_time = '2020-01-01T00:00:00Z'`),
    idle: '删除 0 项',
  },
  exportClean: {
    plant: async (orm) =>
      orm.insert(sysExportJob).values(
        [1, 2, 3].map((number) => ({
          id: `export${number}`,
          tenantId: 0,
          userId: 'u',
          resource: 'activity',
          fileName: 'f',
          mediaType: 'text/csv',
          status: 'done',
          isRevealed: false,
          createdAt: LONG_AGO,
          aliveAt: LONG_AGO,
          expiresAt: LONG_AGO,
        })),
      ),
    idle: '删除 0 项',
  },
  sessionTrim: { plant: async (orm) => orm.update(sysSession).set({ expiresAt: LONG_AGO }), idle: '删除 0 项' },
  fileClean: {
    plant: async (orm) =>
      orm.insert(sysFile).values(
        [1, 2, 3].map((number) => ({
          id: `file${number}`,
          folder: 'temp',
          fileName: 'f',
          mediaType: 'text/plain',
          size: 1,
          sha256: '0',
          userId: 'u',
          createTime: LONG_AGO,
        })),
      ),
    parameters: '{"dryRun":"N"}',
    idle: '删除 0 项',
  },
  recount: {
    idle: '修正 0 个数字',
    plant: async (orm) => orm.execute(sql`update match set work_count = work_count + 7`),
    parameters: '{"dryRun":"N"}',
  },
  dataCheck: {
    plant: async (orm) =>
      orm.execute(sql`update activity set status = 'x' where id in (select min(id) from activity where del_flag = 0)`),
    idle: /有 1 行的“活动状态”是未知编码/u,
    killedAt: KILLED_ONCE,
    keepsRows: true,
  },
  noticeDigest: {
    async plant(orm) {
      const readers = await orm.execute<{ id: string }>(
        sql`select id from sys_user where status = '1' and del_flag = 0 order by id limit 3`,
      );
      for (const { id: userId } of readers) {
        await orm.insert(sysNoticeSetting).values({
          userId,
          channels: { desktop: [], toast: [], digest: ['result'] },
          isMailed: false,
          digestWeekday: 0,
          digestHour: 8,
          digestedAt: LONG_AGO,
        });
        await orm.insert(sysNotice).values({
          id: `notice${userId}`.slice(0, 32),
          tenantId: 0,
          kind: 'result',
          userId,
          key: 'k',
          count: 1,
          sender: '',
          titleZh: '已通过',
          titleEn: 'Passed',
          manyZh: '',
          manyEn: '',
          link: '/',
          listLink: '/',
          createdAt: LONG_AGO + 1,
          updatedAt: LONG_AGO + 1,
        });
      }
    },
    idle: /^汇总 0 人/u,
  },
  databaseCare: {
    // Rows that nobody sees any more.
    plant: async (orm) => orm.execute(sql`update activity_type set remark = remark`),
    idle: /^整理 \d+ 张表$/u,
    killedAt: KILLED_ONCE,
    keepsRows: true,
  },
};

/** Count and checksum of the rows of every table. */
async function stateOf(orm: Database['orm']): Promise<readonly unknown[]> {
  const sums = Object.keys(await countRows(orm)).map(
    (table) =>
      sql`select ${table} as name, count(*)::int4 as rows, sum(hashtextextended(t::text, 0))::text as sum from ${sql.identifier(table)} t`,
  );
  return orm.execute(sql.join(sums, sql` union all `));
}

describe('a handler', () => {
  const application = useTestApplication('embedded');

  // A backup takes seconds: works.test.ts kills one once.
  const names = Object.keys(JOB_HANDLERS).filter((name) => isJobHandler(name) && (isThorough || name !== 'backup'));
  it.each(names.filter(isJobHandler))(
    '%s that is killed at any step does the rest later, and a second run changes nothing',
    async (name) => {
      const platform = application();
      const { orm } = platform.database;
      const { plant, parameters = null, killedAt = KILLED_AT, idle, keepsRows = false } = CASES[name];
      const backups = await temporaryFolder();
      await platform.signIn('admin');
      await plant(orm, backups);
      const planted = await stateOf(orm);
      // Killed at its first checkpoint, then later and later, and in the end let alone.
      let kills = 0;
      for (const last of killedAt) {
        let passed = 0;
        const run = worksOn(platform, backups, () => {
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
      expect(kills).toBeGreaterThan(0);
      const after = await stateOf(orm);
      expect(isDeepStrictEqual(after, planted)).toBe(keepsRows);
      expect(await worksOn(platform, backups)(name, parameters)).toMatch(idle);
      expect(await stateOf(orm)).toEqual(after);
      // A message for each person, and never two.
      const [sent] = await orm.execute<{ all: number; receivers: number }>(sql`
        select count(*)::int4 as all, count(distinct ${RECEIVER})::int4 as receivers from ${MESSAGES} where create_by = ${`job:${name}`}`);
      expect(sent?.receivers).toBe(sent?.all);
      expect((sent?.all ?? 0) > 0).toBe(name === 'certificationRemind' || name === 'birthdayGreeting');
      expect(await readdir(backups)).toHaveLength(name === 'backup' ? 2 : 0);
    },
  );
});
