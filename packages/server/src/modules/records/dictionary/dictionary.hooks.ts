import { and, eq, inArray, sql } from 'drizzle-orm';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  describedValues,
  dictItemResource,
  dictResource,
  usesDictionary,
  type Resource,
  type ResourceDirectory,
} from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, eachAlone, type HookRow, type HookTools } from '../resource/resource-hooks.types.ts';
import { isCodeDictionary } from './code-dictionaries.ts';
import { dictionaryMessages as messages } from './dictionary.messages.ts';

/** Fields are chosen from dictionaries by their codes: a code that a description names stays, and so does its dictionary. */
export const createDictHooks = (directory: ResourceDirectory) =>
  defineHooks(dictResource, {
    prepareMany: eachAlone(({ before, values: { dictCode } }) => {
      if (dictCode === undefined || dictCode === before?.dictCode) return ok({});
      if (isCodeDictionary(dictCode)) return refusedValue('dictCode', messages.builtIn(dictCode));
      const user = userOf(before?.dictCode, directory);
      return user === undefined ? ok({}) : refusedValue('dictCode', messages.codeStays(user.title));
    }),
    async removing(rows) {
      for (const { dictName = '', dictCode } of rows) {
        const user = userOf(dictCode, directory);
        if (user !== undefined)
          return err({ kind: 'business', message: messages.dictionaryStays(dictName, user.title) });
      }
      return ok(undefined);
    },
  });

/** Values that a description names, such as the states between which actions move rows, can be renamed and nothing else. */
export const createDictItemHooks = (directory: ResourceDirectory) =>
  defineHooks(dictItemResource, {
    async prepareMany(writes, tools) {
      const prepared: Result<Partial<Item>, CallFailure>[] = [];
      for (const { before, values } of writes) {
        const isMoved =
          (values.itemValue !== undefined && values.itemValue !== before?.itemValue) ||
          (values.dictId !== undefined && values.dictId !== before?.dictId);
        const isLost = before !== undefined && (isMoved || values.status === RETIRED);
        const problem = isLost ? await valueStays([before], tools, directory) : undefined;
        if (problem === undefined) prepared.push(ok({}));
        else prepared.push(isMoved ? refusedValue('itemValue', problem) : err({ kind: 'business', message: problem }));
      }
      return prepared;
    },
    async removing(rows, tools) {
      const problem = await valueStays(rows, tools, directory);
      return problem === undefined ? ok(undefined) : err({ kind: 'business', message: problem });
    },
  });

/** Status of an item that is offered no more. */
const RETIRED = '0';

function userOf(dictCode: string | undefined, directory: ResourceDirectory): Resource | undefined {
  return dictCode === undefined ? undefined : directory.all().find((resource) => usesDictionary(resource, dictCode));
}

type Item = HookRow<typeof dictItemResource>;

/** Why one of these items has to stay as it is, if it has to. */
async function valueStays(
  items: readonly Item[],
  { database: { orm } }: HookTools,
  directory: ResourceDirectory,
): Promise<LocalizedText | undefined> {
  const dict = unscopedRows(dictResource);
  const codes = await orm
    .select({ id: dict.id, code: sql<string>`${unscopedColumn(dictResource, 'dictCode')}` })
    .from(dict)
    .where(and(inArray(dict.id, [...new Set(items.map(({ dictId = '' }) => dictId))]), eq(dict.delFlag, 0)));
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  for (const { dictId = '', itemValue = '', itemText = '' } of items) {
    const code = codeOf.get(dictId) ?? '';
    const user = directory.all().find((resource) => describedValues(resource, code).includes(itemValue));
    if (user !== undefined) return messages.valueStays(itemText, user.title);
  }
  return undefined;
}
