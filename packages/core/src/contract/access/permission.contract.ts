import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { permissionEntry } from '../session/auth.contract.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireWords } from '../schema.ts';
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
});
export type PersonRights = v.InferOutput<typeof personRights>;

export const permissionEndpoints = {
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
