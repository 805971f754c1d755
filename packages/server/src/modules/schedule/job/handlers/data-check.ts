import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import { dictItemResource, dictResource, referredResource, type Field, type Resource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../../records/resource/unscoped-rows.ts';
import { codeDictionary } from '../../../records/dictionary/code-dictionaries.ts';
import { missingDictionaries } from '../../../records/dictionary/missing-dictionaries.ts';
import type { JobWork } from '../job-work.types.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

/** Problems that the message of a run names. */
const NAMED = 5;

/** Looks for what no write of the platform leaves behind: it fails where it finds some, so that somebody is told. */
export function dataCheck({ database, directory }: JobWorkDependencies): JobWork {
  const { orm } = database;

  async function countRows(resource: Resource, key: string, condition: SQL): Promise<number> {
    const table = unscopedRows(resource);
    return orm.$count(table, and(eq(table.delFlag, 0), isNotNull(unscopedColumn(resource, key)), condition));
  }

  async function problemOf(resource: Resource, key: string, field: Field): Promise<LocalizedText | undefined> {
    if (field.type !== 'reference' && field.type !== 'dictionary' && field.type !== 'state') return undefined;
    const column = unscopedColumn(resource, key);
    if (field.type === 'reference') {
      const other = referredResource(resource, field.resource);
      if (other === undefined || field.below !== undefined || other.kind === 'appendOnly') return undefined;
      const rows = unscopedRows(other);
      const isThere = sql`exists (select 1 from ${rows} referred where referred.id = ${column} and referred.del_flag = 0)`;
      const count = await countRows(resource, key, sql`not ${isThere}`);
      return count === 0 ? undefined : jobWorkMessages.dangling(resource.title, field.label, count);
    }
    const { dictionary } = field;
    const known = codeDictionary(dictionary, 'zh-CN', directory)?.map(({ value }) => value);
    if (known?.length === 0) return undefined;
    const isKnown =
      known === undefined
        ? sql`${column} in (select i.item_value from ${unscopedRows(dictItemResource)} i join ${unscopedRows(dictResource)} d on d.id = i.dict_id
            where d.dict_code = ${dictionary})`
        : sql`${column} in ${known}`;
    const count = await countRows(resource, key, sql`not (${isKnown})`);
    return count === 0 ? undefined : jobWorkMessages.unknownCode(resource.title, field.label, count);
  }

  return async (context) => {
    const problems: LocalizedText[] = [...(await missingDictionaries(database, directory.all()))];
    const stored = directory.all().filter(({ kind }) => kind !== 'appendOnly');
    for (const [index, resource] of stored.entries()) {
      await context.alive();
      for (const [key, field] of Object.entries(resource.fields)) {
        const problem = await problemOf(resource, key, field);
        if (problem !== undefined) problems.push(problem);
      }
      await context.progress(index + 1, stored.length);
    }
    if (problems.length === 0) return ok(jobWorkMessages.sound);
    const named = problems.slice(0, NAMED);
    return err({
      'zh-CN': named.map((problem) => problem['zh-CN']).join('；'),
      'en-US': named.map((problem) => problem['en-US']).join('; '),
    });
  };
}
