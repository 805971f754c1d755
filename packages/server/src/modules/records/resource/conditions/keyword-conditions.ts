import { or, sql, type SQL } from 'drizzle-orm';

import {
  bindCondition,
  maskOf,
  shownTailOf,
  wholeMaskedValues,
  type AskedValue,
  type ConditionLeaf,
  type Field,
  type Resource,
} from '@evergreen/core/resources';

import { resourceColumn } from '../../../../db/resource-table.ts';
import { conditionColumns, conditionSql } from './condition-sql.ts';
import { pinyinPattern } from './pinyin-pattern.ts';
import { joinedConditions, NO_VARIABLES, type PageConditions } from './resource-conditions.ts';

/** What a whole number of each kind looks like: anything else is no question for it, and takes nothing of its budget. */
const WHOLE: Readonly<Record<NonNullable<ReturnType<typeof maskOf>>, RegExp>> = {
  phone: /^1\d{10}$/u,
  identityNumber: /^\d{17}[\dX]$/u,
  bankCard: /^\d{16,19}$/u,
};

/**
 * The rows that people call so: by a part of their name, by its pinyin, by the end of a number that its mask shows, by a whole number. Of whole
 * values of masked fields the budget takes note.
 */
export function keywordConditions(resource: Resource, keyword: unknown): PageConditions {
  const words = typeof keyword === 'string' ? keyword.trim() : '';
  if (words === '') return joinedConditions([]);
  const found: { readonly exact: SQL; readonly inOrder: SQL }[] = [];
  const masked: AskedValue[] = [];
  for (const leaf of leavesOf(resource, words)) {
    const bound = bindCondition(resource, leaf, NO_VARIABLES, 'query');
    if (!bound.ok) continue;
    found.push({
      exact: conditionSql(bound.value, conditionColumns(resource)),
      inOrder: conditionSql(bound.value, conditionColumns(resource, 'inOrder')),
    });
    masked.push(...wholeMaskedValues(resource, bound.value));
  }
  const pattern = resource.kind === 'appendOnly' ? undefined : pinyinPattern(words);
  if (pattern !== undefined) {
    const isSpelled = sql`${resourceColumn(resource, resource.labelField)}::text ~ ${pattern}`;
    found.push({ exact: isSpelled, inOrder: isSpelled });
  }
  const any = (parts: readonly SQL[]): SQL => or(...parts) ?? sql`false`;
  return {
    conditions: [any(found.map(({ exact }) => exact))],
    inOrder: [any(found.map(({ inOrder }) => inOrder))],
    masked,
  };
}

/** Of several numbers with one mask, as telephones are, the first is the person's own: one question for one number. */
function leavesOf({ fields, labelField }: Resource, words: string): readonly ConditionLeaf[] {
  const masks = new Set<string>();
  return Object.entries(fields).flatMap(([field, described]): readonly ConditionLeaf[] => {
    if (field === labelField) return [{ field, rule: 'like', value: words }];
    const mask = maskOf(described);
    if (mask !== undefined && masks.has(mask)) return [];
    if (mask !== undefined) masks.add(mask);
    return numberLeaves(field, described, words);
  });
}

function numberLeaves(field: string, described: Field, words: string): readonly ConditionLeaf[] {
  if (described.type !== 'text' || described.search === undefined) return [];
  const value = words.normalize('NFKC').toUpperCase();
  const mask = maskOf(described);
  if (mask === undefined)
    return described.isUnique === undefined || described.isUnique === false
      ? []
      : [{ field, rule: 'eq', value: words }];
  // A single shown character tells nobody apart.
  const tail = shownTailOf(described)?.length ?? 0;
  if (tail > 1 && value.length === tail) return [{ field, rule: 'left_like', value }];
  return WHOLE[mask].test(value) ? [{ field, rule: 'eq', value }] : [];
}
