import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { identifier, wireWords } from '../schema.ts';

/** An entry or button as its row is answered. */
const menuRow = v.record(v.string(), v.unknown());
const dataRuleRow = v.record(v.string(), v.unknown());

const MOST_PARENTS = 200;
const parentIds = v.pipe(
  v.string(),
  v.maxLength(37 * MOST_PARENTS),
  v.transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))]),
  v.array(identifier),
  v.minLength(1),
);

const ofEntry = { permissionId: identifier };
const mayList = holding('permission:list');
const mayListRules = holding('permissionDataRule:list');

/** Calls of the older family about the menu and its data rules. */
export const menuEndpoints = {
  getSystemMenuList: defineEndpoint({
    name: 'menu.getSystemMenuList',
    method: 'GET',
    path: '/sys/permission/getSystemMenuList',
    summary: localized('一级菜单', 'The entries at the top of the menu'),
    access: mayList,
    answer: v.array(menuRow),
  }),
  getSystemSubmenu: defineEndpoint({
    name: 'menu.getSystemSubmenu',
    method: 'GET',
    path: '/sys/permission/getSystemSubmenu',
    summary: localized('下一级菜单', 'The entries and buttons right below an entry'),
    access: mayList,
    query: v.object({ parentId: identifier }),
    answer: v.array(menuRow),
  }),
  getSystemSubmenuBatch: defineEndpoint({
    name: 'menu.getSystemSubmenuBatch',
    method: 'GET',
    path: '/sys/permission/getSystemSubmenuBatch',
    posted: '/sys/permission/getSystemSubmenuBatch',
    summary: localized('几个菜单的下一级菜单', 'The entries and buttons right below several entries'),
    access: mayList,
    query: v.object({ parentIds }),
    answer: v.object({ listMap: v.record(v.string(), v.array(menuRow)) }),
  }),
  getPermRuleListByPermId: defineEndpoint({
    name: 'menu.getPermRuleListByPermId',
    method: 'GET',
    path: '/sys/permission/getPermRuleListByPermId',
    summary: localized('菜单的数据规则', 'The data rules of a page'),
    access: mayListRules,
    query: v.object(ofEntry),
    answer: v.array(dataRuleRow),
  }),
  queryPermissionRule: defineEndpoint({
    name: 'menu.queryPermissionRule',
    method: 'GET',
    path: '/sys/permission/queryPermissionRule',
    summary: localized('按名称查询菜单的数据规则', 'The data rules of a page, by their name'),
    access: mayListRules,
    query: v.object({ ...ofEntry, ruleName: v.optional(wireWords({ characters: 100 }), '') }),
    answer: v.array(dataRuleRow),
  }),
} as const;
