import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { CACHE_NAMES, type CacheName } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../test/test-application.ts';
import { seedIdentifier } from './db/seed/seed-random.ts';
import { createServices, type Services } from './services.ts';

const clerk = seedIdentifier('user', 'clerk');

/** A question that each cache answers. */
const questions: Readonly<Record<CacheName, (services: Services) => Promise<unknown>>> = {
  permissions: async ({ permissions }) => permissions.holds(clerk, 'isps:activity:list'),
  roles: async ({ permissions }) => permissions.rolesOf(clerk),
  // Made of the menu and the grants.
  ownMenus: async ({ permissions }) => [await permissions.grantsOf(clerk), await permissions.all()],
  menu: async ({ permissions }) => permissions.all(),
  dataRules: async ({ dataRules }) => dataRules.rulesOf(clerk, 'activity', 'isps:activity:list'),
  departments: async ({ dataRules }) => dataRules.allDepartments(),
  ownDepartments: async ({ dataRules }) => dataRules.ownDepartments(clerk),
  tenants: async ({ tenants }) => tenants.mayEnter(clerk, 1),
  dictionaries: async ({ dictionaries }) => dictionaries.byCodes(['activity_status'], 'zh-CN'),
  names: async ({ writerNames }) => writerNames(['clerk'], 'zh-CN'),
};

describeApplicationOnBothEngines('what a process remembers', (application) => {
  it('is read from tables whose every write raises its version, in the transaction of the write', async () => {
    const { database } = application();
    const { versions } = database;
    const raising = await database.orm.execute<{ source: string }>(sql`
      select tgrelid::regclass::text as source from pg_trigger where tgname = 'raise_data_version' and tgenabled = 'A'`);
    const watched = new Set(raising.map(({ source }) => source));
    const found: unknown[] = [];
    for (const name of CACHE_NAMES) {
      const services = createServices(application());
      const ask = () => versions.within(versions.open(), async () => questions[name](services));
      const first = await database.statementsOf(ask);
      const again = await database.statementsOf(ask);
      const tables = new Set(
        first.flatMap((text) =>
          [...text.matchAll(/(?:from|join) "(?<table>\w+)"/giu)].map(({ groups }) => groups?.['table'] ?? ''),
        ),
      );
      tables.delete('sys_data_version');
      const unwatched = [...tables].filter((table) => !watched.has(table));
      found.push([name, tables.size > 0, unwatched, again.length]);
    }
    // Asked again it costs the reading of the versions.
    expect(found).toEqual(CACHE_NAMES.map((name) => [name, true, [], 1]));
  });

  it('is forgotten by whoever wrote, in the same call, and read anew inside of a transaction', async () => {
    const { database } = application();
    const { writerNames } = createServices(application());
    const rename = async (realname: string) =>
      database.orm.execute(sql`update sys_user set realname = ${realname} where username = 'clerk'`);
    const nameOf = async () => (await writerNames(['clerk'], 'zh-CN')).get('clerk');
    const { versions } = database;
    const seen: unknown[] = [];
    await versions.within(versions.open(), async () => {
      seen.push(await nameOf());
      await rename('甲');
      seen.push(await nameOf());
      await database
        .transaction(async () => {
          await rename('乙');
          seen.push(await nameOf());
          throw new Error('Undo');
        })
        .catch(() => undefined);
      seen.push(await nameOf());
    });
    expect(seen.slice(1)).toEqual(['甲', '乙', '甲']);
  });
});
