import type { PermissionEntry } from '../../../contract/index.ts';

/** `strict` is the default; the others match back ends of the older family (docs/decisions). */
export const POLICIES = ['strict', 'directive', 'helper'] as const;

export type PermissionPolicy = (typeof POLICIES)[number];

/** Button permissions of the menu response; `null` before it is loaded and after logout. */
export interface PermissionLists {
  /** The user's own list (`auth`). */
  readonly own: readonly PermissionEntry[];
  /** All configured buttons (`allAuth`). */
  readonly all: readonly PermissionEntry[];
}

export interface PermissionDecision {
  readonly decision: 'show' | 'hide' | 'disable';
  /** For `explain`: the list, the entry and the row of the policy's table. */
  readonly reason: PermissionReason;
}

export interface PermissionReason {
  readonly policy: PermissionPolicy;
  /**
   * Row of the policy's decision table, from 1; 0 if the lists are not loaded or the requested action is not a single
   * action.
   */
  readonly rule: number;
  readonly list: 'form' | 'own' | 'all' | 'none';
  /** The deciding entry, if any. */
  readonly entry: PermissionEntry | null;
}
