import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldText } from '@evergreen/core/kernel';

import { propertyRounds } from '../../../test/property-rounds.ts';
import { describeOnBothEngines } from '../../../test/test-database.ts';
import { bigramsOfWords } from './text-bigrams.ts';

describeOnBothEngines('searching for text anywhere in a value', (database) => {
  it('pairs the characters of what is searched for as the database pairs those of its texts', async () => {
    const words = fc.string({
      unit: fc.constantFrom(
        'a',
        'A',
        'Z',
        'é',
        '书',
        '法',
        'Ａ',
        '９',
        '　',
        '（',
        'ﾊ',
        'ﾞ',
        '①',
        'e\u0301',
        ' ',
        '%',
        '"',
        '\\',
        ',',
        '{',
        '😀',
      ),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const [row] = await database().orm.execute<{ pairs: string }>(
          sql`select to_json(text_bigrams(lower(normalize(${text}, NFKC) collate "C")))::text as pairs`,
        );
        const pairs: unknown = JSON.parse(row?.pairs ?? '');
        expect(pairs).toEqual(
          [...bigramsOfWords(foldText(text))].toSorted((one, other) =>
            Buffer.compare(Buffer.from(one), Buffer.from(other)),
          ),
        );
      }),
      // The oracle is the database itself; characters of one to four bytes, quotes and the signs of arrays.
      { seed: 20_261_123, numRuns: propertyRounds(100) },
    );
  });

  it('LIST-12 reads a part of two Chinese characters from an index', async () => {
    const { orm, transaction } = database();
    const plan = await transaction(async () => {
      await orm.execute(
        sql`insert into activity_type (id, name, code, status, create_time) values ('t', 't', 't', '1', now())`,
      );
      await orm.execute(sql`
        insert into activity (id, tenant_id, sys_org_code, title, type_id, status, audit_status, target_group, organizer_name, address, start_time, end_time, need_audit, is_top, create_time)
        select 'r' || n, 0, 'A01', case when n = 7 then '书法' else '合唱' end || n, 't', '1', '1', '1', 'o', 'a', now(), now(), 'N', 'N', now()
        from generate_series(1, 3000) n`);
      await orm.execute(sql`analyze activity`);
      return orm.execute<{ 'QUERY PLAN': string }>(
        sql`explain (costs off) select id from activity where del_flag = 0 and text_bigrams(lower(normalize(title, NFKC) collate "C")) @> '{书法}'::text[] and lower(normalize(title, NFKC) collate "C") like '%书法%' escape '\\'`,
      );
    });
    expect(plan.some((line) => line['QUERY PLAN'].includes('Bitmap Index Scan on activity_title_bigrams'))).toBe(true);
  });
});
