import { and, asc, eq, inArray } from 'drizzle-orm';

import type { DictionaryItem, DictionaryMap } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type Locale } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysDict, sysDictItem } from '../../../db/schema/index.ts';
import { codeDictionary, isCodeDictionary } from './code-dictionaries.ts';

/** `sys_dict_item.status` of an item that may still be chosen. */
const IN_USE = 1;

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
        code: sysDict.dictCode,
        value: sysDictItem.itemValue,
        text: sysDictItem.itemText,
        textEn: sysDictItem.itemTextEn,
        color: sysDictItem.itemColor,
        status: sysDictItem.status,
      })
      .from(sysDict)
      .leftJoin(sysDictItem, and(eq(sysDictItem.dictId, sysDict.id), eq(sysDictItem.delFlag, 0)))
      .where(and(eq(sysDict.delFlag, 0), ...(codes === undefined ? [] : [inArray(sysDict.dictCode, [...codes])])))
      .orderBy(asc(sysDict.dictCode), asc(sysDictItem.sortOrder), asc(sysDictItem.itemValue));
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
