import { eq, sql } from 'drizzle-orm';

import { dictionaryOf, dictResource, resources, type Resource } from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';
import { isCodeDictionary } from './code-dictionaries.ts';

/** Every field of a resource that names a dictionary which this database does not have, as a sentence for the person who starts the server. */
export async function missingDictionaries(
  { orm }: Pick<Database, 'orm'>,
  among: readonly Resource[] = resources,
): Promise<readonly LocalizedText[]> {
  const dict = unscopedRows(dictResource);
  const rows = await orm
    .select({ code: sql<string>`${unscopedColumn(dictResource, 'dictCode')}` })
    .from(dict)
    .where(eq(dict.delFlag, 0));
  const present = new Set(rows.map(({ code }) => code));
  return among.flatMap((resource) =>
    Object.values(resource.fields).flatMap((field) => {
      const dictionary = dictionaryOf(field);
      return dictionary === undefined || present.has(dictionary) || isCodeDictionary(dictionary)
        ? []
        : [missing(resource, field.label, dictionary)];
    }),
  );
}

function missing({ title, name }: Resource, label: LocalizedText, dictionary: string): LocalizedText {
  return localized(
    `业务资源“${title['zh-CN']}”（${name}）的字段“${label['zh-CN']}”使用字典 ${dictionary}，但没有这个字典：该字段没有可选项。请检查拼写，或添加该字典。`,
    `The field "${label['en-US']}" of the resource "${title['en-US']}" (${name}) uses the dictionary ${dictionary}, which does not exist: the field offers no choice. Check the spelling, or add the dictionary.`,
  );
}
