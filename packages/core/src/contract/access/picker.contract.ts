import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { pageOf, pageQueryEntries } from '../paged.ts';
import { identifier, identifierList, wireWords } from '../schema.ts';

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

/** A department with its descendants; `key` is its identifier, which is sent as `id` as well. */
export interface DepartmentNode {
  readonly id?: string | undefined;
  readonly key: string;
  readonly title: string;
  /** Of a hit: the names of the departments above it, from the top on, divided by ` / `. */
  readonly treePath?: string | undefined;
  readonly children: readonly DepartmentNode[];
}

export const departmentNode: v.GenericSchema<unknown, DepartmentNode> = v.object({
  id: v.optional(v.string()),
  key: v.string(),
  title: v.string(),
  treePath: v.optional(v.string()),
  children: v.nullish(v.array(v.lazy(() => departmentNode)), []),
});

const pickedUserPage = pageOf(pickedUser);
/** Older servers answer everybody at once. */
const pickedUsers = v.union([
  pickedUserPage,
  v.pipe(
    v.array(pickedUser),
    v.transform((records): v.InferOutput<typeof pickedUserPage> => ({
      records,
      total: records.length,
      size: records.length,
      current: 1,
      pages: 1,
    })),
  ),
]);

const pageEntries = { pageNo: pageQueryEntries.pageNo, pageSize: pageQueryEntries.pageSize };
/** Exactly these rows, to name what was chosen before. */
const ids = v.optional(identifierList);

/** Signed in is not enough: the server asks for a permission of a page that chooses such subjects. */
export const pickerEndpoints = {
  users: defineEndpoint({
    name: 'picker.users',
    method: 'GET',
    path: '/sys/user/queryUserByDepId',
    posted: '/sys/user/queryUserByDepId',
    summary: localized('选择用户，可按部门和账号查找', 'Users to choose from, by department and account'),
    access: SIGNED_IN,
    query: v.object({
      ...pageEntries,
      ids,
      /** A department, with all below it. */
      id: v.optional(identifier),
      /** A part of the account's or of the person's name, its pinyin, or the last four digits of the telephone. */
      username: v.optional(wireWords({ characters: 64 }), ''),
    }),
    answer: pickedUsers,
  }),
  departments: defineEndpoint({
    name: 'picker.departments',
    method: 'GET',
    path: '/sys/sysDepart/queryIdTree',
    summary: localized('选择部门的部门树', 'The tree of departments to choose from'),
    access: SIGNED_IN,
    answer: v.array(departmentNode),
  }),
  departmentsBelow: defineEndpoint({
    name: 'picker.departmentsBelow',
    method: 'GET',
    path: '/sys/sysDepart/queryDepartTreeSync',
    summary: localized('下一级部门', 'The departments right below one, or at the top'),
    access: SIGNED_IN,
    query: v.object({ pid: v.optional(identifier) }),
    answer: v.array(
      v.object({
        id: v.optional(v.string()),
        key: v.string(),
        title: v.string(),
        isLeaf: v.boolean(),
        /** Null: not loaded. */
        children: v.optional(v.null()),
      }),
    ),
  }),
  departmentsNamed: defineEndpoint({
    name: 'picker.departmentsNamed',
    method: 'GET',
    path: '/sys/sysDepart/searchBy',
    summary: localized(
      '按名称查找部门，并说明所在位置',
      'Departments by a part of their name, each with where it stands',
    ),
    access: SIGNED_IN,
    query: v.object({ keyWord: v.pipe(wireWords({ characters: 64 }), v.minLength(1)) }),
    answer: v.array(departmentNode),
  }),
} as const;
