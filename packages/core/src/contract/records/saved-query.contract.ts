import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { sortOrder } from '../paged.ts';
import { identifier, resourceName, wireText, wireWords } from '../schema.ts';
import { DENSITIES } from './list-layout.contract.ts';

/** Characters of the name of a saved query. */
export const LONGEST_QUERY_NAME = 50;

const queryName = v.pipe(wireWords({ characters: LONGEST_QUERY_NAME }), v.nonEmpty());

/** An advanced query as lists take it, see `superQueryParams` of a list call. */
const queryEntries = {
  superQueryParams: wireText(20_000),
  superQueryMatchType: v.picklist(['and', 'or']),
};

/** How a list looks while a saved query is in force; what the list does not have any more is ignored. */
export const viewLayout = v.object({
  /** Keys of the shown columns, in order. */
  columns: v.pipe(v.array(wireText(64)), v.minLength(1), v.maxLength(200)),
  /** Null for the order of the list. */
  sorter: v.nullable(v.object({ column: wireText(64), order: sortOrder })),
  /** Null for the height that the person chose. */
  density: v.nullable(v.picklist(DENSITIES)),
});
export type ViewLayout = v.InferOutput<typeof viewLayout>;

const sharedRole = v.object({ id: v.string(), name: v.string() });
export type SharedRole = v.InferOutput<typeof sharedRole>;

const accountQuery = v.object({
  id: v.string(),
  title: v.string(),
  /** `[]` for a view that carries a layout alone. */
  ...queryEntries,
  /** Null where it is a query and nothing else, as on servers that know no layouts. */
  layout: v.optional(v.nullable(viewLayout), null),
  /** Whom it is shared with; null for nobody. */
  role: v.nullable(sharedRole),
  /** Name of the colleague who shares it; null for one's own. */
  owner: v.nullable(v.string()),
  /** Applied when the list is opened without a query; one of one's own at most. */
  isDefault: v.boolean(),
});
export type AccountQuery = v.InferOutput<typeof accountQuery>;

/** Queries that an account keeps for a list. Allowed for people who may list the resource; enforced by the server. */
export const savedQueryEndpoints = {
  list: defineEndpoint({
    name: 'savedQuery.list',
    method: 'GET',
    path: '/sys/savedQuery/list',
    summary: localized(
      '一个列表的保存的查询：自己的和共享给自己角色的',
      "Saved queries of a list: one's own, and those shared with one's roles",
    ),
    access: SIGNED_IN,
    query: v.object({ resource: resourceName }),
    answer: v.object({
      queries: v.array(accountQuery),
      /** With whom the caller may share. */
      roles: v.array(sharedRole),
    }),
  }),
  /** One of the same name is replaced. */
  save: defineEndpoint({
    name: 'savedQuery.save',
    method: 'POST',
    path: '/sys/savedQuery/save',
    summary: localized('保存查询', 'Save a query'),
    access: SIGNED_IN,
    body: v.object({
      resource: resourceName,
      title: queryName,
      ...queryEntries,
      layout: v.optional(v.nullable(viewLayout), null),
      roleId: v.nullable(identifier),
      isDefault: v.boolean(),
    }),
    answer: v.object({ id: v.string() }),
  }),
  markDefault: defineEndpoint({
    name: 'savedQuery.markDefault',
    method: 'PUT',
    path: '/sys/savedQuery/default',
    summary: localized('设为或取消默认查询', 'Make a saved query the default, or end that'),
    access: SIGNED_IN,
    body: v.object({ id: identifier, isDefault: v.boolean() }),
    answer: v.null(),
  }),
  delete: defineEndpoint({
    name: 'savedQuery.delete',
    method: 'DELETE',
    path: '/sys/savedQuery/delete',
    summary: localized('删除保存的查询', 'Delete a saved query'),
    access: SIGNED_IN,
    query: v.object({ id: identifier }),
    answer: v.null(),
  }),
} as const;
