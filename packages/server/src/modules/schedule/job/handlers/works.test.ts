import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { JobHandlerName } from '@evergreen/core/schedule/jobs';
import { days, minutes } from '@evergreen/core/kernel';
import { activityResource, messageResource, shopOrderResource } from '@evergreen/core/resources';

import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { describeApplicationOnBothEngines, useTestApplication } from '../../../../../test/test-application.ts';
import { countRows } from '../../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../../db/resource-table.ts';
import { sysSession } from '../../../../db/schema/index.ts';
import { sysDataLog } from '../../../../db/schema/scoped-tables.ts';
import { readManifest } from '../../../base/backup/backup-file.ts';
import { backupsIn, keptBackups } from '../../../base/backup/backup-folder.ts';
import { worksOn } from './works.testing.ts';

describeApplicationOnBothEngines('the work of jobs', (application) => {
  it('JOB-06 moves what is due on, by the rules and in the history of each row, and changes nothing the second time', async () => {
    const folder = await temporaryFolder();
    const { database, clock } = application();
    const { orm } = database;
    const run = worksOn(application(), join(folder, 'backups'));
    const activities = resourceTable(activityResource);
    const [open] = await orm
      .select({ id: activities.id })
      .from(activities)
      .where(eq(resourceColumn(activityResource, 'status'), '1'))
      .limit(1);
    const id = open?.id ?? '';
    await orm.execute(
      sql`update ${activities} set sign_up_end = '2026-01-10 00:00:00', start_time = '2026-01-11 09:00:00', end_time = '2026-01-11 11:00:00' where id = ${id}`,
    );
    expect(await run('activityAdvance')).toMatch(/^推进 \d+ 个活动/u);
    const history = await orm
      .select({ action: sysDataLog.action, by: sysDataLog.createBy })
      .from(sysDataLog)
      .where(eq(sysDataLog.rowId, id))
      .orderBy(sysDataLog.rowVersion);
    expect(history).toEqual(
      ['closeSignUp', 'begin', 'finish'].map((action) => ({ action, by: 'job:activityAdvance' })),
    );
    expect(await run('activityAdvance')).toBe('推进 0 个活动');

    const orders = resourceTable(shopOrderResource);
    await orm.execute(sql`update ${orders} set status = '1', create_time = ${new Date(clock.now() - minutes(20)).toISOString()}
      where id in (select id from ${orders} where status = '1' or status = '2' order by id limit 2)`);
    expect([await run('orderExpire', '{"minutes":30}'), await run('orderExpire', '{"minutes":15}')]).toEqual([
      expect.stringMatching(/^取消 \d+ 个订单$/u),
      expect.stringMatching(/^取消 [1-9]\d* 个订单$/u),
    ]);
    expect(await run('orderExpire', '{"minutes":15}')).toBe('取消 0 个订单');
  });

  it('JOB-06 sends each person one message, and none again within the days of the job', async () => {
    const run = worksOn(application(), '');
    const { database, clock } = application();
    const { orm } = database;
    await orm.execute(sql`update certification set valid_until = '2026-02-01' where id in (
      select c.id from certification c join retiree r on r.id = c.retiree_id
      where c.status = '1' and c.del_flag = 0 and r.status = '1' and r.del_flag = 0 and r.phone is not null order by c.id limit 3)`);
    const messages = resourceTable(messageResource);
    const before = await orm.$count(messages);
    const first = await run('certificationRemind');
    const sent = (await orm.$count(messages)) - before;
    expect([first, sent > 0]).toEqual([`发送 ${sent} 条短信`, true]);
    const [newest] = await orm
      .select({ by: messages.createBy, text: sql<string>`${resourceColumn(messageResource, 'esContent')}` })
      .from(messages)
      .where(eq(messages.createBy, 'job:certificationRemind'))
      .limit(1);
    expect(newest?.text).toContain('2026年2月1日');
    expect(await run('certificationRemind')).toBe('发送 0 条短信');

    await orm.execute(sql`update retiree set birthday = '1950-01-15' where id in (
      select id from retiree where status = '1' and del_flag = 0 and phone is not null order by id limit 1)`);
    expect([await run('birthdayGreeting'), await run('birthdayGreeting')]).toEqual([
      expect.stringMatching(/^发送 [1-9]\d* 条短信$/u),
      '发送 0 条短信',
    ]);
    expect(clock.now()).toBe(Date.UTC(2026, 0, 15, 1));
  });

  it('JOB-06 cleans, counts and checks, and finds nothing left to do the second time', async () => {
    const run = worksOn(application(), '');
    const { orm } = application().database;
    await application().signIn('admin');
    await orm.update(sysSession).set({ expiresAt: Date.UTC(2026, 0, 1) });
    await orm.execute(sql`update activity set del_flag = 1, update_time = '2025-01-01T00:00:00Z' where id in (
      select a.id from activity a where not exists (select 1 from activity_sign_up s where s.activity_id = a.id) order by a.id limit 2)`);
    const names = ['recycleClean', 'logTrim', 'exportClean', 'sessionTrim', 'fileClean', 'recount'] as const;
    const parameters: Readonly<Partial<Record<JobHandlerName, string>>> = {
      recycleClean: '{"days":30}',
      fileClean: '{"dryRun":"N"}',
    };
    for (const name of names) await run(name, parameters[name] ?? null);
    const second: string[] = [];
    for (const name of names) second.push(await run(name, parameters[name] ?? null));
    expect(second).toEqual(['彻底删除 0 项', '删除 0 项', '删除 0 项', '删除 0 项', '删除 0 项', '修正 0 个数字']);
    expect(await orm.$count(sysSession)).toBe(0);
    expect(await run('recycleClean')).toBe('保留天数为 0，不清理');

    expect(await run('dataCheck')).toBe('没有发现问题');
    await orm.execute(
      sql`update activity set type_id = type_id, status = 'x' where id in (select id from activity where del_flag = 0 order by id limit 1)`,
    );
    expect(await run('dataCheck')).toContain('“活动管理”有 1 行的“活动状态”是未知编码');
  });
});

describe('the backup of the embedded database', () => {
  const application = useTestApplication('embedded');

  it('JOB-06 backs the embedded database up, also after a run that was killed, counts it again, and keeps so many; the database is cared for', async () => {
    const folder = await temporaryFolder();
    const { database } = application();
    const backups = join(folder, 'backups');
    const run = worksOn(application(), backups);
    await mkdir(backups, { recursive: true });
    await writeFile(join(backups, 'evergreen-20260115-010000.tar.gz'), 'older');
    await writeFile(join(backups, '.evergreen-20260114-090000.tar.gz.draft'), 'half of one');
    await writeFile(join(backups, 'note.txt'), 'mine');
    let passed = 0;
    const killed = worksOn(application(), backups, () => {
      passed += 1;
      if (passed === 2) throw new Error('killed');
    });
    await expect(killed('backup')).rejects.toThrow('killed');
    expect(await run('backup')).toMatch(/^备份并核对 \d+ 行，共保留 1 份$/u);
    const files = (await readdir(backups)).toSorted();
    expect(files).toEqual(['evergreen-20260115-090000.tar.gz', 'evergreen-20260115-090000.tar.gz.json', 'note.txt']);
    const manifest = await readManifest(join(backups, files[0] ?? ''));
    expect(manifest.ok && manifest.value.rows).toEqual(await countRows(database.orm));
    await writeFile(join(backups, files[0] ?? ''), 'broken');
    expect(await readManifest(join(backups, files[0] ?? ''))).toMatchObject({ ok: false });
    expect(await run('databaseCare')).toMatch(/^整理 \d+ 张表$/u);
  });
});

it('keeps the last backup of each of some days and weeks', () => {
  const name = (at: number) => `evergreen-${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-023000.tar.gz`;
  const names = Array.from({ length: 60 }, (_, ago) => name(Date.UTC(2026, 10, 27) - days(ago)));
  const kept = [...keptBackups(names, 3, 4)].map((file) => file.slice(10, 18));
  expect(kept).toEqual(['20261127', '20261126', '20261125', '20261122', '20261115', '20261108']);
  expect(keptBackups(names, 1, 0).size).toBe(1);
});

it('finds no backups where there is no folder', async () => {
  expect(await backupsIn('/nowhere/at/all')).toEqual([]);
});
