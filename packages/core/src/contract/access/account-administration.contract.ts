import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ownSession, ownSignIn } from '../session/session.contract.ts';
import { thirdBindings } from '../session/third-binding.contract.ts';
import { defineEndpoint, holding, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText, wireWords } from '../schema.ts';

/** Rows that one call may freeze or thaw. */
const MOST_ACCOUNTS = 200;

const accountIds = v.pipe(
  v.string(),
  v.maxLength(37 * MOST_ACCOUNTS),
  v.transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))]),
  v.array(identifier),
  v.minLength(1),
);

const givableIds = v.nullable(v.array(v.string()));

/** Identifiers of what somebody may give to accounts; null for everything. */
const givable = v.object({ roles: givableIds, tenants: givableIds, departments: givableIds });
export type Givable = v.InferOutput<typeof givable>;

/** Permission to see where somebody else is signed in and by which third parties, and to end either. */
const mayEndSessions = holding('user:sessions');

/** Calls of the older family about the accounts of others; each does what the resource `user` does, by the same rules. */
export const accountAdministrationEndpoints = {
  frozenBatch: defineEndpoint({
    name: 'accountAdministration.frozenBatch',
    about: { resource: 'user' },
    method: 'PUT',
    path: '/sys/user/frozenBatch',
    summary: localized('批量冻结或解冻用户', 'Freeze or thaw accounts'),
    access: holding('user:freeze'),
    /** `status` 1 thaws, 2 freezes; accounts that are in that state already are left alone. */
    body: v.object({ ids: accountIds, status: v.picklist(['1', '2', 1, 2]) }),
    answer: v.unknown(),
  }),
  /** Signed in is enough: it tells nothing but what oneself may give. */
  givable: defineEndpoint({
    name: 'accountAdministration.givable',
    method: 'GET',
    path: '/sys/user/givable',
    summary: localized('自己可以给出的角色、租户和部门', 'The roles, tenants and departments that one may give'),
    access: SIGNED_IN,
    answer: givable,
  }),
  changePassword: defineEndpoint({
    name: 'accountAdministration.changePassword',
    about: { resource: 'user', key: 'username', field: 'username' },
    method: 'PUT',
    path: '/sys/user/changePassword',
    summary: localized('由管理员重设密码', 'Set the password of an account'),
    access: holding('user:edit'),
    body: v.object({
      username: wireWords({ characters: 64 }),
      password: wireText(128),
      confirmPassword: wireText(128),
    }),
    answer: v.unknown(),
    isSecret: true,
  }),
  checkOnlyUser: defineEndpoint({
    name: 'accountAdministration.checkOnlyUser',
    method: 'GET',
    path: '/sys/user/checkOnlyUser',
    posted: '/sys/user/checkOnlyUser',
    summary: localized(
      '检查账号、工号、手机号、邮箱是否已被使用',
      'Whether a username, staff number, mobile number or email is free',
    ),
    access: holding('user:list'),
    query: v.object({
      /** The account that may have them itself. */
      id: v.optional(identifier),
      username: v.optional(wireWords({ characters: 64 })),
      workNo: v.optional(wireWords({ characters: 50 })),
      phone: v.optional(wireWords({ characters: 32 })),
      email: v.optional(wireWords({ characters: 254 })),
    }),
    /** True for free; a taken one is refused with its field. */
    answer: v.boolean(),
  }),
  queryUserRole: defineEndpoint({
    name: 'accountAdministration.queryUserRole',
    method: 'GET',
    path: '/sys/user/queryUserRole',
    summary: localized('用户的角色', 'The roles of an account'),
    access: holding('user:list'),
    query: v.object({ userid: identifier }),
    /** Identifiers of roles. */
    answer: v.array(v.string()),
  }),
  sessions: defineEndpoint({
    name: 'accountAdministration.sessions',
    method: 'GET',
    path: '/sys/user/sessions/list',
    summary: localized('某个用户的登录会话', 'The sessions of an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier }),
    answer: v.array(ownSession),
  }),
  signIns: defineEndpoint({
    name: 'accountAdministration.signIns',
    method: 'GET',
    path: '/sys/user/sessions/signIns',
    summary: localized('某个用户的最近20条登录记录', 'The last 20 entries of the log about signing in to an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier }),
    answer: v.array(ownSignIn),
  }),
  endSession: defineEndpoint({
    name: 'accountAdministration.endSession',
    about: { resource: 'user', key: 'userId' },
    method: 'DELETE',
    path: '/sys/user/sessions/delete',
    summary: localized('结束某个用户的一个登录会话', 'End a session of an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier, id: identifier }),
    answer: v.unknown(),
  }),
  /** All; of one's own account, all but the session of this call. */
  endSessions: defineEndpoint({
    name: 'accountAdministration.endSessions',
    about: { resource: 'user', key: 'userId' },
    method: 'DELETE',
    path: '/sys/user/sessions/deleteAll',
    summary: localized('结束某个用户的全部登录会话', 'End all sessions of an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier }),
    /** Number of sessions ended. */
    answer: v.number(),
  }),
  bindings: defineEndpoint({
    name: 'accountAdministration.bindings',
    method: 'GET',
    path: '/sys/user/thirdBindings/list',
    summary: localized('某个用户的第三方账号绑定', 'The accounts of third parties that are bound to an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier }),
    answer: thirdBindings,
  }),
  unbind: defineEndpoint({
    name: 'accountAdministration.unbind',
    about: { resource: 'user', key: 'userId' },
    method: 'DELETE',
    path: '/sys/user/thirdBindings/delete',
    summary: localized('解除某个用户的第三方账号绑定', 'Unbind a third party’s user from an account'),
    access: mayEndSessions,
    query: v.object({ userId: identifier, id: identifier }),
    answer: v.unknown(),
  }),
} as const;
