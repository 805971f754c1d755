import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireInteger, wireText, wireWords } from '../schema.ts';
import { treeCondition } from './tree-condition.ts';
import { wireTreeNode } from './tree-node.ts';

/** Colours of tags: presets of antd, so that they are readable in both themes. */
export const TAG_COLOURS = ['default', 'green', 'gold', 'blue', 'red', 'orange', 'purple', 'cyan'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** One dictionary entry: stored value and display text. */
export const dictionaryItem = v.object({
  value: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  text: v.string(),
  title: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  /** Of a row: what tells it from others of the same name; other servers may leave it out. */
  beside: v.optional(v.string()),
  /** Colour of its tag in lists; other servers may send names that are unknown here. */
  color: v.optional(v.nullable(v.string())),
});
export type DictionaryItem = v.InferOutput<typeof dictionaryItem>;

/** Dictionary code → items. */
export const dictionaryMap = v.record(v.string(), v.array(dictionaryItem));
export type DictionaryMap = v.InferOutput<typeof dictionaryMap>;

const dictionaryCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,64}$/u));

/**
 * A registered look-up: its name (`online:<code>` of a form), or as the older family writes it `table,text,code`. The columns choose nothing: a call that names others
 * than those of the look-up is refused.
 */
const lookupName = v.pipe(v.string(), v.regex(/^(?:\w{1,64}(?:,\w{1,64},\w{1,64})?|online:[a-z][a-z0-9_]{1,31})$/u));

/** Permission to refresh the server's dictionary cache; everybody may reload the dictionaries. */
export const REFRESH_CACHE_PERMISSION = 'dictionary:refresh';

export const dictionaryEndpoints = {
  getDictItems: defineEndpoint({
    name: 'dictionary.getDictItems',
    method: 'GET',
    path: '/sys/dict/getDictItems/:code',
    summary: localized('一个字典的条目', 'Items of one dictionary'),
    access: SIGNED_IN,
    params: v.object({ code: dictionaryCode }),
    answer: v.array(dictionaryItem),
    isTimeStamped: false,
  }),
  /**
   * Allowed for users who may list the resource, or list or edit a resource that references it; enforced by the server.
   */
  loadDict: defineEndpoint({
    name: 'dictionary.loadDict',
    method: 'GET',
    path: '/sys/dict/loadDict/:dict',
    summary: localized('按关键字查找登记过的数据表字典', 'Search a registered look-up by keyword'),
    access: SIGNED_IN,
    params: v.object({ dict: lookupName }),
    query: v.object({
      keyword: v.optional(wireWords({ characters: 64 })),
      pageSize: v.optional(wireInteger(1, 100), 10),
    }),
    answer: v.array(dictionaryItem),
    isTimeStamped: false,
  }),
  loadDictItem: defineEndpoint({
    name: 'dictionary.loadDictItem',
    method: 'GET',
    path: '/sys/dict/loadDictItem/:dict',
    posted: '/sys/dict/loadDictItem/:dict',
    summary: localized('登记过的数据表字典中若干值的文字', 'Texts of values of a registered look-up, in their order'),
    access: SIGNED_IN,
    params: v.object({ dict: lookupName }),
    query: v.object({ key: wireText(4000) }),
    answer: v.array(v.string()),
    isTimeStamped: false,
  }),
  /**
   * The columns are those of the registered tree or left out: they choose nothing, and a call that names others is refused.
   * Allowed for whoever may read the tree; enforced by the server.
   */
  loadTreeData: defineEndpoint({
    name: 'dictionary.loadTreeData',
    method: 'GET',
    path: '/sys/dict/loadTreeData',
    summary: localized('登记过的树形字典的一级', 'One level of a registered tree'),
    access: SIGNED_IN,
    query: v.object({
      pid: v.optional(identifier),
      tableName: dictionaryCode,
      text: v.optional(dictionaryCode),
      code: v.optional(dictionaryCode),
      pidField: v.optional(dictionaryCode),
      hasChildField: v.optional(dictionaryCode),
      condition: v.optional(treeCondition(['id', 'code', 'name'])),
    }),
    answer: v.array(wireTreeNode),
  }),
  queryAllDictItems: defineEndpoint({
    name: 'dictionary.queryAllDictItems',
    method: 'GET',
    path: '/sys/dict/queryAllDictItems',
    summary: localized('全部字典的条目', 'Items of every dictionary'),
    access: SIGNED_IN,
    answer: dictionaryMap,
    isTimeStamped: false,
  }),
  /** Misspelled as in the older family. */
  refleshCache: defineEndpoint({
    name: 'dictionary.refleshCache',
    method: 'GET',
    path: '/sys/dict/refleshCache',
    summary: localized('刷新字典缓存', 'Refresh the dictionary cache'),
    access: holding(REFRESH_CACHE_PERMISSION),
    answer: v.unknown(),
    isWrite: true,
  }),
} as const;
