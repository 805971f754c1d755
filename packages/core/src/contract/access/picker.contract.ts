import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { pageOf, pageQueryEntries } from '../paged.ts';
import { identifier, identifierList, wireText } from '../schema.ts';

/** A person as pickers show them; the middle of the phone number is masked by the server. */
const pickedUser = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.nullish(v.string(), ''),
  /** 1 male, 2 female; null when unknown. */
  sex: v.nullish(v.number(), null),
  phone: v.nullish(v.string(), ''),
  /** Names of the departments, separated by commas. */
  orgCodeTxt: v.nullish(v.string(), ''),
});
export type PickedUser = v.InferOutput<typeof pickedUser>;

const pickedRole = v.object({ id: v.string(), roleCode: v.string(), roleName: v.string() });
export type PickedRole = v.InferOutput<typeof pickedRole>;

/** A department with its descendants; `key` is its identifier. */
export interface DepartmentNode {
  readonly key: string;
  readonly title: string;
  readonly children: readonly DepartmentNode[];
}

const departmentNode: v.GenericSchema<unknown, DepartmentNode> = v.object({
  key: v.string(),
  title: v.string(),
  children: v.nullish(v.array(v.lazy(() => departmentNode)), []),
});

const pageEntries = { pageNo: pageQueryEntries.pageNo, pageSize: pageQueryEntries.pageSize };
/** Exactly these rows, to name what was chosen before. */
const ids = v.optional(identifierList);

/** Signed in is not enough: the server asks for a permission of a page that chooses such subjects. */
export const pickerEndpoints = {
  users: defineEndpoint({
    name: 'picker.users',
    method: 'GET',
    path: '/sys/user/queryUserByDepId',
    summary: localized('选择用户，可按部门和账号查找', 'Users to choose from, by department and account'),
    access: SIGNED_IN,
    query: v.object({
      ...pageEntries,
      ids,
      /** A department, with all below it. */
      id: v.optional(identifier),
      /** A part of the account's or of the person's name. */
      username: v.optional(v.pipe(wireText(64), v.trim()), ''),
    }),
    answer: pageOf(pickedUser),
  }),
  departments: defineEndpoint({
    name: 'picker.departments',
    method: 'GET',
    path: '/sys/sysDepart/queryIdTree',
    summary: localized('选择部门的部门树', 'The tree of departments to choose from'),
    access: SIGNED_IN,
    answer: v.array(departmentNode),
  }),
  roles: defineEndpoint({
    name: 'picker.roles',
    method: 'GET',
    path: '/sys/role/list',
    summary: localized('选择角色，可按名称或编码查找', 'Roles to choose from, by name or code'),
    access: SIGNED_IN,
    query: v.object({
      ...pageEntries,
      ids,
      /** A part of the name or of the code. */
      roleName: v.optional(v.pipe(wireText(64), v.trim()), ''),
    }),
    answer: pageOf(pickedRole),
  }),
} as const;
