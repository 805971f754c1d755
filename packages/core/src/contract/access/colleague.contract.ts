import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding, SIGNED_IN } from '../endpoint.ts';
import { pageOf, pageQueryEntries } from '../paged.ts';
import { identifier, wireWords } from '../schema.ts';
import { departmentNode } from './picker.contract.ts';

/** The permission to look anybody of the platform up. */
export const ADDRESS_BOOK_PERMISSION = 'addressBook:list';

/** How to reach a person; the middle of the mobile number is masked by the server. */
const colleague = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.nullish(v.string(), ''),
  workNo: v.nullish(v.string(), ''),
  /** Names, joined by commas. */
  departments: v.nullish(v.string(), ''),
  positions: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  telephone: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
});
export type Colleague = v.InferOutput<typeof colleague>;

const query = v.object({
  pageNo: pageQueryEntries.pageNo,
  pageSize: pageQueryEntries.pageSize,
  /** A department, with all below it. */
  id: v.optional(identifier),
  /** A part of the account's or of the person's name. */
  username: v.optional(wireWords({ characters: 64 }), ''),
});

/** People who can sign in, and how to reach them. */
export const colleagueEndpoints = {
  addressBook: defineEndpoint({
    name: 'colleague.addressBook',
    method: 'GET',
    path: '/sys/user/queryByOrgCodeForAddressList',
    summary: localized('通讯录，可按部门和姓名查找', 'The address book, by department and name'),
    access: holding(ADDRESS_BOOK_PERMISSION),
    query,
    answer: pageOf(colleague),
  }),
  ownDepartments: defineEndpoint({
    name: 'colleague.ownDepartments',
    method: 'GET',
    path: '/sys/sysDepart/queryMyDeptTreeList',
    summary: localized('我所在的部门及其下级', 'One’s own departments and those below them'),
    access: SIGNED_IN,
    answer: v.array(departmentNode),
  }),
  ofOwnDepartments: defineEndpoint({
    name: 'colleague.ofOwnDepartments',
    method: 'GET',
    path: '/sys/user/departUserList',
    summary: localized('我所在部门及其下级的同事', 'The people of one’s own departments and of those below them'),
    access: SIGNED_IN,
    query,
    answer: pageOf(colleague),
  }),
} as const;
