import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireWords } from '../schema.ts';

/** Permission to see what roles grant, side by side or as one of them. */
export const COMPARE_PERMISSION = 'role:compare';

/** An entry of the menu or a button, with its descendants. */
export interface RightNode {
  readonly key: string;
  readonly title: string;
  /** 0: top-level menu entry, 1: nested entry, 2: button. */
  readonly menuType: number;
  /** Code of a button; empty for an entry. */
  readonly code: string;
  /** An entry that the menu never shows, or a button that is out of service. */
  readonly isHidden: boolean;
  readonly children: readonly RightNode[];
}

const rightNode: v.GenericSchema<unknown, RightNode> = v.object({
  key: v.string(),
  title: v.string(),
  menuType: v.number(),
  code: v.string(),
  isHidden: v.boolean(),
  children: v.array(v.lazy(() => rightNode)),
});

const comparedRole = v.object({ id: v.string(), roleName: v.string(), roleCode: v.string() });
export type ComparedRole = v.InferOutput<typeof comparedRole>;

/** A data rule of a role: it reaches only the rows of `resource` that meet it. */
const roleRule = v.object({
  id: v.string(),
  ruleName: v.string(),
  resource: v.string(),
  /** The condition in words; empty where the caller may not see the rule. */
  sentence: v.optional(v.string(), ''),
});
export type RoleRule = v.InferOutput<typeof roleRule>;

const roleRights = v.object({
  role: comparedRole,
  /** Holds everything, whatever is granted. */
  isAdministrator: v.boolean(),
  /** Everything that there is. */
  tree: v.array(rightNode),
  /** Keys of the entries that the menu shows to who has the role alone, and of the buttons in force. */
  held: v.array(v.string()),
  rules: v.array(roleRule),
});
export type RoleRights = v.InferOutput<typeof roleRights>;

export const roleRightsEndpoints = {
  roles: defineEndpoint({
    name: 'roleRights.roles',
    method: 'GET',
    path: '/sys/role/comparable',
    summary: localized('可以对比的角色', 'The roles that can be compared'),
    access: holding(COMPARE_PERMISSION),
    answer: v.array(comparedRole),
  }),
  ofRole: defineEndpoint({
    name: 'roleRights.ofRole',
    method: 'GET',
    path: '/sys/role/rights',
    summary: localized('某个角色的菜单、按钮和数据规则', 'The menu, buttons and data rules of a role'),
    access: holding(COMPARE_PERMISSION),
    /** The identifier of a role, or its code. */
    query: v.object({ role: v.pipe(wireWords({ characters: 64 }), v.minLength(1)) }),
    answer: roleRights,
  }),
} as const;
