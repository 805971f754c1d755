import type { PermissionEntry } from '../../../contract/index.ts';

/** `strict` is the default; the others draw for back-ends of the older family (docs/decisions). */
export const POLICIES = ['strict', 'directive', 'helper'] as const;

export type PermissionPolicy = (typeof POLICIES)[number];

/** What the menu answer says about buttons; `null` before it is loaded and after signing out. */
export interface PermissionLists {
  /** The user's own list (`auth`). */
  readonly own: readonly PermissionEntry[];
  /** Every configured button (`allAuth`). */
  readonly all: readonly PermissionEntry[];
}

export interface PermissionDecision {
  readonly decision: 'show' | 'hide' | 'disable';
  /** Why, for `explain`: which list, which entry, which row of the policy's table. */
  readonly reason: PermissionReason;
}

export interface PermissionReason {
  readonly policy: PermissionPolicy;
  /** Row of the policy's decision table, from 1; 0 when the lists are not loaded or the asked action is not one action. */
  readonly rule: number;
  readonly list: 'form' | 'own' | 'all' | 'none';
  /** The entry that decided, when one did. */
  readonly entry: PermissionEntry | null;
}
