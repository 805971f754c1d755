import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { DictionaryItem, DictionaryMap } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type Locale } from '@evergreen/core/kernel';
import { dictItemResource, dictResource, type ResourceDirectory } from '@evergreen/core/resources';

import type { Caches, Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';
import { codeDictionary, isCodeDictionary } from './code-dictionaries.ts';

/** Status of an item that may still be chosen. */
const IN_USE = '1';

const dict = unscopedRows(dictResource);
const dictItem = unscopedRows(dictItemResource);
const dictCode = unscopedColumn(dictResource, 'dictCode');
const itemColumn = (key: keyof typeof dictItemResource.fields) => unscopedColumn(dictItemResource, key);
const itemText = (key: keyof typeof dictItemResource.fields) => sql<string | null>`${itemColumn(key)}`;

export interface DictionaryRepository {
  all(locale: Locale): Promise<DictionaryMap>;
  /** The dictionaries of these codes, those that exist. Retired items come too, marked `disabled`, since old rows hold them. */
  byCodes(codes: readonly string[], locale: Locale): Promise<DictionaryMap>;
}

/** @param directory whose resources have their names in dictionaries as well */
export function createDictionaryRepository(
  { orm }: Pick<Database, 'orm'>,
  directory: ResourceDirectory,
): DictionaryRepository {
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
      const stored = await read(
        codes.filter((code) => !isCodeDictionary(code)),
        locale,
      );
      const derived = codes.flatMap((code) => {
        const items = codeDictionary(code, locale, directory);
        return items === undefined ? [] : [[code, items] as const];
      });
      return { ...stored, ...Object.fromEntries(derived) };
    },
  };
}

/** Dictionaries as they are, remembered by the process. */
export function rememberDictionaries(stored: DictionaryRepository, { cacheOf }: Caches): DictionaryRepository {
  const dictionaries = cacheOf<ReadonlyMap<string, DictionaryItem[]>>('dictionaries', 'texts');
  const load = (locale: Locale) => async () => new Map(Object.entries(await stored.all(locale)));
  return {
    all: async (locale) => Object.fromEntries(await dictionaries.read(locale, load(locale))),
    async byCodes(codes, locale) {
      const all = await dictionaries.find(locale, load(locale));
      if (all === undefined) return stored.byCodes(codes, locale);
      const found = codes.flatMap((code) => {
        const items = isCodeDictionary(code) ? undefined : all.value.get(code);
        return items === undefined ? [] : [[code, items] as const];
      });
      return { ...Object.fromEntries(found), ...(await stored.byCodes(codes.filter(isCodeDictionary), locale)) };
    },
  };
}
