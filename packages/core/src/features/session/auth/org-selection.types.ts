import type { OwnDepartment, Tenant } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

/** Selections required before the menu is loaded. */
export interface PendingChoice {
  /** The user's departments, if one must be selected; else empty. */
  readonly departments: readonly OwnDepartment[];
  /** The user's tenants, if one must be selected; else empty. */
  readonly tenantIds: readonly string[];
}

/** State of the selection: options and selected values. */
export interface OrgSelection extends PendingChoice {
  /** Null until the names are loaded. */
  readonly tenants: readonly Tenant[] | null;
  readonly tenantId: string | null;
  readonly orgCode: string | null;
  /** Confirmed with a missing selection. */
  readonly isMissing: boolean;
  readonly failure: LocalizedText | null;
}

/** The dialog after login for users with several departments or tenants. */
export interface OrgSelectionFacts {
  /** `failed`: the tenants could not be loaded; see `failure`. */
  readonly status: 'loading' | 'failed' | 'choosing' | 'submitting';
  /** 请选择租户和部门, 请选择部门 or 请选择租户. */
  readonly title: LocalizedText;
  /** Empty if none is to be selected. */
  readonly departments: readonly OwnDepartment[];
  /** Empty if none is to be selected, and while loading. */
  readonly tenants: readonly Tenant[];
  readonly orgCode: string | null;
  readonly tenantId: string | null;
  readonly isDepartmentMissing: boolean;
  readonly isTenantMissing: boolean;
  /** Why the last attempt failed. */
  readonly failure: LocalizedText | null;
}

export type OrgSelectionEvent =
  | { readonly type: 'choice.department'; readonly orgCode: string }
  | { readonly type: 'choice.tenant'; readonly tenantId: string }
  | { readonly type: 'choice.confirm' }
  /** Reload the tenants after a failure. */
  | { readonly type: 'choice.retry' }
  /** Cancel: logs out. */
  | { readonly type: 'choice.cancel' };
