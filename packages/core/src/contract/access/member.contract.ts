import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { pageOf, pageQueryEntries } from '../paged.ts';
import { identifier, identifierList, wireWords } from '../schema.ts';

/** Somebody who has a role or is in a department. */
const member = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.nullish(v.string(), ''),
  departments_dictText: v.nullish(v.string(), ''),
  status: v.nullish(v.string(), ''),
  status_dictText: v.nullish(v.string(), ''),
});
export type Member = v.InferOutput<typeof member>;

const page = {
  pageNo: pageQueryEntries.pageNo,
  pageSize: pageQueryEntries.pageSize,
  /** A part of the name. */
  realname: v.optional(wireWords({ characters: 64 }), ''),
};
const members = pageOf(member);

/** Users that one call adds. */
const MOST_ADDED = 100;
const userIdList = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(MOST_ADDED));

const mayOfRole = holding('role:members');
const mayOfDepartment = holding('department:members');

/** Calls of the older family about who has a role and who is in a department; each writes the accounts, all of them or none. */
export const memberEndpoints = {
  ofRole: defineEndpoint({
    name: 'member.ofRole',
    method: 'GET',
    path: '/sys/user/userRoleList',
    summary: localized('角色的用户', 'The users of a role'),
    access: mayOfRole,
    query: v.object({ ...page, roleId: identifier }),
    answer: members,
  }),
  addToRole: defineEndpoint({
    name: 'member.addToRole',
    about: { resource: 'role', key: 'roleId' },
    method: 'POST',
    path: '/sys/user/addSysUserRole',
    summary: localized('给已有用户加上角色', 'Give a role to users'),
    access: mayOfRole,
    body: v.object({ roleId: identifier, userIdList }),
    answer: v.unknown(),
  }),
  removeFromRole: defineEndpoint({
    name: 'member.removeFromRole',
    about: { resource: 'role', key: 'roleId' },
    method: 'DELETE',
    path: '/sys/user/deleteUserRoleBatch',
    posted: '/sys/user/deleteUserRoleBatch',
    summary: localized('去掉用户的角色', 'Take a role from users'),
    access: mayOfRole,
    query: v.object({ roleId: identifier, userIds: identifierList }),
    answer: v.unknown(),
  }),
  ofDepartment: defineEndpoint({
    name: 'member.ofDepartment',
    method: 'GET',
    path: '/sys/user/departmentMembers',
    summary: localized('部门的用户', 'The users of a department'),
    access: mayOfDepartment,
    query: v.object({ ...page, depId: identifier }),
    answer: members,
  }),
  addToDepartment: defineEndpoint({
    name: 'member.addToDepartment',
    about: { resource: 'department', key: 'depId' },
    method: 'POST',
    path: '/sys/user/editSysDepartWithUser',
    summary: localized('把已有用户加入部门', 'Put users into a department'),
    access: mayOfDepartment,
    body: v.object({ depId: identifier, userIdList }),
    answer: v.unknown(),
  }),
  removeFromDepartment: defineEndpoint({
    name: 'member.removeFromDepartment',
    about: { resource: 'department', key: 'depId' },
    method: 'DELETE',
    path: '/sys/user/deleteUserInDepartBatch',
    posted: '/sys/user/deleteUserInDepartBatch',
    summary: localized('把用户移出部门', 'Take users out of a department'),
    access: mayOfDepartment,
    query: v.object({ depId: identifier, userIds: identifierList }),
    answer: v.unknown(),
  }),
} as const;
