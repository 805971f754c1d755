import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { readMigrations } from './migration-files.ts';

const written: readonly (readonly [text: string | null, html: string | null])[] = [
  ['请穿防滑鞋。', '<p>请穿防滑鞋。</p>'],
  ['  第一行 \r\n第二行\n\n\t第三行\r', '<p>第一行</p><p>第二行</p><p>第三行</p>'],
  ['1 < 2 & <b>3</b>', '<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;</p>'],
  [' \n ', null],
  ['', null],
  [null, null],
];

describeOnOwnDatabases('contents of activities that were written as plain text', (database) => {
  it('are paragraphs afterwards, their signs escaped', async () => {
    const { orm, transaction } = database();
    const migration = (await readMigrations()).find(({ name }) => name === '0032_rich_activity_content');
    const found = await transaction(async () => {
      await orm.execute(sql`create schema before_html`);
      await orm.execute(sql`set local search_path to before_html`);
      await orm.execute(sql`create table activity (id integer, content varchar(4000))`);
      for (const [id, [text]] of written.entries())
        await orm.execute(sql`insert into activity (id, content) values (${id}, ${text})`);
      for (const statement of migration?.statements ?? []) await orm.execute(sql.raw(statement));
      const rows = await orm.execute(sql`select content from activity order by id`);
      await orm.execute(sql`drop schema before_html cascade`);
      return rows;
    });
    expect(found).toEqual(written.map(([, content]) => ({ content })));
  });
});
