import { sql } from 'drizzle-orm';

import { openDatabase } from '../src/db/index.ts';
import { serverClock } from '../src/system-clock.ts';
import type { RowWriterLine } from './row-writer-lines.ts';

// A program for tests that kill it. It opens the folder of its argument, says which rows are there, and then adds pairs of rows,
// each pair in a transaction, saying the number of a pair only when the database has said that it is kept.

function t(line: RowWriterLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const dataFolder = process.argv[2];
if (dataFolder === undefined) throw new Error('Name the data folder.');

const opened = await openDatabase({
  dataFolder,
  clock: serverClock,
  logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
});
if (!opened.ok) {
  t({ type: 'refused', error: opened.error });
  process.exit(1);
}
const { orm, transaction } = opened.value;
await orm.execute(sql`create table if not exists pairs (id integer primary key)`);
const rows = await orm.execute<{ id: number }>(sql`select id from pairs order by id`);
t({ type: 'opened', rows: rows.map(({ id }) => id) });

for (let pair = Math.floor((rows.at(-1)?.id ?? -1) / 2) + 1; ; pair += 1) {
  await transaction(async () => {
    await orm.execute(sql`insert into pairs values (${2 * pair})`);
    await orm.execute(sql`insert into pairs values (${2 * pair + 1})`);
  });
  t({ type: 'kept', pair });
}
