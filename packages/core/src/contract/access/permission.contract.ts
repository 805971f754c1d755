import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { permissionEntry } from '../session/auth.contract.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireWords } from '../schema.ts';
import { rightNode } from './role-rights.contract.ts';
import { rowLimit } from './row-limit.contract.ts';

/** Permission to query the permissions of others. */
export const EXPLAIN_PERMISSION = 'permission:explain';

const personRights = v.object({
  person: v.object({ username: v.string(), realname: v.string() }),
  /** The user's permissions and all configured buttons, as in that user's own menu response. */
  auth: v.array(permissionEntry),
  allAuth: v.array(permissionEntry),
  /**
   * The roles of the user by name, those inside departments too, with the codes that each grants; null for the
   * administrator's, which grants all. Older servers leave it out.
   */
  roles: v.optional(v.array(v.object({ name: v.string(), actions: v.nullable(v.array(v.string())) })), []),
  /** The rows that the user is limited to; other resources are not limited. Older servers leave it out. */
  limits: v.optional(v.array(rowLimit), []),
  /** Every entry and button in the order of the menu. Older servers leave it out. */
  tree: v.optional(v.array(rightNode), []),
});
export type PersonRights = v.InferOutput<typeof personRights>;

/** People of one answer; `total` counts all. */
export const MOST_HOLDERS = 500;

const rightHolders = v.object({
  /** Everybody whose account holds it. */
  total: v.number(),
  /** Those whom the caller may see, with the names of the roles that they have it by. */
  people: v.array(v.object({ username: v.string(), realname: v.string(), roles: v.array(v.string()) })),
});
export type RightHolders = v.InferOutput<typeof rightHolders>;

export const permissionEndpoints = {
  holders: defineEndpoint({
    name: 'permission.holders',
    method: 'GET',
    path: '/sys/permission/holders',
    summary: localized('哪些人有某项权限，由哪些角色给出', 'Who has a permission, and by which roles'),
    access: holding(EXPLAIN_PERMISSION),
    query: v.object({ code: v.pipe(wireWords({ characters: 64 }), v.minLength(1)) }),
    answer: rightHolders,
  }),
  rightsOf: defineEndpoint({
    name: 'permission.rightsOf',
    method: 'GET',
    path: '/sys/permission/rightsOf',
    summary: localized('某个账号的按钮权限', 'The button permissions of one account'),
    access: holding(EXPLAIN_PERMISSION),
    query: v.object({ username: v.pipe(wireWords({ characters: 64 }), v.minLength(1)) }),
    answer: personRights,
  }),
} as const;
