import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { searchFields, storageOf, type Resource, type Field } from '@evergreen/core/resources';

import { resourceColumn } from '../../../db/resource-table.ts';
import { comparable } from '../../../db/list-order.ts';
import { containsPattern } from './like-pattern.ts';

/** Parameters of a list call as the contract's schema leaves them. */
export type ListParameters = Readonly<Record<string, unknown>>;

/** One condition for every search field that was filled in; all of them must hold. Only fields of the resource are ever read. */
export function searchConditions(resource: Resource, parameters: ListParameters): SQL[] {
  return searchFields(resource).flatMap(([key, field]) =>
    conditionsOf(field, resourceColumn(resource, key), key, parameters),
  );
}

function conditionsOf(field: Field, column: PgColumn, key: string, parameters: ListParameters): SQL[] {
  if (field.search === undefined) return [];
  switch (field.search) {
    case 'contains': {
      const value = parameters[key];
      return typeof value === 'string' ? [sql`${column} ilike ${containsPattern(value)} escape '\\'`] : [];
    }
    case 'equals':
      return given(parameters[key]).map((value) => equal(field, column, value));
    case 'range':
      return [
        ...given(parameters[`${key}_begin`]).map((value) => atLeast(field, column, value)),
        ...given(parameters[`${key}_end`]).map((value) => atMost(field, column, value)),
      ];
  }
}

function given(value: unknown): (string | number)[] {
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

function equal(field: Field, column: PgColumn, value: string | number): SQL {
  switch (storageOf(field)) {
    case 'integer':
    case 'decimal':
      return sql`${column} = ${number(field, value)}`;
    case 'dateTime':
      return and(atLeast(field, column, value), atMost(field, column, value)) ?? sql`true`;
    case 'date':
      return eq(column, String(value).slice(0, 10));
    case 'text':
    case 'longText':
    case 'code':
    case 'links':
    case 'none':
      return sql`${comparable(column)} = ${String(value)}`;
  }
}

/** In the widest type that an index of the column serves: a number beyond the column's range is no error, it is just not found. */
function number(field: Field, value: string | number): SQL {
  return storageOf(field) === 'integer' ? sql`${String(value)}::bigint` : sql`${String(value)}::numeric`;
}

function isNumber(field: Field): boolean {
  return ['integer', 'decimal'].includes(storageOf(field));
}

function atLeast(field: Field, column: PgColumn, value: string | number): SQL {
  if (isNumber(field)) return sql`${column} >= ${number(field, value)}`;
  return gte(column, boundary(field, value, '00:00:00'));
}

function atMost(field: Field, column: PgColumn, value: string | number): SQL {
  if (isNumber(field)) return sql`${column} <= ${number(field, value)}`;
  return lte(column, boundary(field, value, '23:59:59'));
}

/** A day that bounds date-times begins at its first second and ends with its last. */
function boundary(field: Field, value: string | number, timeOfDay: string): string {
  const words = String(value);
  if (storageOf(field) === 'date') return words.slice(0, 10);
  return storageOf(field) === 'dateTime' && words.length === 10 ? `${words} ${timeOfDay}` : words;
}
