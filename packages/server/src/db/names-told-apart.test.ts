import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { databaseErrorOf } from './index.ts';
import { readMigrations } from './migration-files.ts';

describeOnOwnDatabases('names and codes that looked like others before', (database) => {
  it('get another end where they came later, and are unique from then on', async () => {
    const { orm } = database();
    const run = (statement: string) => orm.execute(sql.raw(statement));
    const statements =
      (await readMigrations()).find(({ name }) => name.endsWith('_names_and_codes_told_apart'))?.statements ?? [];
    const dropped = statements.filter((statement) => statement.includes('DROP INDEX'));
    for (const statement of dropped) await run(statement.slice(statement.indexOf('DROP')));
    await run('delete from position');
    const addPosition = (id: string, code: string, time: string, deleted = 0) =>
      run(
        `insert into position (id, code, name, post_rank, create_time, del_flag) values ('${id}', '${code}', '${id}', '1', '${time}', ${deleted})`,
      );
    await addPosition('a', 'ZY01', '2026-01-01');
    await addPosition('b', 'zy01', '2026-01-02');
    await addPosition('c', 'Zy01', '2026-01-02', 1);
    const addTopic = (id: string, name: string, time: string, tenant = 0) =>
      run(
        `insert into topic (id, name, status, is_hot, sort, tenant_id, sys_org_code, create_time) values ('${id}', '${name}', '1', 'N', 1, ${tenant}, 'A01', '${time}')`,
      );
    await addTopic('d', '健步走 2', '2026-01-01');
    await addTopic('e', '健步走２', '2026-01-02');
    await addTopic('f', '健步走2', '2026-01-02', 1001);
    for (const statement of statements) if (!dropped.includes(statement)) await run(statement);
    const read = async (table: string, column: string, ids: string) => [
      ...(await run(`select id, ${column} as told, version from ${table} where id in (${ids}) order by id`)),
    ];
    expect([await read('position', 'code', "'a', 'b', 'c'"), await read('topic', 'name', "'d', 'e', 'f'")]).toEqual([
      [
        { id: 'a', told: 'ZY01', version: 1 },
        { id: 'b', told: expect.stringMatching(/^zy01[0-9a-f]{8}$/u), version: 2 },
        { id: 'c', told: 'Zy01', version: 1 },
      ],
      [
        { id: 'd', told: '健步走 2', version: 1 },
        { id: 'e', told: expect.stringMatching(/^健步走２（[0-9a-f]{8}）$/u), version: 2 },
        { id: 'f', told: '健步走2', version: 1 },
      ],
    ]);
    const refused = async (adding: Promise<unknown>) => {
      const error: unknown = await adding.catch((failure: unknown) => failure);
      return databaseErrorOf(error)?.details.constraint;
    };
    expect([
      await refused(addPosition('g', 'zY01', '2026-01-03')),
      await refused(addTopic('h', ' 健步走2', '2026-01-03')),
    ]).toEqual(['position_code_unique', 'topic_name_unique']);
  });
});
