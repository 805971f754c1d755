import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeEach, expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { fakeClock, fakeLogger } from '@evergreen/core/testing';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { databaseErrorOf } from './database-error.ts';

const notes = pgTable('notes', { id: integer('id').primaryKey(), words: text('words').notNull() });

const clock = fakeClock();
const logger = fakeLogger();

/** A promise that the test settles. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describeOnOwnDatabases(
  'transactions',
  (database) => {
    beforeEach(async () => {
      await database().orm.execute(sql`create table if not exists notes (id integer primary key, words text not null)`);
      await database().orm.execute(sql`truncate notes`);
    });

    const add = async (id: number, words = ''): Promise<void> => {
      await database().orm.insert(notes).values({ id, words });
    };
    const ids = async (): Promise<number[]> => {
      const rows = await database().orm.select({ id: notes.id }).from(notes).orderBy(notes.id);
      return rows.map(({ id }) => id);
    };

    it('keeps all when the work resolves and gives its value back', async () => {
      const value = await database().transaction(async () => {
        await add(1);
        await add(2);
        return ids();
      });
      expect({ value, kept: await ids() }).toEqual({ value: [1, 2], kept: [1, 2] });
    });

    it('keeps nothing when the work rejects, and rejects with the same error', async () => {
      const failure = new Error('no');
      const outcome = database().transaction(async () => {
        await add(1);
        throw failure;
      });
      await expect(outcome).rejects.toBe(failure);
      expect(await ids()).toEqual([]);
    });

    it('R-28 runs a query through the outer handle in the transaction that surrounds it', async () => {
      const { orm, transaction } = database();
      const seenInside = await transaction(async () => {
        await orm.insert(notes).values({ id: 1, words: 'inside' });
        return Promise.all([orm.select().from(notes), ids(), transaction(ids)]);
      });
      expect(seenInside).toEqual([[{ id: 1, words: 'inside' }], [1], [1]]);
    });

    it('R-28 takes a query that the work only returns as part of it', async () => {
      const { orm, transaction } = database();
      await transaction(async () => {
        await transaction(() => orm.insert(notes).values({ id: 1, words: 'inner' }));
        throw new Error('undo');
      }).catch(() => undefined);
      await transaction(() => orm.insert(notes).values({ id: 2, words: 'outer' }));
      expect(await ids()).toEqual([2]);
    });

    it('shows nothing of an open transaction to others', async () => {
      const written = gate();
      const mayEnd = gate();
      const rolledBack = database().transaction(async () => {
        await add(1);
        written.open();
        await mayEnd.opened;
        throw new Error('undo');
      });
      await written.opened;
      const seenByOther = ids();
      mayEnd.open();
      await expect(rolledBack).rejects.toThrow('undo');
      expect(await seenByOther).toEqual([]);
    });

    it('takes back only the inner part when an inner transaction fails', async () => {
      const { transaction } = database();
      await transaction(async () => {
        await add(1);
        await expect(
          transaction(async () => {
            await add(2);
            await add(1);
          }),
        ).rejects.toMatchObject({ cause: { kind: 'uniqueViolation' } });
        await add(3);
      });
      expect(await ids()).toEqual([1, 3]);
    });

    it('says so when a failed statement was overlooked, and keeps nothing', async () => {
      const outcome = database().transaction(async () => {
        await add(1);
        await add(1).catch(() => undefined);
      });
      await expect(outcome).rejects.toMatchObject({ kind: 'refused', details: { code: '25P02' } });
      expect(await ids()).toEqual([]);
    });

    it('refuses a query that outlives its transaction', async () => {
      let late: Promise<number[]> | undefined;
      const over = gate();
      await database().transaction(async () => {
        late = over.opened.then(ids);
        await add(1);
      });
      over.open();
      const kind = await late?.catch((error: unknown) => databaseErrorOf(error)?.kind);
      expect({ kind, kept: await ids() }).toEqual({ kind: 'closed', kept: [1] });
    });

    it('R-28 ends a transaction that waits for ever, says where it began, and serves the others', async () => {
      const before = logger.lines.length;
      const began = gate();
      const never = new Promise<void>(() => undefined);
      const stuck = database().transaction(async () => {
        await add(1);
        began.open();
        await never;
      });
      await began.opened;
      const waiting = add(2);
      clock.advance(seconds(30));
      await expect(stuck).rejects.toMatchObject({ kind: 'timedOut' });
      await waiting;
      expect({ kept: await ids(), lines: logger.lines.slice(before), timers: clock.pending() }).toEqual({
        kept: [2],
        lines: ['error transaction.expired'],
        timers: 0,
      });
    });

    it('SAFE-04 does what waits for the commit after the outermost one, when the rows are there for everybody, and each by itself', async () => {
      const { transaction, afterCommit } = database();
      const before = logger.lines.length;
      const seen: unknown[] = [];
      const note = (words: string) => async () => void seen.push([words, await ids()]);
      await transaction(async () => {
        await transaction(async () => {
          await add(1);
          afterCommit(note('inner'));
        });
        afterCommit(() => Promise.reject(new Error('a value')));
        seen.push('still open');
        await add(2);
        afterCommit(() => transaction(() => add(3)));
        afterCommit(note('outer'));
      });
      expect({ seen, lines: logger.lines.slice(before) }).toEqual({
        seen: ['still open', ['inner', [1, 2]], ['outer', [1, 2, 3]]],
        lines: ['error transaction.afterCommit'],
      });
    });

    it('SAFE-04 drops what waits for a commit with the transaction or the savepoint that is rolled back', async () => {
      const { transaction, afterCommit } = database();
      const done: string[] = [];
      const undone = async () => {
        afterCommit(async () => void done.push('undone'));
        await transaction(async () => afterCommit(async () => void done.push('undone, inside')));
        throw new Error('undo');
      };
      await expect(transaction(undone)).rejects.toThrow('undo');
      await transaction(async () => {
        await expect(transaction(undone)).rejects.toThrow('undo');
        afterCommit(async () => void done.push('committed'));
      });
      await expect(
        transaction(async () => {
          await add(1);
          afterCommit(undone);
          await add(1).catch(() => undefined);
        }),
      ).rejects.toMatchObject({ kind: 'refused' });
      expect(() => afterCommit(undone)).toThrow('outside of a transaction');
      expect(done).toEqual(['committed']);
    });

    it('SAFE-04 serves others while what waits for the commit is slow', async () => {
      const began = gate();
      const mayEnd = gate();
      const { transaction, afterCommit } = database();
      const slow = transaction(async () => {
        await add(1);
        afterCommit(async () => {
          began.open();
          await mayEnd.opened;
        });
      });
      await began.opened;
      await transaction(() => add(2));
      const seen = await ids();
      mayEnd.open();
      await slow;
      expect(seen).toEqual([1, 2]);
    });

    it('SAFE-04 lets others read in between what a long transaction has not written, and nothing of it before its commit', async () => {
      const { orm, transaction } = database();
      await orm.execute(sql`create table if not exists others (id integer primary key)`);
      await orm.execute(sql`create or replace view all_notes as select id from notes`);
      await orm.execute(sql`truncate others`);
      await orm.execute(sql`insert into others values (0)`);
      const count = async (what: string) => {
        const [row] = await orm.execute(sql`select count(*)::integer as count from ${sql.identifier(what)}`);
        return row?.['count'];
      };
      const begun = gate();
      const told: unknown[] = [];
      const beside = begun.opened.then(async () => {
        told.push(['others', await count('others')]);
        // These wait for the end on the embedded database.
        const later = [
          count('notes'),
          count('all_notes'),
          orm.execute(sql`select 1 / id from others`).catch((error: unknown) => databaseErrorOf(error)?.details.code),
          orm.execute(sql`with written as (insert into others values (1) returning id) select id from written`),
        ];
        told.push('waits');
        return Promise.all(later);
      });
      await transaction(async () => {
        await add(1);
        begun.open();
        for (let id = 2; !told.includes('waits') && id < 10_000; id += 1) await add(id);
        await add(-1);
        expect(told).toEqual([['others', 1], 'waits']);
      }, seconds(60));
      const [seen, seenByView, failure, written] = await beside;
      const kept = (await ids()).length;
      // PostgreSQL answers beside the transaction, the embedded database after it: never with a part of it.
      expect([0, kept]).toContain(seen);
      expect([0, kept]).toContain(seenByView);
      expect([failure, written]).toEqual(['22012', [{ id: 1 }]]);
      expect(await count('others')).toBe(2);
    });

    it('loses no update of transactions that run at the same time', async () => {
      const { orm, transaction } = database();
      await add(1, '0');
      await Promise.all(
        Array.from({ length: 20 }, () =>
          transaction(async () => {
            const [row] = await orm
              .select()
              .from(notes)
              .where(sql`id = 1`)
              .for('update');
            await orm.update(notes).set({ words: String(Number(row?.words) + 1) });
          }),
        ),
      );
      expect(await orm.select().from(notes)).toEqual([{ id: 1, words: '20' }]);
    });
  },
  { clock, logger, limits: { transaction: seconds(30) } },
);
