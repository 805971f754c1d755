import type { OwnDepartment, Tenant } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

/** What a sign-in still has to choose before the menu is loaded. */
export interface PendingChoice {
  /** The person's departments, when one of them is to be chosen; else none. */
  readonly departments: readonly OwnDepartment[];
  /** The person's tenants, when one of them is to be chosen; else none. */
  readonly tenantIds: readonly string[];
}

/** Where a choice stands: what can be chosen and what is. */
export interface OrgSelection extends PendingChoice {
  /** Null until the server told their names. */
  readonly tenants: readonly Tenant[] | null;
  readonly tenantId: string | null;
  readonly orgCode: string | null;
  /** Confirmed with something left open. */
  readonly isMissing: boolean;
  readonly failure: LocalizedText | null;
}

/** The dialog after signing in, for people with several departments or tenants. */
export interface OrgSelectionFacts {
  /** `failed`: the tenants could not be read; the failure says why. */
  readonly status: 'loading' | 'failed' | 'choosing' | 'submitting';
  /** 请选择租户和部门, 请选择部门 or 请选择租户. */
  readonly title: LocalizedText;
  /** Empty where none is to be chosen. */
  readonly departments: readonly OwnDepartment[];
  /** Empty where none is to be chosen, and while they are read. */
  readonly tenants: readonly Tenant[];
  readonly orgCode: string | null;
  readonly tenantId: string | null;
  readonly isDepartmentMissing: boolean;
  readonly isTenantMissing: boolean;
  /** Why the last try did not go through. */
  readonly failure: LocalizedText | null;
}

export type OrgSelectionEvent =
  | { readonly type: 'choice.department'; readonly orgCode: string }
  | { readonly type: 'choice.tenant'; readonly tenantId: string }
  | { readonly type: 'choice.confirm' }
  /** Reads the tenants again after a failure. */
  | { readonly type: 'choice.retry' }
  /** Rather not: signs out. */
  | { readonly type: 'choice.cancel' };
