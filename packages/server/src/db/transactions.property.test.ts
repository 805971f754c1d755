import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { propertyRounds } from '../../test/property-rounds.ts';
import { describeOnOwnDatabases } from '../../test/test-database.ts';

const marks = pgTable('marks', { id: integer('id').primaryKey() });

// The oracle: what a tree of transactions keeps is what its successful branches added.
type Step =
  | { readonly type: 'add' }
  | { readonly type: 'group'; readonly fails: boolean; readonly steps: readonly Step[] };

const { step } = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constant<Step>({ type: 'add' }),
    fc.record({
      type: fc.constant('group' as const),
      fails: fc.boolean(),
      steps: fc.array(tie('step'), { maxLength: 4 }),
    }),
  ),
}));

describeOnOwnDatabases('nested transactions', (database) => {
  it('keeps what the successful branches of any nesting added, in sequence or at once', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 4 }), fc.boolean(), async (steps, atOnce) => {
      await database().orm.execute(sql`create table if not exists marks (id integer primary key)`);
      await database().orm.execute(sql`truncate marks`);
      let nextId = 1;
      const perform = async (group: readonly Step[]): Promise<number[]> => {
        const performOne = async (one: Step): Promise<number[]> => {
          if (one.type === 'add') {
            const id = nextId++;
            await database().orm.insert(marks).values({ id });
            return [id];
          }
          return database()
            .transaction(async () => {
              const added = await perform(one.steps);
              if (one.fails) throw new Error('undo');
              return added;
            })
            .catch((error: unknown) => {
              if (error instanceof Error && error.message === 'undo') return [];
              throw error;
            });
        };
        if (atOnce) return (await Promise.all(group.map(performOne))).flat();
        const added: number[] = [];
        for (const one of group) added.push(...(await performOne(one)));
        return added;
      };
      const expected = await perform(steps);
      const kept = await database().orm.select().from(marks).orderBy(marks.id);
      expect(kept.map(({ id }) => id)).toEqual(expected.toSorted((a, b) => a - b));
    });
    await fc.assert(property, { seed: 28, numRuns: propertyRounds(40) });
  });
});
