import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { DictionaryItem, DictionaryMap } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type Locale } from '@evergreen/core/kernel';
import { dictItemResource, dictResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { codeDictionary, isCodeDictionary } from './code-dictionaries.ts';

/** Status of an item that may still be chosen. */
const IN_USE = '1';

const dict = resourceTable(dictResource);
const dictItem = resourceTable(dictItemResource);
const dictCode = resourceColumn(dictResource, 'dictCode');
const itemColumn = (key: keyof typeof dictItemResource.fields) => resourceColumn(dictItemResource, key);
const itemText = (key: keyof typeof dictItemResource.fields) => sql<string | null>`${itemColumn(key)}`;

export interface DictionaryRepository {
  all(locale: Locale): Promise<DictionaryMap>;
  /** The dictionaries of these codes, those that exist. Retired items come too, marked `disabled`, since old rows hold them. */
  byCodes(codes: readonly string[], locale: Locale): Promise<DictionaryMap>;
}

export function createDictionaryRepository({ orm }: Pick<Database, 'orm'>): DictionaryRepository {
  async function read(codes: readonly string[] | undefined, locale: Locale): Promise<DictionaryMap> {
    if (codes?.length === 0) return {};
    const rows = await orm
      .select({
        code: sql<string>`${dictCode}`,
        value: itemText('itemValue'),
        text: itemText('itemText'),
        textEn: itemText('itemTextEn'),
        color: itemText('itemColor'),
        status: itemText('status'),
      })
      .from(dict)
      .leftJoin(dictItem, and(eq(itemColumn('dictId'), dict.id), eq(dictItem.delFlag, 0)))
      .where(and(eq(dict.delFlag, 0), ...(codes === undefined ? [] : [inArray(dictCode, [...codes])])))
      .orderBy(asc(dictCode), asc(itemColumn('sortOrder')), asc(itemColumn('itemValue')));
    const dictionaries = new Map<string, DictionaryItem[]>();
    for (const { code, value, text, textEn, color, status } of rows) {
      const items = dictionaries.get(code) ?? [];
      dictionaries.set(code, items);
      if (value === null || text === null) continue;
      const shown = locale === DEFAULT_LOCALE ? text : (textEn ?? text);
      items.push({
        value,
        text: shown,
        title: shown,
        ...(color === null ? {} : { color }),
        ...(status === IN_USE ? {} : { disabled: true }),
      });
    }
    return Object.fromEntries(dictionaries);
  }
  return {
    all: (locale) => read(undefined, locale),
    async byCodes(codes, locale) {
      const derived = codes.flatMap((code) => {
        const items = codeDictionary(code, locale);
        return items === undefined ? [] : [[code, items] as const];
      });
      const stored = await read(
        codes.filter((code) => !isCodeDictionary(code)),
        locale,
      );
      return { ...stored, ...Object.fromEntries(derived) };
    },
  };
}
