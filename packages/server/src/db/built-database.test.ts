import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';

import { fakeLogger } from '@evergreen/core/testing';

import { buildPrograms, type BuiltPrograms, type RowWriter } from '../../test/built-programs.ts';
import type { RowWriterLine } from '../../test/row-writer-lines.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { serverClock } from '../system-clock.ts';
import { openDatabase } from './index.ts';
import { connectPglite } from './pglite/pglite-connector.ts';
import { pgliteInWorker } from './pglite/pglite-link.ts';

let programs: BuiltPrograms | undefined;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => programs?.remove());

function startRowWriter(folder: string): RowWriter {
  if (programs === undefined) throw new Error('The programs are there inside a test only.');
  const writer = programs.startRowWriter(folder);
  onTestFinished(() => writer.kill());
  return writer;
}

const pairsIn = (said: readonly RowWriterLine[]): number[] =>
  said.flatMap((line) => (line.type === 'kept' ? [line.pair] : []));
const rowsIn = (said: readonly RowWriterLine[]): readonly number[] | undefined =>
  said.flatMap((line) => (line.type === 'opened' ? [line.rows] : []))[0];
const isOpened = (said: readonly RowWriterLine[]): boolean => rowsIn(said) !== undefined;

describe('a server that is killed', () => {
  it('API-05 R-22 R-27 loses no row that it acknowledged, keeps no half of a transaction, and keeps its folder to itself while it lives', async () => {
    const folder = await temporaryFolder();
    const acknowledged: number[] = [];
    for (const enough of [1, 60, 7]) {
      const writer = startRowWriter(folder);
      await writer.until((said) => pairsIn(said).length >= enough);
      await writer.kill();
      expect(findings(rowsIn(writer.said), acknowledged)).toEqual({
        lost: [],
        halves: [],
        isOpened: true,
        unacknowledged: expect.toSatisfy(isAtMostOneMore),
      });
      acknowledged.push(...pairsIn(writer.said).filter((pair) => !acknowledged.includes(pair)));
      // A pair that was kept without word of it is there from now on, too.
      for (const row of rowsIn(writer.said) ?? [])
        if (!acknowledged.includes(Math.floor(row / 2))) acknowledged.push(Math.floor(row / 2));
    }
    const last = startRowWriter(folder);
    await last.until(isOpened);
    expect(findings(rowsIn(last.said), acknowledged)).toEqual({
      lost: [],
      halves: [],
      isOpened: true,
      unacknowledged: expect.toSatisfy(isAtMostOneMore),
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(68);

    const second = startRowWriter(folder);
    await second.until(() => false);
    expect(second.said).toEqual([
      { type: 'refused', error: { kind: 'dataFolderTaken', folder, processId: last.processId } },
    ]);
    await last.kill();
    expect(await tablesAfterStart(folder)).toEqual({ hasTables: true, files: ['evergreen.lock', 'pglite'] });
  });

  it('R-24 leaves a folder that the next start brings to its end, wherever the first start was killed', async () => {
    const moments = [['evergreen.lock'], ['pglite.new-'], ['pglite.new-', 'global'], ['pglite']];
    for (const path of moments) {
      const folder = await temporaryFolder();
      const killed = startRowWriter(folder);
      await hasAppeared(folder, path);
      await killed.kill();
      expect(await tablesAfterStart(folder)).toEqual({ hasTables: true, files: ['evergreen.lock', 'pglite'] });
    }
  });
});

describe('the thread of the database', () => {
  it('R-30 is replaced when a statement takes too long, serves on with all that was kept, and never stops the server', async () => {
    if (programs === undefined) throw new Error('The programs are there inside a test only.');
    const source = { folder: await temporaryFolder() };
    cpSync(inject('templateFolder'), source.folder, { recursive: true });
    const logger = fakeLogger();
    const connector = await connectPglite({
      start: pgliteInWorker(programs.worker),
      clock: serverClock,
      logger,
      source,
      statementLimit: 700,
    });
    onTestFinished(() => connector.close());
    await connector.run({ sql: 'create table kept as select 7 as id', parameters: [] });

    let turns = 0;
    const stuck = connector
      .run({ sql: 'select count(*) from generate_series(1, 1000000000000)', parameters: [] })
      .catch((error: unknown) => error);
    const ended = stuck.then(() => true);
    while (!(await Promise.race([ended, new Promise<false>((resolve) => setImmediate(resolve, false))]))) turns += 1;

    expect(await stuck).toMatchObject({ kind: 'timedOut' });
    expect(turns).toBeGreaterThan(50);
    expect((await connector.run({ sql: 'select id from kept', parameters: [] })).rows).toEqual([['7']]);
    expect(logger.lines).toEqual(['error database.replaced']);
  });
});

/** Starts once more, in this process. */
async function tablesAfterStart(folder: string): Promise<unknown> {
  const opened = await openDatabase({ dataFolder: folder, clock: serverClock, logger: fakeLogger() });
  if (!opened.ok) return opened.error;
  const [row] = await opened.value.orm.execute(sql`select count(*) > 0 as "hasTables" from schema_migrations`);
  const files = (await readdir(folder)).toSorted();
  await opened.value.close();
  return { ...row, files };
}

/** Resolves when the file at this path is there, or has been; a name that ends in a dash stands for any that begins so. */
async function hasAppeared(folder: string, [wanted, ...path]: readonly string[]): Promise<void> {
  if (wanted === undefined || !existsSync(folder)) return;
  const watcher = watch(folder);
  try {
    for (;;) {
      const name = readdirSync(folder).find(
        (one) => one === wanted || (wanted.endsWith('-') && one.startsWith(wanted)),
      );
      if (name !== undefined) return await hasAppeared(join(folder, name), path);
      await once(watcher, 'change');
    }
  } finally {
    watcher.close();
  }
}

/** What the rows found after a start say about those that were acknowledged before. */
function findings(rows: readonly number[] | undefined, acknowledged: readonly number[]) {
  const found = new Set(rows);
  const pairs = [...new Set([...found].map((row) => Math.floor(row / 2)))];
  return {
    isOpened: rows !== undefined,
    lost: acknowledged.filter((pair) => !found.has(2 * pair)),
    halves: pairs.filter((pair) => !found.has(2 * pair) || !found.has(2 * pair + 1)),
    unacknowledged: pairs.filter((pair) => !acknowledged.includes(pair)),
  };
}

function isAtMostOneMore(unacknowledged: readonly number[]): boolean {
  return unacknowledged.length <= 1;
}
