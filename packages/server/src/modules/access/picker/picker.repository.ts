import { and, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { PickedUser } from '@evergreen/core/contract';
import { foldText, maskedMobile } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { endOf, orderTerms } from '../../../db/statements/list-order.ts';
import { bigramsOfWords } from '../../../db/statements/text-bigrams.ts';
import { likeSql } from '../../records/resource/conditions/condition-sql.ts';
import { pinyinPattern } from '../../records/resource/conditions/pinyin-pattern.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import { departmentCode, departmentNamesOf, membersBelow } from '../people/departments-in-reach.ts';

interface PageAsked {
  readonly words: string;
  /** Exactly these, where given. */
  readonly ids: readonly string[] | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface CountedPage<Row> {
  readonly records: Row[];
  readonly total: number;
  /** There may be more: counting stopped. */
  readonly isTotalLowerBound: boolean;
}

export interface UsersAsked extends PageAsked {
  /** A department, with all below it. */
  readonly departId: string | undefined;
}

export interface PickerRepository {
  /** Accounts in reach, by name; where a department is given, those of departments in reach. */
  users(
    reach: { readonly people: ReachableRows; readonly departments: ReachableRows },
    asked: UsersAsked,
  ): Promise<CountedPage<PickedUser>>;
}

/** Counting more than anybody pages through would take longer than reading the page. */
const MOST_COUNTED = 1000;

const NAMES = ['username', 'realname'];

/** By pinyin, or its first letters. */
function isSpelled(name: SQLWrapper, words: string): SQL | undefined {
  const pattern = pinyinPattern(words);
  return pattern === undefined ? undefined : sql`${name}::text ~ ${pattern}`;
}

/** The last four digits, which the mask shows. */
function isEnding(phone: PgColumn, words: string): SQL | undefined {
  return /^\d{4}$/u.test(words) ? sql`${endOf(phone, words.length)} = ${words}` : undefined;
}

export function createPickerRepository({ orm }: Pick<Database, 'orm'>): PickerRepository {
  /** Whether a person is called so: by account, name or its pinyin, or by the end of the telephone. */
  function isNamed({ rows, column }: ReachableRows, words: string): SQL | undefined {
    if (words === '') return undefined;
    return or(
      isCalled({ rows, column }, words),
      isSpelled(column('realname'), words),
      isEnding(column('phone'), words),
    );
  }

  /**
   * Whether either name has the words. Two characters or more are found by the indexes of their pairs, name by name: where both stand
   * in one condition, the pairs of every found row are made once more. A single character is found by reading the users in their order,
   * because most characters are in many names.
   */
  function isCalled({ rows, column }: ReachableRows, words: string): SQL | undefined {
    if (bigramsOfWords(foldText(words)).length === 0)
      return or(...NAMES.map((name) => likeSql({ column: column(name), text: 'inOrder' }, words, 'anywhere')));
    const [byAccount, byName] = NAMES.map((name) =>
      orm
        .select({ id: rows.id })
        .from(rows)
        .where(likeSql({ column: column(name), text: 'byIndex' }, words, 'anywhere')),
    );
    return sql`${rows.id} in (${byAccount} union all ${byName})`;
  }

  return {
    async users({ people, departments }, { words, ids, departId, pageNo, pageSize }) {
      const { rows: users, column } = people;
      const code = departId === undefined ? undefined : await departmentCode(orm, departments, departId);
      const members = membersBelow(orm, departments, code === undefined ? [] : [code]);
      const found = and(
        isNamed(people, words),
        ids === undefined ? undefined : inArray(users.id, [...ids]),
        departId === undefined ? undefined : inArray(users.id, members),
      );
      const rows = await orm
        .select({
          id: users.id,
          username: sql<string>`${column('username')}`,
          realname: sql<string>`${column('realname')}`,
          sex: sql<string | null>`${column('sex')}`,
          phone: sql<string | null>`${column('phone')}`,
        })
        .from(users)
        .where(found)
        .orderBy(...orderTerms(column('username'), users.id, 'asc'))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const names = await departmentNamesOf(
        orm,
        departments,
        rows.map(({ id }) => id),
      );
      const records = rows.map((row) => ({
        ...row,
        sex: row.sex === null ? null : Number(row.sex),
        phone: maskedMobile(row.phone ?? ''),
        orgCodeTxt: (names.get(row.id) ?? []).join(','),
      }));
      const counted = await orm.$count(
        orm
          .select({ id: users.id })
          .from(users)
          .where(found)
          .limit(MOST_COUNTED + 1)
          .as('counted'),
      );
      return { records, total: counted, isTotalLowerBound: counted > MOST_COUNTED };
    },
  };
}
