import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireWords } from '../schema.ts';
import { treeCondition } from './tree-condition.ts';
import { wireTreeNode } from './tree-node.ts';

/** Most values whose names one call asks for. */
const MOST_IDS = 100;

const categoryCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,64}$/u));
const nodes = v.array(wireTreeNode);

/** The categories of the tenant of the call; everybody who is signed in may choose among them. */
export const categoryEndpoints = {
  loadTreeRoot: defineEndpoint({
    name: 'category.loadTreeRoot',
    method: 'GET',
    path: '/sys/category/loadTreeRoot',
    summary: localized('一个分类下的第一级，或整棵树', 'The first level below a category, or the whole tree'),
    access: SIGNED_IN,
    query: v.object({ async: v.optional(v.picklist(['true', 'false']), 'true'), pcode: v.optional(categoryCode) }),
    answer: nodes,
  }),
  loadTreeChildren: defineEndpoint({
    name: 'category.loadTreeChildren',
    method: 'GET',
    path: '/sys/category/loadTreeChildren',
    summary: localized('一个分类的下级', 'The categories directly below one'),
    access: SIGNED_IN,
    query: v.object({ pid: identifier }),
    answer: nodes,
  }),
  loadOne: defineEndpoint({
    name: 'category.loadOne',
    method: 'GET',
    path: '/sys/category/loadOne',
    summary: localized('按编号、编码或名称取一个分类', 'One category by its id, code or name'),
    access: SIGNED_IN,
    query: v.object({ field: v.picklist(['id', 'code', 'name']), val: wireWords({ characters: 100 }) }),
    answer: v.object({ id: v.string(), pid: v.string(), name: v.string(), code: v.string() }),
  }),
  loadTreeData: defineEndpoint({
    name: 'category.loadTreeData',
    method: 'GET',
    path: '/sys/category/loadTreeData',
    summary: localized('一个分类的下级中符合条件的', 'The categories directly below one that meet a condition'),
    access: SIGNED_IN,
    query: v.object({
      pid: v.optional(identifier),
      pcode: v.optional(categoryCode),
      condition: v.optional(treeCondition(['id', 'code', 'name'])),
    }),
    answer: nodes,
  }),
  loadDictItem: defineEndpoint({
    name: 'category.loadDictItem',
    method: 'GET',
    path: '/sys/category/loadDictItem/',
    posted: '/sys/category/loadDictItem/',
    summary: localized('若干分类的名称', 'Names of categories, in the order asked for'),
    access: SIGNED_IN,
    query: v.object({
      ids: v.pipe(
        v.string(),
        v.maxLength(37 * MOST_IDS),
        v.transform((text) => text.split(',')),
        v.array(identifier),
        v.maxLength(MOST_IDS),
      ),
    }),
    answer: v.array(v.string()),
  }),
} as const;
